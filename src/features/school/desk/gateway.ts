import { AuditDocument, type AuditEntry } from '#core/cloud/audit-entry.ts';
import { database } from '#core/cloud/database.ts';
import { readAll, readPage } from '#core/cloud/documents.ts';
import type { Query } from '#core/cloud/operation.ts';
import { recordPath } from '#core/cloud/records.ts';
import { endOfGrant } from '#core/session/grants.ts';
import { UserDocument } from '#core/session/user.ts';
import { lastMonths, spanOf } from '#core/time/months.ts';
import { limits } from '#core/words/limits.ts';
import { studentList } from '#features/accounts/desk/gateway.ts';
import { staffOutlines } from '#features/courses/desk/gateway.ts';
import { outlines } from '#features/courses/gateway.ts';
import { byModules } from '#features/courses/outline.ts';
import { endField } from '#features/enrolments/gateway.ts';
import { paidOrders, paidSum } from '#features/orders/desk/gateway.ts';
import { orders } from '#features/orders/gateway.ts';
import { type Student, students } from '#features/progress/desk/gateway.ts';
import { figureOf, watchedAt } from '#features/progress/places.ts';
import { progressKind } from '#features/progress/progress.ts';
import { questions } from '#features/questions/gateway.ts';
import type { Question } from '#features/questions/question.ts';
import type { WholeQuiz } from '#features/quizzes/desk/quiz-form.ts';
import { attemptsOf, quizzes } from '#features/quizzes/gateway.ts';
import { type Attempt, AttemptDocument } from '#features/quizzes/quiz.ts';
import { works } from '#features/works/gateway.ts';
import type { Work } from '#features/works/work.ts';
import { courseVideos } from '#panel/rows-gateway.ts';
import {
  type CourseCounts,
  type CourseFigures,
  countedMonths,
  courseFigures,
  daysBefore,
  type Ending,
  endingDays,
  type MonthFigures,
  type SchoolCounts,
} from './school-figures.ts';

const between = (collection: string, field: string, from: Date, to: Date): Query => ({
  collection,
  where: [
    [field, '>', from],
    [field, '<=', to],
  ],
  orderBy: [field, 'asc'],
});

/** `to` included, here and below (SCHOOL-6). */
export const accountsMade = (from: Date, to: Date): Query => between('users', 'createdAt', from, to);

export const ordersMade = (from: Date, to: Date): Query => between('orders', 'at', from, to);

/** The first one first. */
export const grantsEnding = (course: string, from: Date, to: Date): Query =>
  between('users', endField(course), from, to);

const count = (query: Query): Promise<number> => database().count(query, limits.counted);

async function countMonth(month: string): Promise<MonthFigures> {
  const span = spanOf(month);
  const [accounts, orders, paid, total, off] = await Promise.all([
    count(accountsMade(...span)),
    count(ordersMade(...span)),
    count(paidOrders(...span)),
    database().sum(paidSum('price', ...span), limits.counted),
    database().sum(paidSum('off', ...span), limits.counted),
  ]);
  return { month, accounts, orders, paid, total, off };
}

async function countCourse(course: string, now: Date): Promise<CourseCounts> {
  const [all, ending, videos] = await Promise.all([
    count(studentList(course)),
    count(grantsEnding(course, now, daysBefore(now, -endingDays))),
    database().count(courseVideos(course), limits.page),
  ]);
  return { course, students: all, ending, videos };
}

/** Those that are not planned for later: so many can a student have finished (SCHOOL-8). */
export const videosUntil = (course: string, now: Date): Query => {
  const videos = courseVideos(course);
  return { ...videos, where: [...videos.where, ['time', '<=', now]] };
};

/** What staff did with a record: the filters prove the rule for teachers. */
export const entriesAbout = (uid: string): Query => ({
  collection: 'audit',
  where: [
    ['collection', '==', 'users'],
    ['target', '==', uid],
  ],
  orderBy: ['at', 'desc'],
});

export interface Stand {
  course: string;
  finished: number;
  videos: number;
  seen: Date | null;
}

type Courses = readonly string[] | null;

const ofCourses = async <Item>(courses: Courses, of: (course: string) => Promise<Item[]>): Promise<Item[]> =>
  (await Promise.all((courses ?? ['']).map(of))).flat();

/** SCHOOL-8: one student, by what is asked of each feature. Every method throws AppError. */
export const student = {
  /** Two documents a course. */
  async stand(uid: string, course: string, now: Date): Promise<Stand> {
    const [progress, videos] = await Promise.all([
      database().get(recordPath(uid, 'progress', course)),
      database().count(videosUntil(course, now), limits.page),
    ]);
    const known = progressKind.device(progress?.data);
    const seen = watchedAt(known);
    return {
      course,
      // Where there are more, nobody knows how many.
      finished: figureOf(known, videos < limits.page ? videos : null).finished,
      videos,
      seen: seen > 0 ? new Date(seen) : null,
    };
  },
  async attempts(uid: string, courses: Courses): Promise<Attempt[]> {
    const found = await ofCourses(courses, (course) => readAll(attemptsOf(uid, course), AttemptDocument));
    return found.sort((one, other) => Number(other.startedAt) - Number(one.startedAt));
  },
  quiz: async (quiz: string): Promise<WholeQuiz | null> => {
    const found = await quizzes.one(quiz);
    const key = found && (await quizzes.key(quiz));
    return found && key && { ...found, key };
  },
  works: (uid: string, courses: Courses): Promise<Work[]> =>
    ofCourses(courses, (course) => works.list(uid, course)),
  questions: (uid: string, courses: Courses): Promise<Question[]> =>
    ofCourses(courses, (course) => questions.list(uid, course)),
  orders: orders.list,
  log: (uid: string): Promise<AuditEntry[]> => readAll(entriesAbout(uid), AuditDocument),
};

/** SCHOOL-6. Every method throws AppError. */
export const school = {
  /** The month of Baku: four counts (PANEL-20). */
  month: (now: Date): Promise<MonthFigures> => countMonth(lastMonths(now, 1)[0] ?? ''),

  /** Counts and sums of the service. */
  async count(courses: readonly string[], now: Date): Promise<SchoolCounts> {
    const [months, counted] = await Promise.all([
      Promise.all(lastMonths(now, countedMonths).reverse().map(countMonth)),
      Promise.all(courses.map((course) => countCourse(course, now))),
    ]);
    return { at: now, months, courses: counted };
  },

  async course(course: string, now: Date): Promise<CourseFigures> {
    const [modules, videos] = await Promise.all([outlines.of(course), staffOutlines.videosOf(course)]);
    const found: Student[] = [];
    let damaged = 0;
    let page = await students.list({ course });
    for (;;) {
      for (const row of page.rows) 'item' in row ? found.push(row.item) : damaged++;
      if (!page.more) break;
      page = await page.more();
    }
    const inOrder = byModules(videos, modules).flatMap((listed) => listed.videos);
    return courseFigures(course, found, damaged, inOrder, now);
  },

  /** The first one first; of each course so many as a page has. */
  async ending(courses: readonly string[], now: Date): Promise<Ending[]> {
    const until = daysBefore(now, -endingDays);
    const lists = await Promise.all(
      courses.map(async (course) => {
        const found = await readPage(grantsEnding(course, now, until), UserDocument);
        return found.flatMap((user): Ending[] => {
          const end = endOfGrant(user, course);
          return end ? [{ user, course, end }] : [];
        });
      }),
    );
    return lists.flat().sort((one, other) => Number(one.end) - Number(other.end));
  },
};
