import { AppError, codeOf, isRefusal } from '#domain/shared/errors.ts';
import type { CollectionResult, Reading } from '#gateways/collection-result.ts';
import { database } from './database.ts';
import { parsed, type Schema } from './documents.ts';
import type { StoredDocument } from './firestore/document.ts';
import { publishedUntil } from './queries/content.ts';

/** A document that everyone may read if it is published. The rules don't tell whether another exists. */
async function published(path: string): Promise<StoredDocument | null> {
  try {
    return await database().get(path);
  } catch (error) {
    const code = codeOf(error);
    // An address that no document can have comes from the address bar.
    if (isRefusal(code) || code === 'firestore/invalid-argument') return null;
    throw error;
  }
}

/** Reads a public collection whose documents have the same schema: posts or snippets. */
export function reader<Item>(name: 'blogs' | 'codes', schema: Schema<Item>) {
  return {
    async all({ pageSize, attempt, until }: Reading): Promise<CollectionResult<Item>> {
      const found: CollectionResult<Item> = { items: [], malformed: [] };
      let last: StoredDocument | undefined;
      do {
        const after = last;
        const page = await attempt(() => database().query(publishedUntil(name, until), pageSize, after));
        for (const result of page.map((one) => parsed(one, schema))) {
          if ('item' in result) found.items.push(result.item);
          else found.malformed.push(result.malformed);
        }
        last = page.length === pageSize ? page.at(-1) : undefined;
      } while (last);
      return found;
    },

    /** @param address the path of the reservation, of batches/addresses.ts */
    async atAddress(address: string): Promise<Item | null> {
      const id = (await published(address))?.data.id;
      const document = typeof id === 'string' ? await published(`${name}/${id}`) : null;
      if (!document) return null;
      const result = parsed(document, schema);
      if ('item' in result) return result.item;
      const { field, problem } = result.malformed;
      throw new AppError('malformed', new Error(`${name}/${id}: ${field} ${problem}`));
    },
  };
}
