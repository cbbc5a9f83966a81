import type { Query } from '../queries/query.ts';
import type { StoredDocument } from './document.ts';
import { encode, isObject, type Json } from './value.ts';

const operators = { '==': 'EQUAL', in: 'IN', 'array-contains': 'ARRAY_CONTAINS' } as const;

/** How a query calls a document's id. */
const idField = '__name__';

const filter = (field: string, op: string, value: Json): Json => ({
  fieldFilter: { field: { fieldPath: field }, op, value },
});

/** Behind every text that begins with `prefix`: the last character that there is. */
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

/** What stands at a path with dots. */
const valueAt = (fields: unknown, path: string): unknown =>
  path.split('.').reduce((inside: unknown, name) => (isObject(inside) ? inside[name] : undefined), fields);

/**
 * A page of a query in the words of Firestore's REST interface: at most `size` documents, those behind `after`.
 * @param root `projects/…/documents`
 */
export function structuredQuery(query: Query, root: string, size: number, after?: StoredDocument): Json {
  const filters = filtersOf(query, root);
  const [sorted, order] = query.orderBy ?? [];
  const direction = order === 'desc' ? 'DESCENDING' : 'ASCENDING';
  const sorting = sorted === undefined ? [idField] : [sorted, idField];
  return {
    from: [{ collectionId: query.collection }],
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
