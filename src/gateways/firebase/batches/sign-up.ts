import type { NewUser } from '#domain/accounts/user.ts';
import { lowerCase } from '#domain/shared/letters.ts';
import { serverTimestamp } from '../firestore/sentinels.ts';
import { type Operation, set } from './operation.ts';
import { nameFields } from './profile.ts';

/**
 * The user's record and the reservations of username and e-mail. The batch is denied when one of them is taken, when
 * the e-mail is not the account's, or when the account was deleted or purged (SIGNUP-2). For an account that has
 * verified the e-mail, an existing reservation of it is no obstacle.
 */
export function signUp(uid: string, person: NewUser): Operation[] {
  const username = lowerCase(person.username);
  const email = lowerCase(person.email);
  return [
    set(`users/${uid}`, {
      ...nameFields(person),
      username,
      email,
      lessons: [],
      createdAt: serverTimestamp(),
    }),
    set(`usernames/${username}`, {}),
    set(`emails/${email}`, {}),
  ];
}
