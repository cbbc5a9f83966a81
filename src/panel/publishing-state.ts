import * as v from 'valibot';
import type { BuildFailure, BuildProblem } from '#core/build/build-note.ts';
import { integer } from '#core/cloud/schema-parts.ts';
import { panelLimits } from './limits.ts';

/** `config/publish` with its times as dates: the last change that readers should see, and the last claim of a build. */
export const PublishDocument = v.object({
  dirtyAt: v.optional(v.date()),
  /** The last change of something planned, which readers should not see yet (SCHOOL-5). */
  plannedAt: v.optional(v.date()),
  claimedBy: v.optional(v.string()),
  claimedAt: v.optional(v.date()),
  /** The month of the last claim, as 202611, and how many there were in it. */
  month: v.optional(integer),
  builds: v.optional(integer),
});

/** How quickly changes are published, in seconds. Each build costs the host's credits. */
export interface Pace {
  /** How long there must be no change before a build, so that a burst of changes needs one build only. */
  quiet: number;
  /** The least time between two builds; an admin may do without it. */
  interval: number;
  /** Builds a month at most, for everybody (OPS-2). */
  monthly: number;
}

/** `config/build`: the address that starts a build, or '', and the pace. `operator pace` sets it. */
export const BuildDocument = v.object({
  hook: v.union([v.pipe(v.string(), v.trim(), v.url()), v.literal('')]),
  quiet: v.optional(integer, panelLimits.publishQuiet),
  interval: v.optional(integer, panelLimits.publishInterval),
  monthly: v.optional(integer, panelLimits.publishMonthly),
});

/** The builds of a month. The month is that of UTC. */
export interface BuildCount {
  month: number;
  builds: number;
}

const none: BuildCount = { month: 0, builds: 0 };

const monthOf = (time: Date): number => time.getUTCFullYear() * 100 + time.getUTCMonth() + 1;

/** How many builds there were in the month of this time. */
export const buildsOf = (count: BuildCount, now: Date): number =>
  count.month === monthOf(now) ? count.builds : 0;

/** Whether the builds of the month of this time are used up (OPS-2). */
export const isSpent = (count: BuildCount, { monthly }: Pace, now: Date): boolean =>
  buildsOf(count, now) >= monthly;

/** When builds are counted from one again. */
export const nextMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));

/** The count with one build more. */
export const nextCount = (count: BuildCount, now: Date): BuildCount => ({
  month: monthOf(now),
  builds: buildsOf(count, now) + 1,
});

/** The times that decide whether the site is up to date. All are the server's. */
export interface Marks {
  dirtyAt: Date | null;
  claimedAt: Date | null;
  readAt: Date;
  /** The hour of something planned that has come and that no build has been claimed for: it does not wait for quiet. */
  come?: Date | null;
  /** The builds so far. */
  count?: BuildCount;
}

/**
 * Up to when the site shows, or will show without a further change, what is published: only what is planned for later can
 * become due (SCHOOL-5).
 */
export const coveredUntil = (...times: (Date | null)[]): Date =>
  new Date(Math.max(0, ...times.map((time) => time?.getTime() ?? 0)));

/**
 * The server's time is only known approximately. A build that begins this many ms after a planned hour surely reads what
 * was planned for it.
 */
export const afterPlan = 5_000;

/** How far the last change has been published, and since when (PANEL-12). */
export type Publishing =
  | { state: 'live'; since: Date }
  /** `due`: when a build is to be requested. */
  | { state: 'waiting'; since: Date; due: Date }
  /** No build can be requested in this month (OPS-2). */
  | { state: 'spent'; since: Date }
  | { state: 'building'; since: Date }
  /** A build was requested and has not come: it failed, or the request was lost. */
  | { state: 'late'; since: Date }
  /** The build that was requested at `since` has failed over these files (OPS-3). */
  | { state: 'failed'; since: Date; problems: readonly BuildProblem[]; mayRetry: boolean };

const second = 1000;
/** The least time before an admin's «İndi dərc et». */
const shortest = 60 * second;
/** How long a build may take, including its time in the queue. */
const lateAfterMs = 10 * 60 * second;

/** The publishing state for these marks (PANEL-12). */
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

/** The same, when a build of the last claim is known to have failed. */
export function withFailure(publishing: Publishing, failure: BuildFailure | null): Publishing {
  const { state, since } = publishing;
  if ((state !== 'building' && state !== 'late') || failure === null || failure.at < since) return publishing;
  // The rules allow another claim after the time that a build may take.
  return { state: 'failed', since, problems: failure.problems, mayRetry: state === 'late' };
}

/** If the host's time and the device's differ by more, in ms, one of them is wrong by days. */
export const clockError = 24 * 60 * 60 * second;

/** The host's time, from the headers `date` and `age` of its response; `null` if they don't tell it. */
export function hostTime(date: string | null, age: string | null): Date | null {
  const said = Date.parse(date ?? '') + (Number(age) || 0) * second;
  return Number.isNaN(said) ? null : new Date(said);
}

/**
 * Whether a build is due: there was no change for long enough, no panel has requested it, and the last one is old
 * enough.
 */
export function isDue(marks: Marks, pace: Pace, now: Date): boolean {
  const publishing = publishingOf(marks, pace, now);
  return publishing.state === 'waiting' && publishing.due <= now;
}

const isOld = ({ claimedAt }: Marks, age: number, now: Date): boolean =>
  claimedAt === null || now.getTime() - claimedAt.getTime() >= age;

/** The same when the user leaves the panel: a build does not have to wait for the time without changes. */
export const isDueOnLeaving = (marks: Marks, pace: Pace, now: Date): boolean =>
  publishingOf(marks, pace, now).state === 'waiting' && isOld(marks, pace.interval * second, now);

/** The same when an admin can't wait. */
export const mayPublishNow = (marks: Marks, pace: Pace, now: Date): boolean =>
  publishingOf(marks, pace, now).state === 'waiting' && isOld(marks, shortest, now);
