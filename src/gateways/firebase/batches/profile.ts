import { nameWords } from '#domain/accounts/name-search.ts';
import type { PersonNames } from '#domain/accounts/user.ts';
import { foldLetters } from '#domain/shared/letters.ts';
import { type Fields, type Operation, update } from './operation.ts';

/** Name, surname and mobile number with the key they are sorted by and the words they are found by (SEARCH-4, PANEL-7). */
export const nameFields = ({ name, surname, mobile }: PersonNames): Fields => ({
  name,
  surname,
  mobile,
  nameKey: foldLetters(`${name} ${surname}`),
  words: nameWords({ name, surname }),
});

/** Says in the own record that its e-mail is verified (PANEL-8). Denied unless the token says the same of that e-mail. */
export const confirmEmail = (uid: string): Operation[] => [update(`users/${uid}`, { verified: true })];

/** Changes one's own name and number (USER-1). Denied for anybody else's record. */
export const editProfile = (uid: string, names: PersonNames): Operation[] => [
  update(`users/${uid}`, nameFields(names)),
];
