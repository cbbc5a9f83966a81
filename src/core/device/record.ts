// How the entries of a device and an account become one. No schema library: the page of every post and exercise loads this.

import { latestTime } from '#core/time/clock.ts';
import { recordKey } from './page-storage-keys.ts';

export type Entries<Entry> = Readonly<Record<string, Entry>>;

export interface EntryKind<Entry> {
  collection: string; // its documents are `users/{uid}/{collection}/{id}`
  key(uid: string, id: string): string;
  entry(value: unknown, id: string): Entry | null;
  join(one: Entry, other: Entry): Entry; // the same whichever comes first
  at(entry: Entry): number; // ms, by the clock of the device
  /** With no later time: what a clock that was ahead has written counts as new, not for ever. */
  notAfter(entry: Entry, time: number): Entry;
  isRemoved?(entry: Entry): boolean; // such entries tell other devices of a removal, and make room
  limit: number; // of an account, and of one write
  atOnce: number;
}

export interface RecordKind<Entry, Device = Entries<Entry>> extends EntryKind<Entry> {
  device(kept: unknown): Device;
  entries(device: Device): Entries<Entry>;
  settle(device: Device, stored: Entries<Entry>, written: Entries<Entry>): Device;
  finish?(device: Device, now: number): Device;
  isSettled?(device: Device): boolean;
}

export const keyIn =
  (collection: string): EntryKind<unknown>['key'] =>
  (uid, id) =>
    recordKey(collection, uid, id);

/** A device keeps nothing but the entries; the newer or joined version wins. */
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

export const fieldsIn = (value: unknown): Readonly<Record<string, unknown>> => (isMap(value) ? value : {});

export const stringsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

export const readEntries = <Entry>(kind: Pick<EntryKind<Entry>, 'entry'>, stored: unknown): Entries<Entry> =>
  Object.fromEntries(
    Object.entries(fieldsIn(stored)).flatMap(([id, value]) => {
      const entry = kind.entry(value, id);
      return entry === null ? [] : [[id, entry]];
    }),
  );

export const notAfter = <Entry>(
  { at, notAfter: cut }: Pick<EntryKind<Entry>, 'at' | 'notAfter'>,
  entries: Entries<Entry>,
  time: number,
): Entries<Entry> =>
  Object.values(entries).some((entry) => at(entry) > time)
    ? Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, cut(entry, time)]))
    : entries;

export const cutAt = <Entry extends { at: number }>(entry: Entry, time: number): Entry =>
  entry.at > time ? { ...entry, at: time } : entry;

const textOf = (entry: unknown): string =>
  JSON.stringify(typeof entry === 'object' && entry ? Object.entries(entry).sort() : entry);

/** Of two with the same time the same on every device. */
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

export const unsentOf = <Entry>(
  { join, isRemoved, notAfter: cut }: EntryKind<Entry>,
  mine: Entries<Entry>,
  stored: Entries<Entry>,
  latest: number = latestTime(),
): Entries<Entry> =>
  Object.fromEntries(
    Object.entries(mine).flatMap(([id, entry]) => {
      const known = stored[id];
      // The account need not know that something was removed that it never had.
      if (known === undefined) return isRemoved?.(entry) ? [] : [[id, entry]];
      const both = join(cut(known, latest), entry);
      return textOf(both) === textOf(known) ? [] : [[id, both]];
    }),
  );

export const removedFirst = <Entry>({ at, isRemoved }: EntryKind<Entry>, entries: Entries<Entry>): string[] =>
  Object.entries(entries)
    .filter(([, entry]) => isRemoved?.(entry))
    .sort(([, one], [, other]) => at(one) - at(other))
    .map(([id]) => id);

export interface RecordChange<Entry> {
  write: Entries<Entry>;
  drop: readonly string[];
}

/** The newest first, as much as one write may change. Entries for which a full record has no room stay on the device. */
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

export function applyChange<Entry>(
  stored: Entries<Entry>,
  { write, drop }: RecordChange<Entry>,
): Entries<Entry> {
  const rest = Object.entries(stored).filter(([id]) => !drop.includes(id));
  return { ...Object.fromEntries(rest), ...write };
}
