import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { DateAndTime } from '#core/views/DateAndTime.tsx';
import { LoadStatus } from '#core/views/LoadStatus.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import type { PartProps } from '#panel/LazyPart.tsx';
import { PartHead } from '#panel/PartHead.tsx';
import { serverTime } from '#panel/publishing.ts';
import { RowButton } from '#panel/RowActions.tsx';
import { ResultLine, RunResult } from '#panel/RunResult.tsx';
import { changeOf, QuizQuestion } from '../QuizQuestion.tsx';
import { type Attempt, canGiveBack, countOf, missedMost, quizStep, scoreOf } from '../quiz.ts';
import { isOver, type WholeQuiz } from './quiz-form.ts';
import {
  $countLines,
  $givingBack,
  $results,
  $resultsOf,
  countAgain,
  countRun,
  downloadResults,
  giveAttemptBack,
  isLate,
  type Results,
  readResults,
} from './results.ts';
import { quizCount as counting, quizResults as texts } from './texts.ts';

export default function QuizResults({ actor, onClose }: PartProps) {
  const results = useStore($results);
  const quiz = useStore($resultsOf);
  return (
    <PageSection>
      <PartHead title={texts.title(quiz?.title ?? '')} back={texts.back} onBack={onClose} />
      <LoadStatus of={results} text={texts.loading} retry={readResults} />
      {results.step === 'ready' &&
        (results.attempts.length === 0 ? (
          <p className="soft">{texts.empty}</p>
        ) : (
          <>
            <Count />
            <Attempts {...results} uid={actor.uid} />
            <Missed {...results} />
          </>
        ))}
    </PageSection>
  );
}

/** QUIZ-2. */
function Count() {
  const lines = useStore($countLines);
  if (lines.length === 0) return null;
  return (
    <RunResult
      run={countRun}
      task={countRun}
      title={counting.task}
      own={counting}
      clear={counting.clear}
      onRun={countAgain}
      onClear={countRun.reset}
    >
      {lines.map((line) => (
        <ResultLine
          key={line.uid}
          line={line}
          isWrite
          isBad={false}
          who={<span translate="no">{line.name}</span>}
        >
          {counting.states[line.state]}
        </ResultLine>
      ))}
    </RunResult>
  );
}

function Attempts({ quiz, attempts, dues, uid }: Results & { uid: string }) {
  const table = useRef<HTMLTableElement>(null);
  // An attempt that is given back goes with its button.
  useLostFocus(attempts.length, () => table.current);
  const now = serverTime();
  const locked = attempts.filter(({ answers }) => answers);
  const scores = locked.map(({ answers = [] }) => scoreOf(answers, quiz, quiz.key));
  const { columns } = texts;
  return (
    <>
      <div className="row between">
        <p className="mono small soft" role="status">
          {texts.counts(locked.length, attempts.length - locked.length)}
          {locked.length > 0 && ` ${texts.average(meanOf(scores), countOf(quiz))}`}
        </p>
        {locked.length > 0 && (
          <button className="more small" type="button" onClick={downloadResults}>
            {texts.download}
          </button>
        )}
      </div>
      <table className="students in-blocks" ref={table} tabIndex={-1}>
        <caption className="vh">{texts.attempts}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.n}</th>
            <th scope="col">{columns.startedAt}</th>
            <th scope="col">{columns.lockedAt}</th>
            <th scope="col">{columns.score}</th>
            <th scope="col">
              <span className="vh">{columns.more}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {attempts.map((attempt) => (
            <Row key={attempt.id} {...{ quiz, attempts, dues, attempt, now, uid }} />
          ))}
        </tbody>
      </table>
      <p className="hint">{quiz.closed ? texts.closed : isOver(quiz, now) ? texts.over : texts.knows}</p>
    </>
  );
}

/** With a decimal at most, as it is written in Azerbaijani. */
const meanOf = (numbers: readonly number[]): string => {
  const sum = numbers.reduce((total, one) => total + one, 0);
  return String(Math.round((sum / numbers.length) * 10) / 10).replace('.', ',');
};

function Row({
  quiz,
  attempts,
  dues,
  attempt,
  now,
  uid,
}: Results & { attempt: Attempt; now: Date; uid: string }) {
  const { name, n, startedAt, lockedAt, answers } = attempt;
  const { columns } = texts;
  return (
    <tr>
      <th scope="row" translate="no">
        {name}
      </th>
      <td className="mono" data-label={columns.n}>
        {n}
      </td>
      <td className="mono" data-label={columns.startedAt}>
        <DateAndTime at={startedAt} />
      </td>
      <td className="mono" data-label={columns.lockedAt}>
        {lockedAt ? (
          <>
            <DateAndTime at={lockedAt} />{' '}
            {isLate(dues, attempt) && <span className="badge">{texts.late}</span>}
          </>
        ) : (
          <span className="badge">{isRunning(quiz, attempt, now) ? texts.running : texts.notLocked}</span>
        )}
      </td>
      <td className="mono" data-label={columns.score}>
        {answers ? <b>{texts.score(scoreOf(answers, quiz, quiz.key), countOf(quiz))}</b> : '—'}
      </td>
      <td>{canGiveBack(quiz, attempts, attempt, now) && <GiveBack attempt={attempt} uid={uid} />}</td>
    </tr>
  );
}

const isRunning = (quiz: WholeQuiz, attempt: Attempt, now: Date): boolean =>
  quizStep(quiz, [{ ...attempt, n: 1 }], now).step === 'running';

function GiveBack({ attempt, uid }: { attempt: Attempt; uid: string }) {
  const { id, name, n } = attempt;
  return (
    <RowButton
      $busy={$givingBack}
      id={id}
      className="more small danger"
      label={texts.giveBackLabel(name, n)}
      busyText={texts.givingBack}
      question={{ text: texts.giveBackText(name, n), yes: texts.giveBackYes }}
      onPress={() => giveAttemptBack(uid, attempt)}
    >
      {texts.giveBack}
    </RowButton>
  );
}

function Missed({ quiz, attempts }: Results) {
  const locked = attempts.filter(({ answers }) => answers).length;
  const missed = missedMost(quiz, quiz.key, attempts).filter((one) => one.missed > 0);
  if (locked === 0) return null;
  return (
    <>
      <h2 className="lesser">{texts.missed}</h2>
      {missed.length === 0 && <p className="soft">{texts.nothingMissed}</p>}
      <ol className="quiz-missed">
        {missed.map(({ question: at, missed: count }) => {
          const question = quiz.questions[at];
          const result = { right: quiz.key.right[at] ?? '', explanation: quiz.key.explanations[at] ?? '' };
          return (
            question && (
              <li key={at}>
                <details className="unfolds">
                  <summary>
                    <span>
                      {at + 1}. {question.text}
                    </span>
                    <progress max={locked} value={count} aria-hidden="true" />
                    <b className="mono small">{texts.missedCount(count, locked)}</b>
                  </summary>
                  <QuizQuestion
                    question={question}
                    number={at + 1}
                    answer={null}
                    disabled
                    result={result}
                    change={changeOf(quiz, at, quiz.key)}
                  />
                </details>
              </li>
            )
          );
        })}
      </ol>
    </>
  );
}
