import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { sendByKey } from '#core/forms/Labelled.tsx';
import { textLength } from '#core/forms/text-length-texts.ts';
import { shortClock } from '#core/time/duration.ts';
import { discarding } from '#core/views/common-texts.ts';
import { ask } from '#core/views/confirm-dialog.ts';
import { Icon } from '#core/views/Icon.tsx';
import { useInParts } from '#core/views/in-parts.ts';
import { showToast } from '#core/views/toasts.ts';
import { play } from '#features/videos/player-store.ts';
import { goTo, secondNow } from '#features/videos/playing.ts';
import type { Video } from '#features/videos/video.ts';
import { exportNotes, watchCourseNotes } from './course-notes.ts';
import { noteLimits } from './limits.ts';
import { type ShownNote, shownNotes } from './notes.ts';
import {
  $areUnkept,
  $isWaiting,
  $notes,
  editNote,
  hasTyped,
  keepDraft,
  removeNote,
  saveDraft,
} from './store.ts';
import { notes as texts } from './texts.ts';

interface Props {
  course: string;
  video: Video;
}

const notesAtOnce = 10;

/** The reader's notes on this video (LEARN-5). */
export function VideoNotes({ course, video }: Props) {
  const { notes, unsent, draft } = useStore($notes);
  const isWaiting = useStore($isWaiting);
  const areUnkept = useStore($areUnkept);
  const field = useRef<HTMLTextAreaElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [removed, setRemoved] = useState<{ video: string; undo: () => void } | null>(null);
  useEffect(watchCourseNotes, []);
  const shown = shownNotes(notes, video.id);
  const inParts = useInParts(shown, notesAtOnce, video.id);
  const begin = () => {
    setRemoved(null);
    keepDraft({ id: null, video: video.id, title: video.title, seconds: secondNow(video), text: '' });
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
        {inParts.map((note) => (
          <NoteItem
            key={note.id}
            note={note}
            video={video}
            state={isWaiting && note.id in unsent ? texts[areUnkept ? 'unkept' : 'unsent'] : ''}
            change={() => {
              if (editNote(note)) return;
              showToast({ kind: 'bad', text: texts.unfinished });
              field.current?.focus();
            }}
            remove={() => setRemoved({ video: video.id, undo: removeNote(note) })}
          />
        ))}
      </ol>
      {removed?.video === video.id && (
        <p className="row" role="status">
          {texts.removed}
          <button
            className="more"
            type="button"
            onClick={() => {
              removed.undo();
              setRemoved(null);
              end();
            }}
          >
            {texts.undo}
          </button>
        </p>
      )}
      {draft ? (
        // Another note that is opened gets the focus, too.
        <NoteForm key={draft.id} field={field} isUnkept={areUnkept} whenDone={end} />
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
  state: string; // what is to be said of it
  change: () => void;
  remove: () => void;
}

function NoteItem({ note, video, state, change, remove }: ItemProps) {
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
        <button className="icon-button" type="button" aria-label={texts.change} onClick={change}>
          <Icon name="edit" />
        </button>
        <button className="icon-button" type="button" aria-label={texts.remove} onClick={remove}>
          <Icon name="trash" />
        </button>
      </span>
      {state && <span className="hint">{state}</span>}
    </li>
  );
}

interface FormProps {
  field: RefObject<HTMLTextAreaElement | null>;
  isUnkept: boolean; // the device can't keep what is typed
  whenDone: () => void;
}

/** What is typed stands in the store with every letter, so it outlives this view and the page. */
function NoteForm({ field, isUnkept, whenDone }: FormProps) {
  const { draft } = useStore($notes);
  useEffect(() => field.current?.focus(), [field]);
  // A text that is too long stays, as in other fields (core/forms/Labelled.tsx, which would be much for this one).
  const length = draft?.text.length ?? 0;
  const long = length > noteLimits.text ? textLength.tooLong(length, noteLimits.text) : '';
  useEffect(() => field.current?.setCustomValidity(long), [field, long]);
  if (!draft) return null;
  const save = () => {
    const result = saveDraft();
    if (result === 'full') showToast({ kind: 'bad', text: texts.full });
    else if (result === 'empty') field.current?.focus();
    else whenDone();
  };
  const cancel = async () => {
    if (hasTyped() && !(await ask(discarding))) return;
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
          value={draft.text}
          aria-describedby="note-hint"
          aria-invalid={long !== ''}
          onChange={({ target }) => keepDraft({ ...draft, text: target.value })}
          onKeyDown={sendByKey}
        />
      </label>
      {long && (
        <p className="error" role="alert">
          {long}
        </p>
      )}
      <p className="hint" id="note-hint">
        {draft.title}. {texts.hint} {isUnkept && texts.unkeptDraft}
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
