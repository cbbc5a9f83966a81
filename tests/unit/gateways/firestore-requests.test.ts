import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppError, codeOf } from '#domain/shared/errors.ts';
import { openFirestore } from '#gateways/firestore/firestore.ts';
import type { Update } from '#gateways/operation.ts';
import { timeoutMs } from '#gateways/with-timeout.ts';

// What becomes of every kind of answer. What the service really answers is tested in tests/rules/firestore.test.ts.

const root = 'projects/p/databases/(default)/documents';
const headers = vi.fn(async (isRefused: boolean) => ({
  authorization: isRefused ? 'Bearer new' : 'Bearer old',
}));
const firestore = openFirestore({ origin: 'https://f.example', projectId: 'p', headers });

type Answer = Response | Error;

/** Answers, one for each request; the last one for all others. */
function answering(...answers: [Answer, ...Answer[]]) {
  const fetched = vi.fn(async (_address: string, _request: RequestInit) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Response) return answer.clone();
    throw answer;
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refused = (code: number, status: string) => json({ error: { code, status, message: 'why' } }, code);
const found = (fields: object, updateTime = 't1') =>
  json([{ found: { name: `${root}/c/d`, fields, updateTime } }]);

const failure = (call: Promise<unknown>) => call.then(() => 'none', codeOf);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  headers.mockClear();
});

describe('failures', () => {
  test.each([
    [400, 'INVALID_ARGUMENT', 'firestore/invalid-argument'],
    [400, 'FAILED_PRECONDITION', 'firestore/failed-precondition'],
    [401, 'UNAUTHENTICATED', 'firestore/unauthenticated'],
    [403, 'PERMISSION_DENIED', 'firestore/permission-denied'],
    [404, 'NOT_FOUND', 'firestore/not-found'],
    [409, 'ALREADY_EXISTS', 'firestore/already-exists'],
    [409, 'ABORTED', 'firestore/aborted'],
    [429, 'RESOURCE_EXHAUSTED', 'firestore/resource-exhausted'],
    [500, 'INTERNAL', 'firestore/unavailable'],
    [503, 'UNAVAILABLE', 'firestore/unavailable'],
    [504, 'DEADLINE_EXCEEDED', 'firestore/deadline-exceeded'],
    [418, 'TEAPOT', 'unknown'],
  ])('%i %s is %s, alone or in a list', async (code, status, expected) => {
    answering(refused(code, status));
    expect(await failure(firestore.commit([]))).toBe(expected);
    answering(json([{ error: { code, status, message: 'why' } }], code));
    expect(await failure(firestore.query({ collection: 'c', where: [] }, 1))).toBe(expected);
  });

  test.each([
    [401, 'firestore/unauthenticated'],
    [403, 'firestore/permission-denied'],
    [404, 'firestore/not-found'],
    [409, 'firestore/aborted'],
    [429, 'firestore/resource-exhausted'],
    [502, 'firestore/unavailable'],
    [504, 'firestore/deadline-exceeded'],
    [418, 'unknown'],
  ])('%i in the words of somebody else is %s', async (status, expected) => {
    answering(new Response('<html>', { status }));
    expect(await failure(firestore.get('c/d'))).toBe(expected);
  });

  test('what the service says is kept for the console', async () => {
    answering(refused(403, 'PERMISSION_DENIED'));
    const error = await firestore.get('c/d').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toHaveProperty('cause.message', '403 why');
  });

  test('no network', async () => {
    answering(new TypeError('Failed to fetch'));
    expect(await failure(firestore.get('c/d'))).toBe('firestore/unavailable');
  });

  test.each([
    ['a page of somebody else', new Response('<html>')],
    ['nothing', json(null)],
    ['no list', json({})],
    ['an empty list', json([])],
    ['neither found nor missing', json([{ readTime: 't' }])],
    ['a document without a name', json([{ found: { fields: {}, updateTime: 't' } }])],
    ['a value without a type', found({ a: {} })],
  ])('%s is no answer', async (_, answer) => {
    answering(answer);
    expect(await failure(firestore.get('c/d'))).toBe('firestore/unavailable');
  });

  test('a count that is none', async () => {
    answering(json([{ result: { aggregateFields: { count: { stringValue: 'many' } } } }]));
    expect(await failure(firestore.count({ collection: 'c', where: [] }, 1))).toBe('firestore/unavailable');
  });

  test('no answer in time', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const failed = failure(firestore.get('c/d'));
    await vi.advanceTimersByTimeAsync(timeoutMs);
    expect(await failed).toBe('firestore/deadline-exceeded');
  });

  test('Auth has no token: its own code', async () => {
    answering(json([]));
    headers.mockRejectedValueOnce(
      Object.assign(new Error('offline'), { code: 'auth/network-request-failed' }),
    );
    expect(await failure(firestore.get('c/d'))).toBe('auth/network-request-failed');
  });
});

