import { generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { AppError, type ErrorCode } from '#core/cloud/errors.ts';
import { attempt } from './firestore-at-build.ts';
import { documentAt, publishedOf, serviceTime } from './firestore-reader.ts';
import { readAsServiceAccount } from './service-account.ts';

const site = vi.hoisted(() => ({ firebase: { app: { projectId: 'p' }, emulators: { firestore: '' } } }));
vi.mock('#configuration', () => ({ configuration: site }));
const pauses: number[] = [];
vi.mock('node:timers/promises', () => ({ setTimeout: async (ms: number) => void pauses.push(ms) }));

describe('[CMS-4] a request of the build', () => {
  beforeEach(() => {
    pauses.length = 0;
  });

  /** Fails with these codes, one after the other, then answers. */
  const failing = (...codes: ErrorCode[]) => {
    const ask = vi.fn(async () => {
      const code = codes.shift();
      if (code) throw new AppError(code);
      return 'page';
    });
    return ask;
  };

  test('is made again after two and eight seconds, and the log says why', async () => {
    const ask = failing('firestore/unavailable', 'firestore/deadline-exceeded');
    expect(await attempt('blogs', ask)).toBe('page');
    expect(pauses).toEqual([2_000, 8_000]);
    expect(vi.mocked(console.warn).mock.calls.flat()).toEqual([
      '[content] Firestore "blogs": attempt 1 of 3 failed (firestore/unavailable), the next one in 2 s.',
      '[content] Firestore "blogs": attempt 2 of 3 failed (firestore/deadline-exceeded), the next one in 8 s.',
    ]);
  });

  test('fails with the third failure', async () => {
    const ask = failing('firestore/unavailable', 'firestore/aborted', 'firestore/resource-exhausted');
    await expect(attempt('blogs', ask)).rejects.toMatchObject({ code: 'firestore/resource-exhausted' });
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test('is not made again if nothing would change', async () => {
    const ask = failing('firestore/permission-denied');
    await expect(attempt('blogs', ask)).rejects.toMatchObject({ code: 'firestore/permission-denied' });
    expect([ask.mock.calls.length, pauses, vi.mocked(console.warn).mock.calls]).toEqual([1, [], []]);
  });
});

/** A service at an address of its own, which answers with a status or with JSON. */
async function serving(answer: (request: IncomingMessage, body: string) => number | object) {
  const service = createServer(async (request, response) => {
    const said = answer(request, Buffer.concat(await request.toArray()).toString());
    response.statusCode = typeof said === 'number' ? said : 200;
    response.end(JSON.stringify(typeof said === 'number' ? {} : said));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void service.close());
  await once(service, 'listening');
  const host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  site.firebase.emulators.firestore = host;
  return { host };
}

describe('what Firestore answers a build', () => {
  const document = (id: string, fields = {}) => ({
    document: {
      name: `projects/p/databases/(default)/documents/blogs/${id}`,
      fields: { time: { timestampValue: '2026-01-01T00:00:00.000001Z' }, ...fields },
    },
  });
  const reading = {
    pageSize: 2,
    until: new Date('2026-02-01'),
    attempt: <Page>(ask: () => Promise<Page>) => ask(),
  };

  test('[CMS-4] is read page by page, each behind the last document; malformed documents are listed', async () => {
    const bodies: string[] = [];
    const pages = [
      [document('a', { n: { integerValue: '1' } }), document('b')],
      [document('c', { n: { integerValue: '3' } })],
    ];
    await serving((_, body) => {
      bodies.push(body);
      return pages.shift() ?? [];
    });
    const { items, malformed } = await publishedOf(
      'blogs',
      v.object({ id: v.string(), time: v.date(), n: v.number() }),
      reading,
    );
    const time = new Date('2026-01-01');
    expect(items).toEqual([
      { id: 'a', time, n: 1 },
      { id: 'c', time, n: 3 },
    ]);
    expect(malformed).toMatchObject([{ id: 'b', field: 'n' }]);
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).not.toContain('startAt');
    expect(bodies[1]).toContain(
      '"startAt":{"before":false,"values":[{"timestampValue":"2026-01-01T00:00:00.000001Z"},{"referenceValue":"projects/p/databases/(default)/documents/blogs/b"}]}',
    );
  });

  test('[SCHOOL-5] tells its time, also when it finds nothing', async () => {
    await serving(() => [{ readTime: '2026-01-01T00:00:00.5Z' }]);
    expect(await serviceTime()).toEqual(new Date('2026-01-01T00:00:00.5Z'));
    await serving(() => [{}]);
    await expect(serviceTime()).rejects.toMatchObject({ code: 'firestore/unavailable' });
  });

  test.each([
    [403, 'firestore/permission-denied'],
    [429, 'firestore/resource-exhausted'],
    [500, 'firestore/unavailable'],
    [418, 'unknown'],
  ])('%i is %s', async (status, code) => {
    await serving(() => status);
    await expect(documentAt('c/d')).rejects.toMatchObject({ code });
  });

  test('nothing at all, or no list, is no answer', async () => {
    await serving(() => ({}));
    await expect(documentAt('c/d')).rejects.toMatchObject({ code: 'firestore/unavailable' });
    site.firebase.emulators.firestore = '127.0.0.1:1';
    await expect(documentAt('c/d')).rejects.toMatchObject({ code: 'firestore/unavailable' });
  });
});

describe('[CMS-4] a build with a service account', () => {
  test('signs in once, again when the token is refused or the sign-in has failed; the key stays out of errors', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const asked: URLSearchParams[] = [];
    const tokens: (string | undefined)[] = [];
    let refused = '';
    const { host } = await serving((request, body) => {
      if (request.url === '/token') {
        asked.push(new URLSearchParams(body));
        return asked.length === 1 ? 503 : { access_token: `token ${asked.length}` };
      }
      tokens.push(request.headers.authorization);
      return request.headers.authorization === refused ? 401 : [{ missing: 'c/d' }];
    });
    const uri = `http://${host}/token`;
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    readAsServiceAccount(
      JSON.stringify({ client_email: 'build@x.iam.gserviceaccount.com', private_key: key, token_uri: uri }),
    );
    await expect(documentAt('c/d')).rejects.toMatchObject({
      code: 'firestore/unavailable',
      cause: new Error(`${uri} answered 503 to the service account.`),
    });
    expect([await documentAt('c/d'), await documentAt('c/d')]).toEqual([null, null]);
    refused = 'Bearer token 2';
    await documentAt('c/d');
    expect(tokens).toEqual(['Bearer token 2', 'Bearer token 2', 'Bearer token 2', 'Bearer token 3']);
    const [header = '', claims = '', signature = ''] = asked.at(-1)?.get('assertion')?.split('.') ?? [];
    const isSigned = verify(
      'RSA-SHA256',
      Buffer.from(`${header}.${claims}`),
      publicKey,
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      iss: 'build@x.iam.gserviceaccount.com',
      aud: uri,
      scope: 'https://www.googleapis.com/auth/datastore',
    });
    for (const bad of ['secret, not JSON', '{"private_key":"secret"}'])
      expect(() => readAsServiceAccount(bad)).toThrow(
        /^FIREBASE_SERVICE_ACCOUNT is not the JSON key of a service account\.$/,
      );
  });
});
