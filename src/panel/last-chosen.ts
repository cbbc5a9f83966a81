import * as v from 'valibot';
import { fitting } from '#core/cloud/schema-parts.ts';
import { keep, kept } from '#core/device/device-storage.ts';
import { staffKey } from '#core/device/page-storage-keys.ts';
import { timeNow } from '#core/time/clock.ts';
import { isoDay } from '#core/time/dates.ts';
import { taughtPaths } from './taught.ts';

const text = v.optional(v.string(), '');

/** What a form begins with, because it was chosen in the last one: a module of its course, the last day of a grant. */
const Chosen = v.object({ course: text, module: text, day: text });

export type Chosen = v.InferOutput<typeof Chosen>;

/** '' for what nobody has chosen yet, and for what is no more (PANEL-18). */
export function lastChosen(uid: string): Chosen {
  const { course, module, day } = fitting(Chosen, kept(staffKey(uid, 'chosen'))) ?? v.parse(Chosen, {});
  const isCourse = taughtPaths().includes(course);
  return {
    course: isCourse ? course : '',
    module: isCourse ? module : '',
    day: day >= isoDay(timeNow()) ? day : '',
  };
}

/** A module belongs to its course. */
export function noteChosen(uid: string, chosen: Partial<Chosen> & { course: string }): void {
  if (!taughtPaths().includes(chosen.course)) return;
  const before = lastChosen(uid);
  const module = before.course === chosen.course ? before.module : '';
  keep(staffKey(uid, 'chosen'), { ...before, module, ...chosen });
}
