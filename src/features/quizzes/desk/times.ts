import { atom } from 'nanostores';
import { errors } from '#core/cloud/error-texts.ts';
import { codeOf } from '#core/cloud/errors.ts';
import { sessionAtom } from '#core/session/session-state.ts';
import { localTimeOf } from '#core/time/dates.ts';
import { momentIn, typedValue } from '#core/words/typed.ts';
import { lineRun, type RunLine } from '#panel/line-run.ts';
import { serverTime } from '#panel/publishing.ts';
import type { Quiz } from '../quiz.ts';
import { type EndProblem, endProblem } from './quiz-form.ts';
import { hasQuizDraft, quizGateway, quizList } from './store.ts';
import { quizForm, quizTimes as texts } from './texts.ts';

export interface TimeLine extends RunLine {
  quiz: Quiz;
  plan: 'change' | 'same' | 'draft' | EndProblem;
}

export const $times = sessionAtom<{ ends: string } | null>(null);
export const $timeLines = atom<readonly TimeLine[]>([]);
export const $timesProblem = sessionAtom<{ field: 'ends' | 'which'; message: string } | null>(null);

export const timesRun = lineRun<TimeLine>({
  $lines: $timeLines,
  atOnce: 1,
  isWrite: ({ plan }) => plan === 'change',
});

function planFor(uid: string, quiz: Quiz, ends: string): TimeLine['plan'] {
  if ((quiz.ends ? localTimeOf(quiz.ends) : '') === ends) return 'same';
  if (hasQuizDraft(uid, quiz.id)) return 'draft';
  return endProblem(ends, quiz.minutes, quiz, serverTime()) ?? 'change';
}

/** Nothing is written (QUIZ-1). */
export function planTimes(uid: string, chosen: readonly Quiz[], ends: string): void {
  $timesProblem.set(
    chosen.length === 0
      ? { field: 'which', message: texts.nothingPicked }
      : momentIn(ends) === 'invalid'
        ? { field: 'ends', message: quizForm.refused.unreadable }
        : null,
  );
  if ($timesProblem.get()) return;
  $times.set({ ends });
  $timeLines.set(chosen.map((quiz) => ({ quiz, plan: planFor(uid, quiz, ends), state: 'planned' })));
}

export function clearTimes(): void {
  timesRun.reset();
  $times.set(null);
  $timesProblem.set(null);
}

export async function runTimes(uid: string): Promise<void> {
  const times = $times.get();
  if (!times) return;
  const ends = typedValue(momentIn(times.ends)) ?? undefined;
  await timesRun.run({
    async send({ quiz }) {
      const entry = crypto.randomUUID();
      const { title, closed } = quiz;
      await (await quizGateway()).correct(uid, quiz, { title, ends, closed }, { entry, earlier: [] });
      return { quiz: { ...quiz, ends, rev: quiz.rev + 1, audit: entry } };
    },
    // Another version than the one that was shown is not changed unasked.
    async lookAgain({ quiz }, refusal, { isLatest }) {
      const now = await (await quizGateway()).read(quiz.id);
      if (!isLatest()) return {};
      quizList.replace(now.id, now);
      const plan = planFor(uid, now, times.ends);
      if (plan === 'same') return { quiz: now, plan, state: 'already' };
      return now.rev === quiz.rev
        ? { plan, state: 'failed', message: errors[codeOf(refusal)] }
        : { quiz: now, plan, state: 'changed' };
    },
    finished: ({ quiz }) => quizList.replace(quiz.id, quiz),
  });
}
