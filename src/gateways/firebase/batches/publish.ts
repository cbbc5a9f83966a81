import { type BuildCount, nextCount } from '#domain/panel/publishing.ts';
import { serverTimestamp } from '../firestore/sentinels.ts';
import { type Operation, set, type Update, update } from './operation.ts';

const none: BuildCount = { month: 0, builds: 0 };

const path = 'config/publish';

/** Notes that the built site is older than its content: part of every change of posts and snippets (PANEL-12). */
export const markDirty = (): Update => update(path, { dirtyAt: serverTimestamp() });

/**
 * Notes that something planned was added or changed, which the built site does not show yet: open panels then look when
 * the next one is to be published (SCHOOL-5).
 */
export const markPlanned = (): Operation => update(path, { plannedAt: serverTimestamp() });

/** `markDirty` before the first change, when `config/publish` does not exist yet. */
export const markDirtyFirst = (): Operation => set(path, { dirtyAt: serverTimestamp() });

/**
 * Claims the next build for this user, and counts it; to be sent in a transaction that has read the last claim
 * (PANEL-12).
 * @param last the builds counted so far. @param now the server's time.
 */
export const claimBuild = (uid: string, last: BuildCount = none, now = new Date()): Update =>
  update(path, { claimedBy: uid, claimedAt: serverTimestamp(), ...nextCount(last, now) });
