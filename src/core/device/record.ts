// A kept record: entries by id that a device and an account both keep of a user. Here is how the two become one. Without a
// schema library: the page of every post and exercise loads it.

import { latestTime } from '#core/time/clock.ts';
import { recordKey } from './page-storage-keys.ts';

export type Entries<Entry> = Readonly<Record<string, Entry>>;

/** What the entries of one kind of record are. */
export interface EntryKind<Entry> {
  /** Its documents are `users/{uid}/{collection}/{id}`. */
  collection: string;
  /** Where the device keeps it. With the id '' the beginning of the keys of all records of the user. */
  key(uid: string, id: string): string;
  /** An entry that was kept or stored; `null` for what can't be read. */
  entry(value: unknown, id: string): Entry | null;
  /** Two versions of an entry as one, the same whichever comes first. */
  join(one: Entry, other: Entry): Entry;
  /** When it was changed, by the clock of the device, in ms. */
  at(entry: Entry): number;
  /** The same entry with no later time than this: one that was written by a clock that was ahead counts as new, not for ever. */
  notAfter(entry: Entry, time: number): Entry;
  /** Such entries tell other devices that something was removed. They make room when there is none. */
  isRemoved?(entry: Entry): boolean;
  /** Entries that an account has room for, and of these as many as one write may change. */
  limit: number;
  atOnce: number;
}

/** With how a device keeps the record, which may be more than the entries. */
export interface RecordKind<Entry, Device = Entries<Entry>> extends EntryKind<Entry> {
  /** What was kept on the device; parts that can't be read are left out. */
  device(kept: unknown): Device;
  entries(device: Device): Entries<Entry>;
  /**
   * The device's record with what the account has.
   * @param written what this device has just written into it.
   */
  settle(device: Device, stored: Entries<Entry>, written: Entries<Entry>): Device;
  /** Before a sign-out: what is being typed becomes an entry. */
  finish?(device: Device, now: number): Device;
  /** Whether the account has all, as far as the device knows without asking. */
  isSettled?(device: Device): boolean;
}

export const keyIn =
  (collection: string): EntryKind<unknown>['key'] =>
  (uid, id) =>
    recordKey(collection, uid, id);

/** A kind of which the device keeps nothing but the entries, and the newer or joined version wins. */
export function plainKind<Entry>(described: Omit<EntryKind<Entry>, 'key'>): RecordKind<Entry> {
  const kind = { ...described, key: keyIn(described.collection) };
  return {
    ...kind,
    device: (kept) => notAfter(kind, readEntries(kind, kept), latestTime()),
    entries: (device) => device,
    settle: (device, stored) => joinEntries(kind, device, stored),
  };
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  Object.prototype.toString.call(value) === '[object Object]';

/** The fields of what should be a map; none of anything else. */
export const fieldsIn = (value: unknown): Readonly<Record<string, unknown>> => (isMap(value) ? value : {});

export const stringsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/** What can be read of a document or of what was kept. Others, for example of a later version, are left out. */
export const readEntries = <Entry>(kind: Pick<EntryKind<Entry>, 'entry'>, stored: unknown): Entries<Entry> =>
  Object.fromEntries(
    Object.entries(fieldsIn(stored)).flatMap(([id, value]) => {
      const entry = kind.entry(value, id);
      return entry === null ? [] : [[id, entry]];
    }),
  );

/** A record in which nothing is later than this time. */
export const notAfter = <Entry>(
  { at, notAfter: cut }: Pick<EntryKind<Entry>, 'at' | 'notAfter'>,
  entries: Entries<Entry>,
  time: number,
): Entries<Entry> =>
  Object.values(entries).some((entry) => at(entry) > time)
    ? Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, cut(entry, time)]))
    : entries;

/** `EntryKind.notAfter` of entries whose only time is `at`. */
export const cutAt = <Entry extends { at: number }>(entry: Entry, time: number): Entry =>
  entry.at > time ? { ...entry, at: time } : entry;

/** The same text for the same fields, in whatever order. */
const textOf = (entry: unknown): string =>
  JSON.stringify(typeof entry === 'object' && entry ? Object.entries(entry).sort() : entry);

/** The newer one; of two with the same time on every device the same. */
export const newer = <Entry extends { at: number }>(one: Entry, other: Entry): Entry => {
  const isOther = one.at === other.at ? textOf(one) < textOf(other) : one.at < other.at;
  return isOther ? other : one;
};

export function joinEntries<Entry>(
  { join }: Pick<EntryKind<Entry>, 'join'>,
  one: Entries<Entry>,
  other: Entries<Entry>,
): Entries<Entry> {
  const both = { ...one };
  for (const [id, entry] of Object.entries(other)) {
    const known = both[id];
    both[id] = known === undefined ? entry : join(known, entry);
  }
  return both;
}

/** The entries that the account lacks, or has in an older version or with a time to come, as both together have them. */
export const unsentOf = <Entry>(
  { join, isRemoved, notAfter: cut }: EntryKind<Entry>,
  mine: Entries<Entry>,
  stored: Entries<Entry>,
  latest: number = latestTime(),
): Entries<Entry> =>
  Object.fromEntries(
    Object.entries(mine).flatMap(([id, entry]) => {
      const known = stored[id];
      // The account does not have to know that something was removed that it never had.
      if (known === undefined) return isRemoved?.(entry) ? [] : [[id, entry]];
      const both = join(cut(known, latest), entry);
      return textOf(both) === textOf(known) ? [] : [[id, both]];
    }),
  );

/** Ids of removed entries, the oldest first: what can be forgotten when there is no room. */
export const removedFirst = <Entry>({ at, isRemoved }: EntryKind<Entry>, entries: Entries<Entry>): string[] =>
  Object.entries(entries)
    .filter(([, entry]) => isRemoved?.(entry))
    .sort(([, one], [, other]) => at(one) - at(other))
    .map(([id]) => id);

/** One write to the account's record. */
export interface RecordChange<Entry> {
  write: Entries<Entry>;
  /** Entries that were removed long ago and make room. */
  drop: readonly string[];
}

/**
 * What the account lacks, as much as one write may change, the newest first; `null` when it has all. A record that is full
 * takes no further entries: they stay on the device.
 */
export function nextChange<Entry>(
  kind: EntryKind<Entry>,
  mine: Entries<Entry>,
  stored: Entries<Entry>,
  latest: number = latestTime(),
): RecordChange<Entry> | null {
  const news = Object.entries(unsentOf(kind, mine, stored, latest)).sort(
    ([, one], [, other]) => kind.at(other) - kind.at(one),
  );
  const replaced = new Set(news.map(([id]) => id));
  const removable = removedFirst(kind, stored).filter((id) => !replaced.has(id));
  let room = kind.limit - Object.keys(stored).length;
  const write: [string, Entry][] = [];
  const drop: string[] = [];
  for (const [id, entry] of news) {
    if (write.length === kind.atOnce) break;
    if (stored[id] === undefined) {
      const old = room > 0 ? undefined : removable.shift();
      if (room <= 0 && old === undefined) continue;
      if (old === undefined) room -= 1;
      else drop.push(old);
    }
    write.push([id, entry]);
  }
  return write.length === 0 ? null : { write: Object.fromEntries(write), drop };
}

/** The account's record after a write. */
export function applyChange<Entry>(
  stored: Entries<Entry>,
  { write, drop }: RecordChange<Entry>,
): Entries<Entry> {
  const rest = Object.entries(stored).filter(([id]) => !drop.includes(id));
  return { ...Object.fromEntries(rest), ...write };
}
