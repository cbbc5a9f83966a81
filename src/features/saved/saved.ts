// Without a schema library: the page of every post loads this file.

import {
  cutAt,
  type Entries,
  type EntryKind,
  fieldsIn,
  isTime,
  joinEntries,
  newer,
  notAfter,
  readEntries,
  removedFirst,
  stringsIn,
  unsentOf,
} from '#core/device/record.ts';
import { savedKey } from '#core/device/storage-keys.ts';
import { ageOf, latestTime } from '#core/time/clock.ts';
import { savedLimits } from './limits.ts';

/** READ-4. */
export interface SavedEntry {
  at: number; // the device's ms: the newest entry of an address wins
  title: string; // '' once it was removed
}

/** By address, decoded: `/blogs/{slug}`, `/code/{language}/{slug}`, `/lessons/{course}/videos#{id}`. */
export type SavedEntries = Entries<SavedEntry>;

export interface DeviceList {
  uid: string | null; // `null` for a guest's list, which goes to whoever signs in
  entries: SavedEntries;
  unsent: readonly string[];
  readAt: number; // in ms; 0 for never
  missing: readonly string[];
}

export const emptyList: DeviceList = { uid: null, entries: {}, unsent: [], readAt: 0, missing: [] };

/** As they are shown. */
export const savedKinds = ['posts', 'snippets', 'videos'] as const;
export type SavedKind = (typeof savedKinds)[number];

const beginnings: Record<SavedKind, string> = { posts: '/blogs/', snippets: '/code/', videos: '/lessons/' };

export const kindOfSaved = (address: string): SavedKind | undefined =>
  savedKinds.find((kind) => address.startsWith(beginnings[kind]));

/** Only the sign before a video's id has a meaning there. */
export const linkOfSaved = (address: string): string => {
  const [path = '', id] = address.split('#');
  const link = path.split('/').map(encodeURIComponent).join('/');
  return id === undefined ? link : `${link}#${encodeURIComponent(id)}`;
};

export const isSaved = (entries: SavedEntries, address: string): boolean =>
  (entries[address]?.title ?? '') !== '';

export interface SavedItem {
  address: string;
  title: string;
  at: number;
}

export const savedItems = (entries: SavedEntries): SavedItem[] =>
  Object.entries(entries)
    .filter(([, { title }]) => title !== '')
    .map(([address, entry]) => ({ address, ...entry }))
    .sort((a, b) => b.at - a.at || (a.address < b.address ? -1 : 1));

/** '' removes. A clock that went back does not make the change the older one. */
export function withChange(entries: SavedEntries, address: string, title: string, now: number): SavedEntries {
  const at = Math.max(now, (entries[address]?.at ?? 0) + 1);
  return withinLimit({ ...entries, [address]: { at, title } });
}

export function withinLimit(entries: SavedEntries): SavedEntries {
  const tooMany = Object.keys(entries).length - savedLimits.addresses;
  if (tooMany <= 0) return entries;
  const dropped = new Set(removedFirst(savedEntries, entries).slice(0, tooMany));
  return Object.fromEntries(Object.entries(entries).filter(([address]) => !dropped.has(address)));
}

export const isFull = (entries: SavedEntries): boolean => savedItems(entries).length >= savedLimits.addresses;

/** A guest's list is everybody's on the device. */
export const entriesFor = (list: DeviceList, uid: string | null): SavedEntries =>
  list.uid === null || list.uid === uid ? list.entries : {};

/** `users/{uid}/reading/saved`. */
export const savedEntries: EntryKind<SavedEntry> = {
  collection: 'reading',
  key: () => savedKey,
  entry: (value, address) => {
    const { at, title } = fieldsIn(value);
    return isTime(at) && typeof title === 'string' && kindOfSaved(address) ? { at, title } : null;
  },
  join: newer,
  at: ({ at }) => at,
  notAfter: cutAt,
  isRemoved: ({ title }) => title === '',
  limit: savedLimits.addresses,
  atOnce: savedLimits.atOnce,
};

export function listIn(kept: unknown): DeviceList {
  const { uid, entries, unsent, readAt, missing } = fieldsIn(kept);
  return {
    uid: typeof uid === 'string' ? uid : null,
    entries: notAfter(savedEntries, readEntries(savedEntries, entries), latestTime()),
    unsent: stringsIn(unsent),
    readAt: typeof readAt === 'number' ? readAt : 0,
    missing: stringsIn(missing),
  };
}

export function settleList(list: DeviceList, stored: SavedEntries, now: number): DeviceList {
  const entries = withinLimit(joinEntries(savedEntries, list.entries, stored));
  const unsent = unsentOf(savedEntries, entries, stored);
  return { ...list, entries, unsent: list.unsent.filter((address) => address in unsent), readAt: now };
}

export const isFresh = ({ uid: owner, readAt }: DeviceList, uid: string, now: number): boolean =>
  owner === uid && ageOf(readAt, now) <= savedStaleAfter;

/** In ms, unless the list itself is opened. */
const savedStaleAfter = 10 * 60_000;
