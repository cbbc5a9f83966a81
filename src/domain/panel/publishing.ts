import * as z from 'zod/mini';

/** `/build.json`: when the build began to read what it shows. */
export const BuildNote = z.object({ readAt: z.coerce.date() });

/** `config/publish` with its times as dates: the last change that readers should see, and who last asked for a build. */
export const PublishDocument = z.object({
  dirtyAt: z.optional(z.date()),
  claimedBy: z.optional(z.string()),
  claimedAt: z.optional(z.date()),
});

/** `config/build`: the address that starts a build, or ''. */
export const BuildDocument = z.object({ hook: z.union([z.url(), z.literal('')]) });

/** What decides whether the site is up to date; all times are those of the server. */
export interface Marks {
  dirtyAt: Date | null;
  claimedAt: Date | null;
  readAt: Date;
}

/** How far the last change is on its way to the readers, and since when (PANEL-12). */
export type Publishing =
  | { state: 'live'; since: Date }
  /** `due` is when a build is to be asked for. */
  | { state: 'waiting'; since: Date; due: Date }
  | { state: 'building'; since: Date }
  /** A build was asked for and does not come: it failed, or the call was lost. */
  | { state: 'late'; since: Date };

const second = 1000;
/** How long nothing must change before a build, so that a burst of changes is one build. */
const quiet = 30 * second;
/** Between two builds. */
const interval = 60 * second;
/** What a build may take, with the queue before it. */
const lateAfterMs = 10 * 60 * second;

/** Where the site stands with these marks (PANEL-12). */
export function publishingOf({ dirtyAt, claimedAt, readAt }: Marks, now: Date): Publishing {
  if (dirtyAt === null || dirtyAt < readAt) return { state: 'live', since: readAt };
  if (claimedAt !== null && claimedAt >= dirtyAt) {
    const state = now.getTime() - claimedAt.getTime() > lateAfterMs ? 'late' : 'building';
    return { state, since: claimedAt };
  }
  const due = Math.max(dirtyAt.getTime() + quiet, (claimedAt?.getTime() ?? 0) + interval);
  return { state: 'waiting', since: dirtyAt, due: new Date(due) };
}

/** What a device's clock may be wrong by. A host that says more is wrong itself. */
const clockError = 24 * 60 * 60 * second;

/**
 * The server's time by the headers `date` and `age` of its answer; the device's own when they say nothing sensible.
 */
export function serverNow(date: string | null, age: string | null, device: Date): Date {
  const said = Date.parse(date ?? '') + (Number(age) || 0) * second;
  return Math.abs(said - device.getTime()) <= clockError ? new Date(said) : device;
}

/** Whether the quiet has lasted, nobody else has asked for a build, and the last one is a minute old. */
export function isDue(marks: Marks, now: Date): boolean {
  const publishing = publishingOf(marks, now);
  return publishing.state === 'waiting' && publishing.due <= now;
}

/** The same for who leaves: the quiet begins at once. */
export const isDueOnLeaving = ({ claimedAt, ...marks }: Marks, now: Date): boolean =>
  publishingOf({ claimedAt, ...marks }, now).state === 'waiting' &&
  (claimedAt === null || now.getTime() - claimedAt.getTime() >= interval);
