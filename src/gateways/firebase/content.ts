import { AppError } from '#domain/shared/errors.ts';
import type { CollectionResult, Reading } from '#gateways/collection-result.ts';
import { database } from './database.ts';
import { parsed, type Schema } from './documents.ts';
import type { StoredDocument } from './firestore/document.ts';
import type { Query } from './queries/query.ts';

/** Reads a public collection whose documents have the same schema: posts or snippets. */
export function reader<Item>(name: 'blogs' | 'codes', schema: Schema<Item>) {
  // By id, not by time: a document without a time must be reported, not left out.
  const everything: Query = { collection: name, where: [] };

  return {
    async all({ pageSize, attempt }: Reading): Promise<CollectionResult<Item>> {
      const found: CollectionResult<Item> = { items: [], malformed: [] };
      let last: StoredDocument | undefined;
      do {
        const after = last;
        const page = await attempt(() => database().query(everything, pageSize, after));
        for (const result of page.map((one) => parsed(one, schema))) {
          if ('item' in result) found.items.push(result.item);
          else found.malformed.push(result.malformed);
        }
        last = page.length === pageSize ? page.at(-1) : undefined;
      } while (last);
      return found;
    },

    async first(it: Query): Promise<Item | null> {
      const [document] = await database().query(it, 1);
      if (!document) return null;
      const result = parsed(document, schema);
      if ('item' in result) return result.item;
      const { id, field, problem } = result.malformed;
      throw new AppError('malformed', new Error(`${name}/${id}: ${field} ${problem}`));
    },
  };
}
