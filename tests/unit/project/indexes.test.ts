import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Query } from '#core/cloud/operation.ts';
import { queries } from '#support/queries.ts';
import { isGateway, sourceFiles } from '#support/source-files.ts';

// The emulator answers every query, but the real service needs a composite index for a query that filters and sorts.
// Queries of the gateways are data, so this test derives the needed indexes from them.

interface Index {
  collectionGroup: string;
  queryScope: string;
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
}

/** The index that a query needs: fields compared with equality first, sorted by name, then the ordered field. */
function indexOf({ collection, where, orderBy, sum }: Query): Index {
  const equal = where
    .filter(([, operator]) => !isRange(operator))
    .map(([fieldPath, operator]) =>
      operator === 'array-contains'
        ? { fieldPath, arrayConfig: 'CONTAINS' }
        : { fieldPath, order: 'ASCENDING' },
    )
    .sort((a, b) => (a.fieldPath < b.fieldPath ? -1 : 1));
  const sorted = orderBy && {
    fieldPath: orderBy[0],
    order: orderBy[1] === 'asc' ? 'ASCENDING' : 'DESCENDING',
  };
  return {
    collectionGroup: collection,
    queryScope: 'COLLECTION',
    fields: [...equal, ...(sorted ? [sorted] : []), ...(sum ? [{ fieldPath: sum, order: 'ASCENDING' }] : [])],
  };
}

/**
 * Every field has its own index. The service merges these if all fields are compared with equality and nothing is
 * sorted. A range is always on the ordered field (`prefix`, or a comparison), so it needs no additional index.
 */
const needsIndex = ({ where: compared, orderBy }: Query) => {
  const where = compared.filter(([field, operator]) => !isRange(operator) || field !== orderBy?.[0]);
  return (
    where.length + (orderBy ? 1 : 0) > 1 &&
    (where.some(([, operator]) => operator !== '==') || orderBy !== undefined)
  );
};

const isRange = (operator: string) => operator === '<=' || operator === '>';

const json = (indexes: Iterable<Index>) =>
  [...new Set([...indexes].map((index) => JSON.stringify(index)))].sort();

const configured = JSON.parse(
  readFileSync(new URL('../../../firebase/firestore.indexes.json', import.meta.url), 'utf8'),
) as {
  indexes: Index[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[];
};

const gateways = sourceFiles()
  .filter(isGateway)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

describe('composite indexes', () => {
  test('are exactly those that the queries need', () => {
    const needed = Object.values(queries).flat().filter(needsIndex).map(indexOf);
    expect(json(configured.indexes)).toEqual(json(needed));
  });

  /** Written in the words of the service, for who is no page. */
  const buildQuery = 'publishedUntil';

  test('this file lists every query of the gateways', () => {
    const described = gateways.flatMap(({ text }) =>
      [...text.matchAll(/^export (?:const|function) (\w+)(?: = )?\([^)]*\): Query\b/gm)].map(
        ([, name]) => name,
      ),
    );
    expect(Object.keys(queries).sort()).toEqual([...described, buildQuery].sort());
  });

  test('a gateway that filters and sorts describes its query as data', () => {
    // Except the one that turns the data into calls.
    const bySight = gateways.filter(({ file, text }) => {
      if (file === 'src/core/cloud/firestore.ts') return false;
      const filters = text.match(/\bwhere\(/g)?.length ?? 0;
      return filters > 1 || (filters === 1 && /\borderBy\(/.test(text));
    });
    expect(bySight.map(({ file }) => file)).toEqual([]);
  });
});

describe('exemptions', () => {
  test('no field of a progress document is indexed, because each video would add three index entries', () => {
    expect(configured.fieldOverrides).toContainEqual({
      collectionGroup: 'progress',
      fieldPath: '*',
      indexes: [],
    });
  });
});
