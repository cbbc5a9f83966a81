import { describe, expect, test } from 'vitest';
import type { User } from '#domain/accounts/user.ts';
import {
  hasTooMany,
  isAsPlanned,
  linesIn,
  type ManyTask,
  planFor,
  recordAfter,
} from '#domain/panel/many-grants.ts';
import { limits } from '#domain/shared/limits.ts';

const user: User = {
  id: 'u',
  name: 'Ayla',
  surname: 'Əliyeva',
  nameKey: 'ayla eliyeva',
  username: 'ayla',
  email: 'ayla@x.az',
  mobile: '',
  lessons: ['css'],
  createdAt: new Date(0),
};
const now = new Date('2026-06-01T00:00:00Z');
const past = new Date('2026-05-01T20:00:00Z');
const soon = new Date('2026-07-01T20:00:00Z');
const later = new Date('2026-09-01T20:00:00Z');
const withEnds = (end: Date): User => ({ ...user, ends: { css: end } });

describe('[SCHOOL-3] a pasted list', () => {
  test('has a line for each part between line breaks, commas, semicolons and tabs', () => {
    expect(linesIn(' A@x.az, b.c;\r\n\n İlkin1\t«x» ')).toEqual([
      { text: 'A@x.az', key: { field: 'email', value: 'a@x.az' } },
      { text: 'b.c', key: { field: 'username', value: 'b.c' } },
      { text: 'İlkin1', key: { field: 'username', value: 'ilkin1' } },
      { text: '«x»', key: null },
    ]);
  });

  test.each([
    ['Ayla Əliyeva <Ayla@x.az>', 'ayla@x.az'],
    ['"ayla@x.az"', 'ayla@x.az'],
    ['<ayla@x.az>', 'ayla@x.az'],
    ['ayla@x', undefined],
    ['ay la@x.az', undefined],
    ['a/b@x.az', undefined],
    ['1ayla', undefined],
    ['ab', undefined],
    ['ə'.repeat(5), undefined],
  ])('reads %s', (text, value) => {
    expect(linesIn(text)[0]?.key?.value).toBe(value);
  });

  test('has a limit', () => {
    const lines = (count: number) => linesIn('a\n'.repeat(count));
    expect([hasTooMany(lines(limits.grantLines)), hasTooMany(lines(limits.grantLines + 1))]).toEqual([
      false,
      true,
    ]);
  });
});

describe('[SCHOOL-3] what will happen to a user', () => {
  const open: ManyTask = { action: 'open', course: 'css', end: soon };
  const renew: ManyTask = { ...open, action: 'renew' };
  const close: ManyTask = { ...open, action: 'close', end: null };
  const none: User = { ...user, lessons: [] };
  const full: User = { ...user, lessons: Array.from({ length: limits.lessons }, (_, n) => `c${n}`) };
  test.each<[string, User, ManyTask]>([
    ['grant', none, open],
    ['has', user, open],
    ['has-until', withEnds(later), open],
    ['has-until', withEnds(soon), open],
    ['reopen', withEnds(past), open],
    ['reopen', withEnds(now), open],
    ['full', full, open],
    ['renew', user, renew],
    ['renew', withEnds(later), renew],
    ['same-day', withEnds(soon), renew],
    ['same-day', user, { ...renew, end: null }],
    ['lacks', none, renew],
    ['revoke', withEnds(past), close],
    ['lacks', none, close],
    ['staff', { ...none, userKey: '' }, open],
    ['staff', { ...none, adminKey: 'k' }, open],
  ])('%s', (plan, one, task) => {
    expect(planFor(one, task, 'teacher', now)).toBe(plan);
  });

  test('an admin may open a course for a teacher', () => {
    expect(planFor({ ...none, userKey: 'k' }, open, 'admin', now)).toBe('grant');
  });

  test('afterwards the record is as planned, and before it is not', () => {
    for (const [one, plan, task] of [
      [none, 'grant', open],
      [withEnds(later), 'renew', renew],
      [withEnds(past), 'reopen', open],
      [withEnds(past), 'renew', { ...renew, end: null }],
      [withEnds(past), 'revoke', close],
    ] as const) {
      expect(isAsPlanned(one, plan, task)).toBe(false);
      const after = recordAfter(one, task, plan);
      expect(isAsPlanned(after, plan, task)).toBe(true);
      expect(recordAfter(after, task, plan)).toEqual(after);
    }
    expect(recordAfter(user, { ...open, course: 'html' }, 'grant').lessons).toEqual(['css', 'html']);
  });
});
