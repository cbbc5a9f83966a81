import { msNow } from '#core/time/clock.ts';
import { doneKind } from '#features/progress/done.ts';
import { visitorRecord } from './visitor-record.ts';

const record = visitorRecord(doneKind);

/** The exercises of the page's course that this visitor has done (LEARN-7). */
export const $done = record.$entries;

export const watchDone = record.watch; // follows the exercises of a course

/** @returns whether the device or the account has it. */
export const markDone = (slug: string): boolean =>
  $done.get()[slug] !== undefined || record.add({ [slug]: msNow() });
