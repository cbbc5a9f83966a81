import {
  collection,
  type DocumentSnapshot,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { limits } from '#domain/limits.ts';
import { database } from '../database.ts';
import { answered } from '../errors.ts';

/**
 * A query as data: what the pages ask is what the rules' tests ask, and firestore.indexes.json is compared with it
 * (tests/unit/indexes.test.ts). Every one asks for a page of 50 at most.
 */
export interface Query {
  collection: string;
  where: readonly Filter[];
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
}

export type Filter = readonly [field: string, operator: '==' | 'in' | 'array-contains', value: unknown];

export const constraintsOf = ({ where: filters, orderBy: order }: Query) => [
  ...filters.map((filter) => where(...filter)),
  ...(order ? [orderBy(...order)] : []),
];

const asked = (it: Query) => query(collection(database(), it.collection), ...constraintsOf(it));

/** One page, from behind a document on. @throws AppError */
export async function read(it: Query, after?: DocumentSnapshot): Promise<DocumentSnapshot[]> {
  const page = [...(after ? [startAfter(after)] : []), limit(limits.page)];
  return (await answered(getDocs(query(asked(it), ...page)))).docs;
}

/** How many documents there are, 50 at most: one read, whatever the number. @throws AppError */
export const count = async (it: Query): Promise<number> =>
  (await answered(getCount(query(asked(it), limit(limits.page))))).data().count;
