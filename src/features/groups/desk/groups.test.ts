// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { $session } from '#core/session/session.ts';
import type { User } from '#core/session/user.ts';
import { localTimeOf } from '#core/time/dates.ts';
import { $toasts } from '#core/views/toasts.ts';
import type { PanelUser } from '#panel/panel.ts';
import { type Questions, questions } from '#support/questions.ts';
import type { Group } from '../group.ts';
import { emptyForm, formOf, groupProblem, sessionProblem, withChange, writtenIn } from './group-form.ts';
import { $behind, attendanceOf, type Behind, behindFor, messageTo, readBehind } from './noted.ts';
import { createGroup, groupForm, groupList, newGroup, openGroup, sendSession, sessionForm } from './store.ts';
import { groupTab as texts } from './texts.ts';

const methods = ['list', 'one', 'create', 'save', 'members', 'doneBy'] as const;
const service = vi.hoisted(() => ({}) as Record<string, Questions<unknown[], unknown>>);
vi.mock('./gateway.ts', () => ({
  staffGroups: Object.fromEntries(
    ['list', 'one', 'create', 'save', 'members', 'doneBy'].map((name) => [
      name,
      (...asked: unknown[]) => service[name]?.ask(...asked),
    ]),
  ),
}));

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

describe('what happens meanwhile', () => {
  const me: PanelUser = { uid: 'me', role: 'teacher', name: 'Nərmin', surname: 'Quliyeva', photo: null };
  const refused = new AppError('firestore/permission-denied');
  const asked = (name: (typeof methods)[number]) =>
    vi.waitFor(() => {
      const [question] = service[name]?.open ?? [];
      if (!question) throw new Error(`${name} is not asked`);
      return question;
    });

  beforeEach(async () => {
    for (const name of methods) service[name] = questions();
    $session.set({ state: 'guest' });
    $session.set({ state: 'user', uid: 'me' } as ReturnType<typeof $session.get>);
    localStorage.clear();
    $toasts.set([]);
    groupList.load();
    (await asked('list')).answer({ rows: [{ id: group.id, item: group }], more: null });
    await vi.waitFor(() => expect(groupList.find(group.id)).toEqual(group));
  });

  test('[GROUP-1] a colleague changes the group while a session is moved: what was typed stays, and is sent over the new version', async () => {
    const at = localTimeOf(new Date(Date.now() + 86_400_000));
    const typed = { key: '2026-12-03T19:00', at, minutes: '90' };
    sessionForm.open('me', group.id, typed);
    const first = sendSession(me, group.id);
    (await asked('save')).fail(refused);
    const now = { ...group, rev: 2, changes: { '2026-12-07T19:00': '' } };
    (await asked('one')).answer(now);
    await first;
    expect($toasts.get().map(({ text }) => text)).toEqual([texts.changedMeanwhile]);
    expect(sessionForm.$texts.get()[group.id]).toEqual(typed);
    const again = sendSession(me, group.id);
    const sent = await asked('save');
    const [, seen, change] = sent.asked;
    expect(seen).toEqual(now);
    expect(change).toEqual({ changes: { ...now.changes, [typed.key]: `${at} 90` } });
    sent.answer(undefined);
    (await asked('one')).answer({ ...now, rev: 3 });
    await again;
    expect(sessionForm.$texts.get()[group.id]).toBeUndefined();
  });

  test('[GROUP-1] the answer to a new group is lost, and the title is typed anew: the second press saves it, in the same group', async () => {
    const form = formOf(group, 'https://h.az/a');
    groupForm.open('me', newGroup, form);
    const first = createGroup(me);
    const made = await asked('create');
    made.fail(new AppError('firestore/unavailable'));
    await first;
    groupForm.type('me', newGroup, { ...form, title: 'Səhər' });
    createGroup(me);
    const second = await asked('create');
    expect(second.asked[1]).toBe(made.asked[1]);
    second.fail(refused);
    (await asked('one')).answer(group);
    expect((await asked('save')).asked.slice(1, 3)).toMatchObject([group, { title: 'Səhər' }]);
  });

  test('[GROUP-5] whoever signs out leaves no names, and a late answer brings none', async () => {
    openGroup(group.id);
    (await asked('members')).answer([member('a')]);
    await vi.waitFor(() => expect(service.members?.open).toEqual([]));
    const read = readBehind(group);
    const late = await asked('doneBy');
    $session.set({ state: 'guest' });
    late.answer({ seen: null, done: new Set() });
    await read;
    expect($behind.get()).toEqual({ step: 'none' });
  });
});
