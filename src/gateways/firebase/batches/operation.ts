/** The fields of a document as a client sends them: values, dates and what firestore/sentinels.ts makes. */
export type Fields = Record<string, unknown>;

/** One write of a batch. Batches are data, so that the rules' tests attack exactly what the pages send. */
export type Operation =
  | { kind: 'set'; path: string; data: Fields }
  | { kind: 'merge'; path: string; data: Fields }
  | Update
  | { kind: 'delete'; path: string };

export interface Update {
  kind: 'update';
  path: string;
  data: Fields;
  /** The version (`updateTime`) that it is to be written over; the service refuses any other. */
  over?: string;
}

export const set = (path: string, data: Fields): Operation => ({ kind: 'set', path, data });

/** Fields that are not named stay as they are, inside maps too; a missing document is made. */
export const merge = (path: string, data: Fields): Operation => ({ kind: 'merge', path, data });

/** A field may be a path with dots; the document must exist. */
export const update = (path: string, data: Fields): Update => ({ kind: 'update', path, data });

export const remove = (path: string): Operation => ({ kind: 'delete', path });

/** An id that nobody can guess or meet twice, for a new document or log entry. It has no slash: rules want that. */
export const newId = (): string => crypto.randomUUID();
