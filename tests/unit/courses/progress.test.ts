import { describe, expect, test } from 'vitest';
import {
  advanceProgress,
  finishedOf,
  lastUnfinished,
  mergeProgress,
  readProgress,
  resumeAt,
  unsentProgress,
  watchedFraction,
} from '#domain/progress/progress.ts';

const at = (when: number, seconds = when, done = false) => ({ seconds, done, at: when });

describe('stored progress', () => {
  test.each([null, 5, [], 'x', { id: 'frontend' }, { v1: { seconds: 3 } }, { v1: at(1, -1) }])(
    '%j contains no valid progress',
    (stored) => {
      expect(readProgress(stored)).toEqual({});
    },
  );

  test('keeps valid places and drops invalid ones', () => {
    expect(readProgress({ id: 'frontend', v1: at(1), v2: { seconds: '3' } })).toEqual({ v1: at(1) });
  });
});

describe('[VIDEO-10] newest wins', () => {
  test('takes the newer place of each video from both sides', () => {
    const device = { v1: at(5, 50), v2: at(1, 10) };
    const account = { v1: at(3, 30), v2: at(2, 20), v3: at(1) };
    const expected = { v1: at(5, 50), v2: at(2, 20), v3: at(1) };
    expect(mergeProgress(device, account)).toEqual(expected);
    expect(mergeProgress(account, device)).toEqual(expected);
  });

  test('a finished video stays finished', () => {
    expect(mergeProgress({ v1: at(5, 50) }, { v1: at(3, 30, true) })).toEqual({ v1: at(5, 50, true) });
  });

  test('sends only places that the account lacks or has older', () => {
    const device = { same: at(1), newer: at(5), older: at(1), own: at(2), done: at(1, 1, true) };
    const account = { same: at(1), newer: at(4), older: at(2), done: at(1, 1) };
    expect(Object.keys(unsentProgress(device, account))).toEqual(['newer', 'own', 'done']);
  });
});

describe('[VIDEO-10] playing', () => {
  test.each([
    [940, 1000, false],
    [950, 1000, true],
    [950, null, false],
  ])('at %d of %s s a video is finished: %s', (seconds, duration, done) => {
    expect(advanceProgress(undefined, seconds, duration, 7)).toEqual({ seconds, done, at: 7 });
  });

  test('watching it again leaves it finished', () => {
    expect(advanceProgress(at(1, 990, true), 20, 1000, 7)).toEqual({ seconds: 20, done: true, at: 7 });
  });

  test.each([
    ['nothing was watched', undefined, 1000, 0],
    ['it was only begun', at(1, 4), 1000, 0],
    ['in the middle', at(1, 400), 1000, 400],
    ['in the middle of an unknown length', at(1, 400), null, 400],
    ['at its end', at(1, 960, true), 1000, 0],
    ['finished, of a length unknown to this device', at(1, 600, true), null, 0],
    ['in the middle for the second time', at(1, 400, true), 1000, 400],
  ])('goes on: %s', (_when, progress, duration, seconds) => {
    expect(resumeAt(progress, duration)).toBe(seconds);
  });

  test('gives a percentage only if the duration is known', () => {
    expect([
      watchedFraction(at(1, 50), 200),
      watchedFraction(at(1, 300), 200),
      watchedFraction(at(1), null),
    ]).toEqual([0.25, 1, null]);
  });

  test('counts the finished videos among the listed ones', () => {
    const progress = { v1: at(3, 9, true), v2: at(8), gone: at(9, 9, true) };
    expect(finishedOf(progress, ['v1', 'v2', 'v3'])).toBe(1);
  });

  test.each([
    ['nothing was watched', {}, 'v1'],
    ['the newest is in the middle', { v1: at(3, 9, true), v2: at(8), v3: at(5), gone: at(9) }, 'v2'],
    ['the newest is finished', { v1: at(9, 9, true), v3: at(5) }, 'v2'],
    ['the newest is finished and the last', { v3: at(9, 9, true) }, 'v3'],
  ])('goes on in the list: %s', (_when, progress, id) => {
    expect(lastUnfinished(progress, ['v1', 'v2', 'v3'])).toBe(id);
  });
});
