type FirestoreValue = string | number | boolean | Date | readonly FirestoreValue[] | FirestoreData;
export interface FirestoreData {
  readonly [field: string]: FirestoreValue;
}

/** Fields by document path. */
export type Documents = Map<string, FirestoreData>;
