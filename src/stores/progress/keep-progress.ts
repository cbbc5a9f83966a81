import { advanceProgress, markProgress } from '#domain/progress/changes.ts';
import { changeProgress, sendProgress } from './progress.ts';

/** Keeps on the device that a video was played up to `seconds` of `duration`. */
export const keepProgress = (id: string, seconds: number, duration: number | null): void =>
  changeProgress(id, (before) => advanceProgress(before, seconds, duration, Date.now()));

/** The reader says by hand whether a video is watched (LEARN-4). */
export function markWatched(id: string, done: boolean): void {
  changeProgress(id, (before) => markProgress(before, done, Date.now()));
  sendProgress();
}
