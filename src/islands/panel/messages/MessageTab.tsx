import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { type Message, messageStates, textOf } from '#domain/mail/message.ts';
import type { ListRow } from '#domain/panel/list-query.ts';
import type { PanelUser } from '#domain/panel/panel.ts';
import { dateAndTime } from '#domain/shared/dates.ts';
import { limits } from '#domain/shared/limits.ts';
import { Button } from '#islands/shared/Button.tsx';
import { TextArea } from '#islands/shared/Labelled.tsx';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { messageTab as texts } from '#messages/panel/inbox.ts';
import { $documentNames, nameKey } from '#stores/panel/log.ts';
import {
  $changing,
  $notes,
  changeMessage,
  closeNote,
  deleteMessage,
  downloadMessages,
  messageList,
  nameOf,
  openNote,
  saveNote,
  typeNote,
} from '#stores/panel/messages.ts';
import { $newMessages, countNewMessages } from '#stores/panel/tab-counts.ts';
import { ask, closeTyped } from '../ask.ts';
import { ContactLinks } from '../ContactLinks.tsx';
import { FormInRow } from '../FormInRow.tsx';
import type { TabProps } from '../LazyPart.tsx';
import { Lead } from '../Lead.tsx';
import { List } from '../List.tsx';
import { LongText } from '../LongText.tsx';
import { LostTexts } from '../LostTexts.tsx';

/** INBOX-2: what visitors have sent. */
export default function MessageTab({ actor }: TabProps) {
  const list = useStore(messageList.$list);
  useEffect(() => {
    // The list is read now; the number on the tab may be of an hour ago.
    if ($newMessages.get() !== null) countNewMessages();
  }, []);
  const actions = (row: ListRow<Message>) => (
    <Actions
      row={row}
      actor={actor}
      onRemove={(name) =>
        ask({
          text: texts.removeText(name),
          yes: texts.removeYes,
          onYes: () => deleteMessage(actor.uid, row.id),
        })
      }
    />
  );
  return (
    <PageSection>
      <h1>{texts.title}</h1>
      <Lead text={texts.lead} />
      <List
        store={messageList}
        above={<LostTexts list={messageList.name} />}
        label={texts.title}
        empty={() => texts.empty}
        noMatches={texts.noMatches}
        searchLabel={texts.search}
        orderNames={texts.orders}
        filterName={(filter) => texts.states[messageStates.find((state) => state === filter) ?? 'new']}
        beside={
          list.step === 'ready' &&
          list.rows.length > 0 && (
            <button className="more small" type="button" onClick={downloadMessages}>
              {texts.download}
            </button>
          )
        }
        render={(message) => <MessageDetails message={message} actor={actor} />}
        actions={actions}
      />
    </PageSection>
  );
}

interface Props {
  message: Message;
  actor: PanelUser;
}

function MessageDetails({ message, actor }: Props) {
  const { company, email, number, subject, text } = textOf(message);
  return (
    <div className="message" data-state={message.state}>
      <p className="message-head">
        <b className="record-title">{nameOf(message)}</b>
        {company && <span>{company}</span>}
        <span className="badge">{texts.kinds[message.kind]}</span>
        <time className="mono soft" dateTime={message.at.toISOString()}>
          {dateAndTime(message.at)}
        </time>
      </p>
      {subject && <p className="message-subject">{subject}</p>}
      {text && <LongText text={text} />}
      <ContactLinks
        number={number}
        email={email}
        subject={texts.reply(subject || [texts.kinds[message.kind], company].filter(Boolean).join(', '))}
        greeting={texts.greeting(nameOf(message))}
      />
      <Taken message={message} actor={actor} />
      <Note message={message} actor={actor} />
    </div>
  );
}

function Taken({ message: { takenBy }, actor }: Props) {
  const names = useStore($documentNames);
  if (takenBy === undefined) return null;
  const name = names[nameKey({ collection: 'users', target: takenBy })];
  return (
    <p className="small soft">{takenBy === actor.uid ? texts.takenByYou : texts.takenBy(name || takenBy)}</p>
  );
}

