export type Fields = Record<string, unknown>;

/** Batches are data, so that the tests of the rules start from exactly what the pages send. */
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

/** Other fields stay, also inside maps; a missing document is created. */
export const merge = (path: string, data: Fields): Merge => ({ kind: 'merge', path, data });

export const update = (path: string, data: Fields): Update => ({ kind: 'update', path, data }); // names may be paths with dots; the document must exist

export const remove = (path: string): Operation => ({ kind: 'delete', path });

/** Can't be guessed, and has no slash. */
export const newId = (): string => crypto.randomUUID();

type Filter = readonly [field: string, operator: '==' | 'in' | 'array-contains' | '<=' | '>', value: unknown];

/** The tests of the rules use the same queries; firestore.indexes.json is compared with them (tests/unit/project/indexes.test.ts). */
export interface Query {
  collection: string; // a path: `users/uid/progress`
  where: readonly Filter[];
  /** By id without it, so that documents that lack a field are included. */
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  prefix?: string;
  sum?: string; // the index has it, too
}

type Counted = 'messages' | 'questions' | 'orders'; // as in the rules

/** In UTC (INBOX-1, ASK-1, PAY-2). `now` by the device's clock: the rules accept the day of the service's alone. */
export const dayCounter = (counted: Counted, now: Date): string =>
  `counters/${counted}-${now.toISOString().slice(0, 10).replaceAll('-', '')}`;

export const ownDayCounter = (uid: string, counted: Counted, now: Date): string =>
  `users/${uid}/${dayCounter(counted, now)}`;
