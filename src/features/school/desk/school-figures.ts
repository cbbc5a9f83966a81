import type { User } from '#core/session/user.ts';
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

// What staff see of the whole school (SCHOOL-6).

/** Months that are counted, this one included. */
export const countedMonths = 6;
/** Who watched a video in so many days is active; whose course ends in so many days is listed. */
export const activeDays = 7;
export const endingDays = 30;

const day = 24 * 60 * 60 * 1000;
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * day);

export interface MonthFigures {
  /** yyyy-mm */
  month: string;
  /** New accounts. */
  accounts: number;
  /** Orders that were made, and those that were paid, in this month. */
  orders: number;
  paid: number;
  /** The sum of what was paid, in qəpik. */
  total: number;
}

export interface CourseCounts {
  course: string;
  /** Who have it, also those whose last day is over. */
  students: number;
  /** Whose last day is one of the next ones. */
  ending: number;
  videos: number;
}

export interface SchoolCounts {
  at: Date;
  /** The oldest first. */
  months: MonthFigures[];
  courses: CourseCounts[];
}

/** The documents that counting costs: four counts a month and three a course, each with the two that its rule looks up. */
export const readsOfCounts = (courses: number): number => 3 * (4 * countedMonths + 3 * courses);

/** The documents that reading the progress of a course costs at least: all pages of students, videos, and the outline. */
export function readsOfCourse({ students, videos }: Pick<CourseCounts, 'students' | 'videos'>): number {
  const pages = Math.ceil(students / studentsPage);
  const last = students - Math.max(0, pages - 1) * studentsPage;
  // A page that others follow reads one document more.
  const before = Math.max(0, pages - 1) * (readsOfStudents(studentsPage) + 1);
  return before + readsOfStudents(last) + readsOfVideos(videos) + 1;
}

/** The documents that the list of those whose course ends soon costs. */
export const readsOfEnding = (courses: readonly CourseCounts[], most: number): number =>
  courses.reduce((sum, { ending }) => sum + (ending > 0 ? Math.min(ending, most) + 2 : 0), 0);

/** Where students of a course are: the video with which they go on. */
interface Stop {
  /** `null`: they have watched nothing yet. */
  video: Pick<Video, 'id' | 'title'> | null;
  /** Its place in the course, from 1; 0 for `null`. */
  place: number;
  /** Students who are active, and those who are not. */
  active: number;
  idle: number;
}

/** What the progress of its students says of a course. */
export interface CourseFigures {
  course: string;
  students: StudentProgress[];
  /** Records that can't be read. */
  damaged: number;
  /** Videos that every student can watch. */
  videos: number;
  /** The mean of the finished shares, in per cent. */
  percent: number;
  /** Who watched a video of the course in the last days; the latest first. */
  active: StudentProgress[];
  /** In the order of the course; those who have finished all are not among them. */
  stops: Stop[];
}

/**
 * @param students everybody who has the course, with the progress in it.
 * @param videos all videos of the course, in its order.
 */
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
        place: id === null ? 0 : order.indexOf(id) + 1,
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
    stops: [...stops.values()].sort((one, other) => one.place - other.place),
  };
}

/** Students who are active in one of these courses or more. */
export const activeIn = (courses: readonly CourseFigures[]): number =>
  new Set(courses.flatMap(({ active }) => active.map(({ user }) => user.id))).size;

/** Whose course ends soon. */
export interface Ending {
  user: User;
  course: string;
  end: Date;
}
