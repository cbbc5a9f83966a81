/** The fields of a document as a client sends them: values, dates, and what the service computes (`serverTimestamp()`). */
export type Fields = Record<string, unknown>;

/** One write of a batch. Batches are data, so that the tests of the rules start from exactly what the pages send. */
export type Operation =
  | { kind: 'set'; path: string; data: Fields }
  | Merge
  | Update
  | { kind: 'delete'; path: string };

export interface Merge {
  kind: 'merge';
  path: string;
  data: Fields;
}
export interface Update {
  kind: 'update';
  path: string;
  data: Fields;
}

export const set = (path: string, data: Fields): Operation => ({ kind: 'set', path, data });

/** Other fields do not change, not even inside maps; a missing document is created. */
export const merge = (path: string, data: Fields): Merge => ({ kind: 'merge', path, data });

/** Field names may be paths with dots; the document must exist. */
export const update = (path: string, data: Fields): Update => ({ kind: 'update', path, data });

export const remove = (path: string): Operation => ({ kind: 'delete', path });

/** A random id for a new document or log entry, which can't be guessed. It has no slash, as the rules require. */
export const newId = (): string => crypto.randomUUID();

/** `<=` and `>` need `orderBy` with the same field. */
type Filter = readonly [field: string, operator: '==' | 'in' | 'array-contains' | '<=' | '>', value: unknown];

/**
 * A query as data: the pages and the tests of the rules use the same queries, and firestore.indexes.json is compared
 * with them (tests/unit/project/indexes.test.ts).
 */
export interface Query {
  /** A path: `blogs`, `users/uid/progress`. */
  collection: string;
  where: readonly Filter[];
  /** Without it the order is by id, so that documents that lack a field are included. */
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  /** Only documents whose sorted field begins with this; needs `orderBy`. */
  prefix?: string;
  /** The number that the service adds up; the index has it, too. */
  sum?: string;
}
