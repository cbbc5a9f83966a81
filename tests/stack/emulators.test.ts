import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assertRulesDecide } from '#stack/emulators/readiness.ts';
import { accounts, emailOf, uidOf } from '#stack/seed/accounts.ts';
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

async function signIn(username: 'admin' | 'teacher' | 'student' | 'guest'): Promise<RestClient> {
  const password = accounts.find((account) => account.username === username)?.password ?? '';
  return RestClient.signedIn(stack, emailOf(username), password);
}

test('the Firestore emulator applies the real rules', async () => {
  const [guest, student, admin] = [new RestClient(stack), await signIn('student'), await signIn('admin')];
  expect(await guest.read('blogs/Xb7QmK2vRt9LpZ4eWn1A')).toBe(200);
  expect(await guest.read(`users/${uidOf('student')}`)).toBe(403);
  expect(await student.read(`users/${uidOf('student')}`)).toBe(200);
  expect(await student.read('config/keys')).toBe(403);
  expect(await admin.read('config/keys')).toBe(200);
});

test('the four accounts can sign in, under stable ids', async () => {
  for (const { username } of accounts) {
    const client = await signIn(username);
    expect(client.uid).toBe(uidOf(username));
  }
});

test('the rules accept the sample data: the teacher can edit every post, snippet and video', async () => {
  const teacher = await signIn('teacher');
  const seeded = await seedDocuments(stack.siteUrl, stack.projectId);
  const content = [...seeded.keys()].filter((path) => /^(blogs|codes|videos)\//.test(path));
  expect(content).toHaveLength(9 + 14 + 48);
  for (const path of content) {
    const [collection = '', target = ''] = path.split('/');
    const audit = `edit-${target}`;
    const status = await teacher.commit([
      { path, data: { rev: 2, audit }, isPatch: true },
      {
        path: `audit/${audit}`,
        data: { collection, target, action: 'update', by: teacher.uid, title: seeded.get(path)?.title ?? '' },
        stamp: 'at',
      },
    ]);
    expect(status, path).toBe(200);
  }
});

test('the rules of Storage read the user’s record in Firestore', async () => {
  const stranger = await RestClient.signedUp(stack, 'stranger@kodyol.example', 'no-record-1');
  const [student, teacher] = [await signIn('student'), await signIn('teacher')];
  const photo = (client: RestClient, type = 'image/webp') =>
    client.upload(`profile-images/${client.uid}.webp`, type, 'x');
  const picture = (client: RestClient, name: string) =>
    client.upload(`blog-images/${name}`, 'image/webp', 'x');

  // A rule with firestore.exists.
  expect(await photo(stranger)).toBe(403);
  expect(await photo(student)).toBe(200);
  expect(await photo(student, 'text/html')).toBe(403);
  expect(await student.upload(`profile-images/${teacher.uid}.webp`, 'image/webp', 'x')).toBe(403);
  // A rule that reads two documents with firestore.get, and one that fails.
  expect(await picture(student, '1700000000000-abcdefgh-a.webp')).toBe(403);
  expect(await picture(stranger, '1700000000000-abcdefgh-a.webp')).toBe(403);
  expect(await picture(new RestClient(stack), '1700000000000-abcdefgh-a.webp')).toBe(403);
  expect(await picture(teacher, '1700000000000-abcdefgh-a.webp')).toBe(200);
  expect(await picture(teacher, '1700000000000-abcdefgh-a.webp')).toBe(403);
  // Parallel requests get their own responses.
  const names = Array.from({ length: 8 }, (_, index) => `170000000000${index}-abcdefgh-b.webp`);
  expect(await Promise.all(names.map((name) => picture(teacher, name)))).toEqual(names.map(() => 200));
  expect(await Promise.all(names.map((name) => picture(student, name)))).toEqual(names.map(() => 403));
});

test('an emulator that runs without rules is detected', async () => {
  const open = { ...stack.hosts, firestore: `${stack.hosts.firestore}/open` };
  await expect(assertRulesDecide(stack.projectId, open)).rejects.toThrow(
    'The Firestore emulator runs without its rules',
  );
});

test('a site can be built for the stack and served', async () => {
  const folder = await stack.buildSite();
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('demo-kodyol');
  const { url } = await stack.serve(folder);
  expect(url).toBe(stack.siteUrl);
  expect(await (await fetch(url)).text()).toContain('demo-kodyol');
});
