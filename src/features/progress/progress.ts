import * as v from 'valibot';
import { fitting, positiveInteger } from '#core/cloud/schema-parts.ts';
import { type Entries, plainKind } from '#core/device/record.ts';
import { limits } from '#core/words/limits.ts';
import { progressLimits } from './limits.ts';

/** VIDEO-10. */
export const Progress = v.object({
  seconds: v.pipe(v.number(), v.minValue(0), v.maxValue(limits.progressSeconds)),
  done: v.boolean(), // stays `true` when the video is watched again
  at: positiveInteger, // the device's ms: the newest entry wins
  /** When the reader last said it by hand (LEARN-4): then that decides `done`. */
  mark: v.optional(positiveInteger),
});
export type Progress = v.InferOutput<typeof Progress>;

/** By the ids of the videos of one course. */
export type CourseProgress = Entries<Progress>;

const markOf = (progress: Progress | undefined): number => progress?.mark ?? 0;

/** The newest mark by hand decides; without one, or with the same, a finished video stays finished. */
function joinProgress(one: Progress, other: Progress): Progress {
  const at = Math.max(one.at, other.at);
  const newest = [one, other].filter((each) => each.at === at);
  const mark = Math.max(markOf(one), markOf(other));
  const deciding = [one, other].filter((each) => markOf(each) === mark);
  return {
    seconds: Math.max(...newest.map(({ seconds }) => seconds)),
    done: deciding.some(({ done }) => done),
    at,
    ...(mark > 0 && { mark }),
  };
}

export const progressKind = plainKind<Progress>({
  collection: 'progress',
  entry: (value) => fitting(Progress, value),
  join: joinProgress,
  at: ({ at }) => at,
  notAfter: (progress, time) => ({
    ...progress,
    at: Math.min(progress.at, time),
    ...(progress.mark !== undefined && { mark: Math.min(progress.mark, time) }),
  }),
  limit: progressLimits.videos,
  atOnce: progressLimits.atOnce,
});

/** The rest may be credits. */
const watchedShare = 0.95;

/** @param duration `null`: not known. A clock that went back does not make the place the older one. */
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
  // Watched to the end after the mark was taken back: that is newer.
  return { seconds, done: done || finished, at, mark: finished && !done ? Math.max(at, mark + 1) : mark };
}

/** LEARN-4. What is not watched begins anew: the place was most likely its end. */
export function markProgress(before: Progress | undefined, done: boolean, now: number): Progress {
  const at = Math.max(now, (before?.at ?? 0) + 1);
  return { seconds: done ? (before?.seconds ?? 0) : 0, done, at, mark: Math.max(at, markOf(before) + 1) };
}

/** Fewer seconds are not worth resuming. */
const leastSeconds = 5;

/** 0 at the end, just after the beginning, and where a finished video's duration is not known: it was most likely left at its end. */
export function resumeAt(progress: Progress | undefined, duration: number | null): number {
  if (!progress || progress.seconds < leastSeconds) return 0;
  const isAtEnd = duration === null ? progress.done : progress.seconds >= duration * watchedShare;
  return isAtEnd ? 0 : progress.seconds;
}

/** From 0 to 1; `null`: not known, or not worth showing. */
export const watchedFraction = (progress: Progress | undefined, duration: number | null): number | null =>
  progress && duration !== null && progress.seconds >= leastSeconds
    ? Math.min(1, progress.seconds / duration)
    : null;

export const secondLeftAt = (progress: Progress | undefined): number | null =>
  progress && !progress.done && progress.seconds >= leastSeconds ? progress.seconds : null;

export const finishedOf = (progress: CourseProgress, ids: Iterable<string>): number =>
  [...ids].filter((id) => progress[id]?.done).length;

export function newestOf(progress: CourseProgress): string | null {
  const [newest] = Object.entries(progress).sort(([, one], [, other]) => other.at - one.at);
  return newest?.[0] ?? null;
}

/** The video watched last, else the first unfinished one behind it, else the first that was passed over (LEARN-3). */
export function lastUnfinished(progress: CourseProgress, ids: readonly string[]): string | null {
  const newest = newestOf(Object.fromEntries(Object.entries(progress).filter(([id]) => ids.includes(id))));
  if (newest === null) return ids[0] ?? null;
  const from = ids.indexOf(newest);
  const inTurn = [...ids.slice(from), ...ids.slice(0, from)];
  return inTurn.find((id) => !progress[id]?.done) ?? newest;
}
