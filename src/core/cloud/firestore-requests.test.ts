import { initializeApp } from 'firebase/app';
import { getFirestore } from 'firebase/firestore/lite';
import { describe, expect, test, vi } from 'vitest';
import { AppError, codeOf } from './errors.ts';
import { openFirestore } from './firestore.ts';
import type { Update } from './operation.ts';
import { timeoutMs } from './with-timeout.ts';

// What becomes of every kind of answer. What the service really answers is tested in tests/rules.

const name = 'projects/p/databases/(default)/documents/c/d';
const firestore = openFirestore(getFirestore(initializeApp({ projectId: 'p' })));

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
const refused = (code: number) => json({ error: { code, message: 'why' } }, code);
const found = (updateTime = '2026-01-01T00:00:00.000001Z', fields = {}) =>
  json([{ found: { name, fields, createTime: updateTime, updateTime }, readTime: updateTime }]);
const done = json({
  writeResults: [{ updateTime: '2026-01-01T00:00:00.000009Z' }],
  commitTime: '2026-01-01T00:00:00.000009Z',
});

const failure = (call: Promise<unknown>) => call.then(() => 'none', codeOf);

describe('failures', () => {
  test.each([
    [400, 'firestore/failed-precondition'],
    [401, 'firestore/unauthenticated'],
    [403, 'firestore/permission-denied'],
    [404, 'firestore/not-found'],
    [409, 'firestore/aborted'],
    [429, 'firestore/resource-exhausted'],
    [500, 'firestore/unavailable'],
    [502, 'firestore/unavailable'],
    [503, 'firestore/unavailable'],
    [504, 'firestore/deadline-exceeded'],
  ])('%i is %s, for one document, a list and a batch', async (status, expected) => {
    answering(refused(status));
    expect(await failure(firestore.get('c/d'))).toBe(expected);
    expect(await failure(firestore.query({ collection: 'c', where: [] }, 1))).toBe(expected);
    expect(await failure(firestore.commit([{ kind: 'delete', path: 'c/d' }]))).toBe(expected);
  });

  test.each([
    ['no network', new TypeError('Failed to fetch')],
    ['a page of somebody else', new Response('<html>')],
    ['a failure of somebody else', new Response('<html>', { status: 418 })],
  ])('%s is the network’s', async (_, answer) => {
    answering(answer);
    expect(await failure(firestore.get('c/d'))).toBe('firestore/unavailable');
  });

  test('what the service says is kept for the console', async () => {
    answering(refused(403));
    const error = await firestore.get('c/d').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toHaveProperty('cause.message', expect.stringContaining('why'));
  });

  test('a path that no document can have', async () => {
    expect(await failure(firestore.get('c/d/e'))).toBe('firestore/invalid-argument');
  });

  test('no answer in time', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const failed = failure(firestore.get('c/d'));
    await vi.advanceTimersByTimeAsync(timeoutMs);
    expect(await failed).toBe('firestore/deadline-exceeded');
  });

  test('a token that is refused is renewed, once', async () => {
    const fetched = answering(refused(401), found());
    expect(await firestore.get('c/d')).toMatchObject({ id: 'd', path: 'c/d' });
    expect(fetched).toHaveBeenCalledTimes(2);
    const again = answering(refused(401));
    expect(await failure(firestore.get('c/d'))).toBe('firestore/unauthenticated');
    expect(again).toHaveBeenCalledTimes(2);
  });
});

describe('[PANEL-12] a change over the version that was read', () => {
  const update: Update = { kind: 'update', path: 'c/d', data: { a: 1 } };

  test('is sent for that version alone', async () => {
    const fetched = answering(found('2026-01-01T00:00:00.000007Z'), done);
    expect(await firestore.updateSeen('c/d', () => update)).toBe(true);
    expect(fetched.mock.calls[1]?.[1].body).toContain('00.000007');
  });

  test('[READ-4] a merge creates a document that is missing', async () => {
    const merge = { kind: 'merge', path: 'c/d', data: { '/blogs/a.b': 1 } } as const;
    const fetched = answering(json([{ missing: name, readTime: '2026-01-01T00:00:00Z' }]), done);
    expect(await firestore.updateSeen('c/d', () => merge)).toBe(true);
    expect(fetched.mock.calls[1]?.[1].body).toContain('"currentDocument":{"exists":false}');
  });

  test('sends nothing when nothing is left to write', async () => {
    const fetched = answering(found());
    expect(await firestore.updateSeen('c/d', () => null)).toBe(false);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('reads again when somebody was first, and lets the change look again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    answering(
      found(undefined, { n: { integerValue: '1' } }),
      refused(409),
      found(undefined, { n: { integerValue: '2' } }),
    );
    const seen: unknown[] = [];
    const written = firestore.updateSeen('c/d', (document) => {
      seen.push(document?.data.n);
      return seen.length === 1 ? update : null;
    });
    await vi.advanceTimersByTimeAsync(5_000);
    expect([await written, seen]).toEqual([false, [1, 2]]);
  });

  test('ends at once when it is denied, or nothing can be read', async () => {
    const denied = answering(found(), refused(403));
    expect(await failure(firestore.updateSeen('c/d', () => update))).toBe('firestore/permission-denied');
    expect(denied).toHaveBeenCalledTimes(2);
    const offline = answering(new TypeError('Failed to fetch'));
    expect(await failure(firestore.updateSeen('c/d', () => update))).toBe('firestore/unavailable');
    expect(offline).toHaveBeenCalledTimes(1);
  });
});
