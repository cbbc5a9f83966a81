import type { Query } from '../operation.ts';
import type { StoredDocument } from './document.ts';
import { encode, isObject, type Json } from './value.ts';

const operators = {
  '==': 'EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
} as const;

/** The name of the document id in queries. */
const idField = '__name__';

const filter = (field: string, op: string, value: Json): Json => ({
  fieldFilter: { field: { fieldPath: field }, op, value },
});

/** Sorts after every text with this prefix: ends with the highest code point. */
const behind = (prefix: string): string => `${prefix}\u{10ffff}`;

function filtersOf({ collection, where, orderBy, prefix }: Query, root: string): Json[] {
  const reference = (id: unknown): Json => ({ referenceValue: `${root}/${collection}/${id}` });
  const [sorted] = orderBy ?? [];
  return [
    ...where.map(([field, operator, value]) =>
      field === idField && Array.isArray(value)
        ? filter(field, operators[operator], { arrayValue: { values: value.map(reference) } })
        : filter(field, operators[operator], encode(value)),
    ),
    ...(sorted && prefix
      ? [
          filter(sorted, 'GREATER_THAN_OR_EQUAL', encode(prefix)),
          filter(sorted, 'LESS_THAN', encode(behind(prefix))),
        ]
      : []),
  ];
}

/** The value at a path with dots. */
const valueAt = (fields: unknown, path: string): unknown =>
  path.split('.').reduce((inside: unknown, name) => (isObject(inside) ? inside[name] : undefined), fields);

/** The document above a collection, 'users/uid', and '' for a collection at the top. */
export const parentOf = ({ collection }: Query): string => collection.match(/^(.+)\/[^/]+$/)?.[1] ?? '';

/**
 * One page of a query in the form of the REST interface: at most `size` documents, starting after `after`.
 * @param root `projects/…/documents`
 */
export function structuredQuery(query: Query, root: string, size: number, after?: StoredDocument): Json {
  const filters = filtersOf(query, root);
  const [sorted, order] = query.orderBy ?? [];
  const direction = order === 'desc' ? 'DESCENDING' : 'ASCENDING';
  const sorting = sorted === undefined ? [idField] : [sorted, idField];
  return {
    from: [{ collectionId: query.collection.slice(query.collection.lastIndexOf('/') + 1) }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    orderBy: sorting.map((field) => ({ field: { fieldPath: field }, direction })),
    ...(after && {
      startAt: {
        before: false,
        values: [
          ...(sorted === undefined ? [] : [encode(valueAt(after.data, sorted))]),
          { referenceValue: after.name },
        ],
      },
    }),
    limit: size,
  };
}
