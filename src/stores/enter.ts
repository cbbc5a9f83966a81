import { may } from '#domain/access.ts';
import { panelKey } from '#domain/panel-storage-keys.ts';
import { returnPath } from '#domain/routes.ts';
import { partingWordsKey } from '#domain/storage-keys.ts';
import { roleOf, type User } from '#domain/user.ts';
import type { Account } from '#gateways/accounts.ts';
import { rememberSession } from './session.ts';

/** Where the sign-in or sign-up was asked for (SIGNIN-4). */
export const wayBack = (): string => returnPath(new URLSearchParams(location.search).get('from'));

/** Keeps words for the next page, where they are shown as a toast, and goes there. */
export function leaveFor(path: string, words: string): void {
  sessionStorage.setItem(partingWordsKey, words);
  location.assign(path);
}

/** What this device should remember of a user. */
export const hintOf = (account: Account, record: User) => ({
  uid: account.uid,
  username: record.username,
  photo: account.photo,
  staff: may(roleOf(record), 'open-panel'),
});

/** The session begins: remembered on this device, and back to where it was asked for. */
export function enter(account: Account, record: User, words: string): 'leaving' {
  // A panel that was open in an earlier session is behind its gate again (PANEL-1).
  sessionStorage.removeItem(panelKey);
  rememberSession(hintOf(account, record));
  leaveFor(wayBack(), words);
  return 'leaving';
}
