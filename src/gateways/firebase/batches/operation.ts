/** The fields of a document as a client sends them: values, dates and what firestore/sentinels.ts makes. */
export type Fields = Record<string, unknown>;

/** One write of a batch. Batches are data, so that the tests of the rules start from exactly what the pages send. */
export type Operation =
  | { kind: 'set'; path: string; data: Fields }
  | Merge
  | Update
  | { kind: 'delete'; path: string };

interface Change {
  path: string;
  data: Fields;
  /**
   * The version (`updateTime`) that it is to be written over; the service refuses any other. With `null` a merge only
   * creates the document.
   */
  over?: string | null;
}
export interface Merge extends Change {
  kind: 'merge';
}
export interface Update extends Change {
  kind: 'update';
}

export const set = (path: string, data: Fields): Operation => ({ kind: 'set', path, data });

/** Other fields do not change, not even inside maps; a missing document is created. */
export const merge = (path: string, data: Fields): Merge => ({ kind: 'merge', path, data });

/** Field names may be paths with dots; the document must exist. */
export const update = (path: string, data: Fields): Update => ({ kind: 'update', path, data });

export const remove = (path: string): Operation => ({ kind: 'delete', path });

/** A random id for a new document or log entry, which can't be guessed. It has no slash, as the rules require. */
export const newId = (): string => crypto.randomUUID();
