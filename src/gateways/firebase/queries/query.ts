import { orderBy, type QueryConstraint, where } from 'firebase/firestore/lite';

type Filter = readonly [field: string, operator: '==' | 'in' | 'array-contains', value: unknown];

/**
 * A query as data: the pages and the tests of the rules use the same queries, and firestore.indexes.json is compared
 * with them (tests/unit/project/indexes.test.ts).
 */
export interface Query {
  collection: string;
  where: readonly Filter[];
  /** Without it the order is by id, so that documents that lack a field are included. */
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  /** Only documents whose sorted field begins with this; needs `orderBy`. */
  prefix?: string;
}

/** The upper bound of all texts that begin with `prefix`: it ends with the highest code point. */
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
