import { routes } from '#core/addresses/routes.ts';
import { loadPart } from '#core/page/load-part.ts';
import { rememberedUid } from '#core/session/session-hint.ts';
import { msNow } from '#core/time/clock.ts';
import { changeList, deviceList, dropOfOther } from './device-list.ts';
import { saveButton as texts } from './save-button-texts.ts';
import { isFresh, isFull, isSaved, withChange } from './saved.ts';

function refresh(): void {
  loadPart(() => import('./account-list.ts')).then(({ refreshSaved }) => refreshSaved(), console.error);
}

let isWatched = false;

export function watchSaved(): void {
  if (isWatched) return;
  isWatched = true;
  const uid = rememberedUid();
  if (uid === null) dropOfOther(null);
  else if (!isFresh(deviceList(), uid, msNow())) refresh();
}

/** `unkept`: neither the device nor an account keeps it. */
type SaveResult = 'added' | 'removed' | 'full' | 'unkept';

export const toastOf = (result: SaveResult) =>
  ({
    kind: result === 'added' || result === 'removed' ? 'good' : 'bad',
    text: texts[result],
    about: texts,
    ...((result === 'added' || result === 'full') && { link: { text: texts.open, href: routes.saved } }),
  }) as const;

export function toggleSaved(address: string, title: string): SaveResult {
  const uid = rememberedUid();
  dropOfOther(uid);
  const { entries } = deviceList();
  const wasSaved = isSaved(entries, address);
  if (!wasSaved && isFull(entries)) return 'full';
  const isKept = changeList((list) => ({
    ...list,
    entries: withChange(list.entries, address, wasSaved ? '' : title, msNow()),
    unsent: [...new Set([...list.unsent, address])],
    missing: list.missing.filter((one) => one !== address),
  }));
  if (uid === null && !isKept) return 'unkept';
  if (uid !== null) refresh();
  return wasSaved ? 'removed' : 'added';
}
