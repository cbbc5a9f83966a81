import { isFull, isSaved, withChange } from '#domain/saved/saved.ts';
import { routes } from '#domain/shared/routes.ts';
import { saveButton as texts } from '#messages/saved/saved.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { changeList, deviceList, dropOfOther, followOtherTabs, readSaved } from './device.ts';
import { isListStale, rememberedUid } from './glance.ts';

const account = () => loadPart(() => import('./account.ts'));

let watched = false;

/** Follows the list of this device. */
export function watchSaved(): void {
  readSaved();
  if (watched) return;
  watched = true;
  followOtherTabs();
  if (rememberedUid() === null) dropOfOther(null);
  else if (isListStale()) account().then(({ refreshSaved }) => refreshSaved(), console.error);
}

/** `unkept`: the device can't keep the list, and there is no account that does. */
type SaveResult = 'added' | 'removed' | 'full' | 'unkept';

/** What a toast says of it. */
export const toastOf = (result: SaveResult) =>
  ({
    kind: result === 'added' || result === 'removed' ? 'good' : 'bad',
    text: texts[result],
    ...((result === 'added' || result === 'full') && { link: { text: texts.open, href: routes.saved } }),
  }) as const;

/** Saves a page, or removes it from the list. It is kept on the device at once and then sent to the account. */
export function toggleSaved(address: string, title: string): SaveResult {
  const uid = rememberedUid();
  dropOfOther(uid);
  const { entries } = deviceList();
  const wasSaved = isSaved(entries, address);
  if (!wasSaved && isFull(entries)) return 'full';
  const isKept = changeList((list) => ({
    ...list,
    entries: withChange(list.entries, address, wasSaved ? '' : title, Date.now()),
    unsent: [...new Set([...list.unsent, address])],
    missing: list.missing.filter((one) => one !== address),
  }));
  if (uid === null && !isKept) return 'unkept';
  if (uid !== null) account().then(({ refreshSaved }) => refreshSaved(), console.error);
  return wasSaved ? 'removed' : 'added';
}
