import { accountListIn } from '#domain/saved/account-list.ts';
import { applyChange, nextChange } from '#domain/saved/exchange.ts';
import type { SavedEntries } from '#domain/saved/saved.ts';
import type { SavedRecords } from '../saved.ts';
import { savedPath, saveList } from './batches/reading.ts';
import { database } from './database.ts';

export const saved: SavedRecords = {
  async exchange(uid, mine) {
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
