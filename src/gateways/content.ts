import { codeOf, isRefusal } from '#domain/shared/errors.ts';
import type { MalformedDocument } from '#domain/shared/malformed.ts';
import { database } from './database.ts';
import { parsed, type Schema, valid } from './documents.ts';
import type { StoredDocument } from './firestore/document.ts';
import type { Query } from './operation.ts';

/**
 * What is published at this time, newest first. The rules let everyone list it if the time is not later than the
 * service's own (SCHOOL-5).
 */
export const publishedUntil = (collection: 'blogs' | 'codes', time: Date): Query => ({
  collection,
  where: [['time', '<=', time]],
  orderBy: ['time', 'desc'],
});

/** How the build reads a collection. */
export interface Reading {
  /** Documents a request. */
  pageSize: number;
  /** What is published after this time is left out (SCHOOL-5). */
  until: Date;
  /** Makes one request, again if it fails. */
  attempt<Page>(ask: () => Promise<Page>): Promise<Page>;
}

/** All documents of a collection, for the build. Malformed documents are listed, not thrown. */
export interface CollectionResult<Item> {
  items: Item[];
  malformed: MalformedDocument[];
}

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

    /** @param address the path of the reservation, of `slugs` */
    async atAddress(address: string): Promise<Item | null> {
      const id = (await published(address))?.data.id;
      const document = typeof id === 'string' ? await published(`${name}/${id}`) : null;
      return document && valid(document, schema);
    },
  };
}
