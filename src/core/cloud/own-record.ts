import { serverTimestamp } from 'firebase/firestore/lite';
import { userWords } from '#core/session/name-search.ts';
import type { NewUser, PersonNames, User } from '#core/session/user.ts';
import { foldLetters, lowerCase } from '#core/words/letters.ts';
import { auth } from './auth.ts';
import { commit } from './commit.ts';
import { AppError } from './errors.ts';
import { type Fields, type Operation, remove, set, update } from './operation.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Name, surname and mobile number, with the key by which users are sorted and the words by which they are found
 * (SEARCH-4, PANEL-7).
 */
export const nameFields = ({ name, surname, mobile, email }: PersonNames & Pick<User, 'email'>): Fields => ({
  name,
  surname,
  mobile,
  nameKey: foldLetters(`${name} ${surname}`),
  words: userWords({ name, surname, email }),
});

/**
 * Notes in the user's own record that its e-mail is verified (PANEL-8). Denied unless the token says so of the same
 * e-mail.
 */
export const confirmEmail = (uid: string): Operation[] => [update(`users/${uid}`, { verified: true })];

/**
 * The record and the reservations follow the account to another e-mail, which is verified (USER-5). Denied unless the
 * token has this e-mail.
 */
export const changeEmail = (
  uid: string,
  from: Pick<User, 'name' | 'surname' | 'email'>,
  to: string,
): Operation[] => [
  update(`users/${uid}`, { email: to, words: userWords({ ...from, email: to }), verified: true }),
  set(`emails/${to}`, {}),
  remove(`emails/${from.email}`),
];

/**
 * Changes the user's own name and number (USER-1). Denied for any other record.
 * @param email the record's, which stays: the words have its parts, too.
 */
export const editProfile = (uid: string, names: PersonNames, email: string): Operation[] => [
  update(`users/${uid}`, nameFields({ ...names, email })),
];

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

/** One's own document of the collection `users`, as it is written. Every method throws AppError. */
export const ownRecord = {
  /**
   * Writes the record with both reservations, or nothing: a code of `isRefusal` when username or e-mail went to somebody
   * else meanwhile.
   */
  signUp: async (uid: string, person: NewUser): Promise<void> => commit(signUp(uid, person)),
  /** Changes one's own name and number (USER-1). @param email the record's. */
  edit: async (uid: string, names: PersonNames, email: string): Promise<void> =>
    commit(editProfile(uid, names, email)),

  /**
   * Writes the account's e-mail, which is verified, into one's own record and says there that it is (PANEL-8). If the
   * e-mail has changed, its reservation follows and the old address becomes free (USER-5).
   * @returns the e-mail.
   */
  async confirmEmail(uid: string, recorded: Pick<User, 'name' | 'surname' | 'email'>): Promise<string> {
    const user = auth().currentUser;
    if (user?.uid !== uid || user.email === null) throw new AppError('firestore/unauthenticated');
    const { claims } = await withTimeout(user.getIdTokenResult());
    // The rules read the token, and one from before the verification or the change does not say so.
    if (!claims.email_verified || claims.email !== user.email) await withTimeout(user.getIdToken(true));
    const email = lowerCase(user.email);
    await commit(email === recorded.email ? confirmEmail(uid) : changeEmail(uid, recorded, email));
    return email;
  },
};
