import type { User } from '#domain/accounts/user.ts';
import { AppError } from '#domain/shared/errors.ts';
import { returnPath } from '#domain/shared/routes.ts';
import { panelKey } from '#domain/shared/staff-storage-keys.ts';
import { flashMessageKey } from '#domain/shared/storage-keys.ts';
import type { Account, Accounts } from '#gateways/accounts.ts';
import { inTab } from '#stores/shared/device-storage.ts';
import { rememberSession } from './session.ts';
import { sessionHintOf } from './session-hint.ts';

/** Where the sign-in or sign-up was asked for (SIGNIN-4). */
export const returnAddress = (): string => returnPath(new URLSearchParams(location.search).get('from'));

/**
 * Keeps words for the next page, where they are shown as a toast, and goes there. The page that is left is done with:
 * Back leads to the one before it.
 */
export function leaveTo(path: string, words: string): void {
  inTab.write(flashMessageKey, words);
  location.replace(path);
}

/** The session begins: remembered on this device, and back to where it was asked for. @throws AppError */
export async function completeSignIn(
  accounts: Pick<Accounts, 'current'>,
  account: Account,
  record: User,
  words: string,
): Promise<'leaving'> {
  // Another tab has signed out, or somebody else in, while the record was on its way.
  if ((await accounts.current())?.uid !== account.uid) throw new AppError('firestore/unauthenticated');
  // A panel that was open in an earlier session is behind its gate again (PANEL-1).
  inTab.remove(panelKey);
  rememberSession(sessionHintOf(account, record));
  leaveTo(returnAddress(), words);
  return 'leaving';
}
