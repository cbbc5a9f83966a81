import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { routes } from '#core/addresses/routes.ts';
import { Form } from '#core/forms/Form.tsx';
import { Field, sendByKey, TextArea } from '#core/forms/Labelled.tsx';
import { PictureForm } from '#core/forms/PictureForm.tsx';
import { $profile } from '#core/session/profile.ts';
import { timeNow } from '#core/time/clock.ts';
import { lastMinute } from '#core/time/dates.ts';
import { Button } from '#core/views/Button.tsx';
import { ask } from '#core/views/confirm-dialog.ts';
import { DateAndTime } from '#core/views/DateAndTime.tsx';
import { FailedNote, Loading } from '#core/views/LoadStatus.tsx';
import { useFocusAfter, useLostFocus } from '#core/views/use-lost-focus.ts';
import {
  $handInDraft,
  $isHandInUnkept,
  $pictureWaits,
  $withdrawing,
  editAgain,
  hasOtherCode,
  mayHandIn,
  messageForm,
  openHandIn,
  ownWork,
  type PageTask,
  stopWaiting,
  typeHandIn,
  withdrawOwnWork,
  workForm,
  workPicture,
} from './hand-in.ts';
import { workLimits } from './limits.ts';
import { commentsAbout, Thread } from './Thread.tsx';
import { handIn as texts, waited, works as words } from './texts.ts';
import { $versions, readVersion, shownKey } from './versions.ts';
import { WorkVersion } from './WorkVersion.tsx';
import { hasRoom, isLate, isPossible, type Queue, queuePosition, usualWait, type Work } from './work.ts';

/** TASK-1. */
export function HandIn({ task }: { task: PageTask }) {
  const profile = useStore($profile);
  const state = useStore(ownWork.$state);
  const uid = profile.state === 'ready' ? profile.record.id : null;
  useEffect(() => {
    if (uid !== null) openHandIn(uid, task);
  }, [uid, task]);
  if (profile.state === 'guest') return null;
  if (profile.state === 'failed') return <p className="note bad">{profile.message}</p>;
  if (profile.state !== 'ready' || state.step === 'loading') return <Loading text={texts.loading} />;
  if (state.step === 'failed')
    return <FailedNote message={state.message} retry={() => openHandIn(profile.record.id, task)} />;
  const { work, queue, due } = state.own;
  const may = mayHandIn(profile.record, task.course);
  const canSend = !work || isPossible('send', work, timeNow());
  return (
    <div className="hand-in-own" data-drafts>
      {work && work.state !== 'begun' && <State work={work} queue={queue} canEdit={may && canSend} />}
      {may && canSend && due && <Deadline due={due} />}
      {may && canSend && <Send task={task} />}
      {!may && canSend && (
        <p>
          {texts.noCourse}{' '}
          <a className="more" href={routes.course(task.course)}>
            {texts.toCourse}
          </a>
        </p>
      )}
      {work && <Thread work={work} />}
      {work && isPossible('ask', work, timeNow()) && <Message work={work} />}
      {work && work.version > 0 && <Versions work={work} canEdit={may && canSend} />}
    </div>
  );
}

const stateId = 'own-work';

function State({ work, queue, canEdit }: Pick<VersionProps, 'work' | 'canEdit'> & { queue: Queue | null }) {
  const isWithdrawing = useStore($withdrawing) !== null;
  const root = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with the state.
  useLostFocus(work.rev, () => root.current);
  const usual = queue && usualWait(queue);
  const withdraw = async () => {
    if (!isWithdrawing && (await ask(texts.withdrawAsk))) withdrawOwnWork(work.id);
  };
  return (
    <div id={stateId} ref={root} tabIndex={-1}>
      <p className="row">
        <span className="badge" data-work={work.state}>
          {words.states[work.state]}
        </span>
        {isLate(work) && <span className="badge">{words.late}</span>}
        <span className="mono small">{words.version(work.version)}</span>
      </p>
      <p role="status">{texts.next[work.state]}</p>
      {work.state === 'returned' && canEdit && work.kind === 'code' && (
        <EditAgain work={work} number={work.version} label={texts.editReturned} />
      )}
      {queue && (
        <p>
          {work.state === 'sent' && texts.place(queuePosition(queue, work.ticket))}{' '}
          {usual !== null && texts.usual(waited(usual))} {texts.goOn}
        </p>
      )}
      {isPossible('withdraw', work, timeNow()) && (
        <p>
          <Button className="more danger" busy={isWithdrawing} onClick={withdraw}>
            {texts.withdraw}
          </Button>
        </p>
      )}
    </div>
  );
}

