/** The claims of an account's token. */
export interface Token {
  uid: string;
  email?: string;
  /** Whether the e-mail is verified. It opens no video; the cases of `entitlement` prove that. */
  email_verified?: boolean;
  /** What the session was opened with. */
  firebase?: { sign_in_provider: 'password'; sign_in_second_factor: 'totp' };
}

const account = (uid: string, email = `${uid}@x.az`): Token => ({ uid, email });
/** The same person, signed in with a second factor. */
const withFactor = (token: Token): Token => ({
  ...token,
  firebase: { sign_in_provider: 'password', sign_in_second_factor: 'totp' },
});

/** All people of the cases. Their records and roles are in world.ts. */
const people = {
  /** Not signed in. */
  guest: null,
  /** A student with the course frontend. */
  ayla: { ...account('ayla'), email_verified: true },
  /** A student without courses, with a verified e-mail. */
  bahar: { ...account('bahar'), email_verified: true },
  /** A student with another course, backend. */
  dilara: { ...account('dilara'), email_verified: true },
  /** A student without courses whose e-mail is not verified. */
  elnur: { ...account('elnur'), email_verified: false },
  /** Has verified the e-mail and used a code; the course was closed afterwards. */
  farid: { ...account('farid'), email_verified: true },
  /** Their record is in the trash. */
  gone: account('gone'),
  /** Their record was purged. */
  barred: account('barred'),
  /** Has an account and no record yet. */
  fresh: account('fresh'),
  /** No record yet. Has verified an e-mail that is still reserved by a deleted account. */
  owner: { ...account('owner'), email_verified: true },
  /** Has changed the account's e-mail, and verified it; the record has the old one. */
  renamed: { ...account('dilara', 'dilara-yeni@x.az'), email_verified: true },
  /** The same without the verification. */
  unproven: { ...account('elnur', 'elnur-yeni@x.az'), email_verified: false },
  teacher: { ...account('teacher'), email_verified: true },
  colleague: account('colleague'),
  admin: { ...account('admin'), email_verified: true },
  chief: { ...account('chief'), email_verified: true },
  /** The teacher and the admin, signed in with a second factor. */
  provenTeacher: withFactor({ ...account('teacher'), email_verified: true }),
  provenAdmin: withFactor({ ...account('admin'), email_verified: true }),
  /** Accounts without a record and with an unusual e-mail. */
  slashed: account('slashed', 'a/b@x.az'),
  mixed: account('mixed', 'Mixed@X.az'),
  nomail: { uid: 'nomail' },
} satisfies Record<string, Token | null>;

export type Who = keyof typeof people;

export const tokenOf = (who: Who): Token | null => people[who];
export const provenTokenOf = (who: Who): Token | null => people[who] && withFactor(people[who]);

/** The guest gets the id `guest`, because a path needs one. */
export const uidOf = (who: Who): string => people[who]?.uid ?? 'guest';

/** The people that every rule is tested with. */
export const everyone: Who[] = ['guest', 'ayla', 'bahar', 'gone', 'fresh', 'teacher', 'admin'];
export const staff: Who[] = ['teacher', 'admin'];
export const members: Who[] = ['ayla', 'bahar', ...staff];
