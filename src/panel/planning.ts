import { localTimeOf } from '#core/time/dates.ts';
import { momentIn } from '#core/words/typed.ts';
import { panelLimits } from './limits.ts';

/** What a form says about the time of a post or snippet (SCHOOL-5). */
export interface Planning {
  /** When it is to be published; `null`: when it is saved. */
  plan: Date | null;
  /** The server's time, as far as the device knows it. */
  now: Date;
}

/** A new time for a document; `'same'` when it has the right one. */
export type NewTime = 'same' | 'now' | Date;

const day = 24 * 60 * 60 * 1000;

const isPlanned = ({ time }: { time: Date }, now: Date): boolean => time > now;

/** The field of a saved document: filled while it is planned. */
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
  return plan.getTime() - now.getTime() > panelLimits.planDays * day ? 'far' : null;
}

/** How inexact the device's knowledge of the server's time may be, in ms. */
const inexact = 60_000;

/** What has a later time is surely not published yet, however inexact `now` is. */
export const surelyPlannedAfter = (now: Date): Date => new Date(now.getTime() + inexact);

/** Whether a version with this time is surely not published yet, so that the site needs no build for it. */
export const isSurelyPlanned = (time: Date, now: Date): boolean => time > surelyPlannedAfter(now);

/**
 * The new time of a document that has this one, by the plan of its form; `null` when it is published and the plan
 * wants another time, which the rules refuse.
 */
export function newTime(time: Date, { plan, now }: Planning): NewTime | null {
  const isSame = plan !== null && localTimeOf(plan) === localTimeOf(time);
  if (isSame) return 'same';
  // What may be published already keeps its time: the rules refuse another one, and what is not yet is so in a minute.
  if (plan === null) return isSurelyPlanned(time, now) ? 'now' : 'same';
  return time > now ? plan : null;
}
