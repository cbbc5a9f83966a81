import * as v from 'valibot';
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
