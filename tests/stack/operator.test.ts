import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { dayCounter } from '#core/cloud/operation.ts';
import { gateDigest } from '#panel/gate-password.ts';
import { anyFreePort } from '#stack/ports/free-port.ts';
import { createAccount, writeDocuments } from '#stack/seed/emulator-api.ts';
import type { FirestoreData } from '#stack/seed/firestore-value.ts';
import { startTestStack, type TestStack } from '#stack/test-stack.ts';
import { everything, linesWith } from '#support/everything.ts';
import { snippet } from '#support/firestore-documents.ts';
import { rulesOf } from '../../scripts/firestore-rules.ts';
import { Cloud } from '../../scripts/operator/cloud.ts';
import { runOperator, startOperator } from './support/operator.ts';
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
  const video: [string, FirestoreData] = ['videos/old', { title: 'CSS Grid ilə səhifə', demo: 'true' }];
  const code: [string, FirestoreData] = ['codes/old', { title: 'Köhnə düymə' }];
  await writeDocuments(hosts.firestore, projectId, new Map([...records, video, code]));
});
afterAll(() => stack.stop());

const operator = (command: string, ...answers: string[]) => runOperator(stack, command, answers);
const visitor = () => RestClient.signedIn(stack, account.email, account.password);

/** What the doctor says is to be done. */
const toDoIn = (said: string) => said.match(/(?<=^!! )[^:\n]*/gm) ?? [];
const toDo = async () => toDoIn((await operator('doctor')).said);

test('makes an admin whose gates open in an empty project, and undoes it', async () => {
  expect(await operator(`add-admin ${account.email}`)).toMatchObject({
    code: 1,
    said: expect.stringContaining('Run `setup` first'),
  });
  const all = [
    'keys of the roles',
    'mark for the build',
    'courses',
    'prices',
    'build hook',
    "the panel's passwords",
    'admins',
  ];
  const empty = await operator('doctor');
  expect(empty).toMatchObject({ code: 1, said: expect.stringContaining('7 to do.') });
  expect(toDoIn(empty.said)).toEqual(all);
  expect((await operator('setup')).said).toMatch(
    /config\/keys: written\nconfig\/build: written\nconfig\/publish: written\nconfig\/courses: 6 courses, 6 of them new\nusers: search words of 3 documents written\nvideos: search words of 1 documents written\nblogs: search words of 0 documents written\ncodes: search words of 1 documents written/,
  );
  const again = (await operator('setup')).said;
  expect(again).toContain('config/keys: is there, unchanged');
  expect(again).toContain('config/courses: 6 courses, 0 of them new');
  expect(again).toContain(
    ['users', 'videos', 'blogs', 'codes']
      .map((collection) => `${collection}: search words of 0 documents written`)
      .join('\n'),
  );
  const cloud = new Cloud(stack.projectId, { FIRESTORE_EMULATOR_HOST: stack.hosts.firestore });
  expect((await cloud.read('videos/old'))?.lists.words).toEqual(expect.arrayContaining(['gri', 'sehife']));
  expect((await cloud.read('codes/old'))?.lists.words).toEqual(expect.arrayContaining(['kohne', 'duym']));
  expect((await operator('add-admin nobody@h.example')).said).toContain(
    'No user has signed up with nobody@h.example',
  );

  expect(await (await visitor()).read('config/keys')).toBe(403);
  expect((await operator(`add-admin ${account.email.toUpperCase()}`)).said).toContain('ilk is an admin.');
  expect(await (await visitor()).read('config/keys')).toBe(200);

  expect((await operator('gates', 'qısa')).said).toContain('12 characters or more');
  const gate = `gates/${await gateDigest(passwords.admin, stack.projectId)}`;
  expect(await (await visitor()).read(gate)).toBe(403);
  await operator('gates', passwords.teacher, passwords.admin);
  expect(await (await visitor()).read(gate)).toBe(200);
  const { said } = await operator('gates', `${passwords.teacher}x`, `${passwords.admin}x`);
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
  expect((await operator('hook', 'https://evil.example/x')).code).toBe(1);
  const hooked = await operator('hook', 'https://api.netlify.com/build_hooks/abc123');
  expect(hooked.code).toBe(0);
  expect(hooked.said).not.toContain('abc123');
  for (const pace of ['10', '10,30', '10,0,60', '10,30,0', ',30,60', '10,30,60,5', '1e1,30,60'])
    expect((await operator(`pace ${pace}`)).code, pace).toBe(1);
  expect((await operator('pace 15,45,5')).said).toMatch(
    /after 15 minutes without a change.* 5 times a month/,
  );

  const healthy = await operator('doctor');
  expect(healthy).toMatchObject({ code: 0, said: expect.stringMatching(/^((ok| {2}) .*\n){8}/) });
  expect(healthy.said).not.toContain('abc123');
  expect(healthy.said).toContain('0 of 5 builds of this month');

  const removed = await operator(`remove-admin ${account.email}`);
  expect(removed).toEqual({ code: 0, said: expect.stringContaining('No admin is left') });
  expect((await operator(`remove-admin ${account.email}`)).said).toContain('is no admin.');
  expect(await toDo()).toEqual(['admins']);
  expect(await (await visitor()).read('config/keys')).toBe(403);
});

