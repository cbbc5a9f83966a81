import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { userOrders } from '#domain/accounts/user.ts';
import { contentOrders } from '#domain/panel/list-query.ts';
import { trashOrders } from '#domain/panel/trash.ts';
import { postBySlug, snippetBySlug } from '#gateways/firebase/queries/content.ts';
import {
  auditList,
  byIds,
  holdersOf,
  teacherList,
  trashByName,
  trashByTitle,
  trashList,
  userList,
  usersByEmail,
  usersByName,
  usersByUsername,
} from '#gateways/firebase/queries/people.ts';
import type { Query } from '#gateways/firebase/queries/query.ts';
import { contentList } from '#gateways/firebase/queries/staff.ts';
import { freeVideos, groupVideos, paidVideos } from '#gateways/firebase/queries/videos.ts';

// The emulator answers any query; the real service wants an index for each that filters and sorts. What the gateways ask
// is data, so the indexes that it needs follow from it.

/** Every query of src/gateways/firebase/queries, each in all of its shapes. */
const queries: Record<string, Query[]> = {
  postBySlug: [postBySlug('git')],
  snippetBySlug: [snippetBySlug('css', 'grid')],
  freeVideos: [freeVideos('frontend')],
  groupVideos: [groupVideos('frontend', 'frontend')],
  paidVideos: [paidVideos('frontend', ['frontend', 'backend'])],
  contentList: (['blogs', 'codes', 'videos'] as const).flatMap((collection) =>
    contentOrders.flatMap((order) =>
      ['', 'css', '#css'].map((search) => contentList(collection, { search, order })),
    ),
  ),
  userList: userOrders.map(userList),
  usersByName: [usersByName('ay')],
  usersByUsername: [usersByUsername('ay')],
  usersByEmail: [usersByEmail('ay')],
  teacherList: [teacherList()],
  trashList: trashOrders.map(trashList),
  trashByTitle: [trashByTitle('css')],
  trashByName: [trashByName('ay')],
  auditList: [auditList()],
  byIds: [byIds('users', ['a', 'b'])],
  holdersOf: [holdersOf('email', 'a@x.az')],
};

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
