import { inTab, kept, onDevice } from '#core/device/device-storage.ts';
import { codeDraftKey } from '#core/device/page-storage-keys.ts';
import { sessionKey } from '#core/device/storage-keys.ts';

const uidNow = (): string => String(Object(kept(sessionKey)).uid ?? '');

export const codeKeyNow = (address: string): string => codeDraftKey(uidNow(), address);

export const noteTyping = (address: string): unknown =>
  uidNow() === '' && inTab.write(codeDraftKey('', address), '');

/** A guest's code becomes that of who signs in in the same tab; else somebody else may have typed it (docs/decisions/038). */
export function keptCode(address: string): string | null {
  const [key, guests] = [codeKeyNow(address), codeDraftKey('', address)];
  if (key !== guests && inTab.text(guests) !== null) {
    const typed = onDevice.text(guests);
    const isKept = typed === null || onDevice.text(key) !== null || onDevice.write(key, typed);
    if (isKept) onDevice.remove(guests);
    inTab.remove(guests);
  }
  return onDevice.text(key);
}

/** An event of the window: the editor takes the code in its `detail` (TASK-1). */
export const takeCode = 'kodyol:take-code';
