import { generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { AppError, type ErrorCode } from '#domain/shared/errors.ts';
import { credentials, takeTokensFrom } from '#gateways/credentials.ts';
import { attempt } from '#queries/firestore.ts';
import { readAsServiceAccount } from '#queries/service-account.ts';

vi.mock('#configuration', () => ({ configuration: { firebase: null } }));
const pauses: number[] = [];
vi.mock('node:timers/promises', () => ({ setTimeout: async (ms: number) => void pauses.push(ms) }));

describe('[CMS-4] a request of the build', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  beforeEach(() => {
    pauses.length = 0;
    warned.mockClear();
  });
  afterEach(() => takeTokensFrom(async () => null));

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
    expect(warned.mock.calls.flat()).toEqual([
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
    expect([ask.mock.calls.length, pauses, warned.mock.calls]).toEqual([1, [], []]);
  });
});

describe('[CMS-4] a build with a service account', () => {
  afterEach(() => takeTokensFrom(async () => null));

  test('signs in once, again when the token is refused or the sign-in has failed; the key stays out of errors', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const asked: URLSearchParams[] = [];
    const server = createServer(async (request, response) => {
      asked.push(new URLSearchParams(Buffer.concat(await request.toArray()).toString()));
      response.statusCode = asked.length === 1 ? 503 : 200;
      response.end(JSON.stringify({ access_token: `token ${asked.length}` }));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const uri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`;
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    readAsServiceAccount(
      JSON.stringify({ client_email: 'build@x.iam.gserviceaccount.com', private_key: key, token_uri: uri }),
    );
    await expect(credentials(false)).rejects.toMatchObject({
      code: 'firestore/unavailable',
      cause: new Error(`${uri} answered 503 to the service account.`),
    });
    expect(await credentials(false)).toEqual({ authorization: 'Bearer token 2' });
    expect(await credentials(false)).toEqual({ authorization: 'Bearer token 2' });
    expect(await credentials(true)).toEqual({ authorization: 'Bearer token 3' });
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
