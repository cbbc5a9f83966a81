import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gateDigest } from '#domain/panel/gate.ts';
import { createAccount, writeDocuments } from '#stack/seed/emulator-api.ts';
import type { FirestoreData } from '#stack/seed/firestore-value.ts';
import { startTestStack, type TestStack } from '#stack/test-stack.ts';
import { Cloud } from '../../scripts/operator/cloud.ts';
import { RestClient } from './support/rest-client.ts';

// Follows docs/deploy.md step by step on an empty project.
const account = { email: 'ilk@h.example', password: 'nar-cicek-9' };
const passwords = { admin: 'birinci-parol-1', teacher: 'ikinci-parol-22' };

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  const { projectId, hosts } = stack;
  await fetch(`http://${hosts.firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`, {
    method: 'DELETE',
  });
  await createAccount(hosts.auth, projectId, {
    localId: 'first',
    emailVerified: true,
    displayName: 'ilk',
    ...account,
  });
  const user = { name: 'İlk', surname: 'Admin', username: 'ilk', email: account.email, lessons: [] };
  // Other people signed up with the same address earlier; one of them still has an account, now with another address.
  await createAccount(hosts.auth, projectId, {
    localId: 'a-changed',
    email: 'basqa@h.example',
    password: 'nar-cicek-9',
    emailVerified: true,
    displayName: 'basqa',
  });
  const records = ['a-changed', 'b-gone', 'first'].map((uid): [string, FirestoreData] => [
    `users/${uid}`,
    { ...user, username: uid === 'first' ? 'ilk' : uid },
  ]);
  await writeDocuments(hosts.firestore, projectId, new Map(records));
});
afterAll(() => stack.stop());