test('[PANEL-12] a change that no panel has published is published by the schedule, once', async () => {
  const calls: string[] = [];
  let status = 503;
  const host = createServer(({ method }, response) => {
    calls.push(`${method}`);
    response.writeHead(status).end();
  });
  const port = await anyFreePort();
  host.listen(port, '127.0.0.1');
  await once(host, 'listening');
  onTestFinished(() => void host.close());
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const state = (publish: FirestoreData, hook = `http://127.0.0.1:${port}/hook`) =>
    writeDocuments(
      stack.hosts.firestore,
      stack.projectId,
      new Map<string, FirestoreData>([
        ['config/publish', publish],
        ['config/build', { hook }],
      ]),
    );
  const waiting = {
    dirtyAt: minutesAgo(25),
    claimedAt: minutesAgo(31),
    claimedBy: 'x',
    month: 202001,
    builds: 9,
  };

  await state({ ...waiting, dirtyAt: minutesAgo(9) });
  expect((await operator('publish')).said).toContain('No build is due');
  await state({ ...waiting, claimedAt: minutesAgo(29) });
  expect((await operator('publish')).said).toContain('No build is due');
  await state({ ...waiting, claimedAt: minutesAgo(20) });
  expect((await operator('publish')).said).toContain('No build is due');
  await state(waiting, '');
  expect(await operator('publish')).toMatchObject({
    code: 1,
    said: expect.stringContaining('operator hook'),
  });
  expect(calls).toEqual([]);

  await state(waiting);
  expect(await operator('publish')).toMatchObject({ code: 1, said: expect.stringContaining('503') });
  status = 200;
  expect((await operator('publish')).said).toContain('is requested');
  expect((await operator('publish')).said).toContain('No build is due');
  expect(calls).toEqual(['POST', 'POST']);
  const marks = await new Cloud(stack.projectId, { FIRESTORE_EMULATOR_HOST: stack.hosts.firestore }).read(
    'config/publish',
  );
  expect(marks?.fields).toMatchObject({ claimedBy: 'operator', builds: 1 });
});

test('[SCHOOL-5] what was planned is published by the schedule when its hour has come, once', async () => {
  const calls: string[] = [];
  const host = createServer((_, response) => {
    calls.push('hook');
    response.end();
  });
  const port = await anyFreePort();
  host.listen(port, '127.0.0.1');
  await once(host, 'listening');
  onTestFinished(() => void host.close());
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const write = (documents: Record<string, FirestoreData>) =>
    writeDocuments(stack.hosts.firestore, stack.projectId, new Map(Object.entries(documents)));
  const built = { dirtyAt: minutesAgo(90), claimedAt: minutesAgo(80), claimedBy: 'x' };

  // The clock is moved by moving the plan.
  const plan = (minutes: number) => write({ 'codes/planned': { ...snippet, time: minutesAgo(minutes) } });
  await write({ 'config/build': { hook: `http://127.0.0.1:${port}/hook` }, 'config/publish': built });
  await plan(-1);
  expect((await operator('publish')).said).toContain('No build is due');
  await plan(1);
  expect((await operator('publish')).said).toContain('is requested');
  expect((await operator('publish')).said).toContain('No build is due');
  expect(calls).toEqual(['hook']);

  // The time between two builds holds for plans too.
  await write({ 'config/publish': { ...built, claimedAt: minutesAgo(20) } });
  expect((await operator('publish')).said).toContain('No build is due');
  expect(calls).toEqual(['hook']);
});

