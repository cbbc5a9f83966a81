// As the device knows it (LEARN-3); without a schema library, because pages that read nothing else show it.
import { fieldsIn, stringsIn } from '#core/device/record.ts';
import type { CourseProgress } from './progress.ts';

export interface CourseFigure {
  finished: number;
  total: number | null;
}

/** @param unlisted ids of finished videos that are not among the reader's. */
export function figureOf(
  progress: CourseProgress,
  total: number | null,
  unlisted: readonly string[] = [],
): CourseFigure {
  const done = Object.entries(progress).filter(([id, place]) => place.done && !unlisted.includes(id)).length;
  // A finished video may have been deleted since the lists were read.
  return { finished: total === null ? done : Math.min(done, total), total };
}

/** No figure counts them. @param listed ids of all videos of the course. */
export const unlistedIn = (progress: CourseProgress, listed: ReadonlySet<string>): string[] =>
  Object.keys(progress).filter((id) => progress[id]?.done && !listed.has(id));

/** From 0 to 1; 0 while the total is not known. */
export const shareOf = ({ finished, total }: CourseFigure): number => (total ? finished / total : 0);

export interface NextVideo {
  id: string;
  title: string;
  seconds: number;
}

export interface CoursePlace extends CourseFigure {
  at: number; // of the last watching, in the device's ms
  next: NextVideo | null;
  unlisted: readonly string[]; // finished videos that the reader's lists don't have: they are not counted
}

export type Places = Readonly<Record<string, CoursePlace>>;

function nextIn(value: unknown): NextVideo | null {
  const { id, title, seconds } = fieldsIn(value);
  return typeof id === 'string' && typeof title === 'string' && typeof seconds === 'number'
    ? { id, title, seconds }
    : null;
}

export const placesIn = (kept: unknown): Places =>
  Object.fromEntries(
    Object.entries(fieldsIn(fieldsIn(kept).courses)).flatMap(([course, value]) => {
      const { at, finished, total, next, unlisted } = fieldsIn(value);
      if (typeof at !== 'number' || typeof finished !== 'number') return [];
      if (typeof total !== 'number' && total !== null) return [];
      return [[course, { at, finished, total, next: nextIn(next), unlisted: stringsIn(unlisted) }]];
    }),
  );

export function lastCourse(places: Places): string | null {
  const open = Object.entries(places).filter(([, { next }]) => next !== null);
  const [newest] = open.sort(([, one], [, other]) => other.at - one.at);
  return newest?.[0] ?? null;
}

/** 0 for never. */
export const watchedAt = (progress: CourseProgress): number =>
  Math.max(0, ...Object.values(progress).map(({ at }) => at));
