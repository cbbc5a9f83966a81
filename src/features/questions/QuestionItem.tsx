import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { timeElement } from '#core/time/dates.ts';
import { shortClock } from '#core/time/duration.ts';
import { Button } from '#core/views/Button.tsx';
import { ask } from '#core/views/confirm-dialog.ts';
import { useInParts } from '#core/views/in-parts.ts';
import { play } from '#features/videos/player-store.ts';
import { goTo } from '#features/videos/playing.ts';
import type { Video } from '#features/videos/video.ts';
import { questionLimits } from './limits.ts';
import { QuestionCode } from './QuestionCode.tsx';
import { answersOf, isEditable, type Question, type QuestionAnswer } from './question.ts';
import { $takingBack, beginAnswer, beginEdit, takeAnswerBack, withdrawQuestion } from './question-form.ts';
import { questions as texts } from './texts.ts';

export const questionElement = (id: string): HTMLElement | null => document.getElementById(`question-${id}`);

/** The focus was on something that is gone: it goes to the question, or to the button that asks. */
export function returnFocus(id: string | null): void {
  requestAnimationFrame(() => {
    // The reader may have gone on to something else.
    if (document.activeElement !== document.body) return;
    const item = id === null ? null : questionElement(id);
    const to = item?.querySelector<HTMLElement>('[data-type]') ?? item;
    (to ?? document.querySelector<HTMLElement>('[data-ask-button]'))?.focus();
  });
}

export function Moment({ video, second }: { video: Video; second: number }) {
  const time = shortClock(second);
  return (
    <Button
      className="moment mono"
      aria-label={texts.goTo(time)}
      onClick={() => goTo(video.id, second) || play(video, second)}
    >
      {time}
    </Button>
  );
}

function Day({ at }: { at: Date }) {
  const { dateTime, title, textContent } = timeElement(at);
  return (
    <time className="mono small soft" dateTime={dateTime} title={title}>
      {textContent}
    </time>
  );
}

interface Props {
  question: Question;
  video: Video;
  uid: string;
  isStudent: boolean; // ASK-2
  form: { kind: 'edit' | 'answer'; view: ReactNode } | null;
}

const answersAtOnce = 1;

/** ASK-1, ASK-2. */
export function QuestionItem({ question, video, uid, isStudent, form }: Props) {
  const isOwn = question.uid === uid;
  const answers = useInParts(answersOf(question), answersAtOnce, question.id);
  return (
    <li className="video-question" id={`question-${question.id}`} tabIndex={-1}>
      <p className="question-head">
        <Moment video={video} second={question.second} />
        <b>{question.name}</b>
        <Day at={question.at} />
        {isOwn && <span className="badge">{texts.own}</span>}
      </p>
      {form?.kind === 'edit' ? form.view : <Words {...question} />}
      {answers.length > 0 && (
        <ul className="question-answers" aria-label={texts.answers}>
          {answers.map((answer) => (
            <Answer key={answer.uid} answer={answer} question={question} isOwn={answer.uid === uid} />
          ))}
        </ul>
      )}
      {form?.kind === 'answer' && form.view}
      {!form && <Tools question={question} uid={uid} isOwn={isOwn} isStudent={isStudent} />}
    </li>
  );
}

function Words({ text, code }: Pick<Question, 'text' | 'code'>) {
  return (
    <>
      <p className="question-text">{text}</p>
      {code && <QuestionCode code={code} />}
    </>
  );
}

function Answer({ answer, question, isOwn }: { answer: QuestionAnswer; question: Question; isOwn: boolean }) {
  const takingBack = useStore($takingBack);
  return (
    <li data-staff={answer.staff || undefined}>
      <p className="question-head">
        {answer.staff && <span className="badge">{texts.teacher}</span>}
        <b>{answer.name}</b>
        <Day at={answer.at} />
        {isOwn && <span className="badge">{texts.ownAnswer}</span>}
      </p>
      <Words {...answer} />
      {isOwn && (
        <p>
          <Button
            className="more danger"
            busy={takingBack === question.id}
            off={takingBack !== null}
            onClick={async () => {
              if (takingBack !== null || !(await ask(texts.takeBackAsk))) return;
              await takeAnswerBack(question, answer.uid);
              returnFocus(question.id);
            }}
          >
            {texts.takeBack}
          </Button>
        </p>
      )}
    </li>
  );
}

interface ToolsProps {
  question: Question;
  uid: string;
  isOwn: boolean;
  isStudent: boolean;
}

function Tools({ question, uid, isOwn, isStudent }: ToolsProps) {
  const takingBack = useStore($takingBack);
  const about = (button: string) => texts.about(button, question.name, shortClock(question.second));
  if (isOwn) {
    return (
      <p className="row question-tools">
        {isEditable(question) && (
          <Button
            className="more"
            data-type
            aria-label={about(texts.change)}
            onClick={() => beginEdit(question)}
          >
            {texts.change}
          </Button>
        )}
        <Button
          className="more danger"
          aria-label={about(texts.withdraw)}
          busy={takingBack === question.id}
          off={takingBack !== null}
          onClick={async () => {
            if (takingBack !== null || !(await ask(texts.withdrawAsk))) return;
            await withdrawQuestion(question);
            returnFocus(question.id);
          }}
        >
          {texts.withdraw}
        </Button>
      </p>
    );
  }
  const hasRoom = Object.keys(question.answers).length < questionLimits.answers;
  if (!isStudent || !hasRoom || uid in question.answers) return null;
  return (
    <p className="row question-tools">
      <Button
        className="more"
        data-type
        aria-label={about(texts.answer)}
        onClick={() => beginAnswer(question)}
      >
        {texts.answer}
      </Button>
    </p>
  );
}
