import { type DocumentSnapshot, Timestamp } from 'firebase/firestore/lite';

/** A document as our schemas read it: its fields with its id, Firestore's times as dates. */
export function fieldsOf(document: DocumentSnapshot): Record<string, unknown> {
  const fields = Object.entries(document.data() ?? {}).map(([name, value]) => [
    name,
    value instanceof Timestamp ? value.toDate() : value,
  ]);
  return { ...Object.fromEntries(fields), id: document.id };
}
