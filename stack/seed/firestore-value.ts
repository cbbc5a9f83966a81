type FirestoreValue = string | number | boolean | Date | readonly FirestoreValue[] | FirestoreData;
export interface FirestoreData {
  readonly [field: string]: FirestoreValue;
}

/** Fields by document path. */
export type Documents = Map<string, FirestoreData>;

/** A value in the form of Firestore's REST API. */
function encodeValue(value: FirestoreValue): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (isList(value)) return { arrayValue: { values: value.map(encodeValue) } };
  return { mapValue: { fields: encodeFields(value) } };
}

export function encodeFields(data: FirestoreData): object {
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, encodeValue(value)]));
}

/** `Array.isArray` does not narrow a read-only array. */
function isList(value: readonly FirestoreValue[] | FirestoreData): value is readonly FirestoreValue[] {
  return Array.isArray(value);
}
