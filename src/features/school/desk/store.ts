import { atom } from 'nanostores';
import { fitting } from '#core/cloud/schema-parts.ts';
import { saveTable, tableOf } from '#core/device/csv.ts';
import { keep, kept } from '#core/device/device-storage.ts';
import { staffKey } from '#core/device/page-storage-keys.ts';
import { loadPart } from '#core/page/load-part.ts';
import { reading, sessionReads } from '#core/session/reading.ts';
import { $session } from '#core/session/session.ts';
import { sessionAtom } from '#core/session/session-state.ts';
import { fullName, type User } from '#core/session/user.ts';
import { dateAndTime, isoDay, lastDayText } from '#core/time/dates.ts';
import { shownMonth } from '#core/time/months.ts';
import { limits } from '#core/words/limits.ts';
import { manatCell } from '#core/words/money.ts';
import { $userPart, userList } from '#features/accounts/desk/store.ts';
import { coursePaths } from '#features/courses/course.ts';
import { courseParts, standing } from '#features/progress/desk/student-progress.ts';
import { students as studentTexts } from '#features/progress/desk/texts.ts';
import { courseTitle } from '#panel/course-titles.ts';
import { serverTime } from '#panel/publishing.ts';
import { openTab } from '#panel/tab.ts';
import {
  activeIn,
  type CourseFigures,
  type Ending,
  type MonthFigures,
  readsOfCourse,
  SchoolCounts,
} from './school-figures.ts';
import { counted, schoolTab as texts } from './texts.ts';

interface Read<Known> {
  known: Known;
  busy: boolean;
  failed: string | null;
}

/** A second press is ignored while the first is on its way; a failure keeps what is known. */
function readAtPress<Known>(none: Known) {
  const $read = atom<Read<Known>>({ known: none, busy: false, failed: null });
  const put = (known: Known, failed: string | null = null) => $read.set({ known, busy: false, failed });
  const { read, cancel } = sessionReads(() => put(none));
  return {
    $read,
    put,
    forget(): void {
      cancel();
      put(none);
    },
    /** @returns something was read, and nobody has forgotten it meanwhile. */
    async press(ask: (known: Known) => Promise<Known>, retry: () => void): Promise<boolean> {
      const { known, busy } = $read.get();
      if (busy) return false;
      $read.set({ known, busy: true, failed: null });
      return read(
        () => ask(known),
        (found) => put(found),
        retry,
        (failed) => put(known, failed),
      );
    },
  };
}

const gateway = async () => (await loadPart(() => import('./gateway.ts'))).school;

const counts = readAtPress<SchoolCounts | null>(null);
const figures = readAtPress<readonly CourseFigures[]>([]);
const ending = readAtPress<readonly Ending[] | null>(null);

/** `null` before the first press (SCHOOL-6). */
export const $counts = counts.$read;
export const $figures = figures.$read;
/** `null` before it is asked for. */
export const $ending = ending.$read;

/** The first one is on its way, or has failed. */
export const $left = sessionAtom<readonly string[]>([]);

const month = reading<MonthFigures>();

/** PANEL-20: read whenever the tab is opened. */
export const $month = month.$state;
export const readMonth = (): Promise<boolean> =>
  month.read(async () => (await gateway()).month(serverTime()), readMonth);

const figuresKey = (): string => {
  const session = $session.get();
  return staffKey(session.state === 'user' ? session.uid : '', 'figures');
};

/** The last result on this device, with its time (PANEL-20). */
export function showLast(): void {
  if ($counts.get().known || $counts.get().busy) return;
  const last = fitting(SchoolCounts, kept(figuresKey()));
  if (last) counts.put(last);
}

/** What was read before belongs to the counts before. */
export async function countSchool(): Promise<void> {
  const ask = async () => (await gateway()).count(coursePaths(), serverTime());
  if (!(await counts.press(ask, countSchool))) return;
  forgetRead();
  keep(figuresKey(), $counts.get().known);
}

function forgetRead(): void {
  figures.forget();
  ending.forget();
  $left.set([]);
}

/** One after the other. */
export async function readCourses(courses: readonly string[]): Promise<void> {
  if ($figures.get().busy) return;
  $left.set(courses);
  await readLeft();
}

export async function readLeft(): Promise<void> {
  for (let [course] = $left.get(); course !== undefined; [course] = $left.get()) {
    const one = course;
    const ask = async (known: readonly CourseFigures[]) => [
      ...known,
      await (await gateway()).course(one, serverTime()),
    ];
    if (!(await figures.press(ask, readLeft))) return;
    $left.set($left.get().slice(1));
  }
}

