import { may } from '#domain/accounts/access.ts';
import type { SessionHint } from '#domain/accounts/session.ts';
import { roleOf, type User } from '#domain/accounts/user.ts';
import type { Account } from '#gateways/accounts.ts';

/** What this device should remember of a user. */
export const sessionHintOf = (account: Account, record: User): SessionHint => ({
  uid: account.uid,
  username: record.username,
  photo: account.photo,
  staff: may(roleOf(record), 'open-panel'),
});
