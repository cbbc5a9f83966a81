import * as v from 'valibot';
import { mapOf } from '#core/cloud/schema-parts.ts';
import { lowerCase } from '#core/words/letters.ts';
import { limits } from '#core/words/limits.ts';
import { endOfGrant, type Grants } from './grants.ts';

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.name));

/**
 * A document of the collection `users`, with its id (the account's uid) and its times as dates.
 * firebase/firestore.rules says what its owner may write. It never contains a password (SIGNUP-3).
 */
export const UserDocument = v.object({
  id: v.string(),
  name,
  surname: name,
  /** 'name surname' folded; the panel sorts by it. It gives no right. */
  nameKey: v.string(),
  username: v.string(),
  email: v.string(),
  mobile: v.string(),
  /**
   * The owner has verified the e-mail; absent until the owner's browser has written it. A grant and a teacher need it (PANEL-7, PANEL-8).
   */
  verified: v.optional(v.boolean()),
  /** Names of course groups; the first is the user's own group (VIDEO-6). */
  lessons: v.pipe(v.array(v.string()), v.maxLength(limits.lessons)),
  /** When grants end, by course; one without an end lasts for ever (SCHOOL-2). */
  ends: v.optional(mapOf(v.date())),
  /** Marks a teacher when it equals the configured key. */
  userKey: v.optional(v.nullable(v.string())),
  /** Marks an admin when it equals the configured key. */
  adminKey: v.optional(v.nullable(v.string())),
  createdAt: v.date(),
  /** The code that the owner used last (SCHOOL-1). */
  enrolment: v.optional(v.string()),
  /** The log entry of the last change that staff made, or of the last code. */
  audit: v.optional(v.string()),
});

export type User = v.InferOutput<typeof UserDocument>;

/**
 * Why a course can't be granted to a user until `end`, `null` when it can (PANEL-7). A course that the user has gets
 * another end (SCHOOL-2).
 */
export function grantProblem(
  grants: Grants & Pick<User, 'verified'>,
  course: string,
  end: Date | null = null,
): 'duplicate' | 'unverified' | 'full' | null {
  if (grants.lessons.includes(course))
    return endOfGrant(grants, course)?.getTime() === end?.getTime() ? 'duplicate' : null;
  // A stranger can sign up first with the e-mail of whom staff mean.
  if (grants.verified !== true) return 'unverified';
  return grants.lessons.length < limits.lessons ? null : 'full';
}

/** Whether a record lacks what the Auth service knows: the account's e-mail, which is verified (PANEL-8, USER-5). */
export const isBehind = (
  record: Pick<User, 'email' | 'verified'>,
  account: { email: string | null; emailVerified: boolean },
): boolean =>
  account.emailVerified &&
  account.email !== null &&
  (!record.verified || record.email !== lowerCase(account.email));

/** What users may change in their own record (USER-1). */
export interface PersonNames {
  name: string;
  surname: string;
  /** In the mask of `mobilePattern`, or ''. */
  mobile: string;
}

/** A user's name as it is shown. */
export const fullName = ({ name, surname }: Pick<PersonNames, 'name' | 'surname'>): string =>
  `${name} ${surname}`;

/** The fields of the sign-up form without the password, which is never stored (SIGNUP-1, SIGNUP-3). */
export interface NewUser extends PersonNames {
  username: string;
  email: string;
}

/** The roles of a user. A guest has none. */
export type Role = 'student' | 'teacher' | 'admin';

const isKey = (key: string | null | undefined): boolean =>
  typeof key === 'string' && key.length >= limits.keyMin;

/** Whether the record has the key that the gate of a role asks for; an admin can be a teacher as well (PANEL-1). */
export const hasKeyOf = (user: Pick<User, 'userKey' | 'adminKey'>, role: 'teacher' | 'admin'): boolean =>
  isKey(role === 'admin' ? user.adminKey : user.userKey);

/**
 * The role that a record claims (PANEL-8: an empty or missing key is no role). Only the rules can tell whether the key
 * is the configured one, so this decides what the page shows, never what is allowed.
 */
export function roleOf(user: Pick<User, 'userKey' | 'adminKey'>): Role {
  if (isKey(user.adminKey)) return 'admin';
  return isKey(user.userKey) ? 'teacher' : 'student';
}

/**
 * The orders of the panel's list of users. `unsorted` sorts by document id: it is the only order that includes records
 * without the field by which the others sort.
 */
export const userOrders = ['name', 'newest', 'oldest', 'unsorted'] as const;

export type UserOrder = (typeof userOrders)[number];

/** The user's photo in Storage, if there is one (USER-3). */
export const photoPath = (uid: string): string => `profile-images/${uid}.webp`;
