import { serverTimestamp } from 'firebase/firestore/lite';
import { userWords } from '#core/session/name-search.ts';
import type { NewUser, PersonNames, User } from '#core/session/user.ts';
import { foldLetters, lowerCase } from '#core/words/letters.ts';
import { auth } from './auth.ts';
import { commit } from './commit.ts';
import { AppError } from './errors.ts';
import { type Fields, type Operation, remove, set, update } from './operation.ts';
import { withTimeout } from './with-timeout.ts';

/** With the key by which users are sorted and the words by which they are found (SEARCH-4, PANEL-7). */
export const nameFields = ({ name, surname, mobile, email }: PersonNames & Pick<User, 'email'>): Fields => ({
  name,
  surname,
  mobile,
  nameKey: foldLetters(`${name} ${surname}`),
  words: userWords({ name, surname, email, mobile }),
});

/** Denied unless the token says it of the same e-mail (PANEL-8). */
export const confirmEmail = (uid: string): Operation[] => [update(`users/${uid}`, { verified: true })];

/** Record and reservations follow the account; denied unless the token has this e-mail (USER-5). */
export const changeEmail = (
  uid: string,
  from: Pick<User, 'name' | 'surname' | 'email' | 'mobile'>,
  to: string,
): Operation[] => [
  update(`users/${uid}`, { email: to, words: userWords({ ...from, email: to }), verified: true }),
  set(`emails/${to}`, {}),
  remove(`emails/${from.email}`),
];

export const editProfile = (uid: string, names: PersonNames, email: string): Operation[] => [
  update(`users/${uid}`, nameFields({ ...names, email })),
];

/** Denied when username or e-mail is taken, or the account was deleted (SIGNUP-2). A verified account passes a reservation of its e-mail. */
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

export const ownRecord = {
  signUp: async (uid: string, person: NewUser): Promise<void> => commit(signUp(uid, person)),
  edit: async (uid: string, names: PersonNames, email: string): Promise<void> =>
    commit(editProfile(uid, names, email)),

  /** Writes the account's verified e-mail into the record; an old reservation becomes free (PANEL-8, USER-5). @returns the e-mail. */
  async confirmEmail(uid: string, recorded: Parameters<typeof changeEmail>[1]): Promise<string> {
    const user = auth().currentUser;
    if (user?.uid !== uid || user.email === null) throw new AppError('firestore/unauthenticated');
    const { claims } = await withTimeout(user.getIdTokenResult());
    // A token from before the verification does not say so, and the rules read the token.
    if (!claims.email_verified || claims.email !== user.email) await withTimeout(user.getIdToken(true));
    const email = lowerCase(user.email);
    await commit(email === recorded.email ? confirmEmail(uid) : changeEmail(uid, recorded, email));
    return email;
  },
};