describe('a request', () => {
  test('carries the token and no cookies, and a body that needs no preflight', async () => {
    const fetched = answering(found({}));
    await firestore.get('c/ə d');
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toBe(`https://f.example/v1/${root}:batchGet`);
    expect(request).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      headers: { authorization: 'Bearer old' },
      body: JSON.stringify({ documents: [`${root}/c/ə d`] }),
    });
    expect(new Request('https://f.example', request).headers.get('content-type')).toMatch(/^text\/plain/);
  });

  test('a token that is refused is renewed, once', async () => {
    const fetched = answering(refused(401, 'UNAUTHENTICATED'), found({ a: { stringValue: 'b' } }));
    expect(await firestore.get('c/d')).toMatchObject({ id: 'd', data: { a: 'b' }, updateTime: 't1' });
    expect(fetched.mock.calls.map(([, request]) => request.headers)).toEqual([
      { authorization: 'Bearer old' },
      { authorization: 'Bearer new' },
    ]);
    const again = answering(refused(401, 'UNAUTHENTICATED'));
    expect(await failure(firestore.get('c/d'))).toBe('firestore/unauthenticated');
    expect(again).toHaveBeenCalledTimes(2);
  });

  test('[PANEL-12] one that outlives its page says so', async () => {
    const fetched = answering(json({}));
    await firestore.commit([], { keepalive: true });
    expect(fetched.mock.calls[0]?.[1]).toHaveProperty('keepalive', true);
  });
});

describe('[PANEL-12] a change over the version that was read', () => {
  const update: Update = { kind: 'update', path: 'c/d', data: { a: 1 } };
  const done = json({ writeResults: [{ updateTime: 't8' }] });
  const outrun = refused(400, 'FAILED_PRECONDITION');

  test('is sent for that version alone', async () => {
    const fetched = answering(found({}, 't7'), done);
    expect(await firestore.updateSeen('c/d', () => update)).toBe('t8');
    expect(fetched.mock.calls[1]?.[1].body).toContain('"currentDocument":{"updateTime":"t7"}');
  });

  test('[VIDEO-10] what is known is read only when somebody has written since', async () => {
    const known = { id: 'd', data: {}, updateTime: 't7' };
    const alone = answering(done);
    expect(await firestore.updateSeen('c/d', () => update, known)).toBe('t8');
    expect(alone.mock.calls[0]?.[1].body).toContain('"currentDocument":{"updateTime":"t7"}');
    const late = answering(outrun, found({}, 't9'), done);
    expect(await firestore.updateSeen('c/d', () => update, known)).toBe('t8');
    expect(late.mock.calls[2]?.[1].body).toContain('"currentDocument":{"updateTime":"t9"}');
  });

  test('an answer without the new version is reported', async () => {
    answering(found({}), json({}));
    expect(await failure(firestore.updateSeen('c/d', () => update))).toBe('firestore/unavailable');
  });

  test('[READ-4] a merge is sent for that version too, and creates a document that is still missing', async () => {
    const merge = { kind: 'merge', path: 'c/d', data: { '/blogs/a.b': 1 } } as const;
    const fetched = answering(found({}, 't7'), done);
    expect(await firestore.updateSeen('c/d', () => merge)).toBe('t8');
    expect(fetched.mock.calls[1]?.[1].body).toContain('"currentDocument":{"updateTime":"t7"}');
    const missing = json([{ missing: 'c/d' }]);
    const first = answering(missing, refused(409, 'ALREADY_EXISTS'), found({}, 't7'), done);
    expect(await firestore.updateSeen('c/d', () => merge)).toBe('t8');
    expect(first.mock.calls[1]?.[1].body).toContain('"currentDocument":{"exists":false}');
    expect(first.mock.calls[3]?.[1].body).toContain('"currentDocument":{"updateTime":"t7"}');
  });

  test('reads again when somebody was first, and lets the change look again', async () => {
    answering(found({ n: { integerValue: '1' } }), outrun, found({ n: { integerValue: '2' } }));
    const seen: unknown[] = [];
    const written = await firestore.updateSeen('c/d', (document) => {
      seen.push(document?.data.n);
      return seen.length === 1 ? update : null;
    });
    expect([written, seen]).toEqual([null, [1, 2]]);
  });

  test('gives up after five times, and at once when it is denied', async () => {
    const turn: Answer[] = [found({}), refused(409, 'ABORTED')];
    const busy = answering(found({}), refused(409, 'ABORTED'), ...turn, ...turn, ...turn, found({}), outrun);
    expect(await failure(firestore.updateSeen('c/d', () => update))).toBe('firestore/failed-precondition');
    expect(busy).toHaveBeenCalledTimes(10);
    const denied = answering(found({}), refused(403, 'PERMISSION_DENIED'));
    expect(await failure(firestore.updateSeen('c/d', () => update))).toBe('firestore/permission-denied');
    expect(denied).toHaveBeenCalledTimes(2);
  });
});
