import { serverTimestamp } from '../firestore/sentinels.ts';
import { type Operation, set, type Update, update } from './operation.ts';

const path = 'config/publish';

/** Notes that the built site is older than its content: part of every change of posts and snippets (PANEL-12). */
export const markDirty = (): Operation => update(path, { dirtyAt: serverTimestamp() });

/** The same before the first change, when `config/publish` does not exist yet. */
export const markDirtyFirst = (): Operation => set(path, { dirtyAt: serverTimestamp() });

/** Claims the next build for this user; to be sent in a transaction that has read the last claim (PANEL-12). */
export const claimBuild = (uid: string): Update =>
  update(path, { claimedBy: uid, claimedAt: serverTimestamp() });
