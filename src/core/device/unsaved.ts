import { onLeave } from '#core/page/page-life.ts';
import { forget, keep, kept, onDevice, remove } from './device-storage.ts';
import { draftPrefix, draftsOf, signingOutKey } from './page-storage-keys.ts';

// Text that was typed and not saved or sent: in the panel, and of students their questions, tasks and code. A sign-out on any page asks
// about it (PANEL-3, USER-4).

/** Flush functions of text that waits to be kept, each with the function that removes its listener. */
const waiting = new Map<() => void, () => void>();

/** Keeps typed text in time: when the page is left or hidden, and before drafts are counted. */
export function keepInTime(flush: () => void): void {
  const stop = onLeave(flush);
  waiting.set(flush, stop);
  document.addEventListener('visibilitychange', flush);
}

export function keptInTime(flush: () => void): void {
  waiting.get(flush)?.();
  waiting.delete(flush);
  document.removeEventListener('visibilitychange', flush);
}

/** @returns whether the device keeps the draft. If not, the browser asks before the page is left. */
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

/** How many drafts an account has on this device, in all tabs together. */
export function countUnsaved(uid: string): number {
  for (const flush of [...waiting.keys()]) flush();
  return onDevice.keys(draftsOf(uid)).length;
}

const ask = (event: Event) => event.preventDefault();

function askBeforeLeaving(): void {
  if (onDevice.hasUnkept(draftPrefix)) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

/** How long, in ms, a sign-out may take. An older note comes from a sign-out that broke off and is ignored. */
const signOutTime = 30_000;

/** Whether the user is signing out in one of the tabs and has been asked about unsaved text. */
export function isSigningOut(): boolean {
  const since = kept(signingOutKey);
  return typeof since === 'number' && Math.abs(Date.now() - since) < signOutTime;
}

/**
 * The user has agreed to discard drafts and is signing out: from now on no tab keeps what is typed, or drafts would
 * come back after the sign-out.
 * @returns `forget`, to be called after the sign-out, and `undo`, for a sign-out that failed.
 */
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

/** The user has signed out, in this tab or another: drops what is waiting to be kept. */
export function stopKeeping(): void {
  for (const flush of [...waiting.keys()]) keptInTime(flush);
  onDevice.dropUnkept(draftPrefix);
  askBeforeLeaving();
}

/** A form is opened, so no sign-out is going on. */
export const goOnKeeping = (): void => remove(signingOutKey);
