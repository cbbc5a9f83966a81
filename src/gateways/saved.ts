import { deleteField } from 'firebase/firestore/lite';
import { accountListIn } from '#domain/saved/account-list.ts';
import { applyChange, nextChange, type SavedChange } from '#domain/saved/exchange.ts';
import type { SavedEntries } from '#domain/saved/saved.ts';
import { database } from './database.ts';
import { type Merge, merge } from './operation.ts';

export const savedPath = (uid: string): string => `users/${uid}/reading/saved`;

/** Changes entries of the account's list of saved addresses; the others stay as they are (READ-4). */
export const saveList = (uid: string, { write, drop }: SavedChange): Merge =>
  merge(savedPath(uid), {
    ...Object.fromEntries(drop.map((address) => [address, deleteField()])),
    ...write,
  });

/** The document `users/{uid}/reading/saved`: what an account has saved (READ-4). */
export const saved = {
  /**
   * Reads the account's list and writes those of `mine` that are newer.
   * @returns the list as the account has it afterwards. @throws AppError
   */
  async exchange(uid: string, mine: SavedEntries): Promise<SavedEntries> {
    let stored: SavedEntries = {};
    const write = () =>
      database().updateSeen(savedPath(uid), (seen) => {
        const found = accountListIn(seen?.data ?? {});
        const change = nextChange(mine, found);
        stored = change ? applyChange(found, change) : found;
        return change && saveList(uid, change);
      });
    // One write changes ten entries. Another read is only needed when there are more.
    while ((await write()) && nextChange(mine, stored)) {}
    return stored;
  },
};
