import { type DocumentSnapshot, Timestamp } from 'firebase/firestore/lite';
import type { MalformedDocument } from '#domain/shared/malformed.ts';

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A field, or a map of fields, with Firestore's times as dates. */
function dated(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  return isMap(value) ? datedFields(value) : value;
}

const datedFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, dated(value)]));

/** A document as our schemas expect it: its fields and its id, with Firestore's times as dates. */
export const fieldsOf = (document: DocumentSnapshot): Record<string, unknown> => ({
  ...datedFields(document.data() ?? {}),
  id: document.id,
});

/** The part of a schema that is needed here. */
export interface Schema<Item> {
  safeParse(
    fields: unknown,
  ):
    | { success: true; data: Item }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

/** A document parsed with the schema of its collection, or its first problem. */
export function parsed<Item>(
  document: DocumentSnapshot,
  schema: Schema<Item>,
): { item: Item } | { malformed: MalformedDocument } {
  const result = schema.safeParse(fieldsOf(document));
  if (result.success) return { item: result.data };
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') ?? '';
  return { malformed: { id: document.id, field, problem: issue?.message ?? '' } };
}
