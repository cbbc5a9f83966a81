import * as v from 'valibot';
import { AppError } from '#domain/shared/errors.ts';
import { fieldProblem, type MalformedDocument } from '#domain/shared/malformed.ts';
import type { StoredDocument } from './firestore/document.ts';
import { ExactValue, isMap, type Json } from './firestore/value.ts';

/** A field, or a map of fields, with Firestore's times as dates. */
function dated(value: unknown): unknown {
  if (value instanceof ExactValue) return value.date ?? value;
  return isMap(value) ? datedFields(value) : value;
}

const datedFields = (fields: Json): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, dated(value)]));

/** A document as our schemas expect it: its fields and its id, with Firestore's times as dates. */
export const fieldsOf = ({ id, data }: Pick<StoredDocument, 'id' | 'data'>): Record<string, unknown> => ({
  ...datedFields(data),
  id,
});

/** The schema of a collection's documents. */
export type Schema<Item> = v.GenericSchema<unknown, Item>;

/** @throws AppError `malformed` if the document does not fit the schema of its collection. */
export function valid<Item>(document: StoredDocument, schema: Schema<Item>): Item {
  const result = parsed(document, schema);
  if ('item' in result) return result.item;
  const { field, problem } = result.malformed;
  throw new AppError('malformed', new Error(`${pathOf(document)}: ${field} ${problem}`));
}

/** The documents that fit the schema; others are logged and left out, so that they don't hide them. */
export const wellFormed = <Item>(documents: readonly StoredDocument[], schema: Schema<Item>): Item[] =>
  documents.flatMap((document) => {
    const result = parsed(document, schema);
    if ('item' in result) return [result.item];
    console.error(`${pathOf(document)} is malformed:`, result.malformed);
    return [];
  });

const pathOf = ({ name }: StoredDocument): string => name.replace(/^.*?\/documents\//, '');

/** A document parsed with the schema of its collection, or its first problem. */
export function parsed<Item>(
  document: StoredDocument,
  schema: Schema<Item>,
): { item: Item } | { malformed: MalformedDocument } {
  const result = v.safeParse(schema, fieldsOf(document));
  if (result.success) return { item: result.output };
  const [issue] = result.issues;
  return { malformed: { id: document.id, ...fieldProblem(issue), problem: issue.message } };
}