test('[OPS-2] a command that is typed wrongly says what is wrong, and does nothing', async () => {
  for (const [command, reason] of [
    ['doctr', 'There is no command doctr.'],
    ['add-admin', 'add-admin needs what is named behind it:'],
    // A path with a space in it.
    ['backup /tmp/my backup', 'backup has nothing to do with backup.'],
    ['doctor now', 'doctor has nothing to do with now.'],
  ] as const) {
    const { code, said } = await operator(command);
    expect([code, said.split('\n')[0]]).toEqual([1, expect.stringContaining(reason)]);
  }
  expect(await operator('--help')).toEqual({ code: 0, said: expect.stringContaining('doctor') });
});

test('[OPS-2] the schedule requests no build when those of the month are used up, and the doctor says so', async () => {
  const now = new Date();
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const used = {
    dirtyAt: ago(60),
    claimedAt: ago(90),
    claimedBy: 'x',
    month: now.getUTCFullYear() * 100 + now.getUTCMonth() + 1,
    builds: 2,
  };
  await writeDocuments(
    stack.hosts.firestore,
    stack.projectId,
    new Map<string, FirestoreData>([
      ['config/publish', used],
      ['config/build', { hook: 'http://127.0.0.1:1/hook', monthly: 2 }],
    ]),
  );
  expect(await operator('publish')).toMatchObject({ code: 0, said: expect.stringContaining('are used up') });
  const { said } = await operator('doctor');
  expect(said).toMatch(/^!! builds of the month: They are used up: .* before \d{4}-\d\d-01\./m);
  expect(said).toContain('2 of 2 builds of this month');
});

test('[OPS-2] the doctor finds what a guest or a new account can list, and leaves no account', async () => {
  const { projectId, hosts } = stack;
  const put = async (address: string, name: string, content: string) => {
    const body = JSON.stringify({ rules: { files: [{ name, content }] } });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`http://${address}`, { method: 'PUT', headers, body });
    expect(answer.status, await answer.text()).toBe(200);
  };
  const rules = (firestore: string, storage: string) =>
    Promise.all([
      put(`${hosts.firestore}/emulator/v1/projects/${projectId}:securityRules`, 'firestore.rules', firestore),
      put(`${hosts.storage}/internal/setRules`, 'storage.rules', storage),
    ]);
  const own = [rulesOf('firestore'), rulesOf('storage')];
  const accounts = async () => (await everything(stack)).filter((line) => line.includes('"localId"')).length;
  const before = await accounts();
  // A collection that no rule of ours names.
  await writeDocuments(hosts.firestore, projectId, new Map([['legacy/one', { a: 'b' }]]));
  const open = (service: string, matches: string) => `rules_version = '2'; service ${service} { ${matches} }`;
  await rules(
    open(
      'cloud.firestore',
      `match /databases/{d}/documents {
        match /config/failure { allow get: if true; }
        match /legacy/{x} { allow read: if true; }
        match /{path=**}/notes/{x} { allow read: if request.auth != null; }
      }`,
    ),
    open(
      'firebase.storage',
      'match /b/{bucket}/o { match /receipts/{all=**} { allow list: if request.auth != null; } }',
    ),
  );
  onTestFinished(async () => {
    await rules(own[0] ?? '', own[1] ?? '');
  });
  expect((await operator('doctor')).said.match(/(?<=^!! public access: ).*/gm)).toEqual([
    'Close the collection legacy: a guest can list it.',
    'Close the collection notes: a new account can list it.',
    'Close the collection group notes: a new account can list it.',
    `Close the bucket ${projectId}.appspot.com: a new account can list it.`,
  ]);
  expect(await accounts()).toBe(before);
  await rules(own[0] ?? '', own[1] ?? '');
  expect(await toDo()).not.toContain('public access');
});