/** The note for colleagues, edited where it stands. */
function Note({ message, actor }: Props) {
  const { id, note } = message;
  const { [id]: typed } = useStore($notes, { keys: [id] });
  const shown = note !== undefined && (
    <p className="message-note">
      <b>{texts.note}:</b> {note}
    </p>
  );
  return (
    <FormInRow isOpen={typed !== undefined} opener="[data-note]" above={shown}>
      {(isNew) => <NoteForm message={message} actor={actor} typed={typed ?? ''} autoFocus={isNew} />}
    </FormInRow>
  );
}

function NoteForm({ message, actor, typed, autoFocus }: Props & { typed: string; autoFocus: boolean }) {
  const changing = useStore($changing);
  const { id } = message;
  const isSaving = changing === id;
  return (
    <form
      className="form message-form"
      onSubmit={(event) => {
        event.preventDefault();
        saveNote(actor.uid, message);
      }}
    >
      <TextArea
        label={texts.noteFor}
        name={`note-${id}`}
        hint={texts.noteHint}
        rows={3}
        maxLength={limits.messageNote}
        autoFocus={autoFocus}
        value={typed}
        onChange={({ target }) => typeNote(actor.uid, id, target.value)}
      />
      <div className="row">
        <Button type="submit" busy={isSaving} off={changing !== null}>
          {isSaving ? texts.saving : texts.saveNote}
        </Button>
        <button
          className="more"
          type="button"
          onClick={() => closeTyped(typed.trim() !== (message.note ?? ''), () => closeNote(actor.uid, id))}
        >
          {texts.cancelNote}
        </button>
      </div>
    </form>
  );
}

interface ActionProps {
  row: ListRow<Message>;
  actor: PanelUser;
  onRemove(name: string): void;
}

/** One press each; a message that can't be read can only be deleted. */
function Actions({ row, actor, onRemove }: ActionProps) {
  const changing = useStore($changing);
  const message = 'item' in row ? row.item : null;
  const name = message ? nameOf(message) : row.id;
  const isMine = message?.takenBy === actor.uid;
  return (
    <>
      {message && (
        <fieldset className="message-states" aria-label={texts.stateOf(name)}>
          {messageStates.map((state) => (
            <Button
              className="message-state"
              key={state}
              aria-pressed={message.state === state}
              off={changing !== null}
              onClick={() => message.state !== state && changeMessage(actor.uid, message, { state })}
            >
              {texts.states[state]}
            </Button>
          ))}
        </fieldset>
      )}
      {message && (
        <Button
          className="more small"
          aria-label={isMine ? texts.leaveLabel(name) : texts.takeLabel(name)}
          off={changing !== null}
          onClick={() => changeMessage(actor.uid, message, { takenBy: isMine ? null : actor.uid })}
        >
          {isMine ? texts.leave : texts.take}
        </Button>
      )}
      {message && <NoteButton message={message} actor={actor} name={name} />}
      <Button
        className="more danger"
        aria-label={texts.removeLabel(name)}
        off={changing !== null}
        onClick={() => onRemove(name)}
      >
        {texts.remove}
      </Button>
    </>
  );
}

/** Opens the form of the note. */
function NoteButton({ message, actor, name }: Props & { name: string }) {
  const { id, note } = message;
  const { [id]: typed } = useStore($notes, { keys: [id] });
  if (typed !== undefined) return null;
  const isNew = note === undefined;
  return (
    <button
      className="more small"
      type="button"
      data-note
      aria-label={isNew ? texts.addNoteLabel(name) : texts.editNoteLabel(name)}
      onClick={() => openNote(actor.uid, id, note ?? '')}
    >
      {isNew ? texts.addNote : texts.editNote}
    </button>
  );
}
