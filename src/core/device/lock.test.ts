// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { fakeLocks, setLocks } from '#support/locks.ts';
import { type Release, takeLock } from './lock.ts';

afterEach(() => setLocks(undefined));

describe('a lock', () => {
  test('is had by one tab at a time, until that gives it back', async () => {
    const locks = fakeLocks();
    const [first, second] = [locks.tab(), locks.tab()];
    setLocks(first);
    const release = await takeLock('draft');
    setLocks(second);
    expect([await takeLock('draft'), await takeLock('other')]).toEqual([null, expect.any(Function)]);
    await release?.();
    expect(await takeLock('draft')).not.toBeNull();
  });

  test('is given back when the browser has done so, not before', async () => {
    let browserIsDone = () => {};
    setLocks({
      request: ((_name: string, _options: LockOptions, take: (lock: Lock) => unknown) => {
        take({ name: 'draft', mode: 'exclusive' });
        return new Promise<void>((done) => {
          browserIsDone = done;
        });
      }) as LockManager['request'],
    });
    const release = await takeLock('draft');
    const order: string[] = [];
    const given = release?.().then(() => order.push('given back'));
    await new Promise((done) => setImmediate(done));
    order.push('browser is done');
    browserIsDone();
    await given;
    expect(order).toEqual(['browser is done', 'given back']);
  });

  test.each([
    ['has no locks', undefined],
    [
      'keeps them from the page',
      { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) },
    ],
  ])('is given to everybody by a browser that %s', async (_, locks) => {
    setLocks(locks);
    const [first, second] = [await takeLock('draft'), await takeLock('draft')];
    expect([first, second]).toEqual([expect.any(Function), expect.any(Function)]);
    await first?.();
  });

  test('that the browser takes away can still be given back', async () => {
    let lose = () => {};
    setLocks({
      request: ((_name: string, _options: LockOptions, take: (lock: Lock) => unknown) => {
        take({ name: 'draft', mode: 'exclusive' });
        return new Promise((_done, fail) => {
          lose = () => fail(new DOMException('stolen', 'AbortError'));
        });
      }) as LockManager['request'],
    });
    const release = await takeLock('draft');
    lose();
    await expect(release?.()).resolves.toBeUndefined();
  });
});

const step = fc.record({ tab: fc.nat(2), action: fc.constantFrom('take', 'take', 'release', 'close') });

test('in whatever order tabs take it, give it back and are closed: never two have it, and it is never lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const locks = fakeLocks();
      const tabs = [0, 1, 2].map(() => ({ locks: locks.tab(), release: null as Release | null }));
      for (const { tab: at, action } of steps) {
        const tab = tabs[at];
        if (!tab) continue;
        setLocks(tab.locks);
        if (action === 'take' && tab.release === null) {
          const isFree = tabs.every(({ release }) => release === null);
          tab.release = await takeLock('draft');
          expect(tab.release !== null).toBe(isFree);
        } else if (action === 'release') {
          await tab.release?.();
          tab.release = null;
        } else if (action === 'close') {
          tab.locks.close();
          tab.release = null;
        }
      }
    }),
    { numRuns: 200 },
  );
});
