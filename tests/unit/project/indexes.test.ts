import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Query } from '#gateways/firebase/queries/query.ts';
import { queries } from '#support/queries.ts';

// The emulator answers any query; the real service wants an index for each that filters and sorts. What the gateways ask
// is data, so the indexes that it needs follow from it.

interface Index {
  collectionGroup: string;
  queryScope: string;
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
}

/** The index that a query needs: equal fields first, by name, then the sorted one. */
function indexOf({ collection, where, orderBy }: Query): Index {
  const equal = where
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
    fields: [...equal, ...(sorted ? [sorted] : [])],
  };
}

/**
 * Every field has an index of its own, and the service joins those where all are compared with equality and nothing is
 * sorted. A range is on the sorted field (`prefix`), so it asks for no more than the order does.
 */
const needsIndex = ({ where, orderBy }: Query) =>
  where.length + (orderBy ? 1 : 0) > 1 &&
  (where.some(([, operator]) => operator !== '==') || orderBy !== undefined);

const json = (indexes: Iterable<Index>) =>
  [...new Set([...indexes].map((index) => JSON.stringify(index)))].sort();

const configured = JSON.parse(
  readFileSync(new URL('../../../firebase/firestore.indexes.json', import.meta.url), 'utf8'),
) as {
  indexes: Index[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[];
};

describe('composite indexes', () => {
  test('are those that the queries need, and no other', () => {
    const needed = Object.values(queries).flat().filter(needsIndex).map(indexOf);
    expect(json(configured.indexes)).toEqual(json(needed));
  });

  test('every query that is described is asked about here', () => {
    const described = readdirSync('src/gateways/firebase/queries')
      .map((file) => readFileSync(`src/gateways/firebase/queries/${file}`, 'utf8'))
      .flatMap((text) =>
        [...text.matchAll(/^export (?:const|function) (\w+)(?: = )?\([^)]*\): Query\b/gm)].map(
          ([, name]) => name,
        ),
      );
    expect(Object.keys(queries).sort()).toEqual(described.sort());
  });

  test('a gateway that filters and sorts at once describes its query as data', () => {
    const bySight = readdirSync('src/gateways/firebase', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.startsWith('queries/'))
      .filter((file) => {
        const text = readFileSync(`src/gateways/firebase/${file}`, 'utf8');
        const filters = text.match(/\bwhere\(/g)?.length ?? 0;
        return filters > 1 || (filters === 1 && /\borderBy\(/.test(text));
      });
    expect(bySight).toEqual([]);
  });
});

describe('exemptions', () => {
  test('no field of a progress document is indexed: each video would be three more entries', () => {
    expect(configured.fieldOverrides).toContainEqual({
      collectionGroup: 'progress',
      fieldPath: '*',
      indexes: [],
    });
  });
});
