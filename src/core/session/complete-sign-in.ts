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

export const returnAddress = (): string => returnPath(new URLSearchParams(location.search).get('from'));

let leaving = false;
/** A second navigation would break off the first. */
export const isLeaving = (): boolean => leaving;
onReturn(() => {
  leaving = false;
});

/** The next page shows the message. Replaces the history entry: Back leads to the page before. */
export function leaveTo(path: string, words: string): void {
  leaving = true;
  inTab.write(flashMessageKey, words);
  location.replace(path);
}

/** Firebase Auth would keep the user in memory alone, and the next page would be a guest's. */
export const signInProblem = (): { message: string } | null =>
  onDevice.hasRoom() ? null : { message: signInUnkept };

export async function completeSignIn(
  { current }: Pick<typeof accounts, 'current'>,
  account: Account,
  record: User,
  words: string,
): Promise<'leaving'> {
  // Meanwhile another tab may have signed out or signed in somebody else.
  if ((await current())?.uid !== account.uid) throw new AppError('firestore/unauthenticated');
  inTab.remove(panelKey);
  rememberSession(sessionHintOf(account, record));
  leaveTo(returnAddress(), words);
  return 'leaving';
}
