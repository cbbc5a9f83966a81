import { type DocumentSnapshot, Timestamp } from 'firebase/firestore/lite';

/** Fields with Firestore's times as dates. */
export const dated = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );

/** A document as our schemas read it: its fields with its id, Firestore's times as dates. */
export const fieldsOf = (document: DocumentSnapshot): Record<string, unknown> => ({
  ...dated(document.data() ?? {}),
  id: document.id,
});
