import { inTab, kept, onDevice } from '#core/device/device-storage.ts';
import { codeDraftKey } from '#core/device/page-storage-keys.ts';
import { sessionKey } from '#core/device/storage-keys.ts';

/** Whose code this page keeps now; '' for a guest. */
const uidNow = (): string => String(Object(kept(sessionKey)).uid ?? '');

/** The key of the code that was typed on this page, by the one who is here now. */
export const codeKeyNow = (address: string): string => codeDraftKey(uidNow(), address);

/** Code is typed: a guest's may be taken over in this tab. */
export const noteTyping = (address: string): unknown =>
  uidNow() === '' && inTab.write(codeDraftKey('', address), '');

/**
 * The code on this device that was typed on the page, `null` if there is none. What a guest has typed becomes a user's who signs in in
 * the same tab and has none; otherwise it stays a guest's, because somebody else may have typed it (docs/decisions/038).
 */
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
