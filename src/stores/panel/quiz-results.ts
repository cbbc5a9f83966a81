import { atom } from 'nanostores';
import type { WholeQuiz } from '#domain/panel/quiz-form.ts';
import { type Attempt, type Quiz, resultRows } from '#domain/quizzes/quiz.ts';
import { timeNow } from '#domain/shared/clock.ts';
import { isoDay } from '#domain/shared/dates.ts';
import { codeOf, isRefusal } from '#domain/shared/errors.ts';
import { slugOf } from '#domain/shared/slug.ts';
import { quizResults as texts } from '#messages/panel/quizzes.ts';
import { errors } from '#messages/shared/errors.ts';
import { onSignOut } from '#stores/accounts/session.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { latest } from '#stores/shared/latest.ts';
import { showToast } from '#stores/shared/toasts.ts';
import { quizGateway } from './quizzes.ts';
import { actOnRow } from './row-actions.ts';
import { saveTable } from './save-table.ts';

/** The quiz whose results are shown, as the list has it. */
export const $resultsOf = atom<Quiz | null>(null);

/** Its key and who has begun it. */
type Results =
  | { step: 'reading' }
  | { step: 'failed'; message: string }
  | { step: 'ready'; quiz: WholeQuiz; attempts: readonly Attempt[] };

export const $results = atom<Results>({ step: 'reading' });

const requests = latest();

/** Shows the results of an open quiz (QUIZ-1). */
export function openResults(quiz: Quiz): Promise<void> {
  $resultsOf.set(quiz);
  $results.set({ step: 'reading' });
  return readResults();
}

export function closeResults(): void {
  requests.cancel();
  $resultsOf.set(null);
}

/** Reads them, again after a failure; what is shown stays meanwhile. */
export async function readResults(): Promise<void> {
  const quiz = $resultsOf.get();
  if (!quiz) return;
  const isLatest = requests.begin();
  if ($results.get().step === 'failed') $results.set({ step: 'reading' });
  try {
    const staff = await quizGateway();
    const [whole, attempts] = await Promise.all([staff.read(quiz.id), staff.attempts(quiz.id)]);
    if (!isLatest()) return;
    const sorted = attempts.sort(
      (one, other) =>
        one.name.localeCompare(other.name, 'az') || one.uid.localeCompare(other.uid) || one.n - other.n,
    );
    $results.set({ step: 'ready', quiz: whole, attempts: sorted });
  } catch (error) {
    if (!isLatest()) return;
    $results.set({ step: 'failed', message: errors[codeOf(error)] });
    reportFailedRead(error, readResults);
  }
}

/** Gives the attempts that are locked as a CSV file. */
export function downloadResults(): void {
  const results = $results.get();
  if (results.step !== 'ready') return;
  const { key, title } = results.quiz;
  const { name, n, startedAt, lockedAt } = texts.columns;
  const { score, of, question } = texts.fileColumns;
  const head = [name, n, startedAt, lockedAt, score, of, ...key.right.map((_, at) => question(at + 1))];
  saveTable(texts.file(slugOf(title), isoDay(timeNow())), [head, ...resultRows(key, results.attempts)]);
}

/** The attempt that is being given back. */
export const $givingBack = atom<string | null>(null);

/** To be called after the user has confirmed it. What the student has done meanwhile is shown. */
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

onSignOut(() => {
  closeResults();
  $results.set({ step: 'reading' });
});
