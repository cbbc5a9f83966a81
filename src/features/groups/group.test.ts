import fc from 'fast-check';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Grants } from '#core/session/grants.ts';
import { isoDay, localTimeOf, timeOfDay } from '#core/time/dates.ts';
import { calendarOf, foldedLine } from './calendar.ts';
import { withHours } from './desk/weekly-hours.ts';
import {
  begunSessions,
  changeText,
  dayAfter,
  deadlinesOf,
  dueAfter,
  dueKey,
  endOfSession,
  type Group,
  GroupDocument,
  isOver,
  lastMoment,
  nextSessions,
  sessionsOf,
  weekdayOf,
  withMovedDeadlines,
} from './group.ts';
import { dueToday, weekOf } from './store.ts';

const group = (over: Partial<Group> = {}): Group => ({
  id: 'g-a',
  course: 'frontend',
  title: 'Axşam, qrupu; «1»',
  teacher: '',
  start: '2026-11-30',
  end: '2026-12-31',
  weekly: ['1 19:00 90', '4 00:30 60'],
  changes: {},
  due: {},
  rev: 3,
  ...over,
});

const baku = (time: string) => new Date(`${time}:00+04:00`);
const key = '2026-12-07T19:00';
const moved = changeText(baku('2026-12-09T20:15'), 45);

describe('[GROUP-1] sessions are computed', () => {
  test('on the days of Baku, also where the day of Greenwich is another', () => {
    const [first, second] = sessionsOf(group());
    expect([first?.key, first?.start]).toEqual(['2026-11-30T19:00', new Date('2026-11-30T15:00:00Z')]);
    // A Thursday in Baku is still Wednesday in Greenwich.
    expect([second?.key, second?.start]).toEqual(['2026-12-03T00:30', new Date('2026-12-02T20:30:00Z')]);
    expect(second && isoDay(second.start)).toBe('2026-12-03');
  });

  test('whatever the hours: each on its weekday and hour, within the days, once', () => {
    const hour = fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 1439 }));
    fc.assert(
      fc.property(fc.array(hour, { maxLength: 7 }), fc.integer({ min: 0, max: 200 }), (hours, days) => {
        const two = (n: number) => String(n).padStart(2, '0');
        const weekly = hours.map(([day, at]) => `${day} ${two(Math.floor(at / 60))}:${two(at % 60)} 90`);
        const plan = group({ weekly, end: dayAfter('2026-11-30', days) });
        const all = sessionsOf(plan);
        for (const { start, key } of all) {
          expect(weekly).toContain(`${weekdayOf(isoDay(start))} ${timeOfDay(start)} 90`);
          expect(isoDay(start) >= plan.start && isoDay(start) <= plan.end).toBe(true);
          expect(localTimeOf(start)).toBe(key);
        }
        expect(new Set(all.map((one) => one.key)).size).toBe(all.length);
        const weeks = new Set(weekly).size * Math.floor((days + 1) / 7);
        expect(all.length).toBeGreaterThanOrEqual(weeks);
        expect(all.length).toBeLessThanOrEqual(weeks + new Set(weekly).size);
      }),
    );
  });

  test('one is moved, one is cancelled, one is added; an exception of an hour that is no more counts for nothing', () => {
    const changes = {
      [key]: moved,
      '2026-12-14T19:00': '',
      '+2026-12-12T10:00': '2026-12-12T10:00 30',
      '2026-12-08T19:00': moved,
    };
    const all = sessionsOf(group({ changes }));
    const one = all.find((session) => session.key === key);
    expect(one).toMatchObject({ start: baku('2026-12-09T20:15'), minutes: 45, was: baku(key) });
    expect(all.find((session) => session.key === '2026-12-14T19:00')?.isCancelled).toBe(true);
    expect(all.filter(({ hour }) => hour === null).map(({ start }) => start)).toEqual([
      baku('2026-12-12T10:00'),
    ]);
    expect(all).toHaveLength(sessionsOf(group()).length + 1);
    const starts = all.map(({ start }) => start.getTime());
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  test('what is written wrong hides no other', () => {
    const plan = group({
      weekly: ['9 19:00 90', '1 25:00 90', '1 19:00', '1 19:00 90 2026-12-07', '1 19:00 90'],
      changes: { [key]: 'x' },
    });
    expect(sessionsOf(plan)[1]).toMatchObject({ key, start: baku(key) });
    expect(sessionsOf(group({ start: '2026-12-31', end: '2026-11-30' }))).toEqual([]);
  });

  test('the next ones are those that are not over', () => {
    const during = new Date(baku(key).getTime() + 60_000);
    expect(nextSessions(group(), during)[0]?.key).toBe(key);
    const end = endOfSession({ start: baku(key), minutes: 90 });
    expect(nextSessions(group(), end)[0]?.key).toBe('2026-12-10T00:30');
  });

  test('[GROUP-4] attendance is taken of what has begun and was not cancelled, also after it was moved', () => {
    const now = baku('2026-12-08T12:00');
    expect(begunSessions(group(), now)[0]?.key).toBe(key);
    // Its first time is over, its new one is still to come.
    expect(begunSessions(group({ changes: { [key]: moved } }), now)[0]?.key).toBe('2026-12-03T00:30');
    expect(begunSessions(group({ changes: { [key]: '' } }), now)[0]?.key).toBe('2026-12-03T00:30');
  });

  test('[GROUP-2] the week has a session at least, and says which is cancelled', () => {
    const changes = { '2026-11-30T19:00': '', '2026-12-03T00:30': '', [key]: moved };
    const week = weekOf(group({ changes }), baku('2026-11-29T10:00'));
    expect(week.map(({ start }) => localTimeOf(start))).toEqual([
      '2026-11-30T19:00',
      '2026-12-03T00:30',
      '2026-12-09T20:15',
    ]);
  });
});

