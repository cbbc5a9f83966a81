import { orderBy, type QueryConstraint, where } from 'firebase/firestore/lite';

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

/** Behind every text that begins with `prefix`: the last character that there is. */
const behind = (prefix: string): string => `${prefix}\u{10ffff}`;

function withPrefix({ orderBy: order, prefix }: Query): QueryConstraint[] {
  if (!order || !prefix) return [];
  return [where(order[0], '>=', prefix), where(order[0], '<', behind(prefix))];
}

export const constraintsOf = (query: Query): QueryConstraint[] => [
  ...query.where.map((filter) => where(...filter)),
  ...withPrefix(query),
  ...(query.orderBy ? [orderBy(...query.orderBy)] : []),
];