async function operator(command: string, input = ''): Promise<{ code: number | null; said: string }> {
  const child = spawn(
    process.execPath,
    ['scripts/operator.ts', '--project', stack.projectId, ...command.split(' ')],
    {
      env: {
        PATH: process.env.PATH,
        FIRESTORE_EMULATOR_HOST: stack.hosts.firestore,
        FIREBASE_AUTH_EMULATOR_HOST: stack.hosts.auth,
      },
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { code, said };
}
const visitor = () => RestClient.signedIn(stack, account.email, account.password);

test('makes an admin whose gates open in an empty project, and undoes it', async () => {
  expect(await operator(`add-admin ${account.email}`)).toMatchObject({
    code: 1,
    said: expect.stringContaining('Run `setup` first'),
  });
  expect((await operator('setup')).said).toMatch(
    /config\/keys: written\nconfig\/build: written\nconfig\/publish: written\nconfig\/courses: 6 courses, 6 of them new\nusers: 3 records had no search words/,
  );
  const again = (await operator('setup')).said;
  expect(again).toContain('config/keys: is there, unchanged');
  expect(again).toContain('config/courses: 6 courses, 0 of them new');
  expect(again).toContain('users: 0 records had no search words');
  expect((await operator('add-admin nobody@h.example')).said).toContain(
    'No user has signed up with nobody@h.example',
  );

  expect(await (await visitor()).read('config/keys')).toBe(403);
  expect((await operator(`add-admin ${account.email.toUpperCase()}`)).said).toContain('ilk is an admin.');
  expect(await (await visitor()).read('config/keys')).toBe(200);

  expect((await operator('gates', 'qısa\n')).said).toContain('12 characters or more');
  const gate = `gates/${await gateDigest(passwords.admin, stack.projectId)}`;
  expect(await (await visitor()).read(gate)).toBe(403);
  await operator('gates', `${passwords.teacher}\n${passwords.admin}\n`);
  expect(await (await visitor()).read(gate)).toBe(200);
  const { said } = await operator('gates', `${passwords.teacher}x\n${passwords.admin}x\n`);
  expect(said).toContain('1 old one(s) removed');
  expect(said).not.toContain(passwords.admin);
  expect(await (await visitor()).read(gate)).toBe(403);

  // The new key is written into every record that has the old one.
  expect((await operator('rotate-key admin')).said).toContain('1 record(s) carry it');
  expect(await (await visitor()).read('config/keys')).toBe(200);

  // The address is a secret, and the process list shows arguments to every user of the machine.
  expect((await operator('hook https://api.netlify.com/build_hooks/abc123')).said).toContain(
    'asks for the build hook',
  );
  expect((await operator('hook', 'https://evil.example/x\n')).code).toBe(1);
  const hooked = await operator('hook', 'https://api.netlify.com/build_hooks/abc123\n');
  expect(hooked.code).toBe(0);
  expect(hooked.said).not.toContain('abc123');

  expect((await operator(`remove-admin ${account.email}`)).code).toBe(0);
  expect(await (await visitor()).read('config/keys')).toBe(403);
});

test('an account with an unverified address cannot become an admin', async () => {
  const email = 'qurban@h.example';
  const { projectId, hosts } = stack;
  const squatter = { localId: 'squatter', email, password: 'nar-cicek-9', displayName: 'tutan' };
  await createAccount(hosts.auth, projectId, { ...squatter, emailVerified: false });
  const record = { name: 'Tutan', surname: 'Adam', username: 'tutan', email, lessons: [] };
  await writeDocuments(hosts.firestore, projectId, new Map([['users/squatter', record]]));
  await operator('setup');
  expect(await operator(`add-admin ${email}`)).toMatchObject({
    code: 1,
    said: expect.stringContaining(`${email} is not verified`),
  });
  expect(await (await RestClient.signedIn(stack, email, squatter.password)).read('config/keys')).toBe(403);
});

test('the e-mail of deleted accounts is freed, but not the e-mail of an existing account', async () => {
  const { projectId, hosts } = stack;
  const record = { name: 'Ad', surname: 'Soyad', lessons: [] };
  const left = (uid: string, email: string): [string, FirestoreData][] => [
    [`users/${uid}`, { ...record, username: uid, email }],
    [`usernames/${uid}`, {}],
    [`emails/${email}`, {}],
  ];
  const member = {
    localId: 'member',
    email: 'uzv@h.example',
    password: 'nar-cicek-9',
    displayName: 'member',
  };
  await createAccount(hosts.auth, projectId, { ...member, emailVerified: false });
  await writeDocuments(
    hosts.firestore,
    projectId,
    new Map([
      ...left('orphan', 'sahib@h.example'),
      ...left('orphan2', member.email),
      ...left('member', member.email),
    ]),
  );
  const remains = async (...paths: string[]) => {
    const cloud = new Cloud(projectId, {
      FIRESTORE_EMULATOR_HOST: hosts.firestore,
      FIREBASE_AUTH_EMULATOR_HOST: hosts.auth,
    });
    return Promise.all(paths.map(async (path) => (await cloud.read(path)) !== null));
  };

  expect((await operator('free-email Sahib@h.example')).said).toContain('sahib@h.example is free');
  expect(await remains('users/orphan', 'usernames/orphan', 'emails/sahib@h.example')).toEqual([
    false,
    false,
    false,
  ]);
  expect((await operator(`free-email ${member.email}`)).said).toMatch(
    /users\/orphan2 .*removed.*users\/member .*unchanged.*is taken/s,
  );
  expect(
    await remains('users/orphan2', 'users/member', 'usernames/member', `emails/${member.email}`),
  ).toEqual([false, true, true, true]);
});

test('the account of a purged user is removed, but no other account', async () => {
  expect((await operator('remove-account first')).said).toContain('purge the user');
  await writeDocuments(stack.hosts.firestore, stack.projectId, new Map([['blocked/first', {}]]));
  expect((await operator('remove-account first')).code).toBe(0);
  await expect(visitor()).rejects.toThrow('EMAIL_NOT_FOUND');
});

test('without a command, a token or a project it prints its usage', async () => {
  expect(await operator('nonsense')).toMatchObject({
    code: 1,
    said: expect.stringContaining('add-admin <e-mail>'),
  });
});
