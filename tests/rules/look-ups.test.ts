import { beforeAll, expect, test } from 'vitest';
import type { Operation } from '#core/cloud/operation.ts';
import { chapters } from './chapters.ts';
import { type Case, failure } from './support/case.ts';
import type { Client } from './support/client.ts';
import { lookedUp } from './support/coverage.ts';
import { deployedRulesOf, openProject, projectId } from './support/project.ts';

const project = openProject(projectId());
const rules = deployedRulesOf('firestore');

/** What a case would write; nobody is asked. */
async function batchOf({ deed }: Case): Promise<readonly Operation[]> {
  let batch: readonly Operation[] = [];
  const refuse = async () => {
    throw new Error('Nobody is asked.');
  };
  const commit = (operations: readonly Operation[]) => {
    batch = operations;
    return refuse();
  };
  await deed(new Proxy({} as Client, { get: (_, name) => (name === 'commit' ? commit : refuse) })).catch(
    () => {},
  );
  return batch;
}

const kindOf = ({ kind, path }: Operation): string =>
  `${kind} ${path
    .split('/')
    .filter((_, at) => at % 2 === 0)
    .join('/')}`;

/** An allowed batch of each kind in each chapter that writes three documents or more: less never comes near the limits. */
async function batches(): Promise<{ kinds: string; one: Case }[]> {
  const found = new Map<string, { kinds: string; one: Case }>();
  for (const [chapter, { cases }] of chapters.entries()) {
    for (const one of cases) {
      if (!one.allowed || one.service !== 'firestore') continue;
      const batch = await batchOf(one);
      const kinds = batch.map(kindOf).join(', ');
      const key = `${chapter} ${kinds}`;
      if (batch.length > 2 && !found.has(key)) found.set(key, { kinds, one });
    }
  }
  return [...found.values()];
}

beforeAll(async () => {
  await project.load('firestore', rules);
  await project.reset();
});

// The service refuses more, the emulator does not. It says which documents the rules have asked for.
test('no batch makes the rules look up more than 20 documents', async () => {
  const counts: Record<string, number> = {};
  let before = new Map<string, number>();
  for (const [n, { kinds, one }] of (await batches()).entries()) {
    // The emulator's report has every value since the rules were loaded: over all batches it is 30 MB each time.
    if (n % 20 === 0) {
      await project.load('firestore', rules);
      before = new Map();
    }
    expect(await failure(one, project), kinds).toBeNull();
    const now = await lookedUp(projectId(), rules);
    const count = [...now].filter(([path, times]) => times > (before.get(path) ?? 0)).length;
    counts[kinds] = Math.max(count, counts[kinds] ?? 0);
    before = now;
  }
  expect(Object.keys(counts).length).toBeGreaterThan(50);
  expect(Object.entries(counts).filter(([, count]) => count > 20)).toEqual([]);
  // Whoever has counted nothing has measured nothing.
  expect(Math.max(...Object.values(counts))).toBeGreaterThan(10);
});

// A thousand expressions for a document are evaluated, the rest is refused. `true`, the sign behind it and each call count.
test('each batch has room for a tenth more expressions', async () => {
  const padded = (tens: number): string => {
    const all = (one: string, count: number) => `{ return ${Array(count).fill(one).join(' && ')}; }`;
    const padding = `function ten() ${all('true', 10)} function padding() ${all('ten()', tens)}`;
    return rules
      .replace('\nfunction ', `\n${padding}\nfunction `)
      .replace(/(\nallow [a-z,]+:if )([^\n]+);/g, '$1padding()&&($2);');
  };
  const refusedWith = async (tens: number): Promise<string[]> => {
    await project.load('firestore', padded(tens));
    const refused: string[] = [];
    for (const { kinds, one } of await batches())
      if ((await failure(one, project)) !== null) refused.push(kinds);
    return refused;
  };
  expect(await refusedWith(4)).toEqual([]);
  // More than all of it.
  expect((await refusedWith(33)).length).toBeGreaterThan(50);
  await project.load('firestore', rules);
});
