import { askedWord } from '#domain/accounts/name-search.ts';
import type { UserOrder } from '#domain/accounts/user.ts';
import type { TrashOrder } from '#domain/panel/trash.ts';
import { foldLetters, lowerCase } from '#domain/shared/letters.ts';
import type { Query } from './query.ts';

// What the panel asks about users, the trash and the log. All of it is for staff, so no filter proves a rule.

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

/** Users with a name of which a word begins so, whichever of the text's words is the longest (PANEL-7). */
export const usersByName = (text: string): Query => ({
  ...sorted('users', ['nameKey', 'asc']),
  where: [['words', 'array-contains', askedWord(text)]],
});
export const usersByUsername = (text: string): Query => begins('users', 'username', lowerCase(text));
export const usersByEmail = (text: string): Query => begins('users', 'email', lowerCase(text));

/** Whoever has a teacher's key, also an old one; those whose key is empty come last. */
export const teacherList = (): Query => sorted('users', ['userKey', 'desc']);

/** What lies in the trash. */
export function trashList(order: TrashOrder): Query {
  if (order === 'oldest') return sorted('trash', ['at', 'asc']);
  const newest = sorted('trash', ['at', 'desc']);
  return order === 'newest' ? newest : { ...newest, where: [['collection', '==', order]] };
}

/** What lies in the trash under a title, or a person's name, that begins so: of `data` only these two are indexed. */
export const trashByTitle = (text: string): Query => begins('trash', 'data.titleKey', foldLetters(text));
export const trashByName = (text: string): Query =>
  begins('trash', 'data.nameKey', foldLetters(text.replaceAll(/\s+/g, ' ')));

/** Who did what, newest first (PANEL-14). */
export const auditList = (): Query => sorted('audit', ['at', 'desc']);

/** Documents by their ids, 30 at most. */
export const byIds = (collection: string, ids: readonly string[]): Query => ({
  collection,
  where: [['__name__', 'in', ids]],
});

/** Whoever has this username, or this e-mail: unique but for what was written past the rules. */
export const holdersOf = (field: 'username' | 'email', value: string): Query => ({
  collection: 'users',
  where: [[field, '==', value]],
});
