import { describe, expect, test } from 'vitest';
import { clock, isoDuration, readDurations } from './duration.ts';

describe('durations', () => {
  test.each([
    [0, '0:00:00'],
    [59.9, '0:00:59'],
    [932, '0:15:32'],
    [3600, '1:00:00'],
    [36_061, '10:01:01'],
  ])('[VIDEO-3] %d s is %s', (seconds, text) => {
    expect(clock(seconds)).toBe(text);
  });

  test('is a valid HTML duration', () => {
    expect(isoDuration(3932)).toBe('PT1H5M32S');
  });

  test.each([[null], ['x'], [[1]], [{ a: -1 }], [{ a: 1.5 }], [{ a: '1' }]])(
    'ignores an invalid stored value: %j',
    (stored) => {
      expect(readDurations(stored)).toEqual({});
    },
  );

  test('reads back the values that it has written', () => {
    expect(readDurations({ abcdefghijk: 932 })).toEqual({ abcdefghijk: 932 });
  });
});
