import * as v from 'valibot';
import type { BuildFailure, BuildProblem } from '#core/build/build-note.ts';
import { integer } from '#core/cloud/schema-parts.ts';
import { panelLimits } from './limits.ts';

export const PublishDocument = v.object({
  dirtyAt: v.optional(v.date()),
  plannedAt: v.optional(v.date()), // the last change of something planned, which readers should not see yet (SCHOOL-5)
  claimedBy: v.optional(v.string()),
  claimedAt: v.optional(v.date()),
  month: v.optional(integer), // the month of the last claim, as 202611
  builds: v.optional(integer),
});

/** In seconds. Each build costs the host's credits. */
export interface Pace {
  quiet: number; // without a change before a build: a burst of changes needs one build only
  interval: number; // between two builds; an admin may do without it
  monthly: number; // builds of everybody (OPS-2)
}

/** `hook`: the address that starts a build, or ''. `operator pace` sets the pace. */
export const BuildDocument = v.object({
  hook: v.union([v.pipe(v.string(), v.trim(), v.url()), v.literal('')]),
  quiet: v.optional(integer, panelLimits.publishQuiet),
  interval: v.optional(integer, panelLimits.publishInterval),
  monthly: v.optional(integer, panelLimits.publishMonthly),
});

/** The month is that of UTC. */
export interface BuildCount {
  month: number;
  builds: number;
}

const none: BuildCount = { month: 0, builds: 0 };

const monthOf = (time: Date): number => time.getUTCFullYear() * 100 + time.getUTCMonth() + 1;

export const buildsOf = (count: BuildCount, now: Date): number =>
  count.month === monthOf(now) ? count.builds : 0;

export const isSpent = (count: BuildCount, { monthly }: Pace, now: Date): boolean =>
  buildsOf(count, now) >= monthly;

export const nextMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));

export const nextCount = (count: BuildCount, now: Date): BuildCount => ({
  month: monthOf(now),
  builds: buildsOf(count, now) + 1,
});

/** All are the server's. */
export interface Marks {
  dirtyAt: Date | null;
  claimedAt: Date | null;
  readAt: Date;
  /** The hour of something planned that has come and that no build has been claimed for: it does not wait for quiet. */
  come?: Date | null;
  count?: BuildCount;
}

/** Up to when the site shows what is published: only what is planned for later can become due (SCHOOL-5). */
export const coveredUntil = (...times: (Date | null)[]): Date =>
  new Date(Math.max(0, ...times.map((time) => time?.getTime() ?? 0)));

/** In ms. The server's time is known approximately: a build so long after a planned hour surely reads what was planned for it. */
export const afterPlan = 5_000;

export type Publishing =
  | { state: 'live'; since: Date }
  | { state: 'waiting'; since: Date; due: Date } // `due`: when a build is to be requested
  | { state: 'spent'; since: Date } // for the rest of this month (OPS-2)
  | { state: 'building'; since: Date }
  /** A build was requested and has not come: it failed, or the request was lost. */
  | { state: 'late'; since: Date }
  /** The build that was requested at `since` has failed over these files (OPS-3). */
  | { state: 'failed'; since: Date; problems: readonly BuildProblem[]; mayRetry: boolean };

const second = 1000;
const shortest = 60 * second; // before an admin's «İndi dərc et»
const lateAfterMs = 10 * 60 * second; // a build may take so long, with its time in the queue

export function publishingOf(
  { dirtyAt, claimedAt, readAt, come = null, count = none }: Marks,
  pace: Pace,
  now: Date,
): Publishing {
  if (dirtyAt === null || dirtyAt < readAt) return { state: 'live', since: readAt };
  if (claimedAt !== null && claimedAt >= dirtyAt) {
    const state = now.getTime() - claimedAt.getTime() > lateAfterMs ? 'late' : 'building';
    return { state, since: claimedAt };
  }
  if (isSpent(count, pace, now)) return { state: 'spent', since: dirtyAt };
  const due = Math.max(
    come?.getTime() ?? dirtyAt.getTime() + pace.quiet * second,
    (claimedAt?.getTime() ?? 0) + pace.interval * second,
  );
  return { state: 'waiting', since: dirtyAt, due: new Date(due) };
}

export function withFailure(publishing: Publishing, failure: BuildFailure | null): Publishing {
  const { state, since } = publishing;
  if ((state !== 'building' && state !== 'late') || failure === null || failure.at < since) return publishing;
  // The rules allow another claim after the time that a build may take.
  return { state: 'failed', since, problems: failure.problems, mayRetry: state === 'late' };
}

export const clockError = 24 * 60 * 60 * second; // ms: beyond it, the host's or the device's time is wrong by days

/** From the headers `date` and `age`; `null` if they don't tell it. */
export function hostTime(date: string | null, age: string | null): Date | null {
  const said = Date.parse(date ?? '') + (Number(age) || 0) * second;
  return Number.isNaN(said) ? null : new Date(said);
}

/** No change for long enough, no request of another panel, and the last build old enough. */
export function isDue(marks: Marks, pace: Pace, now: Date): boolean {
  const publishing = publishingOf(marks, pace, now);
  return publishing.state === 'waiting' && publishing.due <= now;
}

const isOld = ({ claimedAt }: Marks, age: number, now: Date): boolean =>
  claimedAt === null || now.getTime() - claimedAt.getTime() >= age;

/** A user who leaves the panel makes no more changes: no quiet time. */
export const isDueOnLeaving = (marks: Marks, pace: Pace, now: Date): boolean =>
  publishingOf(marks, pace, now).state === 'waiting' && isOld(marks, pace.interval * second, now);

export const mayPublishNow = (marks: Marks, pace: Pace, now: Date): boolean =>
  publishingOf(marks, pace, now).state === 'waiting' && isOld(marks, shortest, now);
