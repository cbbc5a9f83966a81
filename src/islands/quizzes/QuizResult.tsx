import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { type Attempt, type QuizKey, scoreOf } from '#domain/quizzes/quiz.ts';
import { FailedNote } from '#islands/shared/FailedNote.tsx';
import { Loading } from '#islands/shared/Loading.tsx';
import { quizzes as texts } from '#messages/quizzes/quizzes.ts';
import type { OwnQuiz } from '#stores/quizzes/quizzes.ts';
import { $keys, readKey } from '#stores/quizzes/results.ts';
import { QuizQuestion } from './QuizQuestion.tsx';

/** The score, and the right answers with their explanations when they are unfolded (QUIZ-1). */
export function QuizResult({ own }: { own: OwnQuiz }) {
  const { quiz, attempts } = own;
  const isNew = attempts.some(({ lockedAt, score }) => lockedAt && score === undefined);
  const [isOpen, setOpen] = useState(isNew);
  const shown = useStore($keys)[quiz.id];
  useEffect(() => {
    if (isOpen) readKey(own);
  }, [isOpen, own]);
  const total = quiz.questions.length;
  const best = Math.max(...attempts.map(({ score = -1 }) => score));
  return (
    <>
      {attempts.length === 0 && <p>{texts.notTaken}</p>}
      {best >= 0 && shown?.step !== 'ready' && (
        <p>
          <b className="quiz-score">{texts.score(best, total)}</b> {texts.scoreOf(best, total)}
        </p>
      )}
      {shown?.step === 'ready' && attempts.length > 0 && <Scores own={own} quizKey={shown.key} />}
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{texts.result}</summary>
        {isOpen && shown?.step === 'loading' && <Loading text={texts.resultLoading} />}
        {isOpen && shown?.step === 'failed' && (
          <FailedNote message={shown.message} retry={() => readKey(own)} />
        )}
        {isOpen && shown?.step === 'ready' && <Answers own={own} quizKey={shown.key} />}
      </details>
    </>
  );
}

const scored = ({ answers = [] }: Attempt, key: QuizKey): number => scoreOf(answers, key);

/** The best attempt counts; the others stand beside it. */
function Scores({ own: { quiz, attempts }, quizKey }: { own: OwnQuiz; quizKey: QuizKey }) {
  const total = quiz.questions.length;
  const best = Math.max(...attempts.map((attempt) => scored(attempt, quizKey)));
  return (
    <p>
      <b className="quiz-score">{texts.score(best, total)}</b> {texts.scoreOf(best, total)}
      {attempts.length > 1 && (
        <span className="small soft">
          {[...attempts]
            .sort((one, other) => one.n - other.n)
            .map(
              ({ n, ...attempt }) => ` · ${texts.attemptScore(n, scored({ n, ...attempt }, quizKey), total)}`,
            )}
        </span>
      )}
    </p>
  );
}

/** The answers of one attempt beside those of the key: first of the best one. */
function Answers({ own: { quiz, attempts }, quizKey }: { own: OwnQuiz; quizKey: QuizKey }) {
  const given = [...attempts].sort(
    (one, other) => scored(other, quizKey) - scored(one, quizKey) || other.n - one.n,
  );
  const [n, setN] = useState(given[0]?.n ?? 0);
  const answers = given.find((attempt) => attempt.n === n)?.answers ?? [];
  return (
    <>
      {given.length > 1 && (
        <label className="row">
          {texts.shownAttempt}
          <select className="input" value={n} onChange={({ target }) => setN(Number(target.value))}>
            {given.map((attempt) => (
              <option key={attempt.n} value={attempt.n}>
                {texts.attemptScore(attempt.n, scored(attempt, quizKey), quiz.questions.length)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="quiz-questions">
        {[...quiz.questions.entries()].map(([at, question]) => (
          <QuizQuestion
            key={at}
            question={question}
            number={at + 1}
            answer={given.length === 0 ? null : (answers[at] ?? '')}
            disabled
            result={{ right: quizKey.right[at] ?? '', explanation: quizKey.explanations[at] ?? '' }}
          />
        ))}
      </div>
    </>
  );
}
