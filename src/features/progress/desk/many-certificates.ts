import { atom, computed } from 'nanostores';
import { errors } from '#core/cloud/error-texts.ts';
import { codeOf } from '#core/cloud/errors.ts';
import { sessionAtom } from '#core/session/session-state.ts';
import type { User } from '#core/session/user.ts';
import { typedValue } from '#core/words/typed.ts';
import { hoursIn, issueOnce } from '#features/certificates/desk/store.ts';
import { studentCertificates } from '#features/certificates/desk/texts.ts';
import { courseTitle } from '#panel/course-titles.ts';
import { lineRun, type RunLine } from '#panel/line-run.ts';
import { $course, $students } from './store.ts';

export interface CertificateLine extends RunLine {
  student: User;
}

interface IssueTask {
  course: string;
  hours: number | undefined;
  withResults: boolean;
}

const $chosenIds = sessionAtom<ReadonlySet<string>>(new Set());

/** LEARN-9. */
export const $chosen = computed([$chosenIds, $students], (ids, state) =>
  state.step === 'ready' ? state.students.flatMap(({ user }) => (ids.has(user.id) ? user : [])) : [],
);

export function choose(students: readonly User[], isChosen: boolean): void {
  const ids = new Set($chosenIds.get());
  for (const { id } of students) {
    if (isChosen) ids.add(id);
    else ids.delete(id);
  }
  $chosenIds.set(ids);
}

export const $issueTask = sessionAtom<IssueTask | null>(null);
export const $issueLines = atom<readonly CertificateLine[]>([]);

export const issueRun = lineRun({ $lines: $issueLines, atOnce: 1, isWrite: () => true });

/** @returns what is wrong with the hours, `null` for nothing. */
export function planIssue(hours: string, withResults: boolean): string | null {
  if (hoursIn(hours) === 'invalid') return studentCertificates.wrongHours;
  if (issueRun.$run.get() !== 'still') return null;
  issueRun.reset();
  $issueTask.set({ course: $course.get(), hours: typedValue(hoursIn(hours)) ?? undefined, withResults });
  $issueLines.set($chosen.get().map((student) => ({ student, state: 'planned' })));
  return null;
}

export async function runIssue(): Promise<void> {
  const task = $issueTask.get();
  if (!task) return;
  const { course, ...details } = task;
  await issueRun.run({
    async send({ student }) {
      const outcome = await issueOnce(student, course, courseTitle(course), details);
      return outcome === 'existing' ? { state: 'already' } : {};
    },
    lookAgain: async (_, refusal) => ({ state: 'failed', message: errors[codeOf(refusal)] }),
    finished: ({ student }) => choose([student], false),
  });
}

export function clearIssue(): void {
  if (issueRun.$run.get() !== 'still') return;
  issueRun.reset();
  $issueTask.set(null);
}

$course.listen(() => {
  $chosenIds.set(new Set());
  clearIssue();
});
