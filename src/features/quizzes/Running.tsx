import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { FormError } from '#core/forms/Form.tsx';
import { shortClock } from '#core/time/duration.ts';
import { Button } from '#core/views/Button.tsx';
import { ask } from '#core/views/confirm-dialog.ts';
import { Icon } from '#core/views/Icon.tsx';
import { useFocusAfter, useLostFocus } from '#core/views/use-lost-focus.ts';
import { changeOf, QuizQuestion } from './QuizQuestion.tsx';
import type { Attempt } from './quiz.ts';
import { $drafts, $isUnkept, answer, finishForm, goOn, type OwnQuiz } from './store.ts';
import { quizzes as texts } from './texts.ts';

interface Props {
  own: OwnQuiz;
  attempt: Attempt;
  end: Date;
  now: Date;
}

export function Running({ own, attempt, end, now }: Props) {
  const { quiz } = own;
  const draft = useStore($drafts)[attempt.id];
  const isUnkept = useStore($isUnkept);
  const form = finishForm(quiz.id);
  const state = useStore(form.$state);
  const heading = useRef<HTMLHeadingElement>(null);
  const isBusy = state.step === 'sending';
  const waits = draft?.waits === true;
  const given = quiz.questions.filter((_, at) => draft?.answers[at]).length;
  const question = useRef<AbortController>(null);
  // The button that began it is gone; the question is, when the time is over.
  useEffect(() => {
    heading.current?.focus();
    return () => question.current?.abort();
  }, []);
  useFocusAfter(`quiz-${quiz.id}`);
  const isWaiting = waits && !isBusy;
  const root = useRef<HTMLDivElement>(null);
  useLostFocus(isWaiting, () => root.current?.querySelector('button'));
  const finish = async () => {
    if (isBusy) return;
    const open = quiz.questions.length - given;
    question.current = new AbortController();
    const { title, textAll, textOpen, yes, no } = texts.finishAsk;
    const text = open === 0 ? textAll : textOpen(open);
    if (await ask({ title, text, yes, no }, question.current.signal)) form.submit({});
  };
  return (
    <section className="quiz-running" aria-label={quiz.title}>
      <h2 ref={heading} tabIndex={-1}>
        {quiz.title}
      </h2>
      <p className="mono small">{texts.attempt(attempt.n, quiz.attempts)}</p>
      <div className="quiz-bar">
        <TimeLeft end={end} now={now} most={quiz.minutes * 60} />
        <span>{texts.answered(given, quiz.questions.length)}</span>
      </div>
      <div className="quiz-questions">
        {[...quiz.questions.entries()].map(([at, one]) => (
          <QuizQuestion
            key={at}
            question={one}
            number={at + 1}
            answer={draft?.answers[at] ?? ''}
            disabled={waits || isBusy}
            change={changeOf(quiz, at)}
            onAnswer={(letters) => answer(attempt.id, at, letters)}
          />
        ))}
      </div>
      {isUnkept && (
        <p className="error">
          <Icon name="warn" />
          {texts.unkept}
        </p>
      )}
      <div ref={root}>
        {isWaiting ? (
          <div className="note warn">
            <p role="status">{texts.waits}</p>
            <p>
              <button className="more" type="button" onClick={() => goOn(attempt.id)}>
                {texts.goOn}
              </button>
            </p>
          </div>
        ) : (
          <>
            {state.step === 'failed' && <FormError message={state.message} />}
            <p>
              <Button className="button big" busy={isBusy} onClick={finish}>
                {isBusy ? texts.finishing : texts.finish}
              </Button>
            </p>
          </>
        )}
      </div>
    </section>
  );
}

/** Minutes before the end at which the time is said to who does not see it. */
const said = [10, 5, 1];

/** @param most seconds that an attempt has: the service's clock is read over the network. */
function TimeLeft({ end, now, most }: { end: Date; now: Date; most: number }) {
  const left = Math.ceil((end.getTime() - now.getTime()) / 1000);
  const seconds = Math.min(most, Math.max(0, left));
  const minutes = Math.ceil(seconds / 60);
  return (
    <>
      <span className="quiz-time" role="timer" data-soon={minutes <= 1 ? '' : undefined}>
        {texts.left} <b className="mono">{shortClock(seconds)}</b>
      </span>
      <span className="vh" role="status">
        {said.includes(minutes) && texts.leftSoon(minutes)}
      </span>
    </>
  );
}
