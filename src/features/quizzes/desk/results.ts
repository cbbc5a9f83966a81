import { atom } from 'nanostores';
import { quizzesPath } from '#core/addresses/routes.ts';
import { errors } from '#core/cloud/error-texts.ts';
import { codeOf, isRefusal } from '#core/cloud/errors.ts';
import { saveTable } from '#core/device/csv.ts';
import { reading } from '#core/session/reading.ts';
import { sessionAtom } from '#core/session/session-state.ts';
import { timeNow } from '#core/time/clock.ts';
import { isoDay } from '#core/time/dates.ts';
import { showToast } from '#core/views/toasts.ts';
import { byAlphabet } from '#core/words/alphabet.ts';
import { slugOf } from '#core/words/slug.ts';
import { noticeTitles } from '#features/bell/notice-title-texts.ts';
import { isDone, lineRun, type RunLine } from '#panel/line-run.ts';
import { actOnRow } from '#panel/row-actions.ts';
import { type Attempt, isOut, isUncounted, type Quiz, resultRows, wasLockedBefore } from '../quiz.ts';
import type { WholeQuiz } from './quiz-form.ts';
import { $corrected, noteRecount, quizGateway } from './store.ts';
import { quizResults as texts } from './texts.ts';

export const $resultsOf = sessionAtom<Quiz | null>(null);

export interface Results {
  quiz: WholeQuiz;
  attempts: readonly Attempt[];
  /** By student, for those who may be late. */
  dues: Readonly<Record<string, Date>>;
}

const results = reading<Results>();

export const $results = results.$state;

/** Handed in behind the last moment of the own group, and as good as any (GROUP-3). */
export function isLate(dues: Results['dues'], { uid, lockedAt }: Pick<Attempt, 'uid' | 'lockedAt'>): boolean {
  const due = dues[uid];
  return lockedAt !== undefined && due !== undefined && lockedAt >= due;
}

export interface CountLine extends RunLine {
  uid: string;
  name: string;
  attempts: readonly Attempt[];
}

/** Empty where nothing was corrected, or all are counted again. */
export const $countLines = atom<readonly CountLine[]>([]);

export const countRun = lineRun<CountLine>({ $lines: $countLines, atOnce: 4, isWrite: () => true });

/** Whoever comes next goes on where another has stopped (QUIZ-2). */
function planCount(quiz: Quiz, attempts: readonly Attempt[]): void {
  const { correction } = quiz;
  if (countRun.$run.get() !== 'still' || !correction) return;
  const concerned = attempts.filter(({ lockedAt }) => wasLockedBefore(correction.at, lockedAt));
  const lines = [...new Map(concerned.map(({ uid, name }) => [uid, name]))].map(([uid, name]): CountLine => {
    const own = concerned.filter((attempt) => attempt.uid === uid);
    const isOpen = own.some((attempt) => isUncounted(quiz, attempt));
    return { uid, name, attempts: own, state: isOpen ? 'planned' : 'already' };
  });
  if (lines.every(isDone)) return;
  countRun.reset();
  $countLines.set(lines);
}

export async function countAgain(): Promise<void> {
  const results = $results.get();
  if (results.step !== 'ready') return;
  const { quiz } = results;
  const staff = await quizGateway();
  await countRun.run({
    async send({ uid, attempts }) {
      const isKnown = attempts.some(({ score }) => score !== undefined);
      await staff.recount(
        quiz,
        { uid, attempts: attempts.filter((attempt) => isUncounted(quiz, attempt)) },
        {
          kind: 'quiz',
          about: quiz.id,
          title: (isKnown ? noticeTitles.quizCounted : noticeTitles.quizCorrected)(quiz.title),
          path: quizzesPath(quiz.course, quiz.id),
        },
      );
      return {};
    },
    // Somebody else has counted them, or the student has a score by now, or the account is gone.
    async lookAgain({ uid }, refusal) {
      const attempts = await staff.attemptsBy(uid, quiz);
      const isOpen = attempts.some((attempt) => isUncounted(quiz, attempt));
      return isOpen ? { attempts, state: 'failed', message: errors[codeOf(refusal)] } : { state: 'already' };
    },
    finished: () => {},
  });
  // A new plan would take away why the run has broken off.
  if ($resultsOf.get()?.id === quiz.id && countRun.$broken.get() === null) await readResults();
}

$corrected.listen(async (quiz) => {
  if (!quiz) return;
  await openResults(quiz);
  await countAgain();
});

export function openResults(quiz: Quiz): Promise<void> {
  countRun.reset();
  $resultsOf.set(quiz);
  results.forget();
  return readResults();
}

export function closeResults(): void {
  results.forget();
  countRun.reset();
  $resultsOf.set(null);
}

/** What is shown stays meanwhile. */
export async function readResults(): Promise<void> {
  const shown = $resultsOf.get();
  if (!shown) return;
  const isRead = await results.read(async () => {
    const staff = await quizGateway();
    const [quiz, attempts] = await Promise.all([staff.read(shown.id), staff.attempts(shown)]);
    attempts.sort(
      (one, other) => byAlphabet(one.name, other.name) || one.uid.localeCompare(other.uid) || one.n - other.n,
    );
    return { quiz, attempts, dues: await staff.dues(shown, attempts) };
  }, readResults);
  const now = $results.get();
  if (!isRead || now.step !== 'ready') return;
  noteRecount(
    now.quiz.id,
    now.attempts.some((attempt) => isUncounted(now.quiz, attempt)),
  );
  planCount(now.quiz, now.attempts);
}

export function downloadResults(): void {
  const results = $results.get();
  if (results.step !== 'ready') return;
  const { quiz, attempts, dues } = results;
  const { key, title } = quiz;
  const { name, n, startedAt, lockedAt } = texts.columns;
  const { score, of, late, isLate: lateWord, question } = texts.fileColumns;
  const head = [
    name,
    n,
    startedAt,
    lockedAt,
    score,
    of,
    late,
    ...key.right.map((_, at) => question(at + 1, isOut(quiz, at))),
  ];
  saveTable(texts.file(slugOf(title), isoDay(timeNow())), [
    head,
    ...resultRows(quiz, key, attempts, (one) => (isLate(dues, one) ? lateWord : '')),
  ]);
}

export const $givingBack = atom<string | null>(null);

/** What the student has done meanwhile is shown. */
export const giveAttemptBack = (by: string, attempt: Attempt): Promise<void> =>
  actOnRow(
    $givingBack,
    attempt.id,
    async () => {
      const quiz = $resultsOf.get();
      if (!quiz) return;
      try {
        await (await quizGateway()).giveBack(by, attempt, quiz);
      } catch (error) {
        if (isRefusal(codeOf(error))) readResults();
        throw error;
      }
      showToast({ kind: 'good', text: texts.givenBack(attempt.name) });
      await readResults();
    },
    (error) => (isRefusal(codeOf(error)) ? { final: texts.giveBackRefused } : texts.giveBackFailed),
  );
