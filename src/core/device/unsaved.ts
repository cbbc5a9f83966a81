import { onLeave } from '#core/page/page-life.ts';
import { forget, keep, kept, onDevice, remove } from './device-storage.ts';
import { draftPrefix, draftsOf, signingOutKey } from './page-storage-keys.ts';

// Text that was typed and not saved or sent; a sign-out on any page asks about it (PANEL-3, USER-4).

/** What writes a text that waits for a pause in typing, with what stops that. */
const flushing = new Map<() => void, () => void>();

/** @returns a function that stops it. */
export function flushWhenLeaving(flush: () => void): () => void {
  const ignoreLeave = onLeave(flush);
  document.addEventListener('visibilitychange', flush);
  const stop = () => {
    flushing.delete(flush);
    ignoreLeave();
    document.removeEventListener('visibilitychange', flush);
  };
  flushing.set(flush, stop);
  return stop;
}

/** @returns whether the device keeps the draft: if not, the browser asks before the page is left. */
export function putUnsaved(key: string, value: object | string): boolean {
  if (key.startsWith(draftPrefix) && isSigningOut()) return false;
  const isKept = typeof value === 'string' ? onDevice.write(key, value) : keep(key, value);
  askBeforeLeaving();
  return isKept;
}

export function removeUnsaved(key: string): void {
  remove(key);
  askBeforeLeaving();
}

export function countUnsaved(uid: string): number {
  for (const flush of [...flushing.keys()]) flush();
  return onDevice.keys(draftsOf(uid)).length;
}

const ask = (event: Event) => event.preventDefault();

function askBeforeLeaving(): void {
  if (onDevice.hasUnkept(draftPrefix)) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

const signOutTime = 30_000; // ms; an older note is of a sign-out that broke off

export function isSigningOut(): boolean {
  const since = kept(signingOutKey);
  return typeof since === 'number' && Math.abs(Date.now() - since) < signOutTime;
}

/** The user has agreed to discard drafts: no tab keeps what is typed until `undo`, for a sign-out that failed. */
export function discardUnsaved(uid: string): { forget(): void; undo(): void } {
  keep(signingOutKey, Date.now());
  return {
    forget() {
      if (uid !== '') forget(draftsOf(uid));
      askBeforeLeaving();
    },
    undo: () => remove(signingOutKey),
  };
}

export function stopKeeping(): void {
  for (const stop of [...flushing.values()]) stop();
  onDevice.dropUnkept(draftPrefix);
  askBeforeLeaving();
}

export const goOnKeeping = (): void => remove(signingOutKey);
