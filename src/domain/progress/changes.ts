// What watching and marking change. Apart from progress.ts, because pages load it only when that happens.
import { markOf, type Progress, watchedShare } from './progress.ts';

/** The progress after playing up to `seconds` of `duration` (`null`: not known). */
export function advanceProgress(
  before: Progress | undefined,
  seconds: number,
  duration: number | null,
  at: number,
): Progress {
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