describe('[GROUP-3] deadlines', () => {
  const task = dueKey('task', 'form');
  const at = baku('2026-12-11T00:00');
  const plan = group({ due: { [task]: { title: 'Forma', at, after: { key, days: 3 } } } });

  test('so many days after a session end with the day in Baku, and go where the session goes', () => {
    expect(dueAfter(plan, key, 3)).toEqual(at);
    const after = group({ changes: { [key]: moved } });
    expect(withMovedDeadlines(after, plan.due)[task]?.at).toEqual(baku('2026-12-13T00:00'));
    const none = group({ weekly: [] });
    expect(withMovedDeadlines(none, plan.due)).toEqual(plan.due);
  });

  test.each([
    ['2026-12-05T00:00', '2026-12-08T00:00', '2026-12-08T00:00'],
    // The group's was put off behind it.
    ['2026-12-15T00:00', '2026-12-08T00:00', '2026-12-15T00:00'],
    ['2026-12-05T00:00', undefined, '2026-12-05T00:00'],
    [undefined, '2026-12-08T00:00', null],
  ])('of the group %s and the own %s counts %s', (all, own, counts) => {
    const at = (time?: string | null) => (time ? baku(time) : undefined);
    expect(lastMoment(at(all), at(own))).toEqual(at(counts) ?? null);
  });

  test('a longer one of the student counts; the soonest comes first', () => {
    const due = { ...plan.due, 'quiz:q1': { title: 'Sınaq', at: baku('2026-12-12T00:00') }, bad: null };
    const later = baku('2026-12-20T00:00');
    const own = deadlinesOf(group({ due }), { due: { [task]: later } });
    expect(own.map(({ title, at, href }) => [title, at, href])).toEqual([
      ['Sınaq', baku('2026-12-12T00:00'), '/lessons/frontend/quizzes#quiz-q1'],
      ['Forma', later, '/lessons/frontend/exercises/form'],
    ]);
  });
});

test('[GROUP-2] a group is over for its student behind the last session and deadline', () => {
  const at = (day: string, over: Partial<Group> = {}) =>
    isOver({ group: group({ weekly: [], ...over }), membership: null }, baku(`${day}T12:00`));
  expect([at('2026-12-31'), at('2027-01-01')]).toEqual([false, true]);
  const weekly = ['4 19:00 90'];
  const changes = { '2026-12-31T19:00': '2027-01-03T19:00 90' };
  expect([at('2027-01-03', { weekly, changes }), at('2027-01-04', { weekly, changes })]).toEqual([
    false,
    true,
  ]);
  const due = { 'task:form': { title: 'Layihə', at: baku('2027-01-08T00:00') } };
  expect([at('2027-01-07', { due }), at('2027-01-08', { due })]).toEqual([false, true]);
});

test('[GROUP-1] a group with one deadline that is malformed is read', () => {
  const { id: _, ...stored } = group();
  const read = v.parse(GroupDocument, { id: 'g-a', ...stored, due: { 'task:a': 5 } });
  expect(read.due).toEqual({ 'task:a': null });
});

