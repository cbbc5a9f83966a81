import * as v from 'valibot';
import { limits } from '#domain/shared/limits.ts';
import { mapOf, positiveInteger } from '#domain/shared/schema-parts.ts';

/** How far a reader is in one video (VIDEO-10). */
export const Progress = v.object({
  /** Where playing continues. */
  seconds: v.pipe(v.number(), v.minValue(0), v.maxValue(limits.progressSeconds)),
  /** The video was watched to the end once; stays `true` when it is watched again. */
  done: v.boolean(),
  /** The device's time in milliseconds: the newest entry wins. */
  at: positiveInteger,
});
export type Progress = v.InferOutput<typeof Progress>;

/** A document of `users/{uid}/progress`: all videos of one course, by their ids. */
export type CourseProgress = Record<string, Progress>;

/** The readable entries of a stored progress. Others, for example of an older version, are left out. */
export function readProgress(stored: unknown): CourseProgress {
  const fields = v.safeParse(mapOf(v.unknown()), stored);
  const entries = Object.entries(fields.success ? fields.output : {}).flatMap(([id, value]) => {
    const parsed = v.safeParse(Progress, value);
    return parsed.success ? [[id, parsed.output] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Merges the progress of two devices or two copies: the newer place of each video, and a finished video stays finished.
 */
export function mergeProgress(one: CourseProgress, other: CourseProgress): CourseProgress {
  const both = { ...one };
  for (const [id, theirs] of Object.entries(other)) {
    const ours = one[id];
    const newer = ours && ours.at >= theirs.at ? ours : theirs;
    both[id] = { ...newer, done: theirs.done || Boolean(ours?.done) };
  }
  return both;
}

/** The entries that `stored` lacks or has in an older version. */
export function unsentProgress(mine: CourseProgress, stored: CourseProgress): CourseProgress {
  const isNew = ([id, { at, done }]: [string, Progress]) => {
    const known = stored[id];
    return !known || at > known.at || (done && !known.done);
  };
  return Object.fromEntries(Object.entries(mine).filter(isNew));
}

/** From this share of its duration on, a video counts as watched: the rest may be credits. */
const watchedShare = 0.95;

/** A place with fewer seconds than this is not worth resuming. */
const leastPlace = 5;

/** The progress after playing up to `seconds` of `duration` (`null`: not known). */
export function advanceProgress(
  before: Progress | undefined,
  seconds: number,
  duration: number | null,
  at: number,
): Progress {
  const finished = duration !== null && seconds >= duration * watchedShare;
  return { seconds, done: finished || Boolean(before?.done), at };
}

/**
 * Where playing continues, in seconds. A video that was left at its end or just after its beginning starts again. So
 * does a finished video whose duration this device does not know: it was most likely left at its end.
 */
export function resumeAt(progress: Progress | undefined, duration: number | null): number {
  if (!progress || progress.seconds < leastPlace) return 0;
  const isAtEnd = duration === null ? progress.done : progress.seconds >= duration * watchedShare;
  return isAtEnd ? 0 : progress.seconds;
}

/** The watched share of a video, from 0 to 1; `null` while the duration is not known. */
export const watchedFraction = (progress: Progress | undefined, duration: number | null): number | null =>
  progress && duration !== null ? Math.min(1, progress.seconds / duration) : null;

/** How many of these videos are finished. */
export const finishedOf = (progress: CourseProgress, ids: Iterable<string>): number =>
  [...ids].filter((id) => progress[id]?.done).length;

/** The video that was watched last. */
export function newestOf(progress: CourseProgress): string | null {
  const [newest] = Object.entries(progress).sort(([, one], [, other]) => other.at - one.at);
  return newest?.[0] ?? null;
}

/** The video with which a reader continues: the one watched last, or the one after it if that is finished. */
export function lastUnfinished(progress: CourseProgress, ids: readonly string[]): string | null {
  const at = (id: string) => progress[id]?.at ?? 0;
  const watched = ids.filter((id) => progress[id]).sort((a, b) => at(b) - at(a));
  const [last] = watched;
  if (last === undefined) return ids[0] ?? null;
  return progress[last]?.done ? (ids[ids.indexOf(last) + 1] ?? last) : last;
}
