import { orderBy, type QueryConstraint, where } from 'firebase/firestore/lite';

export type Filter = readonly [field: string, operator: '==' | 'in' | 'array-contains', value: unknown];

/**
 * A query as data: what the pages ask is what the rules' tests ask, and firestore.indexes.json is compared with it
 * (tests/unit/indexes.test.ts).
 */
export interface Query {
  collection: string;
  where: readonly Filter[];
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
}

export const constraintsOf = ({ where: filters, orderBy: order }: Query): QueryConstraint[] => [
  ...filters.map((filter) => where(...filter)),
  ...(order ? [orderBy(...order)] : []),
];
