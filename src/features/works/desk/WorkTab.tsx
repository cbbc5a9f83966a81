import { useStore } from '@nanostores/react';
import { exercisePath } from '#core/addresses/routes.ts';
import { timeNow } from '#core/time/clock.ts';
import { lastDayText } from '#core/time/dates.ts';
import { DateAndTime } from '#core/views/DateAndTime.tsx';
import { courseTitle } from '#panel/course-titles.ts';
import type { TabProps } from '#panel/LazyPart.tsx';
import { TypedText } from '#panel/LostTexts.tsx';
import type { PanelUser } from '#panel/panel.ts';
import { RowButton } from '#panel/RowActions.tsx';
import { FormInRow, OpenForm, RowText } from '#panel/RowForm.tsx';
import { StaffTab } from '#panel/StaffTab.tsx';
import { workLimits } from '../limits.ts';
import { Thread } from '../Thread.tsx';
import { works as words } from '../texts.ts';
import { hasRoom, isLate, isPossible, isRead, type Work } from '../work.ts';
import { Review } from './Review.tsx';
import {
  $changing,
  answers,
  answerWork,
  isOwnClaim,
  mayUndo,
  openWork,
  releaseWork,
  reviews,
  reviewWords,
  undoDecision,
  works,
} from './store.ts';
import { workTab as texts } from './texts.ts';

/** TASK-2. */
export default function WorkTab({ actor }: TabProps) {
  return (
    <StaffTab
      texts={texts}
      rows={works}
      filterName={courseTitle}
      render={(work) => <WorkDetails work={work} actor={actor} />}
      actions={(work) => <Actions work={work} actor={actor} />}
    />
  );
}

interface Props {
  work: Work;
  actor: PanelUser;
}

function WorkDetails({ work, actor }: Props) {
  const { id, name, title, course, task, state, version, at, due, claimedName, asked } = work;
  const { [id]: review } = useStore(reviews.$texts, { keys: [id] });
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
        {isLate(work) && <span className="badge">{words.late}</span>}
        {asked && <span className="badge">{texts.lists.asked}</span>}
        {at && <DateAndTime at={at} className="mono soft" />}
        {due && <span className="small soft">{texts.due(lastDayText(due))}</span>}
      </p>
      {state === 'claimed' && (
        <p className="message-note">
          {isOwn ? texts.own : texts.readBy(claimedName)}
          {!isRead(work, timeNow()) && ` · ${texts.claimOver}`}
        </p>
      )}
      <Thread work={work} />
      {review && !isOwn && reviewWords(review) !== '' && (
        <TypedText
          said={texts.notYours}
          text={reviewWords(review)}
          drop={() => reviews.close(actor.uid, id)}
        />
      )}
      <FormInRow isOpen={review !== undefined && isOwn} opener="[data-first]">
        {(isNew) => <Review work={work} actor={actor} autoFocus={isNew} />}
      </FormInRow>
      <RowText
        form={answers}
        by={actor.uid}
        id={id}
        field={{ label: texts.answerField, rows: 3, maxLength: workLimits.text }}
        empty={texts.emptyAnswer}
        texts={{ ...texts, cancel: texts.close }}
        onSend={() => answerWork(actor, id)}
      />
    </div>
  );
}

function Actions({ work, actor }: Props) {
  const { id, name, title } = work;
  const { [id]: review } = useStore(reviews.$texts, { keys: [id] });
  const isOwn = isOwnClaim(work, actor.uid);
  const mayOpen = isOwn ? review === undefined : isPossible('claim', work, timeNow());
  return (
    <>
      {mayOpen && (
        <RowButton
          $busy={$changing}
          id={id}
          data-first
          label={isOwn ? texts.goOnLabel(title, name) : texts.openLabel(title, name)}
          onPress={() => openWork(actor, id)}
        >
          {isOwn ? texts.goOn : texts.open}
        </RowButton>
      )}
      {isOwn && (
        <RowButton
          $busy={$changing}
          label={texts.releaseLabel(title, name)}
          onPress={() => releaseWork(actor, id)}
        >
          {texts.release}
        </RowButton>
      )}
      {mayUndo(work, actor.uid) && (
        <RowButton
          $busy={$changing}
          id={id}
          label={texts.undoLabel(title, name)}
          question={{ text: texts.undoText(title, name) }}
          onPress={() => undoDecision(actor, id)}
        >
          {texts.undo}
        </RowButton>
      )}
      {hasRoom(work) && isPossible('answer', work, timeNow()) && (
        <OpenForm
          form={answers}
          id={id}
          label={texts.answerLabel(title, name)}
          onOpen={() => answers.open(actor.uid, id, '')}
        >
          {texts.answer}
        </OpenForm>
      )}
    </>
  );
}
