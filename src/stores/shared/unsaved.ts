import { draftsOf, signingOutKey } from '#domain/shared/staff-storage-keys.ts';
import { forget, keep, kept, onDevice, remove } from './device-storage.ts';
import { onLeave } from './page-life.ts';

// What was typed into the panel and not saved. Apart from stores/panel/draft.ts, because whoever signs out on another page
// is asked about it, too (PANEL-3).

/** What waits to be kept, and what ends the waiting. */
const waiting = new Map<() => void, () => void>();

/** Keeps what is typed as soon as it matters: when the page is left or hidden, and before drafts are counted. */
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

/** What the device did not keep lasts until the page is left, and that is asked first. */
const unkept = new Map<string, unknown>();

/** What is kept there, `null` when there is nothing. */
export const unsavedAt = (key: string): unknown => unkept.get(key) ?? kept(key);

/** Where something is kept whose key begins so. */
export const unsavedKeys = (prefix: string): string[] => [
  ...new Set([...[...unkept.keys()].filter((key) => key.startsWith(prefix)), ...onDevice.keys(prefix)]),
];

/** @returns whether the device keeps it. */
export function putUnsaved(key: string, value: object): boolean {
  const isKept = !isSigningOut() && keep(key, value);
  if (isKept) unkept.delete(key);
  else unkept.set(key, JSON.parse(JSON.stringify(value)));
  askBeforeLeaving();
  return isKept;
}

export function removeUnsaved(key: string): void {
  remove(key);
  unkept.delete(key);
  askBeforeLeaving();
}

/** How many drafts an account has on this device, in whatever tab they are written. */
export function countUnsaved(uid: string): number {
  for (const flush of [...waiting.keys()]) flush();
  return unsavedKeys(draftsOf(uid)).length;
}

const ask = (event: Event) => event.preventDefault();

function askBeforeLeaving(): void {
  if (unkept.size > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

/** How long, in ms, a sign-out may take. A note of one that broke off must not last. */
const signOutTime = 30_000;

/** Whether somebody is signing out in one of the tabs, and has been asked about what is not saved. */
export function isSigningOut(): boolean {
  const since = kept(signingOutKey);
  return typeof since === 'number' && Math.abs(Date.now() - since) < signOutTime;
}

/**
 * Whoever signs out has been asked: from now on no tab keeps what is typed, or it would come back behind them.
 * @returns what follows: `forget` once they have signed out, `undo` when that has failed.
 */
export function discardUnsaved(uid: string): { forget(): void; undo(): void } {
  keep(signingOutKey, Date.now());
  return {
    forget() {
      forget(draftsOf(uid));
      unkept.clear();
      askBeforeLeaving();
    },
    undo: () => remove(signingOutKey),
  };
}

/** Somebody has signed out, in this tab or another: what is typed here is not theirs to keep any more. */
export function stopKeeping(): void {
  for (const flush of [...waiting.keys()]) keptInTime(flush);
  unkept.clear();
  askBeforeLeaving();
}

/** A form is opened: nobody is signing out any more. */
export const goOnKeeping = (): void => remove(signingOutKey);
