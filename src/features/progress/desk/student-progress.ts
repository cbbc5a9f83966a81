import { fullName, type User } from '#core/session/user.ts';
import { byAlphabet } from '#core/words/alphabet.ts';
import { saysWords } from '#core/words/letters.ts';
import type { Video } from '#features/videos/video.ts';
import { figureOf, unlistedIn, watchedAt } from '../places.ts';
import type { CourseProgress } from '../progress.ts';
import type { Grades } from './grades.ts';

export const studentsPage = 40;

export interface StudentProgress {
  user: User;
  finished: number;
  seen: Date | null; // by the clock of the student's device; `null` for never
  grades?: Grades | undefined; // where they are asked for (SCHOOL-10)
}

/** The free ones and those of the group that are not planned for later. */
export const videosOfStudents = (videos: readonly Video[], course: string, now: Date): Set<string> =>
  new Set(
    videos
      .filter((video) => (video.demo === 'true' || video.group === course) && video.time <= now)
      .map(({ id }) => id),
  );

/** @param videos ids of videos that exist: others count for nothing. */
export function studentProgress(
  user: User,
  progress: CourseProgress,
  videos: ReadonlySet<string>,
): StudentProgress {
  const at = watchedAt(progress);
  const { finished } = figureOf(progress, videos.size, unlistedIn(progress, videos));
  return { user, finished, seen: at > 0 ? new Date(at) : null };
}

/** A rule looks up two documents for the list and for each progress. */
export const readsOfStudents = (students: number): number =>
  students === 0 ? 0 : students + 2 + 3 * students;

/** What SCHOOL-10 adds, at most: of each student what is noted, with three look-ups, works and attempts; each quiz with its key. */
export const readsOfGrades = (students: number, tasks: number, quizzes: number): number =>
  1 + 6 * quizzes + students * (4 + tasks + quizzes);

/** 50 a request. */
export const readsOfVideos = (videos: number): number => videos + 2 * Math.max(1, Math.ceil(videos / 50));

export const studentSorts = ['name', 'most', 'least', 'seen', 'unseen'] as const;
export const gradedSorts = [...studentSorts, 'highest', 'lowest'] as const;
export type StudentSort = (typeof gradedSorts)[number];

const byName = (one: StudentProgress, other: StudentProgress): number =>
  byAlphabet(fullName(one.user), fullName(other.user));
const sum = ({ grades }: StudentProgress): number => grades?.sum ?? -1;
const time = ({ seen }: StudentProgress): number => seen?.getTime() ?? 0;

const comparing: Record<StudentSort, (one: StudentProgress, other: StudentProgress) => number> = {
  name: () => 0,
  most: (one, other) => other.finished - one.finished,
  least: (one, other) => one.finished - other.finished,
  seen: (one, other) => time(other) - time(one),
  unseen: (one, other) => time(one) - time(other),
  highest: (one, other) => sum(other) - sum(one),
  lowest: (one, other) => sum(one) - sum(other),
};

/** By name where the order says nothing else. */
export const sortedStudents = (students: readonly StudentProgress[], sort: StudentSort): StudentProgress[] =>
  [...students].sort((one, other) => comparing[sort](one, other) || byName(one, other));

export const foundStudents = (students: readonly StudentProgress[], text: string): StudentProgress[] =>
  students.filter(({ user }) => saysWords(`${fullName(user)} ${user.username} ${user.email}`, text));

export const courseParts = ['none', 'first', 'second', 'third', 'fourth', 'all'] as const;
export type CoursePart = (typeof courseParts)[number];

export function partOf(finished: number, total: number): CoursePart {
  if (finished <= 0 || total <= 0) return 'none';
  if (finished >= total) return 'all';
  const quarter = Math.min(3, Math.floor((finished / total) * 4));
  return courseParts[quarter + 1] ?? 'fourth';
}

export function standing(students: readonly StudentProgress[], total: number): Record<CoursePart, number> {
  const counts = { none: 0, first: 0, second: 0, third: 0, fourth: 0, all: 0 };
  for (const { finished } of students) counts[partOf(finished, total)] += 1;
  return counts;
}
