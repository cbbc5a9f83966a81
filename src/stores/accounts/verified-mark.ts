import type { User } from '#domain/accounts/user.ts';
import type { Account } from '#gateways/accounts.ts';
import { loadPart } from '#stores/shared/load-part.ts';

/** For which account and e-mail it was tried on this visit: one attempt is enough. */
let tried = '';

/**
 * Notes once in the user's own record that the e-mail is verified: staff can't see accounts, and a teacher must have a
 * verified e-mail (PANEL-8). An e-mail that was changed by a letter gets into the record in the same way (USER-5).
 * Nothing is shown; a failed attempt is repeated on the next visit.
 * @param recorded what is in the record.
 * @returns the e-mail that the record has now, `null` when nothing was written.
 */
export async function markVerified(
  { uid, email }: Pick<Account, 'uid' | 'email'>,
  recorded: Pick<User, 'name' | 'surname' | 'email'>,
): Promise<string | null> {
  const key = `${uid} ${email}`;
  if (key === tried) return null;
  tried = key;
  try {
    const { ownRecord } = await loadPart(() => import('#gateways/own-record.ts'));
    return await ownRecord.confirmEmail(uid, recorded);
  } catch (error) {
    console.error(error);
    return null;
  }
}
