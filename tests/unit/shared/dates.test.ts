import { expect, test } from 'vitest';
import { fullDate, shortDate } from '#domain/shared/dates.ts';

test('[BLOG-6] a date is in the time zone of Baku, with two digits each', () => {
  expect(shortDate(new Date('2023-02-05T10:00:00Z'))).toBe('05.02.23');
  expect(shortDate(new Date('2023-12-31T20:30:00Z'))).toBe('01.01.24');
  expect(fullDate(new Date('2023-02-05T10:00:00Z'))).toBe('05.02.2023');
});
