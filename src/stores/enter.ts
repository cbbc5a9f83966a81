import { may } from '#domain/access.ts';
import { AppError } from '#domain/errors.ts';
import { panelKey } from '#domain/panel-storage-keys.ts';
import { returnPath } from '#domain/routes.ts';
import { partingWordsKey } from '#domain/storage-keys.ts';
import { roleOf, type User } from '#domain/user.ts';
import type { Account, Accounts } from '#gateways/accounts.ts';
import { inTab } from './device.ts';
import { rememberSession } from './session.ts';

/** Where the sign-in or sign-up was asked for (SIGNIN-4). */
export const wayBack = (): string => returnPath(new URLSearchParams(location.search).get('from'));

/**
 * Keeps words for the next page, where they are shown as a toast, and goes there. The page that is left is done with:
 * Back leads to the one before it.
 */
export function leaveFor(path: string, words: string): void {
  inTab.write(partingWordsKey, words);
  location.replace(path);
}

/** What this device should remember of a user. */
export const hintOf = (account: Account, record: User) => ({
  uid: account.uid,
  username: record.username,
  photo: account.photo,
  staff: may(roleOf(record), 'open-panel'),
});

/** The session begins: remembered on this device, and back to where it was asked for. @throws AppError */
export async function enter(
  accounts: Pick<Accounts, 'current'>,
  account: Account,
  record: User,
  words: string,
): Promise<'leaving'> {
  // Another tab has signed out, or somebody else in, while the record was on its way.
  if ((await accounts.current())?.uid !== account.uid) throw new AppError('firestore/unauthenticated');
  // A panel that was open in an earlier session is behind its gate again (PANEL-1).
  inTab.remove(panelKey);
  rememberSession(hintOf(account, record));
  leaveFor(wayBack(), words);
  return 'leaving';
}
