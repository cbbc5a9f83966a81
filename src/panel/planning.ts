import { dayMs, localTimeOf } from '#core/time/dates.ts';
import { momentIn } from '#core/words/typed.ts';
import { panelLimits } from './limits.ts';

export interface Planning {
  plan: Date | null; // `null`: when it is saved
  now: Date; // the server's, as far as the device knows it
}

export type NewTime = 'same' | 'now' | Date; // `'same'`: the document has the right time

const isPlanned = ({ time }: { time: Date }, now: Date): boolean => time > now;

/** Filled while the document is planned (SCHOOL-5). */
export const planFieldFor = (document: { time: Date }, now: Date): string =>
  isPlanned(document, now) ? localTimeOf(document.time) : '';

export type PlanProblem = 'unreadable' | 'past' | 'far' | 'published';

/** @param seen the saved document, `null` for a new one. */
export function planProblem(field: string, seen: { time: Date } | null, now: Date): PlanProblem | null {
  const plan = momentIn(field);
  if (plan === 'none') return null;
  if (plan === 'invalid') return 'unreadable';
  // Published while the form was open: the field still has that time.
  if (seen && !isPlanned(seen, now)) return field === localTimeOf(seen.time) ? null : 'published';
  if (seen && field === localTimeOf(seen.time)) return null;
  if (plan <= now) return 'past';
  return plan.getTime() - now.getTime() > panelLimits.planDays * dayMs ? 'far' : null;
}

const inexact = 60_000; // ms by which the device may misjudge the server's time

/** What has a later time is surely not published yet, however inexact `now` is. */
export const surelyPlannedAfter = (now: Date): Date => new Date(now.getTime() + inexact);

/** The site needs no build for a version that is surely not published yet. */
export const isSurelyPlanned = (time: Date, now: Date): boolean => time > surelyPlannedAfter(now);

/** `null`: the document is published and the plan wants another time, which the rules refuse. */
export function newTime(time: Date, { plan, now }: Planning): NewTime | null {
  const isSame = plan !== null && localTimeOf(plan) === localTimeOf(time);
  if (isSame) return 'same';
  // What may be published already keeps its time: the rules refuse another one, and what is not yet is so in a minute.
  if (plan === null) return isSurelyPlanned(time, now) ? 'now' : 'same';
  return time > now ? plan : null;
}