/** GROUP-3. */
function Deadline({ due }: { due: Date }) {
  const words = due > timeNow() ? texts.due : texts.dueOver;
  return (
    <p>
      {words.until} <DateAndTime at={lastMinute(due)} className="mono" />. {words.late}
    </p>
  );
}

function Send({ task: { kind } }: { task: PageTask }) {
  const { waits } = useStore($handInDraft);
  const pictureWaits = useStore($pictureWaits);
  const isSending = useStore(workForm.$state).step === 'sending';
  const isWaiting = (waits || pictureWaits) && !isSending;
  const root = useRef<HTMLDivElement>(null);
  useLostFocus(isWaiting, () => root.current?.querySelector('button'));
  useFocusAfter(stateId);
  return (
    <div ref={root}>
      {isWaiting ? (
        <div className="note warn">
          <p role="status">{pictureWaits ? texts.pictureWaits : texts.waits}</p>
          <p>
            <button className="more" type="button" onClick={stopWaiting}>
              {texts.stopWaiting}
            </button>
          </p>
        </div>
      ) : (
        <WorkForm kind={kind} isSending={isSending} />
      )}
    </div>
  );
}

function WorkForm({ kind, isSending }: Pick<PageTask, 'kind'> & { isSending: boolean }) {
  const draft = useStore($handInDraft);
  const isUnkept = useStore($isHandInUnkept);
  const chosen = useStore(workPicture.$chosen);
  if (kind === 'picture')
    return (
      <PictureForm
        name="picture"
        picture={workPicture}
        form={workForm}
        hint={texts.pictureHint}
        choose={chosen.step === 'chosen' ? texts.change : texts.choose}
        texts={{ submit: texts.submit, sending: texts.sending, chosen: texts.chosen }}
      >
        {chosen.step === 'chosen' && (
          <img className="work-picture" src={chosen.preview} alt={texts.preview} />
        )}
      </PictureForm>
    );
  return (
    <Form store={workForm} submit={texts.submit} sending={texts.sending}>
      {kind === 'code' ? (
        <p>{texts.code}</p>
      ) : (
        <Field
          label={texts.address}
          name="address"
          hint={texts.addressHint}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          readOnly={isSending}
          value={draft.address}
          onChange={({ target }) => typeHandIn({ address: target.value })}
        />
      )}
      {isUnkept && <p className="error">{texts.unkept}</p>}
    </Form>
  );
}

/** Also after the work was returned or accepted (TASK-2). */
function Message({ work }: { work: Work }) {
  const { message } = useStore($handInDraft);
  if (!hasRoom(work)) return <p className="small soft">{texts.threadFull}</p>;
  return (
    <Form store={messageForm} submit={texts.sendMessage} sending={texts.sending} quiet>
      <TextArea
        label={texts.message}
        name="message"
        hint={texts.messageHint}
        rows={3}
        maxLength={workLimits.text}
        value={message}
        onChange={({ target }) => typeHandIn({ message: target.value })}
        onKeyDown={sendByKey}
      />
    </Form>
  );
}

interface VersionProps {
  work: Work;
  canEdit: boolean;
}

/** Newest first; each is read when it is unfolded. */
function Versions({ work, canEdit }: VersionProps) {
  return Array.from({ length: work.version }, (_, at) => work.version - at).map((number) => (
    <Unfolded key={number} work={work} canEdit={canEdit} number={number} />
  ));
}

function Unfolded({ work, canEdit, number }: VersionProps & { number: number }) {
  // What came back stands beside what was said about it, also on paper.
  const [isOpen, setOpen] = useState(work.state === 'returned' && number === work.version);
  return (
    <details className="unfolds" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.version(number)}</summary>
      {isOpen && <WorkVersion work={work} number={number} comments={commentsAbout(work, number)} />}
      {isOpen && canEdit && work.kind === 'code' && (
        <EditAgain work={work} number={number} label={texts.editAgain} />
      )}
    </details>
  );
}

/** On a new device the editor has only what the task begins with. */
function EditAgain({ work, number, label }: { work: Work; number: number; label: string }) {
  const key = shownKey(work, number);
  const { id, uid, course, task, kind } = work;
  const shown = useStore($versions, { keys: [key] })[key];
  useEffect(() => {
    readVersion({ id, uid, course, task, kind }, number);
  }, [id, uid, course, task, kind, number]);
  if (shown?.step !== 'ready') return null;
  const { code } = shown.version;
  const take = async () => {
    if (!hasOtherCode(code) || (await ask(texts.editAgainAsk))) editAgain(code);
  };
  return (
    <p>
      <button className="more" type="button" onClick={take}>
        {label}
      </button>
    </p>
  );
}
