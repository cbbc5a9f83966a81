import { pageRecord } from '#core/device/record-store.ts';
import { msNow } from '#core/time/clock.ts';
import { advanceProgress, markProgress, progressKind } from './progress.ts';

const record = pageRecord(progressKind);

export const $progress = record.$device;

export const watchProgress = record.open;

/** What can't be sent stays on the device until the next time. */
export const sendProgress = record.send;

export const keepProgress = (id: string, seconds: number, duration: number | null): void =>
  record.change((all) => ({ ...all, [id]: advanceProgress(all[id], seconds, duration, msNow()) }));

/** LEARN-4. */
export function markWatched(id: string, done: boolean): void {
  record.change((all) => ({ ...all, [id]: markProgress(all[id], done, msNow()) }));
  sendProgress();
}
