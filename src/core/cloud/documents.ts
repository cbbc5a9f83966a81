import { Timestamp } from 'firebase/firestore/lite';
import type { GenericSchema } from 'valibot';
import { limits } from '#core/words/limits.ts';
import { database } from './database.ts';
import { AppError } from './errors.ts';
import type { StoredDocument } from './firestore.ts';
import { parsedFields } from './malformed.ts';
import type { Fields, Query } from './operation.ts';

/** A plain object, not an instance of a class. */
export const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

export function dated(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  return isMap(value) ? datedFields(value) : value;
}

const datedFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, dated(value)]));

export const fieldsOf = ({ id, data }: Pick<StoredDocument, 'id' | 'data'>): Fields & { id: string } => ({
  ...datedFields(data),
  id,
});

export type Schema<Item> = GenericSchema<unknown, Item>;

export const parsed = <Item>(document: StoredDocument, schema: Schema<Item>) =>
  parsedFields(fieldsOf(document), schema);

export function valid<Item>(document: StoredDocument, schema: Schema<Item>): Item {
  const result = parsed(document, schema);
  if ('item' in result) return result.item;
  const { field, problem } = result.malformed;
  throw new AppError('malformed', new Error(`${document.path}: ${field} ${problem}`));
}

/** Others are logged and left out, so that they don't hide these. */
export const wellFormed = <Item>(documents: readonly StoredDocument[], schema: Schema<Item>): Item[] =>
  documents.flatMap((document) => {
    const result = parsed(document, schema);
    if ('item' in result) return [result.item];
    console.error(`${document.path} is malformed:`, result.malformed);
    return [];
  });

export async function readOne<Item>(path: string, schema: Schema<Item>): Promise<Item | null> {
  const document = await database().get(path);
  return document && valid(document, schema);
}

export const readPage = async <Item>(query: Query, schema: Schema<Item>): Promise<Item[]> =>
  wellFormed(await database().query(query, limits.page), schema);

export const readAll = async <Item>(query: Query, schema: Schema<Item>): Promise<Item[]> =>
  wellFormed(await documentsOf(query), schema);

/** Malformed documents go, too. */
export async function eraseAll(
  query: Query,
  erase: (document: StoredDocument) => Promise<unknown>,
): Promise<void> {
  let found: StoredDocument[];
  do {
    found = await database().query(query, limits.page);
    for (const document of found) await erase(document);
  } while (found.length === limits.page);
}

/** @param most with so many no further page is asked for. */
export async function documentsOf(query: Query, most = Number.POSITIVE_INFINITY): Promise<StoredDocument[]> {
  const found: StoredDocument[] = [];
  let page: StoredDocument[] = [];
  do {
    page = await database().query(query, limits.page, page.at(-1));
    found.push(...page);
  } while (page.length === limits.page && found.length < most);
  return found;
}
