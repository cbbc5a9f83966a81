import { atom, computed } from 'nanostores';
import { keep, kept, onDevice, remove } from '#core/device/device-storage.ts';
import { keepOffline } from '#core/device/offline-pages.ts';
import { savedKey, sessionKey, unsentSavedKey } from '#core/device/storage-keys.ts';
import { sessionHintIn } from '#core/session/session-hint.ts';
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

/** Whom this device remembers as signed in; known before the service has answered. */
export const rememberedUid = (): string | null => sessionHintIn(kept(sessionKey))?.uid ?? null;

export const deviceList = (): DeviceList => listIn(kept(savedKey));

/** What the visitor of this page has saved, with what was removed (READ-4). The list itself stands on the device. */
export const $saved = atom<SavedEntries>({});

/** The addresses that this visitor has saved. */
export const $savedAddresses = computed($saved, (entries) =>
  savedItems(entries).map(({ address }) => address),
);

/** Shows what the device has: after a change here, in another tab, or of the session. */
export const readSaved = (): void => $saved.set(entriesFor(deviceList(), rememberedUid()));

/** The pages of saved posts and snippets, for reading offline. Videos are not there without a network. */
const pagesIn = (entries: SavedEntries): string[] =>
  savedItems(entries)
    .filter(({ address }) => kindOfSaved(address) !== 'videos')
    .map(({ address }) => linkOfSaved(address));

readSaved();
$saved.listen((now, before = {}) => {
  const pages = pagesIn(now);
  if (pages.join() !== pagesIn(before).join()) keepOffline(pages);
});
// Another tab has changed the list or the session.
addEventListener('storage', ({ key }) => {
  if (key !== null && key !== savedKey && key !== sessionKey) return;
  if (key !== sessionKey) onDevice.dropUnkept(savedKey);
  readSaved();
});

/** Changes the list on the device; other tabs are told by the browser. @returns whether the device keeps it. */
export function changeList(change: (list: DeviceList) => DeviceList): boolean {
  const isKept = keep(savedKey, change(deviceList()));
  readSaved();
  return isKept;
}

/**
 * Removes the list of a user who is no longer signed in. Changes that the account does not have yet stay until the same
 * user signs in again: what was saved offline is not lost by signing out.
 */
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

/** Notes for a saved video whether it is still there for this user. It costs nothing: the page has asked anyway. */
export function noteVideo(address: string, isThere: boolean): void {
  const { missing } = deviceList();
  if (!isSaved($saved.get(), address) || missing.includes(address) !== isThere) return;
  const others = missing.filter((one) => one !== address);
  changeList((list) => ({ ...list, missing: isThere ? others : [...others, address] }));
}
