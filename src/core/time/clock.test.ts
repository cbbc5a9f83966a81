import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 1_800_000_000_000 });
});
afterEach(() => vi.useRealTimers());

test('until a service was read the time is the device’s, and nothing stored is too late', async () => {
  const { haveClocksParted, isClockUnsure, latestTime, msNow, steadyTime } = await import('./clock.ts');
  vi.setSystemTime(5);
  expect([msNow(), steadyTime(), latestTime()]).toEqual([5, 5, Number.POSITIVE_INFINITY]);
  expect([isClockUnsure(), haveClocksParted()]).toEqual([true, false]);
});

test('[QUIZ-1] once it was read, no setting of the device’s clock moves it, and each setting is noticed', async () => {
  const { haveClocksParted, setClock, steadyTime } = await import('./clock.ts');
  const event = fc.record({
    passes: fc.integer({ min: 0, max: 1e7 }),
    set: fc.integer({ min: -1e10, max: 1e10 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1e12, max: 2e12 }), fc.array(event, { maxLength: 6 }), (read, events) => {
      setClock(read);
      let time = read;
      let moved = 0;
      for (const { passes, set } of events) {
        vi.advanceTimersByTime(passes);
        vi.setSystemTime(Date.now() + set);
        time += passes;
        moved += set;
      }
      expect(Math.abs(steadyTime() - time)).toBeLessThan(1);
      expect(haveClocksParted()).toBe(Math.abs(moved) > 1000);
    }),
  );
});

test('after the device has slept the time is the device’s again, corrected by what it was wrong before', async () => {
  const { haveClocksParted, latestTime, msNow, setClock } = await import('./clock.ts');
  const hour = 3_600_000;
  setClock(Date.now() + hour + 0.4, performance.now() - 0.3);
  const before = msNow();
  expect(Number.isInteger(before)).toBe(true);
  // The monotonic clock has stood still.
  vi.setSystemTime(Date.now() + 8 * hour);
  expect(haveClocksParted()).toBe(true);
  expect(msNow()).toBe(before + 8 * hour);
  expect(latestTime()).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  [5, 8, 3],
  [8, 8, 0],
  [9, 8, Number.POSITIVE_INFINITY],
])('[READ-4] [ORDER-3] what was noted at %i is at %i as old as %f', async (noted, time, age) => {
  const { ageOf } = await import('./clock.ts');
  expect(ageOf(noted, time)).toBe(age);
});
