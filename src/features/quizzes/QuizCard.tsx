import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { routes } from '#core/addresses/routes.ts';
import { FormError } from '#core/forms/Form.tsx';
import type { FormStore } from '#core/forms/form-store.ts';
import { dateAndTime, lastMinute } from '#core/time/dates.ts';
import { Button } from '#core/views/Button.tsx';
import { ask } from '#core/views/confirm-dialog.ts';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { QuizResult } from './QuizResult.tsx';
import { type Attempt, canGiveBack, type Quiz, type QuizStep } from './quiz.ts';
import { $drafts, beginForm, closeForm, giveUpForm, type OwnQuiz } from './store.ts';
import { quizzes as texts } from './texts.ts';

export function QuizCard({ own, at, now }: { own: OwnQuiz; at: QuizStep; now: Date }) {
  const { quiz, attempts, due } = own;
  const { step } = at;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // The browser has looked for it before it was there.
    if (location.hash === `#quiz-${quiz.id}`) card.current?.scrollIntoView({ block: 'start' });
  }, [quiz.id]);
  // The button that was pressed goes with the step.
  useLostFocus(step, () => card.current);
  return (
    <article
      className="quiz"
      id={`quiz-${quiz.id}`}
      aria-labelledby={`title-${quiz.id}`}
      tabIndex={-1}
      ref={card}
    >
      <header>
        <h2 className="lesser" id={`title-${quiz.id}`}>
          {quiz.title}
        </h2>
        <p className="quiz-facts">
          <span className="badge" data-quiz={step}>
            {texts.steps[step]}
          </span>
          <span>{texts.questions(quiz.questions.length)}</span>
          <span>{texts.minutes(quiz.minutes)}</span>
          <span>{texts.attempts(quiz.attempts)}</span>
          {quiz.ends && <span>{texts.until(dateAndTime(quiz.ends))}</span>}
        </p>
      </header>
      {quiz.correction && <Corrected {...quiz.correction} />}
      {step === 'ready' && <Ready quiz={quiz} due={due} done={attempts.length} now={now} />}
      {at.step === 'over' && <Over quiz={quiz} attempt={at.attempt} now={now} />}
      {step === 'closed' && <p role="status">{texts.closedHint}</p>}
      {step === 'ended' && <p role="status">{texts.ended}</p>}
      {step === 'known' && <QuizResult own={own} />}
    </article>
  );
}

/** QUIZ-2: marks are others than they were, or will be. Which questions do not count is no secret. */
const Corrected = ({ at, out }: NonNullable<Quiz['correction']>) => (
  <p className="note">
    {texts.corrected(dateAndTime(at))} {out.length > 0 && texts.out(out.map((one) => one + 1))}
  </p>
);

function Ready({ quiz, due, done, now }: Pick<OwnQuiz, 'quiz' | 'due'> & { done: number; now: Date }) {
  const left = quiz.ends ? Math.floor((quiz.ends.getTime() - now.getTime()) / 60_000) : quiz.minutes;
  return (
    <>
      {done > 0 && <p role="status">{texts.lockedSome(done, quiz.attempts - done)}</p>}
      <p className="soft">{texts.beginHint}</p>
      {due && (
        <p className={due > now ? undefined : 'note warn'}>
          {(due > now ? texts.due : texts.dueOver)(dateAndTime(lastMinute(due)))}
        </p>
      )}
      {left < quiz.minutes && <p className="note warn">{texts.shortHint(left)}</p>}
      <StepButton
        form={beginForm(quiz.id)}
        label={texts.begin(done + 1)}
        busy={texts.beginning}
        question={{ ...texts.beginAsk, text: texts.beginText(Math.min(left, quiz.minutes)) }}
        isMain
      />
      {done > 0 && (
        <StepButton
          form={giveUpForm(quiz.id)}
          question={texts.giveUpAsk}
          label={texts.giveUp}
          busy={texts.givingUp}
        />
      )}
    </>
  );
}

/** The time has gone by without the answers: the student sees what the device has of them. */
function Over({ quiz, attempt, now }: { quiz: Quiz; attempt: Attempt; now: Date }) {
  const { answers = [] } = useStore($drafts)[attempt.id] ?? {};
  return (
    <>
      <div className="note warn">
        <p role="status">{texts.over}</p>
        <p>{canGiveBack(quiz, [attempt], attempt, now) ? texts.overHint : texts.overForGood}</p>
      </div>
      {answers.some((letters) => letters !== '') && (
        <p>
          {texts.overAnswers}:{' '}
          <span className="mono">
            {quiz.questions.map((_, at) => `${at + 1}) ${answers[at] || '–'}`).join('  ')}
          </span>
        </p>
      )}
      <p className="row">
        <a className="button quiet" href={routes.contactAbout(texts.subject(quiz.title))}>
          {texts.toTeacher}
        </a>
      </p>
      <StepButton
        form={closeForm(quiz.id)}
        question={texts.closeAsk}
        label={texts.close}
        busy={texts.closing}
      />
    </>
  );
}

interface StepButtonProps {
  form: FormStore<never>;
  label: string;
  busy: string;
  question: { title: string; text: string; yes: string; no: string };
  isMain?: boolean;
}

function StepButton({ form, question, label, busy, isMain = false }: StepButtonProps) {
  const state = useStore(form.$state);
  const isBusy = state.step === 'sending';
  const press = async () => {
    if (!isBusy && (await ask(question))) form.submit({});
  };
  return (
    <div>
      {state.step === 'failed' && <FormError message={state.message} />}
      <Button className={isMain ? 'button' : 'more danger'} busy={isBusy} onClick={press}>
        {isBusy ? busy : label}
      </Button>
    </div>
  );
}
