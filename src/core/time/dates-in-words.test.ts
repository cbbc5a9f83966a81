import { expect, test } from 'vitest';
import { dayInWords, monthInWords } from './dates-in-words.ts';

test.each([
  ['2026-11-23T08:00:00Z', '23 noyabr 2026-cı il'],
  ['2026-12-31T20:30:00Z', '1 yanvar 2027-ci il'],
  ['2026-09-01T00:00:00Z', '1 sentyabr 2026-cı il'],
  ['2028-05-05T08:00:00Z', '5 may 2028-ci il'],
  ['2029-05-05T08:00:00Z', '5 may 2029-cu il'],
  ['2030-05-05T08:00:00Z', '5 may 2030-cu il'],
  ['2034-05-05T08:00:00Z', '5 may 2034-cü il'],
  ['2040-05-05T08:00:00Z', '5 may 2040-cı il'],
])('[LEARN-8] %s is %s in Baku', (time, words) => {
  expect(dayInWords(new Date(time))).toBe(words);
});

test('[COURSE-4] the month is that of Baku', () => {
  expect(monthInWords(new Date('2026-05-31T21:00:00Z'))).toBe('iyun 2026');
});
