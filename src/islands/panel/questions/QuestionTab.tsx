import { useStore } from '@nanostores/react';
import type { ListRow } from '#domain/panel/list-query.ts';
import type { PanelUser } from '#domain/panel/panel.ts';
import {
  answersOf,
  type Question,
  type QuestionAnswer,
  type QuestionWords,
} from '#domain/questions/question.ts';
import { dateAndTime } from '#domain/shared/dates.ts';
import { momentAddress, shortClock } from '#domain/videos/duration.ts';
import { QuestionCode } from '#islands/questions/QuestionCode.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { questionTab as texts } from '#messages/panel/questions.ts';
import { labels } from '#messages/shared/common.ts';
import { courseTitle } from '#stores/panel/course-titles.ts';
import { $documentNames, nameKey } from '#stores/panel/log.ts';
import {
  $answers,
  $changing,
  $reasons,
  hasDraft,
  markQuestion,
  openAnswer,
  openReason,
  questionList,
  removeAnswer,
  showQuestion,
} from '#stores/panel/questions.ts';
import { $openQuestions, countOpenQuestions } from '#stores/panel/tab-counts.ts';
import { ask } from '../ask.ts';
import { FormInRow } from '../FormInRow.tsx';
import type { TabProps } from '../LazyPart.tsx';
import { LongText } from '../LongText.tsx';
import { WaitingTab } from '../WaitingTab.tsx';
import { AnswerForm, HideForm } from './AnswerForm.tsx';

/** ASK-2: what students ask under videos. */
export default function QuestionTab({ actor }: TabProps) {
  return (
    <WaitingTab
      texts={texts}
      store={questionList}
      count={[$openQuestions, countOpenQuestions]}
      render={(question) => <QuestionDetails question={question} actor={actor} />}
      actions={(row) => <Actions row={row} actor={actor} />}
    />
  );
}

interface Props {
  question: Question;
  actor: PanelUser;
}

/** Name and surname of who asks; the first name where the record can't be read. */
function useAsker({ uid, name }: Question): string {
  const names = useStore($documentNames);
  return names[nameKey({ collection: 'users', target: uid })] || name;
}

function QuestionDetails({ question, actor }: Props) {
  const { id, video, title, course, second, text, code, at, reason } = question;
  const name = useAsker(question);
  const answers = answersOf(question);
  const place = texts.place(title, shortClock(second));
  const { [id]: answer } = useStore($answers, { keys: [id] });
  const { [id]: hiding } = useStore($reasons, { keys: [id] });
  return (
    <div className="message">
      <p className="message-head">
        <b className="record-title" translate="no">
          {name}
        </b>
        <a
          href={momentAddress(course, video, second)}
          target="_blank"
          rel="noopener"
          aria-label={labels.inNewWindow(place)}
        >
          {place}
        </a>
        <span className="soft">{courseTitle(course)}</span>
        <time className="mono soft" dateTime={at.toISOString()}>
          {dateAndTime(at)}
        </time>
      </p>
      <Words text={text} code={code} />
      {reason !== undefined && (
        <p className="message-note">
          <b>{texts.hiddenFor}</b> {reason}
        </p>
      )}
      {answers.length > 0 && (
        <ol className="question-row-answers" aria-label={texts.answersOf(name)}>
          {answers.map((one) => (
            <li key={one.uid}>
              <Answer question={question} answer={one} actor={actor} />
            </li>
          ))}
        </ol>
      )}
      <FormInRow isOpen={answer !== undefined} opener="[data-first]">
        {(isNew) => <AnswerForm question={question} actor={actor} autoFocus={isNew} />}
      </FormInRow>
      <FormInRow isOpen={hiding !== undefined} opener="[data-first]">
        {(isNew) => <HideForm question={question} actor={actor} autoFocus={isNew} />}
      </FormInRow>
    </div>
  );
}

/** The words of a question or an answer. */
function Words({ text, code }: QuestionWords) {
  return (
    <>
      <LongText text={text} />
      {code && (
        <div className="question-row-code">
          <QuestionCode code={code} />
        </div>
      )}
    </>
  );
}

function Answer({ question: { id }, answer, actor }: Props & { answer: QuestionAnswer }) {
  const changing = useStore($changing);
  const { uid, name, staff, text, code, at } = answer;
  return (
    <>
      <p className="message-head">
        <b translate="no">{name}</b>
        {staff && <span className="badge">{texts.staff}</span>}
        <time className="mono soft" dateTime={at.toISOString()}>
          {dateAndTime(at)}
        </time>
      </p>
      <Words text={text} code={code} />
      <Button
        className="more danger"
        aria-label={texts.removeAnswerLabel(name)}
        off={changing !== null}
        onClick={() =>
          ask({ text: texts.removeAnswerText(name), onYes: () => removeAnswer(actor.uid, id, uid) })
        }
      >
        {texts.removeAnswer}
      </Button>
    </>
  );
}

/** What can be done with a question; one that can't be read is seen alone. */
function Actions({ row, actor }: { row: ListRow<Question>; actor: PanelUser }) {
  return 'item' in row && <QuestionActions question={row.item} actor={actor} />;
}

function QuestionActions({ question, actor }: Props) {
  const { id, answered, hidden, answers } = question;
  const name = useAsker(question);
  const changing = useStore($changing);
  const { [id]: answer } = useStore($answers, { keys: [id] });
  const { [id]: hiding } = useStore($reasons, { keys: [id] });
  const isBusy = changing !== null;
  if (hidden)
    return (
      <Button
        className="more small"
        data-first
        aria-label={texts.showLabel(name)}
        off={isBusy}
        onClick={() => showQuestion(actor.uid, id)}
      >
        {texts.show}
      </Button>
    );
  const [open, openLabel] = hasDraft(actor.uid, id)
    ? [texts.goOn, texts.goOnLabel(name)]
    : answers[actor.uid]
      ? [texts.edit, texts.editLabel(name)]
      : [texts.answer, texts.answerLabel(name)];
  return (
    <>
      {answer === undefined && (
        <button
          className="more small"
          type="button"
          data-first
          aria-label={openLabel}
          onClick={() => openAnswer(actor.uid, question)}
        >
          {open}
        </button>
      )}
      {(answered || Object.keys(answers).length > 0) && (
        <Button
          className="more small"
          aria-label={answered ? texts.reopenLabel(name) : texts.enoughLabel(name)}
          off={isBusy}
          onClick={() => markQuestion(actor.uid, id, !answered)}
        >
          {answered ? texts.reopen : texts.enough}
        </Button>
      )}
      {hiding === undefined && (
        <button
          className="more small"
          type="button"
          aria-label={texts.hideLabel(name)}
          onClick={() => openReason(actor.uid, id, '')}
        >
          {texts.hide}
        </button>
      )}
    </>
  );
}
