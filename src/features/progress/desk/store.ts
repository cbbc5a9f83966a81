import { atom, computed } from 'nanostores';
import { type Column, tableOf } from '#core/device/csv.ts';
import { latest } from '#core/page/latest.ts';
import { loadPart } from '#core/page/load-part.ts';
import { endOfGrant, lastDayOf } from '#core/session/grants.ts';
import { sessionReads } from '#core/session/reading.ts';
import { sessionAtom } from '#core/session/session-state.ts';
import { timeNow } from '#core/time/clock.ts';
import { dateAndTime, fullDate, isoDay } from '#core/time/dates.ts';
import { courseTitle } from '#panel/course-titles.ts';
import type { ListPage } from '#panel/list-query.ts';
import { serverTime } from '#panel/publishing.ts';
import { saveTable } from '#panel/save-table.ts';
import type { Found, Student } from './gateway.ts';
import {
  foundStudents,
  readsOfStudents,
  readsOfVideos,
  type StudentOrder,
  type StudentProgress,
  sortedStudents,
  studentProgress,
  videosOfStudents,
} from './student-progress.ts';
import { students as texts } from './texts.ts';

/** First how much there is to read, then what was read (SCHOOL-4). */
export type StudentsState =
  | { step: 'none' }
  | { step: 'counting' }
  | { step: 'counted'; students: Found; videos: Found; reads: number; busy: boolean }
  | { step: 'failed'; message: string }
  | {
      step: 'ready';
      videos: ReadonlySet<string>;
      students: readonly StudentProgress[];
      damaged: number;
      more: ListPage<Student>['more'];
      busy: boolean;
    };

export const $students = atom<StudentsState>({ step: 'none' });
export const $course = sessionAtom('');
export const $wanted = sessionAtom<{ search: string; order: StudentOrder }>({ search: '', order: 'name' });

export const $rows = computed([$students, $wanted], (state, { search, order }) =>
  state.step === 'ready' ? sortedStudents(foundStudents(state.students, search), order) : [],
);

const reads = sessionReads(() => {
  stopReadingAll();
  $students.set({ step: 'none' });
});
const gateway = async () => (await loadPart(() => import('./gateway.ts'))).students;

export async function chooseCourse(course: string): Promise<void> {
  stopReadingAll();
  $course.set(course);
  await countStudents();
}

export async function countStudents(): Promise<void> {
  const course = $course.get();
  reads.cancel();
  if (course === '') return $students.set({ step: 'none' });
  $students.set({ step: 'counting' });
  await reads.read(
    async () => (await gateway()).count(course),
    ({ students, videos }) => {
      const cost = readsOfStudents(students.count) + (students.hasMore ? 1 : 0) + readsOfVideos(videos.count);
      $students.set({ step: 'counted', students, videos, reads: cost, busy: false });
    },
    countStudents,
    (message) => $students.set({ step: 'failed', message }),
  );
}

export async function readStudents(): Promise<void> {
  const before = $students.get();
  if (before.step !== 'counted' || before.busy) return;
  const course = $course.get();
  $students.set({ ...before, busy: true });
  await reads.read(
    async () => {
      const { staffOutlines } = await loadPart(() => import('#features/courses/desk/gateway.ts'));
      return Promise.all([(await gateway()).list(course), staffOutlines.videosOf(course)]);
    },
    ([page, videos]) => {
      const ids = videosOfStudents(videos, course, serverTime());
      $students.set({ step: 'ready', videos: ids, students: [], damaged: 0, more: null, busy: false });
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
  const read = rows.flatMap((row) =>
    'item' in row ? studentProgress(row.item.user, row.item.progress, state.videos) : [],
  );
  const damaged = state.damaged + rows.length - read.length;
  $students.set({ ...state, students: [...state.students, ...read], damaged, more, busy: false });
}

export function downloadStudents(): void {
  const state = $students.get();
  const course = $course.get();
  if (state.step !== 'ready') return;
  const { name, surname, username, email, finished, total, seen, lastDay } = texts.columns;
  const rows = $rows.get();
  const columns: Record<keyof typeof texts.columns, Column<StudentProgress>> = {
    name: [name, ({ user }) => user.name],
    surname: [surname, ({ user }) => user.surname],
    username: [username, ({ user }) => user.username],
    email: [email, ({ user }) => user.email],
    finished: [finished, (one) => one.finished],
    total: [total, () => state.videos.size],
    seen: [seen, (one) => (one.seen ? dateAndTime(one.seen) : '')],
    lastDay: [
      lastDay,
      ({ user }) => {
        const end = endOfGrant(user, course);
        return end ? fullDate(lastDayOf(end)) : '';
      },
    ],
  };
  const isWhole = state.more === null && rows.length === state.students.length;
  const covers = texts.covers(courseTitle(course), fullDate(timeNow()), rows.length, isWhole);
  saveTable(texts.file(course, isoDay(timeNow()), isWhole), [
    ...tableOf(Object.values(columns), rows),
    [covers],
  ]);
}
