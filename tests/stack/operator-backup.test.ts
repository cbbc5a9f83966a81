import { appendFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestStack, type TestStack } from '#stack/test-stack.ts';
import { everything } from '#support/everything.ts';
import { temporaryDir } from '#support/temporary.ts';
import { BreakingProxy } from './support/breaking-proxy.ts';
import { runOperator, startOperator } from './support/operator.ts';

const other = 'demo-other-school';
let stack: TestStack;
let proxy: BreakingProxy;
beforeAll(async () => {
  stack = await startTestStack();
  proxy = await BreakingProxy.before(stack.hosts);
  await fill();
});
afterAll(async () => {
  proxy.stop();
  await stack.stop();
});

async function post(address: string, body: object | string, type = 'application/json'): Promise<void> {
  const answer = await fetch(`http://${address}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
}

const commit = (projectId: string, documents: Record<string, object>) => {
  const name = `projects/${projectId}/databases/(default)/documents`;
  return post(`${stack.hosts.firestore}/v1/${name}:commit`, {
    writes: Object.entries(documents).map(([path, fields]) => ({
      update: { name: `${name}/${path}`, fields },
    })),
  });
};

const address = (projectId: string) =>
  `https://firebasestorage.googleapis.com/v0/b/${projectId}.appspot.com/o/blog-images%2Fa.webp?alt=media&token=t`;

const upload = (name: string, bytes: string, metadata: object) =>
  post(
    `${stack.hosts.storage}/upload/storage/v1/b/${stack.projectId}.appspot.com/o?uploadType=multipart&name=${encodeURIComponent(name)}`,
    `--x\r\ncontent-type: application/json\r\n\r\n${JSON.stringify({ name, ...metadata })}\r\n--x\r\ncontent-type: image/webp\r\n\r\n${bytes}\r\n--x--`,
    'multipart/related; boundary=x',
  );

/** What the sample school lacks: every type of a field, depth, accounts of every kind, files with metadata. */
async function fill(): Promise<void> {
  const { projectId, hosts } = stack;
  const documents = `projects/${projectId}/databases/(default)/documents`;
  await commit(projectId, {
    'types/all/below/missing/below/parents': {
      whole: { integerValue: '9223372036854775807' },
      double: { doubleValue: 1 },
      tiny: { doubleValue: 5e-324 },
      none: { doubleValue: 'NaN' },
      endless: { doubleValue: '-Infinity' },
      time: { timestampValue: '2026-01-02T03:04:05.123456Z' },
      early: { timestampValue: '0001-01-01T00:00:00Z' },
      bytes: { bytesValue: 'AP8=' },
      place: { geoPointValue: { latitude: 40.4, longitude: 49.9 } },
      reference: { referenceValue: `${documents}/types/all` },
      nothing: { nullValue: null },
      map: { mapValue: {} },
      list: { arrayValue: { values: [{ mapValue: { fields: { list: { arrayValue: {} } } } }] } },
      'na`me.with/signs ə': { mapValue: { fields: { stringValue: { stringValue: '\u2028 "\n' } } } },
      picture: { stringValue: `<img src="${address(projectId)}">` },
    },
    'types/empty': {},
    'types/İ 1%': {},
  });
  for (let page = 0; page < 2; page++)
    await commit(
      projectId,
      Object.fromEntries(
        Array.from({ length: 150 }, (_, n) => [`many${page}/${n}`, { n: { integerValue: `${n}` } }]),
      ),
    );
  const user = (localId: string, more: object) => ({
    localId,
    email: `${localId}@h.example`,
    emailVerified: true,
    createdAt: '1700000000000',
    lastLoginAt: '1700000001000',
    ...more,
  });
  await post(`${hosts.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`, {
    users: [
      user('claims', {
        customAttributes: '{"branch":"Gəncə"}',
        displayName: 'ə',
        photoUrl: address(projectId),
      }),
      user('disabled', { disabled: true, passwordHash: 'aGFzaA==', salt: 'c2FsdA==' }),
      user('factor', {
        mfaInfo: [{ mfaEnrollmentId: 'one', displayName: 'Telefon', phoneInfo: '+994501234567' }],
      }),
      user('provider', { providerUserInfo: [{ providerId: 'google.com', rawId: '17' }] }),
      { localId: 'phone', phoneNumber: '+994551234567', createdAt: '1700000000000' },
    ],
  });
  await upload('blog-images/ş 100% + #?.webp', 'bytes\r\n\0\r\n--y', {
    contentType: 'image/webp',
    cacheControl: 'public, max-age=5',
    contentDisposition: 'inline',
    metadata: { firebaseStorageDownloadTokens: 'token-of-old-addresses', by: 'Nərgiz' },
  });
  for (let n = 0; n < 40; n++) await upload(`many/${n}`, `file ${n}`, { contentType: 'text/plain' });
}

/** All that a project holds, without what no service takes from others, and without the project's name. */
async function held(projectId: string): Promise<unknown[]> {
  const { hosts } = stack;
  const lines = await everything({ projectId, hosts });
  const bucket = `http://${hosts.storage}/b/${projectId}.appspot.com/o`;
  const asOwner = { headers: { authorization: 'Bearer owner' } };
  const { items } = (await (await fetch(bucket, asOwner)).json()) as { items: { name: string }[] };
  const files = await Promise.all(
    items.map(async (item) => {
      const bytes = await fetch(`${bucket}/${encodeURIComponent(item.name)}?alt=media`, asOwner);
      return JSON.stringify({ ...item, bytes: await bytes.text() });
    }),
  );
  return [...lines, ...files].map((line) =>
    JSON.parse(line.replaceAll(projectId, 'project'), (name, value) => {
      const isOwn = typeof value !== 'object' && givenByService.has(name);
      // The emulator omits it of accounts that were never imported.
      return isOwn || (name === 'disabled' && value === false) ? undefined : value;
    }),
  );
}

const givenByService = new Set([
  ...['createTime', 'updateTime', 'passwordUpdatedAt', 'validSince', 'enrolledAt'],
  ...[
    'generation',
    'etag',
    'id',
    'selfLink',
    'mediaLink',
    'timeCreated',
    'updated',
    'timeStorageClassUpdated',
  ],
]);

const operator = (command: string, projectId = stack.projectId) =>
  runOperator({ projectId, hosts: stack.hosts }, command);

/** Runs a command whose process is ended at some request, `times` times, then without a break. @returns what the last run said. */
async function broken(command: string, projectId: string, times: number) {
  const breaks = fc.sample(fc.tuple(fc.integer({ min: 1, max: 22 }), fc.boolean()), {
    seed: times,
    numRuns: times,
  });
  for (const [request, isAnswered] of breaks) {
    const { code, said } = await startOperator({ projectId, hosts: proxy.hosts }, command, {
      onStart: (child) => proxy.breakAt(request, isAnswered, () => child.kill('SIGKILL')),
    });
    // Ended by its own: it has needed fewer requests.
    expect(code, said).toBeNull();
  }
  return operator(command, projectId);
}

test('[OPS-1] a school is the same in another project, although backup and restore break off at any request', async () => {
  const folder = join(temporaryDir(), 'backup');
  await startOperator({ projectId: stack.projectId, hosts: proxy.hosts }, `backup ${folder}`, {
    onStart: (child) => proxy.breakAt(9, false, () => child.kill('SIGKILL')),
  });
  expect(readdirSync(folder)).toContain('documents.ndjson');
  expect(await operator(`restore ${folder}`, other)).toMatchObject({
    code: 1,
    said: expect.stringContaining('no complete backup'),
  });
  expect(await broken(`backup ${folder}`, stack.projectId, 3)).toMatchObject({
    code: 0,
    said: expect.stringContaining('is complete'),
  });
  for (const path of ['', 'accounts.ndjson', 'manifest.json'])
    expect(statSync(join(folder, path)).mode & 0o077).toBe(0);
  expect(await operator(`backup ${folder}`)).toMatchObject({
    code: 1,
    said: expect.stringContaining('complete'),
  });

  expect(await broken(`restore ${folder}`, other, 7)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/broke off before.*holds what the backup holds/s),
  });

  const [mine, theirs] = await Promise.all([held(stack.projectId), held(other)]);
  expect(mine.length).toBeGreaterThan(700);
  expect(theirs).toEqual(mine);

  // What has changed since is named; a project that holds something is not restored into.
  expect((await operator(`restore ${folder}`, other)).said).toContain('not empty: it has documents');
  await commit(other, { 'types/empty': { a: { nullValue: null } }, 'types/new': {} });
  const { said, code } = await operator(`compare ${folder}`, other);
  expect(code).toBe(1);
  expect(said).toMatch(/types\/empty is another\n.*types\/new is not in the backup\n2 differences/);

  appendFileSync(join(folder, 'accounts.ndjson'), '{"id":"stranger"}\n');
  expect((await operator(`compare ${folder}`, other)).said).toContain('not what the backup has written');
});

