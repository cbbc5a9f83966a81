import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDay } from '#core/time/dates.ts';
import { changeText, dayAfter, type Group, sessionsOf, withMovedDeadlines } from '../group.ts';
import { groupLimits } from '../limits.ts';
import { hasHours, hoursWithoutEnd, usualFirstDay, withHours } from './weekly-hours.ts';

const baku = (time: string) => new Date(`${time}:00+04:00`);
const key = '2026-12-07T19:00';
const moved = changeText(baku('2026-12-09T20:15'), 45);
const added = { '+2026-12-10T10:00': '2026-12-10T10:00 60' };

const group = (over: Partial<Group> = {}): Group => ({
  ...{ id: 'g-a', course: 'frontend', title: 'Axşam', teacher: '', rev: 3 },
  ...{ start: '2026-11-30', end: '2026-12-31', weekly: ['1 19:00 90', '4 00:30 60'] },
  changes: { [key]: moved, '2026-12-14T19:00': '', '2026-12-10T00:30': '', ...added },
  due: {
    'task:form': { title: 'Forma', at: baku('2026-12-13T00:00'), after: { key, days: 3 } },
    'task:day': { title: 'Gün', at: baku('2026-12-13T00:00') },
  },
  ...over,
});
const plan = group();

describe('[GROUP-1] other weekly hours', () => {
  test('leave what was moved, cancelled and added as it was, and a deadline on its session', () => {
    const now = withHours(plan, ['1 18:30 60', '4 00:30 60'], '2026-11-30');
    expect(now.weekly).toEqual(['1 18:30 60', '4 00:30 60']);
    expect(now.changes).toEqual({
      '2026-12-07T18:30': moved,
      '2026-12-14T18:30': '',
      '2026-12-10T00:30': '',
      ...added,
    });
    expect(now.due['task:form']?.after).toEqual({ key: '2026-12-07T18:30', days: 3 });
    expect(now.due['task:day']).toEqual(plan.due['task:day']);
    expect(withMovedDeadlines(now, now.due)).toEqual(now.due);
    const starts = (of: Group) =>
      sessionsOf(of).flatMap(({ was, isCancelled, start }) =>
        was || isCancelled ? [[isCancelled, isoDay(start)]] : [],
      );
    expect(starts(now)).toEqual(starts(plan));
  });

  test('from a day on end the former ones the day before; keys of sessions before it stay', () => {
    const now = withHours(plan, ['1 18:30 60', '4 00:30 60'], '2026-12-10');
    expect(now.weekly).toEqual(['1 19:00 90 /2026-12-09', '1 18:30 60 2026-12-10/', '4 00:30 60']);
    expect(Object.keys(now.changes)).toEqual([
      key,
      '2026-12-14T18:30',
      '2026-12-10T00:30',
      '+2026-12-10T10:00',
    ]);
    expect(now.due).toEqual(plan.due);
  });

  test('of another weekday take nothing along', () => {
    const tuesday = withHours(plan, ['2 19:00 90', '4 00:30 60'], '2026-11-30');
    expect(tuesday.changes).toEqual(plan.changes);
  });

  test('leave a session that was brought forward where it is, with its deadline', () => {
    const held = '2026-12-05T10:00 90';
    const given = group({ changes: { '2026-12-14T19:00': held }, due: {} });
    const due = {
      'task:a': { title: 'A', at: baku('2026-12-08T00:00'), after: { key: '2026-12-14T19:00', days: 2 } },
    };
    const now = withHours({ ...given, due }, ['2 19:00 90'], '2026-12-10');
    expect(now.changes).toEqual({ '+2026-12-05T10:00': held });
    expect(sessionsOf(now).map(({ start }) => start)).toContainEqual(baku('2026-12-05T10:00'));
    expect(withMovedDeadlines(now, now.due)['task:a']?.at).toEqual(due['task:a'].at);
  });

  test('two of a day that change places keep their sessions apart', () => {
    const twice = group({
      weekly: ['1 10:00 60', '1 19:00 60'],
      changes: { [key]: '', '2026-12-07T10:00': moved },
    });
    expect(withHours(twice, ['1 11:00 60', '1 20:00 60'], '2026-11-30').changes).toEqual({
      '2026-12-07T20:00': '',
      '2026-12-07T11:00': moved,
    });
  });

  const day = fc.integer({ min: -3, max: 40 }).map((days) => dayAfter('2026-11-30', days));
  const hours = fc
    .dictionary(fc.constantFrom('1', '2', '4', '5'), fc.constantFrom('09:00 60', '19:00 90'), { minKeys: 1 })
    .map((of) => Object.entries(of).map(([day, hour]) => `${day} ${hour}`));
  const starts = (of: Group) => sessionsOf({ ...of, changes: {} }).map(({ start }) => start);

  test('never touch a day before, however often they change; behind it there are no others', () => {
    fc.assert(
      fc.property(hours, fc.array(fc.tuple(hours, day), { maxLength: 6 }), (first, changes) => {
        let now = group({ weekly: first, changes: {}, due: {} });
        for (const [weekly, from] of changes) {
          const before = starts(now);
          now = withHours(now, weekly, from);
          expect(starts(now).filter((start) => isoDay(start) < from)).toEqual(
            before.filter((start) => isoDay(start) < from),
          );
          const plain = starts(group({ weekly, changes: {} }));
          expect(starts(now).filter((start) => isoDay(start) >= from)).toEqual(
            plain.filter((start) => isoDay(start) >= from),
          );
          expect(hasHours(now, weekly)).toBe(true);
        }
      }),
    );
  });

  test('that are put back from the same day on leave no trace', () => {
    fc.assert(
      fc.property(hours, hours, day, (before, after, from) => {
        const given = group({ weekly: before, changes: {}, due: {} });
        const back = withHours(withHours(given, after, from), before, from);
        expect(starts(back)).toEqual(starts(given));
        expect(back.weekly.every((hour) => !hour.includes('/') || hour.endsWith('/'))).toBe(true);
      }),
    );
  });

  test('without end keep the newest, as many as a group can have', () => {
    let now = group({ end: '2028-01-01', changes: {}, due: {} });
    for (let week = 1; week < 30; week++)
      now = withHours(now, [week % 2 ? '2 19:00 90' : '3 19:00 90'], dayAfter('2026-11-30', week * 7));
    expect(now.weekly).toHaveLength(groupLimits.hours);
    expect(now.weekly.slice(-2)).toEqual(['3 19:00 90 2027-06-14/2027-06-20', '2 19:00 90 2027-06-21/']);
  });

  test.each([
    ['2026-12-07T18:00', '2026-12-07'],
    // The session of today has begun.
    ['2026-12-07T19:00', '2026-12-08'],
    ['2026-12-08T10:00', '2026-12-08'],
  ])('count at %s from %s on', (now, from) => {
    expect(usualFirstDay(group({ changes: {} }), baku(now))).toBe(from);
  });

  test('that are to come are those that staff change, from their own day on', () => {
    const coming = withHours(plan, ['2 19:00 90'], '2026-12-21');
    expect(hoursWithoutEnd(coming)).toEqual([
      { day: 2, at: '19:00', minutes: 90, since: '2026-12-21', until: '' },
    ]);
    expect(usualFirstDay(coming, baku('2026-12-08T10:00'))).toBe('2026-12-21');
  });
});
