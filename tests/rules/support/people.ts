/** What an account's token says. */
export interface Token {
  uid: string;
  email?: string;
  /** Whether the e-mail is verified: it opens no video, as the cases of `entitlement` say. */
  email_verified?: boolean;
}

const account = (uid: string, email = `${uid}@x.az`): Token => ({ uid, email });

/** Everybody who appears in the cases. Who has which record and role is in world.ts. */
const people = {
  /** Not signed in. */
  guest: null,
  /** A student with the lesson frontend. */
  ayla: account('ayla'),
  /** A student without lessons, with a verified e-mail. */
  bahar: { ...account('bahar'), email_verified: true },
  /** A student with another lesson, backend. */
  dilara: account('dilara'),
  /** A student without lessons whose e-mail is not verified. */
  elnur: { ...account('elnur'), email_verified: false },
  /** Lies in the trash. */
  gone: account('gone'),
  /** Was purged. */
  barred: account('barred'),
  /** Has an account and no record yet. */
  fresh: account('fresh'),
  /** Has verified an e-mail that somebody whose account is gone signed up with before. No record yet. */
  owner: { ...account('owner'), email_verified: true },
  teacher: account('teacher'),
  colleague: account('colleague'),
  admin: account('admin'),
  chief: account('chief'),
  /** Accounts without a record whose e-mail is odd. */
  slashed: account('slashed', 'a/b@x.az'),
  mixed: account('mixed', 'Mixed@X.az'),
  nomail: { uid: 'nomail' },
} satisfies Record<string, Token | null>;

export type Who = keyof typeof people;

export const tokenOf = (who: Who): Token | null => people[who];

/** The guest writes under an id of its own, because a path needs one. */
export const uidOf = (who: Who): string => people[who]?.uid ?? 'guest';

/** The roles that every rule is asked about. */
export const everyone: Who[] = ['guest', 'ayla', 'bahar', 'gone', 'fresh', 'teacher', 'admin'];
export const staff: Who[] = ['teacher', 'admin'];
export const members: Who[] = ['ayla', 'bahar', ...staff];
