import {
  collection,
  type DocumentSnapshot,
  getCount,
  getDocs,
  limit,
  query,
  startAfter,
} from 'firebase/firestore/lite';
import { limits } from '#domain/shared/limits.ts';
import { database } from './database.ts';
import { constraintsOf, type Query } from './queries/query.ts';
import { withTimeout } from './with-timeout.ts';

const asked = (it: Query) => query(collection(database(), it.collection), ...constraintsOf(it));

/** One page of a query, at most 50 documents, starting after `after`. @throws AppError */
export async function readPage(
  it: Query,
  after?: DocumentSnapshot,
  size: number = limits.page,
): Promise<DocumentSnapshot[]> {
  const page = [...(after ? [startAfter(after)] : []), limit(size)];
  return (await withTimeout(getDocs(query(asked(it), ...page)))).docs;
}

/** How many documents a query has, at most 50: costs one read, whatever the number. @throws AppError */
export const count = async (it: Query): Promise<number> =>
  (await withTimeout(getCount(query(asked(it), limit(limits.page))))).data().count;
