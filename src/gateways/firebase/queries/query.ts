type Filter = readonly [field: string, operator: '==' | 'in' | 'array-contains', value: unknown];

/**
 * A query as data: what the pages ask is what the rules' tests ask, and firestore.indexes.json is compared with it
 * (tests/unit/project/indexes.test.ts).
 */
export interface Query {
  collection: string;
  where: readonly Filter[];
  /** Without it by id, so that a document that lacks a field is there, too. */
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  /** Only documents whose sorted field begins with this; needs `orderBy`. */
  prefix?: string;
}
