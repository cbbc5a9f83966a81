// Where a reader is in each course, as the device knows it (LEARN-3). Without a schema library: pages that read nothing
// else show it.
import type { CourseFigure } from './figure.ts';
import type { CourseProgress } from './progress.ts';

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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nextIn(value: unknown): NextVideo | null {
  if (!isRecord(value)) return null;
  const { id, title, seconds } = value;
  return typeof id === 'string' && typeof title === 'string' && typeof seconds === 'number'
    ? { id, title, seconds }
    : null;
}

function placeIn(value: unknown): CoursePlace | null {
  if (!isRecord(value)) return null;
  const { at, finished, total, next, unlisted } = value;
  if (typeof at !== 'number' || typeof finished !== 'number') return null;
  if (typeof total !== 'number' && total !== null) return null;
  const strings = Array.isArray(unlisted) ? unlisted.filter((one) => typeof one === 'string') : [];
  return { at, finished, total, next: nextIn(next), unlisted: strings };
}

/** The places that were kept on the device; those that can't be read are left out. */
export function placesIn(kept: unknown): Places {
  const courses = isRecord(kept) && isRecord(kept.courses) ? kept.courses : {};
  return Object.fromEntries(
    Object.entries(courses).flatMap(([course, value]) => {
      const place = placeIn(value);
      return place ? [[course, place] as const] : [];
    }),
  );
}

/** The course to go on with: the one watched last that has an unfinished video. */
export function lastCourse(places: Places): string | null {
  const open = Object.entries(places).filter(([, { next }]) => next !== null);
  const [newest] = open.sort(([, one], [, other]) => other.at - one.at);
  return newest?.[0] ?? null;
}

/** When a video of the course was watched last; 0 for never. */
export const watchedAt = (progress: CourseProgress): number =>
  Math.max(0, ...Object.values(progress).map(({ at }) => at));