test('[USER-8] staff without a second factor are shut out while it is demanded, and a lost one is taken away', async () => {
  const { projectId, hosts } = stack;
  const cloud = new Cloud(projectId, {
    FIRESTORE_EMULATOR_HOST: hosts.firestore,
    FIREBASE_AUTH_EMULATOR_HOST: hosts.auth,
  });
  await operator('setup');
  await operator(`add-admin ${account.email}`);
  onTestFinished(async () => {
    await operator(`remove-admin ${account.email}`);
  });
  // Whoever has the password first would set one up.
  expect(await operator('second-factor on')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/Without a second factor: ilk\. Nothing is changed/),
  });
  expect(await (await visitor()).read('config/build')).toBe(200);
  await cloud.write([{ path: 'config/keys', data: { secondFactor: true } }]);
  expect((await operator('doctor')).said).toMatch(/^!! second factor of staff: .*PUBLIC_SECOND_FACTOR/m);
  expect(await (await visitor()).read('config/build')).toBe(403);
  await operator('second-factor off');
  expect(await (await visitor()).read('config/build')).toBe(200);
  expect((await operator('second-factor maybe')).code).toBe(1);

  const ask = async (method: string, body: object) => {
    const answer = await fetch(`http://${hosts.auth}/identitytoolkit.googleapis.com/v1/${method}?key=k`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { idToken?: string; mfaPendingCredential?: string };
  };
  // By telephone, because the emulator knows no other; the service takes all of them away at once.
  const phone = { phoneInfo: '+994501112233', mfaEnrollmentId: 'one' };
  await ask(`projects/${projectId}/accounts:update`, { localId: 'first', mfa: { enrollments: [phone] } });
  expect((await operator('second-factor on')).said).toContain('All staff have one.');
  await operator('second-factor off');
  const signIn = () => ask('accounts:signInWithPassword', { ...account, returnSecureToken: true });
  expect((await signIn()).idToken).toBeUndefined();
  expect((await operator(`reset-factor ${account.email}`)).said).toContain('with the password alone');
  expect((await cloud.account('first'))?.factors).toBe(0);
  expect((await signIn()).idToken).toBeDefined();
  expect((await operator(`reset-factor ${account.email}`)).said).toContain('has no second factor');
  expect((await operator('reset-factor heckim@h.example')).code).toBe(1);
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

test('[USER-6] somebody who is forgotten remains in the log alone, by the uid', async () => {
  const { projectId, hosts } = stack;
  const uid = 'forgotten-uid';
  const email = 'unudulan@h.example';
  const words = [uid, 'unudulan', 'Nərgiz', 'Unudulmaz'];
  await createAccount(hosts.auth, projectId, {
    localId: uid,
    email,
    password: 'nar-cicek-9',
    emailVerified: true,
    displayName: 'unudulan',
  });
  const record = { name: 'Nərgiz', surname: 'Unudulmaz', username: 'unudulan', email, lessons: [] };
  const photo = `https://h.example/o/${encodeURIComponent(`profile-images/${uid}.webp`)}?alt=media`;
  const post = { author: 'Nərgiz Unudulmaz', author_image: photo, title: 'Yazı' };
  const written: Record<string, FirestoreData> = {
    [`users/${uid}`]: record,
    [`users/${uid}/progress/frontend`]: { v1: { seconds: 3, done: false, at: 1 } },
    [`users/${uid}/reading/saved`]: {},
    [`users/${uid}/notes/frontend`]: { n1: { text: 'qeyd' } },
    [`users/${uid}/counters/questions-20260101`]: { n: 3, last: 'of-the-person' },
    'questions/of-the-person': { uid, name: 'Nərgiz', text: 'Sual', answers: {}, answeredBy: [] },
    'questions/of-another': {
      uid: 'x',
      name: 'Başqa',
      answers: { [uid]: { name: 'Nərgiz', text: 'Cavab' }, '1x': { name: 'Başqa', text: 'Cavab' } },
      answeredBy: [uid, '1x'],
    },
    [`works/${uid}_frontend_form`]: {
      uid,
      name: 'Nərgiz Unudulmaz',
      course: 'frontend',
      task: 'form',
      kind: 'code',
      state: 'sent',
      ticket: 7,
    },
    [`works/${uid}_frontend_form/versions/1`]: { code: 'x' },
    'works/of-another': {
      uid: 'x',
      title: 'İş',
      claimedBy: uid,
      claimedName: 'Nərgiz Unudulmaz',
      thread: {
        0: { name: 'Nərgiz', text: 'Qaytarıldı', result: 'returned', at: new Date(1000) },
        1: { name: 'Başqa', text: 'Təşəkkür', at: new Date(2000) },
      },
    },
    'audit/work': {
      collection: 'works',
      target: 'of-another',
      action: 'return',
      by: uid,
      at: new Date(1000),
    },
    'queues/frontend': { open: { 7: new Date(), 8: new Date() }, last: 8, task: 'form' },
    [`attempts/quiz_${uid}_1`]: { quiz: 'quiz', uid, name: 'Nərgiz Unudulmaz', n: 1 },
    [`users/${uid}/later/one`]: { text: 'Nərgiz' },
    [`users/${uid}/certificates/abc`]: { name: 'Nərgiz Unudulmaz' },
    'certificates/abc': { name: 'Nərgiz Unudulmaz' },
    'usernames/unudulan': {},
    [`emails/${email}`]: {},
    [`trash/users_${uid}`]: { collection: 'users', target: uid, data: record },
    [`blocked/${uid}`]: {},
    'blogs/by-photo': post,
    'blogs/by-log': { ...post, author_image: '' },
    'blogs/of-another': { author: 'Başqa Müəllif', author_image: '', title: 'Başqa' },
    'trash/blogs_old': { collection: 'blogs', target: 'old', data: { ...post, slug: 'old' } },
    'drafts/shared': { form: 'blog', title: 'Qaralama', author: 'Nərgiz Unudulmaz', audit: 'draft' },
    'audit/draft': { collection: 'drafts', target: 'shared', action: 'update', by: uid },
    'audit/one': { collection: 'blogs', target: 'by-log', action: 'create', by: uid },
    'orders/123456': { uid, name: 'Nərgiz Unudulmaz', course: 'frontend', state: 'new', rev: 1 },
    [`openOrders/${uid}_frontend`]: { order: '123456' },
    'orders/654321': {
      ...{ uid, name: 'Nərgiz Unudulmaz', course: 'backend', state: 'paid', rev: 2 },
      ...{ price: 100, off: 20, coupon: 'K' },
    },
    [`openOrders/${uid}_backendK`]: { order: '654321' },
    'messages/of-the-person': {
      kind: 'contact',
      fields: { from_name: 'Nərgiz', from_mail: 'Unudulan@h.example' },
    },
    'messages/of-another': { kind: 'contact', fields: { from_mail: 'basqa@h.example' }, takenBy: uid },
  };
  await writeDocuments(hosts.firestore, projectId, new Map(Object.entries(written)));
  const member = await RestClient.signedIn(stack, email, 'nar-cicek-9');
  expect(await member.upload(`profile-images/${uid}.webp`, 'image/webp', 'x')).toBe(200);
  // Receipts of all versions, also those that no order names any more.
  const bucket = `${projectId}.appspot.com`;
  const cloud = new Cloud(projectId, {
    FIRESTORE_EMULATOR_HOST: hosts.firestore,
    FIREBASE_STORAGE_EMULATOR_HOST: hosts.storage,
  });
  for (const name of ['123456-1', '123456-2', '654321-1'])
    await cloud.request('upload', `b/${bucket}/o?uploadType=media&name=receipts/${uid}/${name}`, {
      method: 'POST',
      body: new Uint8Array([1]),
      type: 'image/webp',
    });
  expect(linesWith(await everything(stack), words)).toHaveLength(36);

  expect(await operator(`forget ${email.toUpperCase()}`)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/the account, 4 files, documents: .*drafts 1/),
  });
  expect(linesWith(await everything(stack), words)).toEqual([
    expect.stringContaining('documents/audit/draft'),
    expect.stringContaining('documents/audit/one'),
    expect.stringContaining('documents/audit/work'),
  ]);
  const left = await everything(stack);
  expect(linesWith(left, ['Başqa Müəllif'])).toHaveLength(1);
  // Bookkeeping keeps what was paid, without the name.
  expect(linesWith(left, ['orders/123456', 'orders/654321'])).toEqual([
    expect.stringMatching(/orders\/654321.*"integerValue":"100"/),
  ]);
  expect(linesWith(left, ['/messages/'])).toEqual([expect.stringContaining('messages/of-another')]);
  expect(linesWith(left, ['/questions/'])).toEqual([
    expect.stringMatching(/questions\/of-another.*"1x".*"1x"/),
  ]);
  expect(linesWith(left, ['/works/'])).toEqual([
    expect.stringMatching(/works\/of-another.*(Kodyol.*Başqa|Başqa.*Kodyol)/i),
  ]);
  expect(linesWith(left, ['/queues/'])).toEqual([expect.not.stringMatching(/"7"/)]);
  expect(linesWith(left, ['blogs/by-log', 'blogs/by-photo', 'blogs_old'])).toHaveLength(3);
  expect(linesWith(left, ['trash/blogs_old'])[0]).toContain('"old"');

  // It can be repeated, for instance after it broke off.
  expect(await operator(`forget ${uid}`)).toMatchObject({ code: 0, said: `Nothing is left of ${uid}.\n` });
  expect(await operator(`forget ${uid}x`)).toMatchObject({
    code: 1,
    said: expect.stringContaining('Nothing is found'),
  });
  expect((await operator(`forget ${email}`)).said).toContain('Nobody has');
});

