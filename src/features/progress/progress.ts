import * as v from 'valibot';
import { entryOf, positiveInteger } from '#core/cloud/schema-parts.ts';
import { type Entries, plainKind } from '#core/device/record.ts';
import { limits } from '#core/words/limits.ts';
import { progressLimits } from './limits.ts';

/** How far a reader is in one video (VIDEO-10). */
export const Progress = v.object({
  /** Where playing continues. */
  seconds: v.pipe(v.number(), v.minValue(0), v.maxValue(limits.progressSeconds)),
  /** The video was watched to the end once, or marked by hand; stays `true` when it is watched again. */
  done: v.boolean(),
  /** The device's time in milliseconds: the newest entry wins. */
  at: positiveInteger,
  /** When the reader last said by hand whether it is watched, in the same time (LEARN-4). Then that decides `done`. */
  mark: v.optional(positiveInteger),
});
export type Progress = v.InferOutput<typeof Progress>;

/** A document of `users/{uid}/progress`: all videos of one course, by their ids. */
export type CourseProgress = Entries<Progress>;

const markOf = (progress: Progress | undefined): number => progress?.mark ?? 0;

/** The newest mark by hand decides; without one, or with the same, a finished video stays finished. */
function joinPlaces(one: Progress, other: Progress): Progress {
  const at = Math.max(one.at, other.at);
  const newest = [one, other].filter((place) => place.at === at);
  const mark = Math.max(markOf(one), markOf(other));
  const deciding = [one, other].filter((place) => markOf(place) === mark);
  return {
    seconds: Math.max(...newest.map(({ seconds }) => seconds)),
    done: deciding.some(({ done }) => done),
    at,
    ...(mark > 0 && { mark }),
  };
}

/** How far a reader is in the videos of a course: the newer place of each, and whether it is watched. */
export const progressKind = plainKind<Progress>({
  collection: 'progress',
  entry: entryOf(Progress),
  join: joinPlaces,
  at: ({ at }) => at,
  notAfter: (place, time) => ({
    ...place,
    at: Math.min(place.at, time),
    ...(place.mark !== undefined && { mark: Math.min(place.mark, time) }),
  }),
  limit: progressLimits.videos,
  atOnce: progressLimits.atOnce,
});

/** From this share of its duration on, a video counts as watched: the rest may be credits. */
const watchedShare = 0.95;

/**
 * The progress after playing up to `seconds` of `duration` (`null`: not known). A clock that went back does not make it the
 * older one.
 */
export function advanceProgress(
  before: Progress | undefined,
  seconds: number,
  duration: number | null,
  now: number,
): Progress {
  const at = Math.max(now, (before?.at ?? 0) + 1);
  const finished = duration !== null && seconds >= duration * watchedShare;
  const { done = false, mark } = before ?? {};
  if (mark === undefined) return { seconds, done: done || finished, at };
  // Watched to the end after the mark was taken back: that is newer than the mark.
  return { seconds, done: done || finished, at, mark: finished && !done ? Math.max(at, mark + 1) : mark };
}

/**
 * The progress after the reader has said by hand that the video is watched, or that it is not (LEARN-4). What is not
 * watched begins anew: the place was most likely its end. A clock that went back does not make the mark the older one.
 */
export function markProgress(before: Progress | undefined, done: boolean, now: number): Progress {
  const at = Math.max(now, (before?.at ?? 0) + 1);
  return { seconds: done ? (before?.seconds ?? 0) : 0, done, at, mark: Math.max(at, markOf(before) + 1) };
}

/** A place with fewer seconds than this is not worth resuming. */
const leastPlace = 5;

/**
 * Where playing continues, in seconds. A video that was left at its end or just after its beginning starts again. So
 * does a finished video whose duration this device does not know: it was most likely left at its end.
 */
export function resumeAt(progress: Progress | undefined, duration: number | null): number {
  if (!progress || progress.seconds < leastPlace) return 0;
  const isAtEnd = duration === null ? progress.done : progress.seconds >= duration * watchedShare;
  return isAtEnd ? 0 : progress.seconds;
}

/** The watched share of a video, from 0 to 1; `null` while the duration is not known, or the place is not worth showing. */
export const watchedFraction = (progress: Progress | undefined, duration: number | null): number | null =>
  progress && duration !== null && progress.seconds >= leastPlace
    ? Math.min(1, progress.seconds / duration)
    : null;

/** Where the reader is in a video that is not watched yet, in seconds; `null` just after its beginning. */
export const placeIn = (progress: Progress | undefined): number | null =>
  progress && !progress.done && progress.seconds >= leastPlace ? progress.seconds : null;

/** How many of these videos are finished. */
export const finishedOf = (progress: CourseProgress, ids: Iterable<string>): number =>
  [...ids].filter((id) => progress[id]?.done).length;

/** The video that was watched last. */
export function newestOf(progress: CourseProgress): string | null {
  const [newest] = Object.entries(progress).sort(([, one], [, other]) => other.at - one.at);
  return newest?.[0] ?? null;
}

/**
 * The video with which a reader continues (LEARN-3): the one watched last, or if that is finished the first one behind
 * it, in the order of the list, that is not. Where all behind it are finished, the first one that was passed over.
 */
export function lastUnfinished(progress: CourseProgress, ids: readonly string[]): string | null {
  const newest = newestOf(Object.fromEntries(Object.entries(progress).filter(([id]) => ids.includes(id))));
  if (newest === null) return ids[0] ?? null;
  const from = ids.indexOf(newest);
  const inTurn = [...ids.slice(from), ...ids.slice(0, from)];
  return inTurn.find((id) => !progress[id]?.done) ?? newest;
}
