import { useStore } from '@nanostores/react';
import { DateAndTime } from '#core/views/DateAndTime.tsx';
import { ContactLinks } from '#panel/ContactLinks.tsx';
import type { TabProps } from '#panel/LazyPart.tsx';
import { LongText } from '#panel/LongText.tsx';
import { $documentNames, nameKey } from '#panel/log.ts';
import type { PanelUser } from '#panel/panel.ts';
import { RowButton } from '#panel/RowActions.tsx';
import { OpenForm, RowText } from '#panel/RowForm.tsx';
import { StaffTab } from '#panel/StaffTab.tsx';
import { inboxLimits } from '../limits.ts';
import { type Message, messageStates, textOf } from '../message.ts';
import {
  $changing,
  changeMessage,
  deleteMessage,
  downloadMessages,
  messages,
  nameOf,
  notes,
  saveNote,
} from './store.ts';
import { messageTab as texts } from './texts.ts';

/** INBOX-2: what visitors have sent. */
export default function MessageTab({ actor }: TabProps) {
  const list = useStore(messages.list.$list);
  return (
    <StaffTab
      texts={texts}
      rows={messages}
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
      actions={(message) => <Actions message={message} actor={actor} />}
      malformed={(id) => <RemoveButton id={id} name={id} actor={actor} />}
    />
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
        <DateAndTime at={message.at} className="mono soft" />
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

function Note({ message: { id, note }, actor }: Props) {
  return (
    <RowText
      form={notes}
      by={actor.uid}
      id={id}
      above={
        note !== undefined && (
          <p className="message-note">
            <b>{texts.note}:</b> {note}
          </p>
        )
      }
      field={{
        label: texts.noteFor,
        hint: texts.noteHint,
        rows: 3,
        maxLength: inboxLimits.note,
      }}
      texts={{ send: texts.saveNote, sending: texts.saving, cancel: texts.cancelNote }}
      onSend={() => saveNote(actor, id)}
    />
  );
}

/** Also of a message that can't be read. */
const RemoveButton = ({ id, name, actor }: { id: string; name: string; actor: PanelUser }) => (
  <RowButton
    $busy={$changing}
    className="more danger"
    label={texts.removeLabel(name)}
    question={{ text: texts.removeText(name), yes: texts.removeYes }}
    onPress={() => deleteMessage(actor.uid, id)}
  >
    {texts.remove}
  </RowButton>
);

function Actions({ message, actor }: Props) {
  const { id, state, takenBy, note } = message;
  const name = nameOf(message);
  const isMine = takenBy === actor.uid;
  const isNew = note === undefined;
  return (
    <>
      <fieldset className="message-states" aria-label={texts.stateOf(name)}>
        {messageStates.map((one) => (
          <RowButton
            $busy={$changing}
            className="message-state"
            key={one}
            aria-pressed={state === one}
            onPress={() => state !== one && changeMessage(actor, id, { state: one })}
          >
            {texts.states[one]}
          </RowButton>
        ))}
      </fieldset>
      <RowButton
        $busy={$changing}
        label={isMine ? texts.leaveLabel(name) : texts.takeLabel(name)}
        onPress={() => changeMessage(actor, id, { takenBy: isMine ? null : actor.uid })}
      >
        {isMine ? texts.leave : texts.take}
      </RowButton>
      <OpenForm
        form={notes}
        id={id}
        label={isNew ? texts.addNoteLabel(name) : texts.editNoteLabel(name)}
        onOpen={() => notes.open(actor.uid, id, note ?? '')}
      >
        {isNew ? texts.addNote : texts.editNote}
      </OpenForm>
      <RemoveButton id={id} name={name} actor={actor} />
    </>
  );
}