test('[USER-6] an admin is not forgotten, and an e-mail of two people is not guessed at', async () => {
  const { projectId, hosts } = stack;
  const two: Record<string, FirestoreData> = {
    'users/two-a': { username: 'a', email: 'iki@h.example' },
    'users/two-b': { username: 'b', email: 'iki@h.example', adminKey: 'x' },
    'emails/iki@h.example': {},
  };
  await writeDocuments(hosts.firestore, projectId, new Map(Object.entries(two)));
  expect((await operator('forget iki@h.example')).said).toContain('two-a, two-b');
  expect((await operator('forget two-b')).said).toContain('remove-admin');
  expect((await operator('forget two-a')).code).toBe(0);
  // The other one still has the e-mail.
  expect(linesWith(await everything(stack), ['emails/iki@h.example', 'users/two-'])).toHaveLength(2);
});

test('[INBOX-2] messages older than the privacy page says are deleted, and the counts of days that are over', async () => {
  const { projectId, hosts } = stack;
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const today = dayCounter('messages', new Date());
  const written: Record<string, FirestoreData> = {
    'messages/two-years': { at: daysAgo(730) },
    'messages/a-year-and-a-day': { at: daysAgo(367) },
    'messages/eleven-months': { at: daysAgo(330) },
    'counters/messages-20260101': { n: 3, last: 'x' },
    [today]: { n: 3, last: 'x' },
  };
  await writeDocuments(hosts.firestore, projectId, new Map(Object.entries(written)));
  expect(await operator('old-messages')).toMatchObject({
    code: 0,
    said: '2 messages older than 12 months are deleted.\n',
  });
  const left = linesWith(await everything(stack), Object.keys(written));
  expect(left).toHaveLength(2);
  expect(linesWith(left, ['messages/eleven-months', today])).toHaveLength(2);
});

