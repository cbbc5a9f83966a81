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
}
