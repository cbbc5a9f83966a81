import { atom, computed } from 'nanostores';
import { keep, kept, onDevice, remove } from '#core/device/device-storage.ts';
import { savedKey, sessionKey, unsentSavedKey } from '#core/device/storage-keys.ts';
import { keepOffline } from '#core/device/worker-caches.ts';
import { rememberedUid } from '#core/session/session-hint.ts';
import {
  type DeviceList,
  entriesFor,
  isSaved,
  kindOfSaved,
  linkOfSaved,
  listIn,
  type SavedEntries,
  savedItems,
} from './saved.ts';

export const deviceList = (): DeviceList => listIn(kept(savedKey));

export const $saved = atom<SavedEntries>({});

export const $savedAddresses = computed($saved, (entries) =>
  savedItems(entries).map(({ address }) => address),
);

export const readSaved = (): void => $saved.set(entriesFor(deviceList(), rememberedUid()));

/** For reading offline; videos are not there without a network. */
const pagesIn = (entries: SavedEntries): string[] =>
  savedItems(entries)
    .filter(({ address }) => kindOfSaved(address) !== 'videos')
    .map(({ address }) => linkOfSaved(address));

readSaved();
$saved.listen((now, before = {}) => {
  const pages = pagesIn(now);
  if (pages.join() !== pagesIn(before).join()) keepOffline(pages);
});
addEventListener('storage', ({ key }) => {
  if (key !== null && key !== savedKey && key !== sessionKey) return;
  if (key !== sessionKey) onDevice.dropUnkept(savedKey);
  readSaved();
});

/** @returns whether the device keeps it. */
export function changeList(change: (list: DeviceList) => DeviceList): boolean {
  const isKept = keep(savedKey, change(deviceList()));
  readSaved();
  return isKept;
}

/** Changes that the account lacks stay until the same user signs in again. */
export function dropOfOther(uid: string | null): void {
  const { uid: owner, entries, unsent } = deviceList();
  if (owner === null || owner === uid) return;
  const left = Object.entries(entries).filter(([address]) => unsent.includes(address));
  // Removed first: a full storage has room for a part of it then.
  remove(savedKey);
  if (left.length > 0) keep(unsentSavedKey(owner), Object.fromEntries(left));
  readSaved();
  keepOffline([]);
}

/** It costs nothing: the page has asked anyway. */
export function noteVideo(address: string, isThere: boolean): void {
  const { missing } = deviceList();
  if (!isSaved($saved.get(), address) || missing.includes(address) !== isThere) return;
  const others = missing.filter((one) => one !== address);
  changeList((list) => ({ ...list, missing: isThere ? others : [...others, address] }));
}
