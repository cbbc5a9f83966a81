import { atom, computed } from 'nanostores';
import { type Column, saveTable, tableOf } from '#core/device/csv.ts';
import { latest } from '#core/page/latest.ts';
import { loadPart } from '#core/page/load-part.ts';
import { endOfGrant } from '#core/session/grants.ts';
import { sessionReads } from '#core/session/reading.ts';
import { sessionAtom } from '#core/session/session-state.ts';
import { timeNow } from '#core/time/clock.ts';
import { dateAndTime, fullDate, isoDay, lastDayText } from '#core/time/dates.ts';
import { slugOf } from '#core/words/slug.ts';
import type { Group } from '#features/groups/group.ts';
import { courseTitle, courseWeights } from '#panel/course-titles.ts';
import type { ListPage } from '#panel/list-query.ts';
import { serverTime } from '#panel/publishing.ts';
import { taught } from '#panel/taught.ts';
import type { Choice, Found, Student } from './gateway.ts';
import { type Graded, gradeParts, gradesOf, sharesOf } from './grades.ts';
import {
  foundStudents,
  readsOfGrades,
  readsOfStudents,
  readsOfVideos,
  type StudentProgress,
  type StudentSort,
  sortedStudents,
  studentProgress,
  videosOfStudents,
} from './student-progress.ts';
import { students as texts } from './texts.ts';

/** First how much there is to read, then what was read (SCHOOL-4). */
export type StudentsState =
  | { step: 'none' }
  | { step: 'counting' }
  | {
      step: 'counted';
      students: Found;
      videos: Found;
      tasks: readonly string[];
      reads: number;
      busy: boolean;
    }
  | { step: 'failed'; message: string }
  | {
      step: 'ready';
      videos: ReadonlySet<string>;
      graded?: Graded | null; // where grades are asked for (SCHOOL-10)
      students: readonly StudentProgress[];
      damaged: number;
      more: ListPage<Student>['more'];
      busy: boolean;
    };

export const $students = atom<StudentsState>({ step: 'none' });
export const $course = sessionAtom('');
/** '' for the whole course (SCHOOL-10). */
export const $group = sessionAtom('');
export const $isGraded = sessionAtom(false);
export const $groups = sessionAtom<{ of: string; list: readonly Group[] }>({ of: '', list: [] });
export const $wanted = sessionAtom<{ search: string; sort: StudentSort }>({ search: '', sort: 'name' });

export const $rows = computed([$students, $wanted], (state, { search, sort }) =>
  state.step === 'ready' ? sortedStudents(foundStudents(state.students, search), sort) : [],
);

const reads = sessionReads(() => {
  stopReadingAll();
  $students.set({ step: 'none' });
});
const gateway = async () => (await loadPart(() => import('./gateway.ts'))).students;

const groupReads = sessionReads(() => {});

/** Whenever the choice is shown: a group may have been made meanwhile (SCHOOL-10). */
export const readGroups = (): Promise<boolean> => {
  const of = $course.get();
  return groupReads.read(
    async () => ({ of, list: await (await gateway()).groups(of) }),
    $groups.set,
    readGroups,
  );
};

const choice = (): Choice => ({
  course: $course.get(),
  group: $group.get(),
  isLimited: taught() !== null,
  isGraded: $isGraded.get(),
});

export function chooseCourse(course: string): Promise<void> {
  $course.set(course);
  return chooseGroup('');
}

export function chooseGroup(group: string): Promise<void> {
  $group.set(group);
  return countStudents();
}

export function chooseGrades(isGraded: boolean): Promise<void> {
  $isGraded.set(isGraded);
  const { sort } = $wanted.get();
  if (!isGraded && (sort === 'highest' || sort === 'lowest')) $wanted.set({ ...$wanted.get(), sort: 'name' });
  return countStudents();
}

export async function countStudents(): Promise<void> {
  stopReadingAll();
  const asked = choice();
  const { course } = asked;
  reads.cancel();
  if (course === '') return $students.set({ step: 'none' });
  $students.set({ step: 'counting' });
  await reads.read(
    async () => (await gateway()).count(asked),
    ({ students, videos, tasks, quizzes }) => {
      const cost =
        readsOfStudents(students.count) +
        (students.hasMore ? 1 : 0) +
        readsOfVideos(videos.count) +
        (asked.isGraded ? readsOfGrades(students.count, tasks.length, quizzes) : 0);
      $students.set({ step: 'counted', students, videos, tasks, reads: cost, busy: false });
    },
    countStudents,
    (message) => $students.set({ step: 'failed', message }),
  );
}

