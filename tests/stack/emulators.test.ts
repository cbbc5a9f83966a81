import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { versionFields } from '#panel/authored-gateway.ts';
import { assertRulesDecide } from '#stack/emulators/readiness.ts';
import { accounts, emailOf } from '#stack/seed/accounts.ts';
import { seedDocuments } from '#stack/seed/documents.ts';
import { startTestStack, type TestStack } from '#stack/test-stack.ts';
import { RestClient } from './support/rest-client.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({
    program: fileURLToPath(new URL('./support/fake-site.ts', import.meta.url)),
  });
});
afterAll(() => stack?.stop());

// That the emulators apply the rules is what tests/rules and the browser tests begin with.
test('the rules accept the sample data: the teacher can edit every post, snippet and video', async () => {
  const { password } = accounts.find(({ username }) => username === 'teacher') ?? { password: '' };
  const teacher = await RestClient.signedIn(stack, emailOf('teacher'), password);
  const seeded = await seedDocuments(stack.siteUrl, stack.projectId);
  const content = [...seeded.keys()].filter((path) => /^(blogs|codes|videos)\//.test(path));
  expect(content).toHaveLength(9 + 14 + 49);
  for (const path of content) {
    const [collection = '', target = ''] = path.split('/');
    const audit = `edit-${target}`;
    const was = seeded.get(path) ?? {};
    const texts = Object.fromEntries(versionFields.map((field) => [field, was[field] ?? null]));
    const status = await teacher.commit([
      { path, data: { rev: 2, audit }, isPatch: true },
      {
        path: `audit/${audit}`,
        data: { collection, target, action: 'update', by: teacher.uid, title: was.title ?? '' },
        stamp: 'at',
      },
      // What the save writes over is kept (PANEL-21).
      { path: `${path}/versions/1`, data: { ...texts, html: '', by: teacher.uid, audit }, stamp: 'at' },
    ]);
    expect(status, path).toBe(200);
  }
});

test('an emulator that runs without rules is detected', async () => {
  const open = { ...stack.hosts, firestore: `${stack.hosts.firestore}/open` };
  await expect(assertRulesDecide(stack.projectId, open)).rejects.toThrow(
    'The Firestore emulator runs without its rules',
  );
});
