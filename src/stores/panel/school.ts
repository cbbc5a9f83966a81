import { atom } from 'nanostores';
import { fullName } from '#domain/accounts/user.ts';
import {
  activeIn,
  type CourseFigures,
  type Ending,
  type MonthFigures,
  readsOfCourse,
  type SchoolCounts,
} from '#domain/panel/school-figures.ts';
import { courseParts, csvOf, standing } from '#domain/panel/student-progress.ts';
import { lastDayOf } from '#domain/school/grants.ts';
import { dateAndTime, fullDate, isoDay } from '#domain/shared/dates.ts';
import { codeOf } from '#domain/shared/errors.ts';
import { limits } from '#domain/shared/limits.ts';
import { manatIn } from '#domain/shared/money.ts';
import { students as studentTexts } from '#messages/panel/school.ts';
import { counted, schoolTab as texts } from '#messages/panel/school-figures.ts';
import { errors } from '#messages/shared/errors.ts';
import { onSignOut } from '#stores/accounts/session.ts';
import { coursePaths } from '#stores/shared/course-paths.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { latest } from '#stores/shared/latest.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { saveFile } from '#stores/shared/save-file.ts';
import { courseTitle } from './course-titles.ts';
import { serverTime } from './publishing.ts';

/** What is known, whether more is on its way, and why the last request failed. */
interface Read<Known> {
  known: Known;
  busy: boolean;
  failed: string | null;
}

/** What a press reads. A second press is ignored while the first is on its way; a failure keeps what is known. */
function readAtPress<Known>(none: Known) {
  const $read = atom<Read<Known>>({ known: none, busy: false, failed: null });
  const requests = latest();
  return {
    $read,
    forget(): void {
      requests.cancel();
      $read.set({ known: none, busy: false, failed: null });
    },
    /** @returns whether something was read, and nobody has forgotten it meanwhile. */
    async press(ask: (known: Known) => Promise<Known>, retry: () => void): Promise<boolean> {
      const { known, busy } = $read.get();
      if (busy) return false;
      const isLatest = requests.begin();
      $read.set({ known, busy: true, failed: null });
      try {
        const found = await ask(known);
        if (!isLatest()) return false;
        $read.set({ known: found, busy: false, failed: null });
        return true;
      } catch (error) {
        if (!isLatest()) return false;
        $read.set({ known, busy: false, failed: errors[codeOf(error)] });
        reportFailedRead(error, retry);
        return false;
      }
    },
  };
}

const gateway = async () => (await loadPart(() => import('#gateways/staff/school.ts'))).school;

const counts = readAtPress<SchoolCounts | null>(null);
const figures = readAtPress<readonly CourseFigures[]>([]);
const ending = readAtPress<readonly Ending[] | null>(null);

/** Counts and sums of the service; `null` before the first press (SCHOOL-6). */
export const $counts = counts.$read;
/** The progress of courses, in the order in which they were read. */
export const $figures = figures.$read;
/** Whose course ends soon; `null` before it is asked for. */
export const $ending = ending.$read;

/** The courses that are still to be read; the first one is on its way, or has failed. */
export const $left = atom<readonly string[]>([]);

/** What was read before belongs to the counts before, and goes with them. */
export async function countSchool(): Promise<void> {
  const ask = async () => (await gateway()).count(coursePaths(), serverTime());
  if (await counts.press(ask, countSchool)) forgetRead();
}

function forgetRead(): void {
  figures.forget();
  ending.forget();
  $left.set([]);
}

/** Reads the progress of courses, one after the other. */
export async function readCourses(courses: readonly string[]): Promise<void> {
  if ($figures.get().busy) return;
  $left.set(courses);
  await readLeft();
}

/** Goes on with those that are left, as after a failure. */
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

/** Reads whose course ends soon, in the courses where the counts have found somebody. */
export async function readEnding(): Promise<void> {
  const found = $counts.get().known?.courses.filter((one) => one.ending > 0) ?? [];
  const courses = found.map(({ course }) => course);
  await ending.press(async () => (await gateway()).ending(courses, serverTime()), readEnding);
}

type Row = (string | number)[];

/** The tables as they are shown, one below the other, as a CSV file. */
export function downloadSchool(): void {
  const { known } = $counts.get();
  if (!known) return;
  const day = isoDay(known.at);
  saveFile(texts.file(day), csvOf(schoolRows(known)), 'text/csv;charset=utf-8');
}

function schoolRows({ at, months, courses }: SchoolCounts): Row[] {
  const read = $figures.get().known;
  const { known: ends } = $ending.get();
  const [month, accounts, orders, paid] = texts.monthColumns;
  const number = (n: number) => (n >= limits.counted ? counted(n) : n);
  return [
    [texts.title, texts.at(dateAndTime(at))],
    [],
    [texts.months],
    [month, accounts, orders, paid, texts.amount],
    ...months.map((one) => [
      shownMonth(one.month),
      ...[one.accounts, one.orders, one.paid].map(number),
      amount(one),
    ]),
    [],
    [texts.courses],
    [...texts.courseColumns],
    ...courses.map(({ course, students, ending: soon }) => {
      const found = read.find((one) => one.course === course);
      const shown = found ? [`${found.percent}%`, found.active.length, finishedAll(found)] : ['', '', ''];
      return [courseTitle(course), number(students), ...shown, number(soon)];
    }),
    ...(read.length > 0 ? [[texts.activeInAll(activeIn(read))]] : []),
    ...read.flatMap(({ course, students, videos, stops, active }) => [
      [],
      [`${courseTitle(course)}: ${studentTexts.picture}`],
      courseParts.map((part) => studentTexts.parts[part]),
      courseParts.map((part) => standing(students, videos)[part]),
      [],
      [`${courseTitle(course)}: ${texts.stops}`],
      [...texts.stopColumns],
      ...stops.map((stop) => [stop.place || '', stop.video?.title ?? texts.notBegun, stop.active, stop.idle]),
      [],
      [`${courseTitle(course)}: ${texts.activeOnes}`],
      [...texts.activeColumns],
      ...active.map(({ user, seen }) => [fullName(user), user.username, seen ? dateAndTime(seen) : '']),
    ]),
    ...(ends
      ? [
          [],
          [texts.ending],
          [...texts.endingColumns],
          ...ends.map(({ user, course, end }) => [
            fullName(user),
            user.username,
            courseTitle(course),
            fullDate(lastDayOf(end)),
          ]),
        ]
      : []),
  ];
}

/** yyyy-mm as it is read. */
export const shownMonth = (month: string): string => month.split('-').reverse().join('.');

/** Behind a sum that goes no further than a count. */
export const andMore = ({ paid }: MonthFigures): string => (paid >= limits.counted ? '+' : '');

const amount = (month: MonthFigures): string =>
  String(manatIn(month.total)).replace('.', ',') + andMore(month);

/** How many students have finished all videos of a course. */
export const finishedAll = ({ students, videos }: CourseFigures): number => standing(students, videos).all;

/** What reading the progress of these courses costs, and whether it is only the least. */
export const costOf = (courses: SchoolCounts['courses']): [reads: number, isLeast: boolean] => [
  courses.reduce((sum, one) => sum + readsOfCourse(one), 0),
  courses.some(({ students, videos }) => students >= limits.counted || videos >= limits.page),
];

onSignOut(() => {
  counts.forget();
  forgetRead();
});
