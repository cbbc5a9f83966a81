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

/** An allowed batch of each kind that writes three documents or more: less never comes near the limit. */
async function batches(): Promise<Map<string, Case>> {
  const found = new Map<string, Case>();
  for (const one of chapters.flatMap(({ cases }) => cases)) {
    if (!one.allowed || one.service !== 'firestore') continue;
    const batch = await batchOf(one);
    const kinds = batch.map(kindOf).join(', ');
    if (batch.length > 2 && !found.has(kinds)) found.set(kinds, one);
  }
  return found;
}

beforeAll(async () => {
  await project.load('firestore', rules);
  await project.reset();
});

// The service refuses more, the emulator does not. It says which documents the rules have asked for.
test('no batch makes the rules look up more than 20 documents', async () => {
  const counts: Record<string, number> = {};
  let before = await lookedUp(projectId(), rules);
  for (const [kinds, one] of await batches()) {
    expect(await failure(one, project), kinds).toBeNull();
    const now = await lookedUp(projectId(), rules);
    counts[kinds] = [...now].filter(([path, times]) => times > (before.get(path) ?? 0)).length;
    before = now;
  }
  expect(Object.keys(counts).length).toBeGreaterThan(50);
  expect(Object.entries(counts).filter(([, count]) => count > 20)).toEqual([]);
  // Whoever has counted nothing has measured nothing.
  expect(Math.max(...Object.values(counts))).toBeGreaterThan(10);
}, 300_000);
