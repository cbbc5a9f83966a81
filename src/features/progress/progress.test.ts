import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordOf } from '#support/fake-service.ts';
import { studentProgress } from './desk/student-progress.ts';
import { figureOf, shareOf, unlistedIn } from './places.ts';
import {
  advanceProgress,
  finishedOf,
  lastUnfinished,
  markProgress,
  progressKind,
  resumeAt,
  secondLeftAt,
  watchedFraction,
} from './progress.ts';

const at = (when: number, seconds = when, done = false) => ({ seconds, done, at: when });

describe('[LEARN-4] watched by hand', () => {
  const taken = markProgress(at(9, 960, true), false, 20);

  test('what is taken back begins anew, and what is set keeps its place', () => {
    expect(taken).toEqual({ seconds: 0, done: false, at: 20, mark: 20 });
    expect(markProgress(at(9, 300), true, 20)).toEqual({ seconds: 300, done: true, at: 20, mark: 20 });
    expect(markProgress(undefined, true, 20)).toEqual({ seconds: 0, done: true, at: 20, mark: 20 });
  });

  test('a clock that went back does not make the mark the older one', () => {
    expect(markProgress(taken, true, 5)).toEqual({ seconds: 0, done: true, at: 21, mark: 21 });
  });

  test('the newest mark decides, also over a newer place; without one a finished video stays finished', () => {
    const { join } = progressKind;
    expect(join(taken, at(30, 30, true))).toEqual({ seconds: 30, done: false, at: 30, mark: 20 });
    const again = markProgress(taken, true, 40);
    expect(join(taken, again)).toEqual(again);
    expect(join(at(5, 50), at(3, 30, true))).toEqual(at(5, 50, true));
  });

  test('watching to the end after it was taken back makes it finished on every device', () => {
    const watched = advanceProgress(taken, 990, 1000, 50);
    expect(watched).toEqual({ seconds: 990, done: true, at: 50, mark: 50 });
    expect(progressKind.join(taken, watched).done).toBe(true);
    expect(advanceProgress(taken, 10, 1000, 50)).toEqual({ seconds: 10, done: false, at: 50, mark: 20 });
  });
});

describe('[LEARN-3] one figure of a course', () => {
  const progress = { v1: at(3, 9, true), v2: at(8), gone: at(9, 9, true) };
  test.each([
    [3, ['gone'], { finished: 1, total: 3 }, 1 / 3],
    [3, [], { finished: 2, total: 3 }, 2 / 3],
    [1, [], { finished: 1, total: 1 }, 1],
    [null, [], { finished: 2, total: null }, 0],
    [0, [], { finished: 0, total: 0 }, 0],
  ])('of %s videos, without %j', (total, unlisted, figure, share) => {
    expect(figureOf(progress, total, unlisted)).toEqual(figure);
    expect(shareOf(figure)).toBe(share);
  });

  test('page of videos, profile and the table of staff count the same of any progress', () => {
    const ids = fc.constantFrom('v1', 'v2', 'v3', 'v4', 'v5');
    const some = fc.dictionary(ids, fc.record({ seconds: fc.nat(), done: fc.boolean(), at: fc.nat() }));
    fc.assert(
      fc.property(some, fc.uniqueArray(ids), (progress, listed) => {
        const videos = new Set(listed);
        const known = figureOf(progress, listed.length, unlistedIn(progress, videos));
        expect(known).toEqual({ finished: finishedOf(progress, listed), total: listed.length });
        expect(studentProgress(recordOf('aysel'), progress, videos).finished).toBe(known.finished);
      }),
    );
  });
});

describe('[LEARN-3] a place is shown where it is worth it', () => {
  test.each([
    [at(1, 4), null],
    [at(1, 5), 5],
    [at(1, 400, true), null],
    [undefined, null],
  ])('%j', (place, seconds) => {
    expect(secondLeftAt(place)).toBe(seconds);
    if (seconds === null && !place?.done) expect(watchedFraction(place, 1000)).toBeNull();
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
    ['the newest is finished, and so is the one behind it', { v1: at(9, 9, true), v2: at(2, 2, true) }, 'v3'],
    ['the newest is finished and the last: what was passed over', { v3: at(9, 9, true) }, 'v1'],
    ['all are finished', { v1: at(1, 1, true), v2: at(9, 9, true), v3: at(3, 3, true) }, 'v2'],
  ])('goes on in the list: %s', (_when, progress, id) => {
    expect(lastUnfinished(progress, ['v1', 'v2', 'v3'])).toBe(id);
  });
});
