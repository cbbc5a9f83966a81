// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { User } from '#core/session/user.ts';
import type { Group } from '../group.ts';
import { emptyForm, formOf, groupProblem, sessionProblem, withChange, writtenIn } from './group-form.ts';
import { attendanceOf, type Behind, behindFor, messageTo } from './noted.ts';

const group: Group = {
  id: 'g-a',
  course: 'frontend',
  title: 'Axşam',
  teacher: 'Nərmin',
  start: '2026-11-30',
  end: '2026-12-31',
  weekly: ['1 19:00 90', '4 19:00 90'],
  changes: {},
  due: {},
  rev: 1,
};
const baku = (time: string) => new Date(`${time}:00+04:00`);
const now = baku('2026-12-08T12:00');
const member = (id: string, marks: Record<string, boolean> = {}) => ({
  user: { id, name: id, surname: 'Ə', email: '', mobile: '' } as User,
  own: { id: 'g-a', marks, due: {} },
});

describe('[GROUP-1] the form of a group', () => {
  const whole = formOf(group, 'https://h.az/a');
  test('is filled from a group and gives the same back', () => {
    const { title, teacher, start, end, weekly } = group;
    expect(writtenIn(whole)).toEqual({ title, teacher, start, end, weekly });
    expect(groupProblem(whole)).toBeNull();
  });

  test.each([
    [emptyForm, 'required', 'course'],
    [{ ...whole, title: ' ' }, 'required', 'title'],
    [{ ...whole, title: 'a'.repeat(61) }, 'long', 'title'],
    [{ ...whole, teacher: 'a'.repeat(122) }, 'long', 'teacher'],
    [{ ...whole, start: '2026-02-30' }, 'day', 'start'],
    [{ ...whole, end: '' }, 'day', 'end'],
    [{ ...whole, end: '2026-11-29' }, 'order', 'end'],
    [{ ...whole, end: '2029-01-01' }, 'far', 'end'],
    [{ ...whole, hours: { 1: '' } }, 'hours', 'hours'],
    [{ ...whole, hours: { 1: '25:00' } }, 'hours', 'hours'],
    [{ ...whole, minutes: '0' }, 'minutes', 'minutes'],
    [{ ...whole, link: 'http://h.az' }, 'link', 'link'],
  ] as const)('says what is wrong: %#', (form, kind, field) => {
    expect(groupProblem(form)).toEqual({ kind, field });
  });

  test('a session goes to a time to come, within a year', () => {
    const at = (time: string, minutes = '90') => sessionProblem({ key: '', at: time, minutes }, now);
    expect([at('2026-12-08T12:01'), at(''), at('2026-12-08T12:00'), at('2028-01-01T10:00')]).toEqual([
      null,
      'when',
      'past',
      'far',
    ]);
    expect(at('2026-12-09T10:00', '601')).toBe('minutes');
  });

  test('one exception of a session replaces the other, or goes', () => {
    const key = '2026-12-07T19:00';
    const moved = withChange(group.changes, key, '2026-12-09T19:00 90');
    expect(withChange(moved, key, '')).toEqual({ [key]: '' });
    expect(withChange(moved, key, null)).toEqual({});
  });
});

test('[GROUP-4] attendance has what has begun, and what was marked before the plan was changed', () => {
  const old = String(baku('2026-12-02T18:00').getTime());
  const times = attendanceOf(group, [member('a', { [old]: true })], now).map((at) => new Date(at));
  expect(times).toEqual([
    baku('2026-12-07T19:00'),
    baku('2026-12-03T19:00'),
    baku('2026-12-02T18:00'),
    baku('2026-11-30T19:00'),
  ]);
});

describe('[GROUP-5] who has fallen behind', () => {
  const row = (id: string, seen: Date | null, overdue: string[] = []): Behind => ({
    member: member(id),
    seen,
    overdue,
  });
  const rows = [
    row('works', baku('2026-12-08T09:00')),
    row('away', baku('2026-12-01T12:00')),
    row('never', null),
    row('late', baku('2026-12-08T09:00'), ['Forma']),
  ];

  test('has something overdue, or was away for so many days; what is overdue comes first', () => {
    const ids = (days: number) => behindFor(rows, days, now).map(({ member }) => member.user.id);
    expect(ids(7)).toEqual(['late', 'never', 'away']);
    expect(ids(8)).toEqual(['late', 'never']);
  });

  test('gets a message that says it, with the next lesson', () => {
    const [, away, never, late] = rows.map((one) => messageTo(one, group, now));
    expect(away).toContain('7 gündür');
    expect(late).toContain('Forma');
    expect(late).not.toContain('gündür');
    for (const one of [away, never, late]) expect(one).toContain('10.12.2026 19:00');
  });
});
