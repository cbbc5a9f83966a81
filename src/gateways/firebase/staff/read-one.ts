import { AppError } from '#domain/shared/errors.ts';
import type { ContentCollection } from '../batches/content.ts';
import { database } from '../database.ts';
import { parsed, type Schema } from '../documents.ts';

/** The current version of a document for staff. @throws AppError `deleted-meanwhile`, `malformed`. */
export async function readOne<Item>(
  collection: ContentCollection,
  id: string,
  schema: Schema<Item>,
): Promise<Item> {
  const document = await database().get(`${collection}/${id}`);
  if (!document) throw new AppError('deleted-meanwhile');
  const result = parsed(document, schema);
  if ('item' in result) return result.item;
  throw new AppError('malformed', new Error(`${collection}/${id}: ${result.malformed.field}`));
}