test('the look-up of e-mails is closed and opened', async () => {
  const guest = new RestClient(stack);
  expect(await guest.read('emails/nobody@h.example')).toBe(404);
  await operator('emails closed');
  expect(await guest.read('emails/nobody@h.example')).toBe(403);
  await operator('emails open');
  expect(await guest.read('emails/nobody@h.example')).toBe(404);
  expect((await operator('emails shut')).code).toBe(1);
});

test('the command line says in which project it works, and ends with the code of what came of it', async () => {
  expect(await startOperator(stack, 'nonsense')).toEqual({
    code: 1,
    said: 'There is no command nonsense.\n\n`--help` shows all commands.\n',
  });
  const ended = await startOperator(stack, 'emails open');
  expect(ended).toMatchObject({ code: 0, said: expect.stringContaining('Sign-in and reset say') });
});

test('the command line reads secrets from a pipe line by line, and shows none', async () => {
  const input = `${passwords.teacher}\n${passwords.admin}\n`;
  const { code, said } = await startOperator(stack, 'gates', { input });
  expect([code, said.split('\n')]).toEqual([
    0,
    [
      'New password of the teacher panel: ',
      'New password of the admin panel: ',
      expect.stringMatching(/^teacher panel: new password/),
      expect.stringMatching(/^admin panel: new password/),
      '',
    ],
  ]);
});
