import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { type ShownNote, shownNotes } from '#domain/notes/notes.ts';
import { limits } from '#domain/shared/limits.ts';
import { shortClock } from '#domain/videos/duration.ts';
import type { Video } from '#domain/videos/video.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { notes as texts } from '#messages/notes/notes.ts';
import { $isWaiting, $notes, editNote, keepDraft, removeNote, saveDraft } from '#stores/notes/notes.ts';
import { showToast } from '#stores/shared/toasts.ts';
import { watchCourseNotes } from '#stores/videos/course-notes.ts';
import { exportNotes } from '#stores/videos/export-notes.ts';
import { play } from '#stores/videos/player.ts';
import { goTo, placeNow } from '#stores/videos/playing.ts';

interface Props {
  course: string;
  video: Video;
}

/** The reader's notes on this video (LEARN-5). */
export function VideoNotes({ course, video }: Props) {
  const { notes, unsent, draft } = useStore($notes);
  const isWaiting = useStore($isWaiting);
  const add = useRef<HTMLButtonElement>(null);
  const [undo, setUndo] = useState<(() => void) | null>(null);
  useEffect(watchCourseNotes, []);
  const shown = shownNotes(notes, video.id);
  const begin = () => {
    setUndo(null);
    keepDraft({ id: null, video: video.id, title: video.title, seconds: placeNow(video.id), text: '' });
  };
  const end = () => requestAnimationFrame(() => add.current?.focus());
  return (
    <section className="notes" aria-labelledby="notes-title">
      <div className="row between">
        <h3 id="notes-title">{texts.title}</h3>
        {shownNotes(notes).length > 0 && (
          <button className="more" type="button" onClick={() => exportNotes(course, notes)}>
            {texts.exported}
          </button>
        )}
      </div>
      {shown.length === 0 && !draft && <p className="soft small">{texts.empty}</p>}
      <ol className="note-list">
        {shown.map((note) => (
          <NoteItem
            key={note.id}
            note={note}
            video={video}
            isUnsent={isWaiting && note.id in unsent}
            remove={() => {
              const bring = removeNote(note);
              setUndo(() => bring);
            }}
          />
        ))}
      </ol>
      {undo && (
        <p className="row note-removed" role="status">
          {texts.removed}
          <button
            className="more"
            type="button"
            onClick={() => {
              undo();
              setUndo(null);
              end();
            }}
          >
            {texts.undo}
          </button>
        </p>
      )}
      {draft ? (
        // Another note that is opened gets the focus, too.
        <NoteForm key={draft.id} whenDone={end} />
      ) : (
        <button className="button quiet" type="button" ref={add} onClick={begin}>
          <Icon name="edit" />
          {texts.add}
        </button>
      )}
    </section>
  );
}

interface ItemProps {
  note: ShownNote;
  video: Video;
  isUnsent: boolean;
  remove: () => void;
}

function NoteItem({ note, video, isUnsent, remove }: ItemProps) {
  const time = shortClock(note.seconds);
  return (
    <li>
      <button
        className="moment mono"
        type="button"
        aria-label={texts.goTo(time)}
        onClick={() => goTo(video.id, note.seconds) || play(video, note.seconds)}
      >
        {time}
      </button>
      <p className="note-text">{note.text}</p>
      <span className="note-tools">
        <button
          className="icon-button"
          type="button"
          aria-label={texts.change}
          onClick={() => editNote(note)}
        >
          <Icon name="edit" />
        </button>
        <button className="icon-button" type="button" aria-label={texts.remove} onClick={remove}>
          <Icon name="trash" />
        </button>
      </span>
      {isUnsent && <span className="hint">{texts.unsent}</span>}
    </li>
  );
}

/** What is typed stands in the store with every letter, so it outlives this view and the page. */
function NoteForm({ whenDone }: { whenDone: () => void }) {
  const { draft } = useStore($notes);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  if (!draft) return null;
  const save = () => {
    const result = saveDraft();
    if (result === 'full') showToast({ kind: 'bad', text: texts.full });
    else if (result === 'empty') field.current?.focus();
    else whenDone();
  };
  const cancel = () => {
    keepDraft(null);
    whenDone();
  };
  return (
    <form
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label>
        <span>
          {texts.field} <span className="mono soft">{shortClock(draft.seconds)}</span>
        </span>
        <textarea
          className="input"
          ref={field}
          rows={3}
          maxLength={limits.noteText}
          value={draft.text}
          aria-describedby="note-hint"
          onChange={({ target }) => keepDraft({ ...draft, text: target.value })}
        />
      </label>
      <p className="hint" id="note-hint">
        {draft.title}. {texts.hint}
      </p>
      <p className="row">
        <button className="button" type="submit">
          {texts.save}
        </button>
        <button className="button quiet" type="button" onClick={cancel}>
          {texts.cancel}
        </button>
      </p>
    </form>
  );
}
