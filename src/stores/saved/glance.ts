import { atom } from 'nanostores';
import { sessionHintIn } from '#domain/accounts/session.ts';
import { isFresh, savedIn } from '#domain/saved/settled.ts';
import { savedKey, sessionKey } from '#domain/shared/storage-keys.ts';
import { kept } from '#stores/shared/device-storage.ts';

/** A device does not read the account's list again before this time is over, unless the list itself is opened (ms). */
const savedStaleAfter = 10 * 60_000;

/** Whom this device remembers as signed in; known before the service has answered. */
export const rememberedUid = (): string | null => sessionHintIn(kept(sessionKey))?.uid ?? null;

const read = (): readonly string[] => savedIn(kept(savedKey), rememberedUid());

/**
 * The addresses that this visitor has saved (READ-4). Pages of users show them without the rest of the list, which is
 * loaded when something is saved (saved.ts).
 */
export const $savedAddresses = atom(read());

// Another tab has changed the list or the session.
addEventListener('storage', ({ key }) => {
  if (key === null || key === savedKey || key === sessionKey) $savedAddresses.set(read());
});

/** Whether the list has to be compared with the account's. */
export function isListStale(): boolean {
  const uid = rememberedUid();
  return uid !== null && !isFresh(kept(savedKey), uid, Date.now(), savedStaleAfter);
}
