import {
  collection,
  type DocumentSnapshot,
  documentId,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  startAfter,
} from 'firebase/firestore/lite';
import { AppError } from '#domain/shared/errors.ts';
import { limits } from '#domain/shared/limits.ts';
import type { CollectionResult } from '#gateways/collection-result.ts';
import { database } from './database.ts';
import { parsed, type Schema } from './documents.ts';
import { constraintsOf, type Query } from './queries/query.ts';
import { withTimeout } from './with-timeout.ts';

/** Reads a public collection whose documents have the same schema: posts or snippets. */
export function reader<Item>(name: 'blogs' | 'codes', schema: Schema<Item>) {
  const read = (...constraints: QueryConstraint[]) =>
    withTimeout(getDocs(query(collection(database(), name), ...constraints)));

  return {
    async all(): Promise<CollectionResult<Item>> {
      const everything: CollectionResult<Item> = { items: [], malformed: [] };
      let last: DocumentSnapshot | undefined;
      do {
        // By id, not by time: a document without a time must be reported, not left out.
        const after = last ? [startAfter(last)] : [];
        const page = await read(orderBy(documentId()), ...after, limit(limits.page));
        for (const result of page.docs.map((one) => parsed(one, schema))) {
          if ('item' in result) everything.items.push(result.item);
          else everything.malformed.push(result.malformed);
        }
        last = page.size === limits.page ? page.docs.at(-1) : undefined;
      } while (last);
      return everything;
    },

    async first(it: Query): Promise<Item | null> {
      const [document] = (await read(...constraintsOf(it), limit(1))).docs;
      if (!document) return null;
      const result = parsed(document, schema);
      if ('item' in result) return result.item;
      const { id, field, problem } = result.malformed;
      throw new AppError('malformed', new Error(`${name}/${id}: ${field} ${problem}`));
    },
  };
}
