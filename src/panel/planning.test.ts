import { describe, expect, test } from 'vitest';
import { localTimeOf } from '#core/time/dates.ts';
import { momentIn } from '#core/words/typed.ts';
import { newTime, planFieldFor, planProblem } from './planning.ts';

const now = new Date('2026-11-20T10:00:00Z');
const hours = (n: number) => new Date(now.getTime() + n * 3_600_000);

describe('[SCHOOL-5] the time of a form', () => {
  test("is Baku's, whatever the zone of the device", () => {
    expect(momentIn('2026-11-20T18:30')).toEqual(new Date('2026-11-20T14:30:00Z'));
    expect(localTimeOf(new Date('2026-11-20T21:30:00Z'))).toBe('2026-11-21T01:30');
  });

  test('stands in the form of what is planned only', () => {
    expect(planFieldFor({ time: hours(1) }, now)).toBe('2026-11-20T15:00');
    expect(planFieldFor({ time: now }, now)).toBe('');
  });

  test.each([
    ['', null, null],
    ['2026-11-20T14:01', null, null],
    ['2026-11-20T14:00', null, 'past'],
    ['2020-01-01T10:00', null, 'past'],
    ['gələn həftə', null, 'unreadable'],
    ['22027-03-11T10:00', null, 'unreadable'],
    ['22027-03-11T10:00', hours(1), 'unreadable'],
    ['2027-11-20T14:00', null, null],
    ['2027-11-20T14:01', null, 'far'],
    ['2026-11-20T16:00', hours(1), null],
    ['', hours(1), null],
    // Published while the form was open: its own time stays, another is refused.
    ['2026-11-20T13:00', hours(-1), null],
    ['2026-11-20T16:00', hours(-1), 'published'],
    ['', hours(-1), null],
  ] as const)('%s, saved with %s: %s', (field, time, problem) => {
    expect(planProblem(field, time && { time }, now)).toBe(problem);
  });

  test('changes the time of what is planned, never of what is published', () => {
    expect(newTime(hours(1), { plan: hours(1), now })).toBe('same');
    expect(newTime(hours(1), { plan: hours(2), now })).toEqual(hours(2));
    expect(newTime(hours(1), { plan: null, now })).toBe('now');
    expect(newTime(hours(-1), { plan: null, now })).toBe('same');
    // The device's clock is not exact: this may be public already.
    expect(newTime(new Date(now.getTime() + 30_000), { plan: null, now })).toBe('same');
    expect(newTime(hours(-1), { plan: hours(-1), now })).toBe('same');
    expect(newTime(hours(-1), { plan: hours(2), now })).toBeNull();
  });
});
