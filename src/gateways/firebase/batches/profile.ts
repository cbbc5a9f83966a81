import { userWords } from '#domain/accounts/name-search.ts';
import type { PersonNames, User } from '#domain/accounts/user.ts';
import { foldLetters } from '#domain/shared/letters.ts';
import { type Fields, type Operation, remove, set, update } from './operation.ts';

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
