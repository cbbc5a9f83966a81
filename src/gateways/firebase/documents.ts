import { type DocumentSnapshot, Timestamp } from 'firebase/firestore/lite';
import type { MalformedDocument } from '#domain/malformed.ts';

/** A document as our schemas read it: its fields with its id, Firestore's times as dates. */
export function fieldsOf(document: DocumentSnapshot): Record<string, unknown> {
  const fields = Object.entries(document.data() ?? {}).map(([name, value]) => [
    name,
    value instanceof Timestamp ? value.toDate() : value,
  ]);
  return { ...Object.fromEntries(fields), id: document.id };
}

/** As much of a schema as a reader needs. */
export interface Schema<Item> {
  safeParse(
    fields: unknown,
  ):
    | { success: true; data: Item }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

/** A document as what its collection holds, or what is wrong with it. */
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