export async function readEnding(): Promise<void> {
  const found = $counts.get().known?.courses.filter((one) => one.ending > 0) ?? [];
  const courses = found.map(({ course }) => course);
  await ending.press(async () => (await gateway()).ending(courses, serverTime()), readEnding);
}

/** In the list of users: the page of somebody else may be open in its place (SCHOOL-8). */
export function showUser({ username }: User): void {
  $userPart.set(null);
  userList.search(username);
  openTab('user');
}

type Row = (string | number)[];

export function downloadSchool(): void {
  const { known } = $counts.get();
  if (!known) return;
  saveTable(texts.file(isoDay(known.at)), schoolRows(known));
}

function schoolRows({ at, months, courses }: SchoolCounts): Row[] {
  const read = $figures.get().known;
  const { known: ends } = $ending.get();
  const [month, accounts, orders, paid] = texts.monthColumns;
  const [course, students, progress, active, finished, soon] = texts.courseColumns;
  const [stop, next, watching, idle] = texts.stopColumns;
  const [student, username, seen] = texts.activeColumns;
  const [whose, name, of, lastDay] = texts.endingColumns;
  const figures = (path: string) => read.find((one) => one.course === path);
  const number = (n: number) => (n >= limits.counted ? counted(n) : n);
  return [
    [texts.title, texts.at(dateAndTime(at))],
    [],
    [texts.months],
    ...tableOf(
      [
        [month, (one) => shownMonth(one.month)],
        [accounts, (one) => number(one.accounts)],
        [orders, (one) => number(one.orders)],
        [paid, (one) => number(one.paid)],
        [texts.amount, amount],
        [texts.fullAmount, (one) => amount({ ...one, total: one.total + one.off })],
      ],
      months,
    ),
    [],
    [texts.courses],
    ...tableOf(
      [
        [course, (one) => courseTitle(one.course)],
        [students, (one) => number(one.students)],
        [progress, ({ course: path }) => (figures(path) ? `${figures(path)?.percent}%` : '')],
        [active, ({ course: path }) => figures(path)?.active.length ?? ''],
        [
          finished,
          ({ course: path }) => {
            const found = figures(path);
            return found ? finishedAll(found) : '';
          },
        ],
        [soon, (one) => number(one.ending)],
      ],
      courses,
    ),
    ...(read.length > 0 ? [[texts.activeInAll(activeIn(read))]] : []),
    ...read.flatMap((one) => [
      [],
      [`${courseTitle(one.course)}: ${studentTexts.picture}`],
      ...tableOf(
        courseParts.map((part) => [studentTexts.parts[part], () => standing(one.students, one.videos)[part]]),
        [one],
      ),
      [],
      [`${courseTitle(one.course)}: ${texts.stops}`],
      ...tableOf(
        [
          [stop, ({ number }) => number || ''],
          [next, (stop) => stop.video?.title ?? texts.notBegun],
          [watching, (stop) => stop.active],
          [idle, (stop) => stop.idle],
        ],
        one.stops,
      ),
      [],
      [`${courseTitle(one.course)}: ${texts.activeOnes}`],
      ...tableOf(
        [
          [student, ({ user }) => fullName(user)],
          [username, ({ user }) => user.username],
          [seen, (row) => (row.seen ? dateAndTime(row.seen) : '')],
        ],
        one.active,
      ),
    ]),
    ...(ends
      ? [
          [],
          [texts.ending],
          ...tableOf(
            [
              [whose, ({ user }) => fullName(user)],
              [name, ({ user }) => user.username],
              [of, (one) => courseTitle(one.course)],
              [lastDay, ({ end }) => lastDayText(end)],
            ],
            ends,
          ),
        ]
      : []),
  ];
}

/** A sum goes no further than a count. */
export const andMore = ({ paid }: MonthFigures): string => (paid >= limits.counted ? '+' : '');

const amount = (month: MonthFigures): string => manatCell(month.total) + andMore(month);

export const finishedAll = ({ students, videos }: CourseFigures): number => standing(students, videos).all;

/** @returns the cost, and whether it is only the least. */
export const costOf = (courses: SchoolCounts['courses']): [reads: number, isLeast: boolean] => [
  courses.reduce((sum, one) => sum + readsOfCourse(one), 0),
  courses.some(({ students, videos }) => students >= limits.counted || videos >= limits.page),
];
