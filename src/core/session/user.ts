import * as v from 'valibot';
import { mapOf } from '#core/cloud/schema-parts.ts';
import { lowerCase } from '#core/words/letters.ts';
import { limits } from '#core/words/limits.ts';
import { endOfGrant, type Grants } from './grants.ts';

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.name));

/** firebase/firestore.rules says what its owner may write. Never a password (SIGNUP-3). */
export const UserDocument = v.object({
  id: v.string(),
  name,
  surname: name,
  nameKey: v.string(), // folded 'name surname', for sorting
  username: v.string(),
  email: v.string(),
  mobile: v.string(),
  /** Written by the owner's browser; a grant and a teacher need it (PANEL-7, PANEL-8). */
  verified: v.optional(v.boolean()),
  lessons: v.pipe(v.array(v.string()), v.maxLength(limits.lessons)), // course groups; the first is the user's own (VIDEO-6)
  ends: v.optional(mapOf(v.date())), // by course; without an end for ever (SCHOOL-2)
  groups: v.optional(mapOf(v.string())), // by course (GROUP-1)
  teaches: v.optional(v.array(v.string())), // the courses of a teacher; left out for all (SCHOOL-9)
  userKey: v.optional(v.nullable(v.string())), // marks a teacher when it equals the configured key, `adminKey` an admin
  adminKey: v.optional(v.nullable(v.string())),
  createdAt: v.date(),
  enrolment: v.optional(v.string()), // the code that was used last (SCHOOL-1)
  audit: v.optional(v.string()), // of the last change by staff, or of the last code
});

export type User = v.InferOutput<typeof UserDocument>;

/** `null`: the course can be granted (PANEL-7). One that the user has gets another end (SCHOOL-2). */
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

export const isBehind = (
  record: Pick<User, 'email' | 'verified'>,
  account: { email: string | null; emailVerified: boolean },
): boolean =>
  account.emailVerified &&
  account.email !== null &&
  (!record.verified || record.email !== lowerCase(account.email));

/** USER-1. */
export interface PersonNames {
  name: string;
  surname: string;
  mobile: string; // in the mask of `mobilePattern`, or ''
}

export const fullName = ({ name, surname }: Pick<PersonNames, 'name' | 'surname'>): string =>
  `${name} ${surname}`;

/** SIGNUP-1. */
export interface NewUser extends PersonNames {
  username: string;
  email: string;
}

export type Role = 'student' | 'teacher' | 'admin';

const isKey = (key: string | null | undefined): boolean =>
  typeof key === 'string' && key.length >= limits.keyMin;

/** PANEL-1. */
export const hasKeyOf = (user: Pick<User, 'userKey' | 'adminKey'>, role: 'teacher' | 'admin'): boolean =>
  isKey(role === 'admin' ? user.adminKey : user.userKey);

/** PANEL-8. Only the rules can tell whether the key is the configured one: this decides what the page shows. */
export function roleOf(user: Pick<User, 'userKey' | 'adminKey'>): Role {
  if (isKey(user.adminKey)) return 'admin';
  return isKey(user.userKey) ? 'teacher' : 'student';
}

/** `unsorted`, by id, is the only order with records that lack the field of the others. */
export const userSorts = ['name', 'newest', 'oldest', 'unsorted'] as const;

export type UserSort = (typeof userSorts)[number];

export const photoPath = (uid: string): string => `profile-images/${uid}.webp`; // USER-3
