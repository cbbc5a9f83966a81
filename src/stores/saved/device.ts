import { atom } from 'nanostores';
import {
  type DeviceList,
  entriesFor,
  isSaved,
  kindOfSaved,
  linkOfSaved,
  listIn,
  type SavedEntries,
  savedItems,
} from '#domain/saved/saved.ts';
import { savedKey, sessionKey, unsentSavedKey } from '#domain/shared/storage-keys.ts';
import { keep, kept, onDevice, remove } from '#stores/shared/device-storage.ts';
import { keepOffline } from '#stores/shared/forget-kept-pages.ts';
import { $savedAddresses, rememberedUid } from './glance.ts';

/** What the visitor of this page has saved, with what was removed (READ-4). The list itself stands on the device. */
export const $saved = atom<SavedEntries>({});

export const deviceList = (): DeviceList => listIn(kept(savedKey));

/** Shows what the device has: after a change here, in another tab, or of the session. */
export function readSaved(): void {
  $saved.set(entriesFor(deviceList(), rememberedUid()));
  $savedAddresses.set(savedItems($saved.get()).map(({ address }) => address));
}

/** Changes the list on the device; other tabs are told by the browser. @returns whether the device keeps it. */
export function changeList(change: (list: DeviceList) => DeviceList): boolean {
  const before = savedAddresses();
  const isKept = keep(savedKey, change(deviceList()));
  readSaved();
  const now = savedAddresses();
  if (now.join() !== before.join()) keepOffline(now);
  return isKept;
}

/** The pages of saved posts and snippets, for reading offline. Videos are not there without a network. */
const savedAddresses = (): string[] =>
  savedItems($saved.get())
    .filter(({ address }) => kindOfSaved(address) !== 'videos')
    .map(({ address }) => linkOfSaved(address));

/**
 * Removes the list of a user who is no longer signed in. Changes that the account does not have yet stay until the same
 * user signs in again: what was saved offline is not lost by signing out.
 */
export function dropOfOther(uid: string | null): void {
  const list = deviceList();
  if (list.uid === null || list.uid === uid) return;
  const unsent = list.unsent.flatMap((address) => {
    const entry = list.entries[address];
    return entry ? [[address, entry] as const] : [];
  });
  // Removed first: a full storage has room for a part of it then.
  remove(savedKey);
  if (unsent.length > 0) keep(unsentSavedKey(list.uid), Object.fromEntries(unsent));
  readSaved();
  keepOffline([]);
}

/** Notes for a saved video whether it is still there for this user. It costs nothing: the page has asked anyway. */
export function noteVideo(address: string, isThere: boolean): void {
  const { entries, missing } = deviceList();
  if (!isSaved(entries, address) || missing.includes(address) !== isThere) return;
  const others = missing.filter((one) => one !== address);
  changeList((list) => ({ ...list, missing: isThere ? others : [...others, address] }));
}

/** Another tab has changed the list or the session. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== savedKey && key !== sessionKey) return;
    if (key !== sessionKey) onDevice.dropUnkept(savedKey);
    readSaved();
  });
}
