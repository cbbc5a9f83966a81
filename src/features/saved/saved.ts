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

/** An address that was saved or removed (READ-4). */
export interface SavedEntry {
  /** The device's time in milliseconds: the newest entry of an address wins. */
  at: number;
  /** The title when it was saved; '' once the address was removed from the list. */
  title: string;
}

/** By address of the page, decoded: `/blogs/{slug}`, `/code/{language}/{slug}`, `/lessons/{course}/videos#{id}`. */
export type SavedEntries = Entries<SavedEntry>;

/** The list as a device keeps it. */
export interface DeviceList {
  /** Whose list it is; `null` for a guest's, which goes to the account of whoever signs in. */
  uid: string | null;
  entries: SavedEntries;
  /** Addresses whose change the account does not have yet. */
  unsent: readonly string[];
  /** When the account's list was last read, in milliseconds; 0 for never. */
  readAt: number;
  /** Saved videos that were asked for and are no longer there for this user. */
  missing: readonly string[];
}

export const emptyList: DeviceList = { uid: null, entries: {}, unsent: [], readAt: 0, missing: [] };

/** The kinds of the list, in the order in which they are shown. */
export const savedKinds = ['posts', 'snippets', 'videos'] as const;
export type SavedKind = (typeof savedKinds)[number];

const beginnings: Record<SavedKind, string> = { posts: '/blogs/', snippets: '/code/', videos: '/lessons/' };

export const kindOfSaved = (address: string): SavedKind | undefined =>
  savedKinds.find((kind) => address.startsWith(beginnings[kind]));

/** A saved address as a link. Only the sign before a video's id has a meaning there. */
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

/** What is on the list, the latest first. */
export const savedItems = (entries: SavedEntries): SavedItem[] =>
  Object.entries(entries)
    .filter(([, { title }]) => title !== '')
    .map(([address, entry]) => ({ address, ...entry }))
    .sort((a, b) => b.at - a.at || (a.address < b.address ? -1 : 1));

/** Saves an address, or removes it when the title is ''. A clock that went back does not make the change the older one. */
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

/** A guest's list is shown to everybody on the device; a user's list to that user only. */
export const entriesFor = (list: DeviceList, uid: string | null): SavedEntries =>
  list.uid === null || list.uid === uid ? list.entries : {};

/** The entries of the document `users/{uid}/reading/saved`. */
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

/** What was kept on the device as its list; parts that can't be read are left out. */
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

/** The list with what the account has. */
export function settleList(list: DeviceList, stored: SavedEntries, now: number): DeviceList {
  const entries = withinLimit(joinEntries(savedEntries, list.entries, stored));
  const unsent = unsentOf(savedEntries, entries, stored);
  return { ...list, entries, unsent: list.unsent.filter((address) => address in unsent), readAt: now };
}

/** Whether the list is this user's and was compared with the account in the last minutes. */
export const isFresh = ({ uid: owner, readAt }: DeviceList, uid: string, now: number): boolean =>
  owner === uid && ageOf(readAt, now) <= savedStaleAfter;

/** A device does not read the account's list again before this time is over, unless the list itself is opened (ms). */
const savedStaleAfter = 10 * 60_000;