test('[OPS-1] a restore goes on with its own backup alone, and a half school is not backed up', async () => {
  const mark = { backup: { stringValue: 'x' }, documents: { integerValue: '0' } };
  const half = 'demo-half-school';
  const folder = join(temporaryDir(), 'backup');
  expect((await operator(`backup ${folder}`, 'demo-empty-school')).code).toBe(0);
  await commit(half, {
    'config/restore': { ...mark, accounts: { integerValue: '0' }, files: { integerValue: '0' } },
  });
  expect((await operator(`restore ${folder}`, half)).said).toContain('of another backup');
  expect((await operator(`backup ${folder}-2`, half)).said).toContain('unfinished');
  expect((await operator(`backup ${import.meta.dirname}/backup`)).said).toContain('outside the checkout');
  const used = temporaryDir();
  writeFileSync(join(used, 'letters.txt'), '');
  expect((await operator(`backup ${used}`)).said).toContain('something else: letters.txt');
  expect(readdirSync(used)).toEqual(['letters.txt']);
  await post(`${stack.hosts.auth}/identitytoolkit.googleapis.com/v1/projects/demo-people/accounts`, {
    localId: 'one',
    email: 'one@h.example',
    password: 'nar-cicek-9',
  });
  expect((await operator(`restore ${folder}`, 'demo-people')).said).toContain('it has accounts');
});
