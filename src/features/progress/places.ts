// Where a reader is in each course, as the device knows it (LEARN-3). Without a schema library: pages that read nothing
// else show it.
import { fieldsIn, stringsIn } from '#core/device/record.ts';
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

/** Finished videos that are not listed (any more): no figure counts them. @param listed ids of all videos of the course. */
export const unlistedIn = (progress: CourseProgress, listed: ReadonlySet<string>): string[] =>
  Object.keys(progress).filter((id) => progress[id]?.done && !listed.has(id));

/** The finished share, from 0 to 1; 0 while the total is not known. */
export const shareOf = ({ finished, total }: CourseFigure): number => (total ? finished / total : 0);

/** The video to go on with. `seconds`: the place in it. */
export interface NextVideo {
  id: string;
  title: string;
  seconds: number;
}

export interface CoursePlace extends CourseFigure {
  /** When a video of the course was last watched, in the device's ms. */
  at: number;
  /** `null` when all are watched. */
  next: NextVideo | null;
  /** Ids of finished videos that the reader's lists don't have (any more): they are not counted. */
  unlisted: readonly string[];
}

/** By course. */
export type Places = Readonly<Record<string, CoursePlace>>;

function nextIn(value: unknown): NextVideo | null {
  const { id, title, seconds } = fieldsIn(value);
  return typeof id === 'string' && typeof title === 'string' && typeof seconds === 'number'
    ? { id, title, seconds }
    : null;
}

/** The places that were kept on the device; those that can't be read are left out. */
export const placesIn = (kept: unknown): Places =>
  Object.fromEntries(
    Object.entries(fieldsIn(fieldsIn(kept).courses)).flatMap(([course, value]) => {
      const { at, finished, total, next, unlisted } = fieldsIn(value);
      if (typeof at !== 'number' || typeof finished !== 'number') return [];
      if (typeof total !== 'number' && total !== null) return [];
      return [[course, { at, finished, total, next: nextIn(next), unlisted: stringsIn(unlisted) }]];
    }),
  );

/** The course to go on with: the one watched last that has an unfinished video. */
export function lastCourse(places: Places): string | null {
  const open = Object.entries(places).filter(([, { next }]) => next !== null);
  const [newest] = open.sort(([, one], [, other]) => other.at - one.at);
  return newest?.[0] ?? null;
}

/** When a video of the course was watched last; 0 for never. */
export const watchedAt = (progress: CourseProgress): number =>
  Math.max(0, ...Object.values(progress).map(({ at }) => at));
