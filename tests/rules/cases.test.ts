import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chapters } from './chapters.ts';
import { failure, sentence } from './support/case.ts';
import { allDocuments } from './support/owner.ts';
import { deployedRulesOf, openProject, projectId } from './support/project.ts';

const project = openProject(projectId());
const count = chapters.flatMap(({ cases }) => cases).length;

beforeAll(async () => {
  await project.load('firestore', deployedRulesOf('firestore'));
  await project.load('storage', deployedRulesOf('storage'));
  await project.reset();
  await project.resetFiles();
});
afterAll(() => console.info(`${count} cases about the rules`));

for (const { concern, cases } of chapters) {
  describe(concern, () => {
    for (const one of cases) {
      test(sentence(one), async () => {
        expect(await failure(one, project)).toBeNull();
      });
    }
  });
}

test('the cases leave the world as it was', async () => {
  await project.prepare();
  const left = await allDocuments(projectId());
  await project.reset();
  expect(left.size).toBeGreaterThan(50);
  expect(left).toEqual(await allDocuments(projectId()));
});
