import { expect, test } from 'vitest';
import { excerptOf, readingMinutes } from './reading.ts';

test.each([
  ['', 1],
  ['bir', 1],
  ['söz '.repeat(94).trim(), 1],
  ['söz '.repeat(285).trim(), 2],
  ['söz '.repeat(1900).trim(), 10],
])('[READ-3] the reading time is in whole minutes, at least one', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});

test('an excerpt ends after a whole word and is not longer than requested', () => {
  expect(excerptOf('bir iki', 7)).toBe('bir iki');
  expect(excerptOf('bir iki üç', 8)).toBe('bir…');
  expect(excerptOf('ə'.repeat(200)).length).toBe(155);
});