export async function readStudents(): Promise<void> {
  const before = $students.get();
  if (before.step !== 'counted' || before.busy) return;
  const asked = choice();
  const { course } = asked;
  $students.set({ ...before, busy: true });
  await reads.read(
    async () => {
      const { staffOutlines } = await loadPart(() => import('#features/courses/desk/gateway.ts'));
      const staff = await gateway();
      return Promise.all([
        staff.list(asked),
        staffOutlines.videosOf(course),
        asked.isGraded ? staff.quizzes(course) : null,
      ]);
    },
    ([page, videos, quizzes]) => {
      const ids = videosOfStudents(videos, course, serverTime());
      const graded = quizzes && {
        ...{ videos: ids.size, tasks: before.tasks, quizzes },
        weights: courseWeights(course),
      };
      $students.set({
        step: 'ready',
        videos: ids,
        graded,
        students: [],
        damaged: 0,
        more: null,
        busy: false,
      });
      append(page);
    },
    readStudents,
    () => $students.set(before),
  );
}

/** SCHOOL-7. */
export const $isReadingAll = atom(false);

const wholes = latest();

function stopReadingAll(): void {
  wholes.cancel();
  $isReadingAll.set(false);
}

/** A second call stops it. */
export async function readAllStudents(): Promise<void> {
  if ($isReadingAll.get()) return stopReadingAll();
  const isLatest = wholes.begin();
  $isReadingAll.set(true);
  for (let left = leftNow(); isLatest() && left > 0; ) {
    await readMoreStudents();
    const now = leftNow();
    // A failed read has said why.
    if (now === left) break;
    left = now;
  }
  if (isLatest()) $isReadingAll.set(false);
}

function leftNow(): number {
  const state = $students.get();
  return state.step === 'ready' && state.more !== null ? state.students.length + state.damaged + 1 : 0;
}

export async function readMoreStudents(): Promise<void> {
  const before = $students.get();
  if (before.step !== 'ready' || !before.more || before.busy) return;
  $students.set({ ...before, busy: true });
  await reads.read(before.more, append, readMoreStudents, () => $students.set({ ...before, busy: false }));
}

function append({ rows, more }: ListPage<Student>): void {
  const state = $students.get();
  if (state.step !== 'ready') return;
  const { videos, graded } = state;
  const read = rows.flatMap((row): StudentProgress[] => {
    if (!('item' in row)) return [];
    const { user, progress, done } = row.item;
    const one = studentProgress(user, progress, videos);
    return [graded && done ? { ...one, grades: gradesOf(graded, one.finished, done) } : one];
  });
  const damaged = state.damaged + rows.length - read.length;
  $students.set({ ...state, students: [...state.students, ...read], damaged, more, busy: false });
}

export function downloadStudents(): void {
  const state = $students.get();
  const course = $course.get();
  if (state.step !== 'ready') return;
  const { name, surname, username, email, finished, total, seen, lastDay } = texts.columns;
  const rows = $rows.get();
  const columns: Column<StudentProgress>[] = [
    [name, ({ user }) => user.name],
    [surname, ({ user }) => user.surname],
    [username, ({ user }) => user.username],
    [email, ({ user }) => user.email],
    [finished, (one) => one.finished],
    [total, () => state.videos.size],
    [seen, (one) => (one.seen ? dateAndTime(one.seen) : '')],
    [
      lastDay,
      ({ user }) => {
        const end = endOfGrant(user, course);
        return end ? lastDayText(end) : '';
      },
    ],
    ...(state.graded ? gradeColumns(sharesOf(state.graded, state.students)) : []),
  ];
  const isWhole = state.more === null && rows.length === state.students.length;
  const group = $groups.get().list.find(({ id }) => id === $group.get())?.title;
  const day = timeNow();
  saveTable(texts.file(group === undefined ? course : `${course}-${slugOf(group)}`, isoDay(day), isWhole), [
    ...tableOf(columns, rows),
    [texts.covers(courseTitle(course), group, fullDate(day), rows.length, isWhole)],
  ]);
}

const gradeColumns = (shares: ReturnType<typeof sharesOf>): Column<StudentProgress>[] => [
  ...gradeParts.map(
    (part): Column<StudentProgress> => [
      texts.gradeColumn(part, shares[part]),
      ({ grades }) => grades?.[part].percent ?? '',
    ],
  ),
  [texts.sumColumn, ({ grades }) => grades?.sum ?? ''],
];
