import { pageRecord } from '#core/device/record-store.ts';
import { msNow } from '#core/time/clock.ts';
import { advanceProgress, markProgress, progressKind } from './progress.ts';

const record = pageRecord(progressKind);

/** How far the reader is in the videos of the course (VIDEO-10). */
export const $progress = record.$device;

/** Shows the device's progress at once, then adds the account's. Without a user, because the session is over, none. */
export const watchProgress = record.open;

/** Sends what the account lacks; what can't be sent stays on the device until the next time. */
export const sendProgress = record.send;

/** Keeps on the device that a video was played up to `seconds` of `duration`. */
export const keepProgress = (id: string, seconds: number, duration: number | null): void =>
  record.change((all) => ({ ...all, [id]: advanceProgress(all[id], seconds, duration, msNow()) }));

/** The reader says by hand whether a video is watched (LEARN-4). */
export function markWatched(id: string, done: boolean): void {
  record.change((all) => ({ ...all, [id]: markProgress(all[id], done, msNow()) }));
  sendProgress();
}
