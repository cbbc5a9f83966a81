import { askedWord } from '#domain/accounts/name-search.ts';
import type { UserOrder } from '#domain/accounts/user.ts';
import type { TrashOrder } from '#domain/panel/trash.ts';
import { foldLetters, lowerCase } from '#domain/shared/letters.ts';
import type { Query } from './query.ts';

// The panel's queries for users, the trash and the log. They are all for staff, so no filter has to prove a rule.

const userSorting: Record<UserOrder, Query['orderBy']> = {
  name: ['nameKey', 'asc'],
  newest: ['createdAt', 'desc'],
  oldest: ['createdAt', 'asc'],
  unsorted: undefined,
};

const sorted = (collection: string, orderBy: Query['orderBy']): Query => ({
  collection,
  where: [],
  ...(orderBy && { orderBy }),
});

/** Every user. */
export const userList = (order: UserOrder): Query => sorted('users', userSorting[order]);

const begins = (collection: string, field: string, prefix: string): Query => ({
  collection,
  where: [],
  orderBy: [field, 'asc'],
  prefix,
});

/** Users with a word in name or e-mail that begins with the longest word of the text (PANEL-7, PANEL-15). */
export const usersByWords = (text: string): Query => ({
  ...sorted('users', ['nameKey', 'asc']),
  where: [['words', 'array-contains', askedWord(text)]],
});
export const usersByUsername = (text: string): Query => begins('users', 'username', lowerCase(text));
export const usersByEmail = (text: string): Query => begins('users', 'email', lowerCase(text));

/** Users with a teacher's key, also an old one; those whose key is empty come last. */
export const teacherList = (): Query => sorted('users', ['userKey', 'desc']);

/** The documents in the trash. */
export function trashList(order: TrashOrder): Query {
  if (order === 'oldest') return sorted('trash', ['at', 'asc']);
  const newest = sorted('trash', ['at', 'desc']);
  return order === 'newest' ? newest : { ...newest, where: [['collection', '==', order]] };
}

/**
 * Documents in the trash whose title, or user's name, begins with the text: of `data` only these two fields are
 * indexed.
 */
export const trashByTitle = (text: string): Query => begins('trash', 'data.titleKey', foldLetters(text));
export const trashByName = (text: string): Query =>
  begins('trash', 'data.nameKey', foldLetters(text.replaceAll(/\s+/g, ' ')));

/** The log, newest entries first (PANEL-14). */
export const auditList = (): Query => sorted('audit', ['at', 'desc']);

/** Documents by their ids, at most 30. */
export const byIds = (collection: string, ids: readonly string[]): Query => ({
  collection,
  where: [['__name__', 'in', ids]],
});

/** Users with this username or e-mail: at most one, unless a document was written without the rules. */
export const holdersOf = (field: 'username' | 'email', value: string): Query => ({
  collection: 'users',
  where: [[field, '==', value]],
});

/** How many values one query accepts. */
export const mostAmong = 30;

/** Users with one of these usernames or e-mails, at most 30 of them (SCHOOL-3). */
export const holdersAmong = (field: 'username' | 'email', values: readonly string[]): Query => ({
  collection: 'users',
  where: [[field, 'in', values]],
});

/** Users who have a course, by name (SCHOOL-4). */
export const studentList = (course: string): Query => ({
  ...sorted('users', ['nameKey', 'asc']),
  where: [['lessons', 'array-contains', course]],
});
