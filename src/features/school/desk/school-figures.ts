import * as v from 'valibot';
import type { User } from '#core/session/user.ts';
import { dayMs } from '#core/time/dates.ts';
import {
  readsOfStudents,
  readsOfVideos,
  type StudentProgress,
  studentProgress,
  studentsPage,
  videosOfStudents,
} from '#features/progress/desk/student-progress.ts';
import { shareOf } from '#features/progress/places.ts';
import type { CourseProgress } from '#features/progress/progress.ts';
import { lastUnfinished, newestOf } from '#features/progress/progress.ts';
import type { Video } from '#features/videos/video.ts';

// SCHOOL-6.

/** This one included. */
export const countedMonths = 6;
/** Who watched a video in so many days is active; whose course ends in so many days is listed. */
export const activeDays = 7;
export const endingDays = 30;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

const MonthFigures = v.object({
  month: v.string(), // yyyy-mm
  accounts: v.number(),
  orders: v.number(), // made in this month
  paid: v.number(),
  total: v.number(), // paid, in qəpik
  off: v.optional(v.number(), 0), // by how much coupons have reduced it (PAY-4)
});

export type MonthFigures = v.InferOutput<typeof MonthFigures>;

const CourseCounts = v.object({
  course: v.string(),
  students: v.number(), // also those whose last day is over
  ending: v.number(),
  videos: v.number(),
});

export type CourseCounts = v.InferOutput<typeof CourseCounts>;

/** The device keeps the last ones (PANEL-20). */
export const SchoolCounts = v.object({
  at: v.pipe(
    v.union([v.date(), v.string()]),
    v.transform((at) => new Date(at)),
    v.date(),
  ),
  months: v.array(MonthFigures),
  courses: v.array(CourseCounts),
});

export type SchoolCounts = v.InferOutput<typeof SchoolCounts>;

/** Five counts and sums a month and three a course, each with the two documents that its rule looks up. */
export const readsOfCounts = (courses: number): number => 3 * (5 * countedMonths + 3 * courses);

/** At least: all pages of students, videos, and the outline. */
export function readsOfCourse({ students, videos }: Pick<CourseCounts, 'students' | 'videos'>): number {
  const pages = Math.ceil(students / studentsPage);
  const last = students - Math.max(0, pages - 1) * studentsPage;
  // A page that others follow reads one document more.
  const before = Math.max(0, pages - 1) * (readsOfStudents(studentsPage) + 1);
  return before + readsOfStudents(last) + readsOfVideos(videos) + 1;
}

export const readsOfEnding = (courses: readonly CourseCounts[], most: number): number =>
  courses.reduce((sum, { ending }) => sum + (ending > 0 ? Math.min(ending, most) + 2 : 0), 0);

interface Stop {
  video: Pick<Video, 'id' | 'title'> | null; // `null`: they have watched nothing yet
  number: number; // from 1; 0 for `null`
  active: number;
  idle: number;
}

export interface CourseFigures {
  course: string;
  students: StudentProgress[];
  damaged: number;
  videos: number;
  percent: number;
  active: StudentProgress[]; // the latest first
  stops: Stop[]; // in the order of the course, without those who have finished all
}

/** @param videos in the order of the course. */
export function courseFigures(
  course: string,
  students: readonly { user: User; progress: CourseProgress }[],
  damaged: number,
  videos: readonly Video[],
  now: Date,
): CourseFigures {
  const ids = videosOfStudents(videos, course, now);
  const order = [...ids];
  const since = daysBefore(now, activeDays);
  const isActive = ({ seen }: StudentProgress) => seen !== null && seen >= since;
  const stops = new Map<string | null, Stop>();
  const figures = students.map(({ user, progress }) => {
    const figure = studentProgress(user, progress, ids);
    if (order.length > 0 && figure.finished < order.length) {
      const id = newestOf(progress) === null ? null : lastUnfinished(progress, order);
      const video = videos.find((one) => one.id === id) ?? null;
      const stop = stops.get(id) ?? {
        video,
        number: id === null ? 0 : order.indexOf(id) + 1,
        active: 0,
        idle: 0,
      };
      stop[isActive(figure) ? 'active' : 'idle'] += 1;
      stops.set(id, stop);
    }
    return figure;
  });
  const shares = figures.reduce((sum, { finished }) => sum + shareOf({ finished, total: order.length }), 0);
  return {
    course,
    students: figures,
    damaged,
    videos: order.length,
    percent: figures.length === 0 ? 0 : Math.round((shares / figures.length) * 100),
    active: figures.filter(isActive).sort((one, other) => Number(other.seen) - Number(one.seen)),
    stops: [...stops.values()].sort((one, other) => one.number - other.number),
  };
}

/** In one of these courses or more. */
export const activeIn = (courses: readonly CourseFigures[]): number =>
  new Set(courses.flatMap(({ active }) => active.map(({ user }) => user.id))).size;

export interface Ending {
  user: User;
  course: string;
  end: Date;
}
