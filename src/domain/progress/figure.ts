import type { CourseProgress } from './progress.ts';

/** How far a reader is in a course: the same on its card, its page, its videos and the profile. */
export interface CourseFigure {
  finished: number;
  /** The number of videos that the reader may watch; `null` when it is not known. */
  total: number | null;
}

/**
 * The one figure of a course.
 * @param unlisted ids of finished videos that are not among the reader's.
 */
export function figureOf(
  progress: CourseProgress,
  total: number | null,
  unlisted: readonly string[] = [],
): CourseFigure {
  const done = Object.entries(progress).filter(([id, place]) => place.done && !unlisted.includes(id)).length;
  // A finished video may have been deleted since the lists were read.
  return { finished: total === null ? done : Math.min(done, total), total };
}

/** The finished share, from 0 to 1; 0 while the total is not known. */
export const shareOf = ({ finished, total }: CourseFigure): number => (total ? finished / total : 0);
