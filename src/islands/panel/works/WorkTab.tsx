import { useStore } from '@nanostores/react';
import { type SubmitEvent, useState } from 'react';
import type { ListRow } from '#domain/panel/list-query.ts';
import type { PanelUser } from '#domain/panel/panel.ts';
import { timeNow } from '#domain/shared/clock.ts';
import { dateAndTime } from '#domain/shared/dates.ts';
import { limits } from '#domain/shared/limits.ts';
import { exercisePath } from '#domain/shared/routes.ts';
import { hasRoom, isPossible, isRead, type Work } from '#domain/works/work.ts';
import { Button } from '#islands/shared/Button.tsx';
import { TextArea } from '#islands/shared/Labelled.tsx';
import { sendByKey } from '#islands/shared/send-by-key.ts';
import { Thread } from '#islands/works/Thread.tsx';
import { workTab as texts } from '#messages/panel/works.ts';
import { works as words } from '#messages/works/works.ts';
import { courseTitle } from '#stores/panel/course-titles.ts';
import { $openWorks, countOpenWorks } from '#stores/panel/tab-counts.ts';
import {
  $answers,
  $changing,
  $reviews,
  answerWork,
  closeAnswer,
  dropReview,
  isOwnClaim,
  mayUndo,
  openAnswer,
  openWork,
  releaseWork,
  reviewWords,
  typeAnswer,
  undoDecision,
  workList,
} from '#stores/panel/works.ts';
import { ask, closeTyped } from '../ask.ts';
import { FormInRow } from '../FormInRow.tsx';
import type { TabProps } from '../LazyPart.tsx';
import { TypedText } from '../LostTexts.tsx';
import { WaitingTab } from '../WaitingTab.tsx';
import { Review } from './Review.tsx';

/** TASK-2: what students hand in. */
export default function WorkTab({ actor }: TabProps) {
  return (
    <WaitingTab
      texts={texts}
      store={workList}
      count={[$openWorks, countOpenWorks]}
      render={(work) => <WorkDetails work={work} actor={actor} />}
      actions={(row) => <Actions row={row} actor={actor} />}
    />
  );
}

interface Props {
  work: Work;
  actor: PanelUser;
}

function WorkDetails({ work, actor }: Props) {
  const { id, name, title, course, task, state, version, at, claimedName, asked } = work;
  const { [id]: review } = useStore($reviews, { keys: [id] });
  const { [id]: answer } = useStore($answers, { keys: [id] });
  const isOwn = isOwnClaim(work, actor.uid);
  return (
    <div className="message">
      <p className="message-head">
        <b className="record-title" translate="no">
          {name}
        </b>
        <a href={exercisePath(course, task)} target="_blank" rel="noopener">
          {title}
        </a>
        <span className="soft">{courseTitle(course)}</span>
        <span className="badge" data-work={state}>
          {words.states[state]}
        </span>
        <span className="mono small soft">{words.version(version)}</span>
        {asked && <span className="badge">{texts.lists.asked}</span>}
        {at && (
          <time className="mono soft" dateTime={at.toISOString()}>
            {dateAndTime(at)}
          </time>
        )}
      </p>
      {state === 'claimed' && (
        <p className="message-note">
          {isOwn ? texts.own : texts.readBy(claimedName)}
          {!isRead(work, timeNow()) && ` · ${texts.claimOver}`}
        </p>
      )}
      <Thread work={work} />
      {review && !isOwn && reviewWords(review) !== '' && (
        <TypedText said={texts.notYours} text={reviewWords(review)} drop={() => dropReview(actor.uid, id)} />
      )}
      <FormInRow isOpen={review !== undefined && isOwn} opener="[data-first]">
        {(isNew) => <Review work={work} actor={actor} autoFocus={isNew} />}
      </FormInRow>
      <FormInRow isOpen={answer !== undefined} opener="[data-answer]">
        {(isNew) => <AnswerForm work={work} actor={actor} autoFocus={isNew} />}
      </FormInRow>
    </div>
  );
}

function AnswerForm({ work: { id }, actor, autoFocus }: Props & { autoFocus: boolean }) {
  const { [id]: text = '' } = useStore($answers, { keys: [id] });
  const changing = useStore($changing);
  const [isTried, setTried] = useState(false);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    answerWork(actor, id);
  };
  return (
    <form className="form message-form" onSubmit={send} onKeyDown={sendByKey}>
      <TextArea
        label={texts.answerField}
        name={`answer-${id}`}
        rows={3}
        maxLength={limits.workText}
        problem={isTried && text.trim() === '' ? texts.emptyAnswer : null}
        autoFocus={autoFocus}
        value={text}
        onChange={({ target }) => typeAnswer(actor.uid, id, target.value)}
      />
      <div className="row">
        <Button type="submit" busy={changing === id} off={changing !== null}>
          {changing === id ? texts.sending : texts.send}
        </Button>
        <button
          className="more"
          type="button"
          onClick={() => closeTyped(text.trim() !== '', () => closeAnswer(actor.uid, id))}
        >
          {texts.close}
        </button>
      </div>
    </form>
  );
}

/** What can be done with a work; one that can't be read is seen alone. */
function Actions({ row, actor }: { row: ListRow<Work>; actor: PanelUser }) {
  return 'item' in row && <WorkActions work={row.item} actor={actor} />;
}

function WorkActions({ work, actor }: Props) {
  const { id, name, title } = work;
  const changing = useStore($changing);
  const { [id]: review } = useStore($reviews, { keys: [id] });
  const { [id]: answer } = useStore($answers, { keys: [id] });
  const isOwn = isOwnClaim(work, actor.uid);
  const isBusy = changing !== null;
  const mayOpen = isOwn ? review === undefined : isPossible('claim', work, timeNow());
  return (
    <>
      {mayOpen && (
        <Button
          className="more small"
          data-first
          aria-label={isOwn ? texts.goOnLabel(title, name) : texts.openLabel(title, name)}
          busy={changing === id}
          off={isBusy}
          onClick={() => openWork(actor, id)}
        >
          {isOwn ? texts.goOn : texts.open}
        </Button>
      )}
      {isOwn && (
        <Button
          className="more small"
          aria-label={texts.releaseLabel(title, name)}
          off={isBusy}
          onClick={() => releaseWork(actor, id)}
        >
          {texts.release}
        </Button>
      )}
      {mayUndo(work, actor.uid) && (
        <Button
          className="more small"
          aria-label={texts.undoLabel(title, name)}
          busy={changing === id}
          off={isBusy}
          onClick={() => ask({ text: texts.undoText(title, name), onYes: () => undoDecision(actor, id) })}
        >
          {texts.undo}
        </Button>
      )}
      {answer === undefined && hasRoom(work) && isPossible('answer', work, timeNow()) && (
        <button
          className="more small"
          type="button"
          data-answer
          aria-label={texts.answerLabel(title, name)}
          onClick={() => openAnswer(actor.uid, id, '')}
        >
          {texts.answer}
        </button>
      )}
    </>
  );
}
