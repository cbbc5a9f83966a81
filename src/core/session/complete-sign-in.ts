import { returnPath } from '#core/addresses/return-path.ts';
import { AppError } from '#core/cloud/errors.ts';
import { inTab, onDevice } from '#core/device/device-storage.ts';
import { panelKey } from '#core/device/page-storage-keys.ts';
import { flashMessageKey } from '#core/device/storage-keys.ts';
import { signInUnkept } from '#core/device/unkept-texts.ts';
import { onReturn } from '#core/page/page-life.ts';
import type { Account, accounts } from './accounts-gateway.ts';
import { sessionHintOf } from './profile.ts';
import { rememberSession } from './session.ts';
import type { User } from './user.ts';

/** The page from which the visitor came to sign in or sign up (SIGNIN-4). */
export const returnAddress = (): string => returnPath(new URLSearchParams(location.search).get('from'));

let leaving = false;
/** Whether another page is being loaded: a second navigation would break off the first. */
export const isLeaving = (): boolean => leaving;
onReturn(() => {
  leaving = false;
});

/**
 * Stores a message, which the next page shows as a toast, and goes to that page. It replaces the current history entry:
 * Back leads to the page before.
 */
export function leaveTo(path: string, words: string): void {
  leaving = true;
  inTab.write(flashMessageKey, words);
  location.replace(path);
}

/**
 * Why nobody can stay signed in here; `null` when they can. Firebase Auth would keep the user in memory alone, and the next
 * page would be a guest's.
 */
export const signInProblem = (): { message: string } | null =>
  onDevice.hasRoom() ? null : { message: signInUnkept };

/** Stores the session on this device and returns to the page that led to the form. @throws AppError */
export async function completeSignIn(
  { current }: Pick<typeof accounts, 'current'>,
  account: Account,
  record: User,
  words: string,
): Promise<'leaving'> {
  // While the record was being read, another tab may have signed out or signed in as somebody else.
  if ((await current())?.uid !== account.uid) throw new AppError('firestore/unauthenticated');
  // A panel that was open in an earlier session is behind its gate again (PANEL-1).
  inTab.remove(panelKey);
  rememberSession(sessionHintOf(account, record));
  leaveTo(returnAddress(), words);
  return 'leaving';
}
