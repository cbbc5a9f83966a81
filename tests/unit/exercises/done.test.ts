import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeDone, readDone, unsentDone } from '#domain/progress/done.ts';
import { limits } from '#domain/shared/limits.ts';

const done = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'ə'), fc.integer({ min: 1, max: 9 }));

describe('[LEARN-7] exercises that are done', () => {
  test('are read without what is no time', () => {
    expect(readDone({ a: 5, b: 0, c: -1, d: 1.5, e: '5', f: null })).toEqual({ a: 5 });
    for (const odd of [null, 5, 'x', undefined]) expect(readDone(odd)).toEqual({});
  });

  test('of two devices are all done, whichever is merged into the other', () => {
    fc.assert(
      fc.property(done, done, (one, other) => {
        expect(mergeDone(one, other)).toEqual(mergeDone(other, one));
        expect(new Set(Object.keys(mergeDone(one, other)))).toEqual(
          new Set([...Object.keys(one), ...Object.keys(other)]),
        );
      }),
    );
  });

  test('go to the account once, and no more than it has room for', () => {
    expect(unsentDone({ a: 1, b: 2 }, { a: 9 })).toEqual({ b: 2 });
    const full = Object.fromEntries(Array.from({ length: limits.exercises - 1 }, (_, n) => [`e${n}`, 1]));
    expect(unsentDone({ x: 1, y: 2 }, full)).toEqual({ x: 1 });
    expect(unsentDone({ x: 1 }, { ...full, last: 1 })).toEqual({});
  });
});
