import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { LoadStatus } from '#core/views/LoadStatus.tsx';
import { changeOf, QuizQuestion } from './QuizQuestion.tsx';
import { type Attempt, countOf, isUncounted, type Quiz, type QuizKey, scoreOf } from './quiz.ts';
import { $keys, readKey } from './results.ts';
import type { OwnQuiz } from './store.ts';
import { quizzes as texts } from './texts.ts';

export function QuizResult({ own }: { own: OwnQuiz }) {
  const { quiz, attempts } = own;
  const isNew = attempts.some(
    (attempt) => attempt.lockedAt && (attempt.score === undefined || isUncounted(quiz, attempt)),
  );
  const [isOpen, setOpen] = useState(isNew);
  const shown = useStore($keys)[quiz.id];
  useEffect(() => {
    if (isOpen) readKey(own);
  }, [isOpen, own]);
  const key = shown?.step === 'ready' ? shown.key : null;
  return (
    <>
      {attempts.length === 0 ? <p>{texts.notTaken}</p> : <Scores own={own} quizKey={key} />}
      <details
        className="unfolds"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{texts.result}</summary>
        {isOpen && shown && <LoadStatus of={shown} text={texts.resultLoading} retry={() => readKey(own)} />}
        {isOpen && key && <Answers own={own} quizKey={key} />}
      </details>
    </>
  );
}

const scored = ({ answers = [] }: Attempt, quiz: Quiz, key: QuizKey): number => scoreOf(answers, quiz, key);

/** @param quizKey as long as it is not read, only what was written is known, and of that nothing by an earlier key. */
function Scores({ own: { quiz, attempts }, quizKey }: { own: OwnQuiz; quizKey: QuizKey | null }) {
  const total = countOf(quiz);
  const scores = [...attempts]
    .sort((one, other) => one.n - other.n)
    .flatMap((attempt) => {
      const known = isUncounted(quiz, attempt) ? undefined : attempt.score;
      const score = quizKey ? scored(attempt, quiz, quizKey) : known;
      return score === undefined ? [] : [{ n: attempt.n, score }];
    });
  if (scores.length === 0) return null;
  const best = Math.max(...scores.map(({ score }) => score));
  return (
    <p>
      <b className="quiz-score">{texts.score(best, total)}</b> {texts.scoreOf(best, total)}
      {scores.length > 1 && (
        <span className="small soft">
          {scores.map(({ n, score }) => ` · ${texts.attemptScore(n, score, total)}`)}
        </span>
      )}
    </p>
  );
}

function Answers({ own: { quiz, attempts }, quizKey }: { own: OwnQuiz; quizKey: QuizKey }) {
  const given = [...attempts].sort(
    (one, other) => scored(other, quiz, quizKey) - scored(one, quiz, quizKey) || other.n - one.n,
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
                {texts.attemptScore(attempt.n, scored(attempt, quiz, quizKey), countOf(quiz))}
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
            change={changeOf(quiz, at, quizKey)}
            result={{ right: quizKey.right[at] ?? '', explanation: quizKey.explanations[at] ?? '' }}
          />
        ))}
      </div>
    </>
  );
}
