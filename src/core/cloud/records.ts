import { deleteField } from 'firebase/firestore/lite';
import {
  applyChange,
  type Entries,
  type EntryKind,
  type RecordChange,
  readEntries,
} from '#core/device/record.ts';
import { limits } from '#core/words/limits.ts';
import { database } from './database.ts';
import { type Merge, merge } from './operation.ts';

export const recordPath = (uid: string, collection: string, id: string): string =>
  `users/${uid}/${collection}/${id}`;

export const saveEntries = (path: string, { write, drop }: RecordChange<unknown>): Merge =>
  merge(path, { ...Object.fromEntries(drop.map((id) => [id, deleteField()])), ...write });

type Kind<Entry> = Pick<EntryKind<Entry>, 'collection' | 'entry'>;

export const records = {
  /** Makes the change that `decide` answers over just the version it was given; asked again when another device has written. */
  async exchange<Entry>(
    kind: Kind<Entry>,
    uid: string,
    id: string,
    decide: (stored: Entries<Entry>) => RecordChange<Entry> | null,
  ): Promise<{ stored: Entries<Entry>; change: RecordChange<Entry> | null }> {
    const path = recordPath(uid, kind.collection, id);
    let stored: Entries<Entry> = {};
    let change: RecordChange<Entry> | null = null;
    await database().updateSeen(path, (seen) => {
      const found = readEntries(kind, seen?.data);
      change = decide(found);
      stored = change ? applyChange(found, change) : found;
      return change && saveEntries(path, change);
    });
    return { stored, change };
  },

  async all<Entry>(kind: Kind<Entry>, uid: string): Promise<Record<string, Entries<Entry>>> {
    const found = await database().query(
      { collection: `users/${uid}/${kind.collection}`, where: [] },
      limits.page,
    );
    return Object.fromEntries(found.map(({ id, data }) => [id, readEntries(kind, data)]));
  },
};
