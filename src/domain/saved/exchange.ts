// How the list of a device and that of the account become one (READ-4).

import { limits } from '#domain/shared/limits.ts';
import { removedFirst, type SavedEntries, type SavedEntry } from './saved.ts';

/** The same order on both sides, so that two devices that merge choose the same entry. */
const isNewer = (one: SavedEntry, other: SavedEntry | undefined): boolean =>
  !other || one.at > other.at || (one.at === other.at && one.title > other.title);

/** Two lists as one: the newer entry of each address. */
export function mergeSaved(one: SavedEntries, other: SavedEntries): SavedEntries {
  const both: Record<string, SavedEntry> = { ...one };
  for (const [address, entry] of Object.entries(other)) {
    if (isNewer(entry, both[address])) both[address] = entry;
  }
  return both;
}

/** One write to the account's list. */
export interface SavedChange {
  write: SavedEntries;
  /** Addresses that were removed long ago and make room. */
  drop: readonly string[];
}

/**
 * What the account lacks, as much as one write may change, the newest first; `null` when it has all. A list that is full
 * takes no further addresses: they stay on the device.
 */
export function nextChange(mine: SavedEntries, stored: SavedEntries): SavedChange | null {
  const news = Object.entries(mine)
    // The account does not have to know that an address was removed that it never had.
    .filter(([address, entry]) => isNewer(entry, stored[address]) && (stored[address] || entry.title !== ''))
    .sort(([, a], [, b]) => b.at - a.at);
  const replaced = new Set(news.map(([address]) => address));
  const removable = removedFirst(stored).filter((address) => !replaced.has(address));
  let room = limits.saved - Object.keys(stored).length;
  const write: Record<string, SavedEntry> = {};
  const drop: string[] = [];
  for (const [address, entry] of news) {
    if (Object.keys(write).length === limits.savedAtOnce) break;
    if (!stored[address]) {
      if (room <= 0) {
        const old = removable.shift();
        if (old === undefined) continue;
        drop.push(old);
        room += 1;
      }
      room -= 1;
    }
    write[address] = entry;
  }
  return Object.keys(write).length === 0 ? null : { write, drop };
}

export function applyChange(stored: SavedEntries, { write, drop }: SavedChange): SavedEntries {
  const rest = Object.entries(stored).filter(([address]) => !drop.includes(address));
  return { ...Object.fromEntries(rest), ...write };
}

/** Of these addresses the ones whose entry the account does not have. */
export const stillUnsent = (mine: SavedEntries, stored: SavedEntries, unsent: readonly string[]): string[] =>
  unsent.filter((address) => {
    const entry = mine[address];
    return entry !== undefined && isNewer(entry, stored[address]) && (stored[address] || entry.title !== '');
  });
