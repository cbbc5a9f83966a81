// Which indexes a query needs. The emulator answers every query; the service refuses one without its index.
// https://firebase.google.com/docs/firestore/query-data/index-overview
import * as v from 'valibot';

const Field = v.object({ fieldPath: v.string() });
const FieldFilter = v.object({ field: Field, op: v.string() });
const Filter = v.object({
  fieldFilter: v.optional(FieldFilter),
  unaryFilter: v.optional(FieldFilter),
  compositeFilter: v.optional(
    v.object({
      op: v.string(),
      filters: v.array(
        v.object({ fieldFilter: v.optional(FieldFilter), unaryFilter: v.optional(FieldFilter) }),
      ),
    }),
  ),
});
const StructuredQuery = v.object({
  from: v.tuple([v.object({ collectionId: v.string(), allDescendants: v.optional(v.boolean(), false) })]),
  where: v.optional(Filter, {}),
  orderBy: v.optional(
    v.array(v.object({ field: Field, direction: v.optional(v.string(), 'ASCENDING') })),
    [],
  ),
});

/** The body of `runQuery` or `runAggregationQuery`. */
export const QueryRequest = v.union([
  v.object({ structuredQuery: StructuredQuery }),
  v.object({
    structuredAggregationQuery: v.object({
      structuredQuery: StructuredQuery,
      aggregations: v.array(
        v.object({
          sum: v.optional(v.object({ field: Field })),
          avg: v.optional(v.object({ field: Field })),
        }),
      ),
    }),
  }),
]);

const IndexField = v.object({
  fieldPath: v.string(),
  order: v.optional(v.string()),
  arrayConfig: v.optional(v.string()),
});
export const IndexFile = v.object({
  indexes: v.array(
    v.object({ collectionGroup: v.string(), queryScope: v.string(), fields: v.array(IndexField) }),
  ),
  fieldOverrides: v.array(
    v.object({
      collectionGroup: v.string(),
      fieldPath: v.string(),
      indexes: v.array(
        v.object({
          queryScope: v.string(),
          order: v.optional(v.string()),
          arrayConfig: v.optional(v.string()),
        }),
      ),
    }),
  ),
});

type IndexField = v.InferOutput<typeof IndexField>;

const isEqual = (one: IndexField, other: IndexField) =>
  one.fieldPath === other.fieldPath && one.order === other.order && one.arrayConfig === other.arrayConfig;

/** What a query compares, apart from the document's name, which each index has at its end. */
function partsOf(request: v.InferOutput<typeof QueryRequest>) {
  const isSum = 'structuredAggregationQuery' in request;
  const { from, where, orderBy } = isSum
    ? request.structuredAggregationQuery.structuredQuery
    : request.structuredQuery;
  const composite = where.compositeFilter;
  const filters = (composite?.filters ?? [where])
    .flatMap((one) => one.fieldFilter ?? one.unaryFilter ?? [])
    .filter(({ field }) => field.fieldPath !== '__name__');
  const fieldsWith = (...operators: string[]) =>
    filters.filter(({ op }) => operators.includes(op)).map(({ field }) => field.fieldPath);
  const equal: IndexField[] = [
    ...fieldsWith('EQUAL', 'IN', 'IS_NULL', 'IS_NAN').map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
    ...fieldsWith('ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY').map((fieldPath) => ({
      fieldPath,
      arrayConfig: 'CONTAINS',
    })),
  ];
  const ascending = [
    // A range sorts by its field, also where the query does not say so. A sum reads its field from the index.
    ...filters
      .map(({ field }) => field.fieldPath)
      .filter((path) => !equal.some((one) => one.fieldPath === path)),
    ...(isSum ? request.structuredAggregationQuery.aggregations : []).flatMap(
      ({ sum, avg }) => (sum ?? avg)?.field.fieldPath ?? [],
    ),
  ];
  const said: IndexField[] = orderBy
    .filter(({ field }) => field.fieldPath !== '__name__')
    .map(({ field, direction }) => ({ fieldPath: field.fieldPath, order: direction }));
  const unsaid = [...new Set(ascending)]
    .filter((path) => !said.some((one) => one.fieldPath === path))
    .map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }));
  return {
    collection: from[0].collectionId,
    scope: from[0].allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    isAlternative: composite?.op === 'OR',
    equal,
    sorted: [...said, ...unsaid],
  };
}

/**
 * What the service lacks for a query, in words for a developer; `null` if it has all. Every field has an index of its own
 * unless an override takes it away. Indexes that end in the same order are merged.
 */
export function missingIndex(
  request: v.InferOutput<typeof QueryRequest>,
  { indexes, fieldOverrides }: v.InferOutput<typeof IndexFile>,
): string | null {
  const { collection, scope, isAlternative, equal, sorted } = partsOf(request);
  if (isAlternative) return `an OR of ${collection}: this stack can't tell which indexes it needs`;
  const fields = [...equal, ...sorted];
  const isMerged = sorted.length === 0 && equal.every(({ order }) => order !== undefined);
  if (fields.length <= 1 || isMerged) {
    const lacking = fields.find((field) => !hasOwnIndex(field));
    return lacking ? `an index of the single field ${lacking.fieldPath} of ${collection} (${scope})` : null;
  }
  const isCompared = (field: IndexField) => equal.some((one) => isEqual(one, field));
  const covered = indexes
    .filter(({ collectionGroup, queryScope }) => collectionGroup === collection && queryScope === scope)
    .map((index) => index.fields)
    .filter((all) => {
      const end = all.slice(all.length - sorted.length);
      return (
        sorted.every((field, at) => end[at] !== undefined && isEqual(end[at], field)) &&
        all.slice(0, all.length - sorted.length).every(isCompared)
      );
    })
    .flat();
  const isCovered = fields.every((field) => covered.some((one) => isEqual(one, field)));
  return isCovered ? null : JSON.stringify({ collectionGroup: collection, queryScope: scope, fields });

  /** The override of the longest path counts: of the field, of a map around it, or of all fields. */
  function hasOwnIndex(field: IndexField): boolean {
    const [override] = fieldOverrides
      .filter(
        ({ collectionGroup, fieldPath }) =>
          collectionGroup === collection &&
          (fieldPath === '*' || `${field.fieldPath}.`.startsWith(`${fieldPath}.`)),
      )
      .sort((one, other) => other.fieldPath.length - one.fieldPath.length);
    if (!override) return scope === 'COLLECTION';
    return override.indexes.some(
      (one) => one.queryScope === scope && one.order === field.order && one.arrayConfig === field.arrayConfig,
    );
  }
}
