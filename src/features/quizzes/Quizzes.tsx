import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { routes } from '#core/addresses/routes.ts';
import { hasNow } from '#core/session/grants.ts';
import { timeNow } from '#core/time/clock.ts';
import { guarded } from '#core/views/ErrorBoundary.tsx';
import { LoadStatus } from '#core/views/LoadStatus.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { byAlphabet } from '#core/words/alphabet.ts';
import { OwnPage } from '#features/accounts/OwnPage.tsx';
import { exercises } from '#features/exercises/texts.ts';
import { QuizCard } from './QuizCard.tsx';
import { QuizReview } from './QuizReview.tsx';
import { type QuizStep, quizStep } from './quiz.ts';
import { Running } from './Running.tsx';
import { $now, type OwnQuiz, openQuizzes, ownQuizzes } from './store.ts';
import { quizzes as texts } from './texts.ts';

interface Props {
  course: string;
  title: string;
  back?: ReactNode;
  loom?: ReactNode;
}

/** QUIZ-1: the quizzes of a course, for a user who has it. */
function Quizzes({ course, title, back, loom }: Props) {
  return (
    <OwnPage title={title} aside={back} why={() => texts.signInFirst}>
      {({ account, record }) => (
        <PageSection aside={back}>
          <h1>{title}</h1>
          {hasNow(record, course, timeNow()) ? (
            <OwnQuizzes uid={account.uid} course={course} loom={loom} />
          ) : (
            <div className="note">
              <p>{texts.noCourse}</p>
              <p>
                <a className="button" href={routes.course(course)}>
                  {texts.toCourse}
                </a>
              </p>
            </div>
          )}
        </PageSection>
      )}
    </OwnPage>
  );
}

function OwnQuizzes({ uid, course, loom }: { uid: string; course: string; loom: ReactNode }) {
  const state = useStore(ownQuizzes.$state);
  const now = useStore($now);
  useEffect(() => {
    openQuizzes(uid, course);
  }, [uid, course]);
  if (state.step !== 'ready')
    return <LoadStatus of={state} text={texts.loading} retry={() => ownQuizzes.load(uid)} />;
  if (state.own.length === 0)
    return (
      <div className="empty">
        {loom}
        <p>{texts.empty}</p>
        <a className="button" href={routes.videos(course)}>
          {exercises.toVideos}
        </a>
      </div>
    );
  const all = state.own.map((own): Stepped => ({ own, at: quizStep(own.quiz, own.attempts, now) }));
  const running = all.flatMap(({ own, at }) => (at.step === 'running' ? [{ own, ...at }] : []));
  if (running.length > 0)
    return running.map(({ own, attempt, end }) => (
      <Running key={attempt.id} own={own} attempt={attempt} end={end} now={now} />
    ));
  return (
    <>
      <p className="lede">{texts.lead}</p>
      <QuizReview course={course} own={state.own} />
      <div className="quizzes">
        {all.sort(byStep).map(({ own, at }) => (
          <QuizCard key={own.quiz.id} own={own} at={at} now={now} />
        ))}
      </div>
    </>
  );
}

interface Stepped {
  own: OwnQuiz;
  at: QuizStep;
}

function byStep(one: Stepped, other: Stepped): number {
  const isOpen = ({ at: { step } }: Stepped) => Number(step === 'over' || step === 'ready');
  return isOpen(other) - isOpen(one) || byAlphabet(one.own.quiz.title, other.own.quiz.title);
}

export default guarded(Quizzes);
