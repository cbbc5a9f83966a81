import { assert, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { dateAndTime, fullDate, isoDay, shortDate } from './dates.ts';

test('[BLOG-6] a date is in the time zone of Baku, with two digits each', () => {
  expect(shortDate(new Date('2023-02-05T10:00:00Z'))).toBe('05.02.23');
  expect(shortDate(new Date('2023-12-31T20:30:00Z'))).toBe('01.01.24');
  expect(fullDate(new Date('2023-02-05T10:00:00Z'))).toBe('05.02.2023');
  expect(isoDay(new Date('2023-12-31T20:30:00Z'))).toBe('2024-01-01');
});

test('[BLOG-6] dates and times are those of the Turkish locale', () => {
  const day = { timeZone: 'Asia/Baku', day: '2-digit', month: '2-digit' } as const;
  const long = new Intl.DateTimeFormat('tr', { ...day, year: 'numeric', hour: '2-digit', minute: '2-digit' });
  const short = new Intl.DateTimeFormat('tr', { ...day, year: '2-digit' });
  // Baku had summer time until 2015.
  const times = date({ min: new Date('2016-04-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  assert(
    property(times, (time) => {
      expect(dateAndTime(time)).toBe(long.format(time));
      expect(shortDate(time)).toBe(short.format(time));
    }),
  );
});