describe('[GROUP-2] the calendar file', () => {
  const details = {
    title: 'Frontend',
    link: 'https://h.az/a,b;c',
    site: 'h.az',
    now: baku('2026-11-28T10:00'),
  };
  const changes = { [key]: moved, '2026-12-14T19:00': '', '+2026-12-12T10:00': '2026-12-12T10:00 30' };
  const text = (over: Partial<Group> = {}) => calendarOf(group({ changes, ...over }), details);
  const eventsOf = (file: string) =>
    new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

  /** All beginnings that a program shows. */
  function shown(file: string): number[] {
    const events = eventsOf(file);
    const moments: number[] = [];
    for (const event of events.filter((one) => !one.isRecurrenceException())) {
      const own = events.filter((one) => one.isRecurrenceException() && one.uid === event.uid);
      for (const one of own) event.relateException(one);
      if (!event.isRecurring()) moments.push(event.startDate.toJSDate().getTime());
      else {
        const times = event.iterator();
        for (let time = times.next(); time; time = times.next())
          moments.push(event.getOccurrenceDetails(time).startDate.toJSDate().getTime());
      }
    }
    return moments.sort((a, b) => a - b);
  }

  test('another program computes the same sessions from it, whatever was moved, cancelled and added', () => {
    const all = sessionsOf(group());
    const change = fc.constantFrom(null, '', moved, changeText(baku('2027-02-01T09:00'), 20));
    fc.assert(
      fc.property(fc.array(change, { minLength: all.length, maxLength: all.length }), (wanted) => {
        const own = Object.fromEntries(
          all.flatMap((session, at) => (wanted[at] == null ? [] : [[session.key, wanted[at]]])),
        );
        const plan = group({ changes: own });
        const held = sessionsOf(plan).filter(({ isCancelled }) => !isCancelled);
        expect(shown(calendarOf(plan, details))).toEqual(held.map(({ start }) => start.getTime()));
      }),
      { numRuns: 40 },
    );
  });

  test('a second program reads it, too', () => {
    const { events = [] } = convertIcsCalendar(undefined, text());
    expect(events).toHaveLength(4);
    expect(events.every(({ summary }) => summary === 'Frontend: Axşam, qrupu; «1»')).toBe(true);
    expect(events[0]?.start.date).toEqual(baku('2026-11-30T19:00'));
    expect(events[0]?.recurrenceRule?.until?.date).toEqual(baku('2026-12-28T19:00'));
    expect(events[0]?.exceptionDates?.map(({ date }) => date)).toEqual([baku('2026-12-14T19:00')]);
  });

  test('it begins with BEGIN, is in UTC, ends, and its lines are folded at 75 bytes', () => {
    const file = text({ title: 'Ə'.repeat(60) });
    expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    const times = file.match(/^(?:DT\w+|RECURRENCE-ID|EXDATE)[:;].*$/gm) ?? [];
    expect(times.length).toBeGreaterThan(9);
    for (const line of times) expect(line).toMatch(/^[A-Z-]+:(?:,?\d{8}T\d{6}Z)+\r?$/);
    expect(file.match(/UNTIL=\d{8}T\d{6}Z/g)).toHaveLength(2);
  });

  test('names stay over every change, the number of the version grows', () => {
    const uids = (file: string) => [...new Set(eventsOf(file).map(({ uid }) => uid))];
    const before = text({ rev: 3 });
    const after = text({ rev: 4, title: 'Başqa', weekly: ['1 18:00 60', '4 10:00 60'] });
    expect(uids(after)).toEqual(uids(before));
    // An hour more or less leaves the names of the others.
    expect(uids(text({ weekly: ['4 00:30 60'] }))).toEqual(
      uids(before).filter((uid) => uid !== uids(before)[0]),
    );
    expect(eventsOf(before).every(({ sequence }) => sequence === 3)).toBe(true);
    expect(eventsOf(after).every(({ sequence }) => sequence === 4)).toBe(true);
  });

  test('hours of other weekdays end the former ones under their names, so that no program goes on showing them', () => {
    const before = group();
    const after = withHours(before, ['2 19:00 90', '4 00:30 60'], '2026-12-10');
    const names = (of: Group) => eventsOf(calendarOf(of, details)).map(({ uid }) => uid);
    expect(names(after)).toEqual(['g-a-1@h.az', 'g-a-2@h.az', 'g-a-4@h.az']);
    expect(names(before).every((name) => names(after).includes(name))).toBe(true);
    expect(shown(calendarOf(after, details))).toEqual(sessionsOf(after).map(({ start }) => start.getTime()));
  });

  test('no sign is cut in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (line) => {
        fc.pre(!/[\r\n]/.test(line));
        expect(foldedLine(line).replaceAll('\r\n ', '')).toBe(line);
      }),
    );
  });
});

test('[START-3] [GROUP-3] «Bu gün» has what is due within two weeks, the own moment where there is one, and nothing that is late or handed in', () => {
  const due = (at: string) => ({ title: at, at: baku(at) });
  const membership = { id: 'g-a', due: { 'task:own': baku('2026-12-05T00:00') }, marks: {} };
  const given = group({
    due: {
      'task:late': due('2026-11-30T00:00'),
      'task:own': due('2026-11-30T00:00'),
      'quiz:css': due('2026-12-12T00:00'),
      'task:done': due('2026-12-12T00:00'),
      'task:far': due('2027-01-12T00:00'),
    },
  });
  const done = ['task:done'];
  const own = [{ group: given, link: '', membership, done }];
  const end = baku('2026-12-08T00:00');
  const grants = { lessons: ['frontend'], ends: { frontend: end } };
  const untilOf = (of: Grants) => dueToday(own, of, baku('2026-12-01T10:00')).map(({ until }) => until);
  expect(untilOf(grants)).toEqual([baku('2026-12-05T00:00').getTime(), end.getTime()]);
  expect(dueToday(own, { lessons: ['frontend'] }, baku('2026-12-01T10:00'))).toEqual([
    {
      text: 'Son vaxt: «2026-11-30T00:00», 04.12.2026 23:59',
      href: '/lessons/frontend/exercises/own',
      until: baku('2026-12-05T00:00').getTime(),
    },
    {
      text: 'Son vaxt: «2026-12-12T00:00», 11.12.2026 23:59',
      href: '/lessons/frontend/quizzes#quiz-css',
      until: baku('2026-12-12T00:00').getTime(),
    },
  ]);
});
