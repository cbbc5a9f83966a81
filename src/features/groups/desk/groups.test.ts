// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { $session } from '#core/session/session.ts';
import type { User } from '#core/session/user.ts';
import { isoDay, localTimeOf } from '#core/time/dates.ts';
import { $toasts } from '#core/views/toasts.ts';
import { announcementLimits } from '#features/announcements/limits.ts';
import type { PanelUser } from '#panel/panel.ts';
import { type Questions, questions } from '#support/questions.ts';
import { dayAfter, type Group, isHandedIn, sessionsOf } from '../group.ts';
import { attendance, attendanceOf, saveAttendance } from './attendance.ts';
import { $behind, type Behind, behindFor, daysSince, messageTo, readBehind } from './behind.ts';
import {
  $assignments,
  deadlineFormOf,
  extensionProblem,
  loadAssignments,
  sessionChoices,
  sessionName,
} from './deadlines.ts';
import type { SessionAnnouncement } from './gateway.ts';
import {
  announcementsToRemove,
  emptyForm,
  formOf,
  groupFieldsOf,
  groupProblem,
  keyOfAdded,
  sessionProblem,
  withChange,
} from './group-form.ts';
import {
  $openGroup,
  createGroup,
  groupForm,
  groupList,
  loadMembers,
  memberList,
  newGroup,
  openGroup,
  saveGroup,
  sendSession,
  sessionForm,
  takeOut,
} from './store.ts';
import { groupTab as texts } from './texts.ts';

const methods = ['list', 'one', 'create', 'save', 'members', 'note', 'doneBy', 'tasks'] as const;
const service = vi.hoisted(() => ({}) as Record<string, Questions<unknown[], unknown>>);
vi.mock('./gateway.ts', () => ({
  staffGroups: Object.fromEntries(
    ['list', 'one', 'create', 'save', 'members', 'note', 'doneBy', 'tasks'].map((name) => [
      name,
      (...asked: unknown[]) => service[name]?.ask(...asked),
    ]),
  ),
}));

const people = vi.hoisted(() => ({ one: vi.fn(), place: vi.fn() }));
vi.mock('#features/quizzes/gateway.ts', () => ({ quizzes: { list: async () => [] } }));
vi.mock('#features/accounts/desk/gateway.ts', () => ({ holders: people, staffPeople: people }));

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
  membership: { id: 'g-a', marks, due: {} },
});

describe('[GROUP-1] the form of a group', () => {
  const whole = formOf(group, 'https://h.az/a');
  test('is filled from a group and gives the same back', () => {
    const { title, teacher, start, end, weekly } = group;
    expect(groupFieldsOf(whole)).toEqual({ title, teacher, start, end, weekly });
    expect(groupProblem(whole)).toBeNull();
  });

  test.each([
    [emptyForm, 'required', 'course'],
    [{ ...whole, title: ' ' }, 'required', 'title'],
    [{ ...whole, title: 'a'.repeat(61) }, 'long', 'title'],
    [{ ...whole, teacher: 'a'.repeat(122) }, 'long', 'teacher'],
    [{ ...whole, start: '2026-02-30' }, 'day', 'start'],
    [{ ...whole, start: '0202-12-01' }, 'day', 'start'],
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

  test('a session does not go where it is, nor where another one of the group is', () => {
    const at = (key: string, at: string, changes: Group['changes'] = {}, minutes = '90') =>
      sessionProblem({ key, at, minutes }, now, sessionsOf({ ...group, changes }));
    const [key, other] = ['2026-12-10T19:00', '2026-12-14T19:00'];
    expect(at(key, key)).toBe('same');
    expect(at(key, key, {}, '60')).toBeNull();
    expect(at(key, other)).toBe('taken');
    expect(at('', other)).toBe('taken');
    expect(at('2026-12-10T18:00', '2026-12-11T10:00')).toBe('gone');
    expect(at('', other, { [other]: '' })).toBeNull();
    expect(at(key, other, { [other]: '2026-12-15T19:00 90' })).toBeNull();
  });

  test('one exception of a session replaces the other, or goes', () => {
    const key = '2026-12-07T19:00';
    const moved = withChange(group.changes, key, '2026-12-09T19:00 90');
    expect(withChange(moved, key, '')).toEqual({ [key]: '' });
    expect(withChange(moved, key, null)).toEqual({});
  });
});

test('[GROUP-3] the form of a deadline begins with what is set, also behind a session that can not be chosen any more', () => {
  const at = baku('2026-12-05T00:00');
  const [key, title, href] = ['task:form', 'Forma', ''];
  const own = { key, title, href, at };
  expect(deadlineFormOf(group, own)).toEqual({ of: key, key, day: '2026-12-04', session: '', days: '' });
  const after = { key: '2026-12-03T19:00', days: 3 };
  expect(deadlineFormOf(group, { ...own, after })).toEqual({
    of: key,
    key,
    day: '',
    session: after.key,
    days: '3',
  });
  const gone = { ...own, after: { key: '2026-12-01T19:00', days: 3 } };
  expect(deadlineFormOf(group, gone)).toEqual(deadlineFormOf(group, own));
  const choices = sessionChoices(group, now, '');
  expect(choices.slice(0, 2)).toEqual(['2026-12-07T19:00', '2026-12-10T19:00']);
  expect(sessionChoices(group, now, '2026-12-10T19:00')).toEqual(choices);
  expect(sessionChoices(group, now, after.key)).toEqual([after.key, ...choices]);
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

test('[GROUP-4] a day that was marked at its former hour has no second session at the present one', () => {
  const marked = String(baku('2026-12-07T18:30').getTime());
  const times = attendanceOf(group, [member('a', { [marked]: true })], now).map((at) => new Date(at));
  expect(times).toEqual([baku('2026-12-07T18:30'), baku('2026-12-03T19:00'), baku('2026-11-30T19:00')]);
});

test('[GROUP-1] one more session for a moment whose added session has moved gets a name of its own', () => {
  const at = '2026-12-10T10:00';
  const key = `+${at}`;
  expect(keyOfAdded({}, `${at} 60`)).toBe(key);
  expect(keyOfAdded({ [key]: `${at} 60` }, `${at} 90`)).toBe(key);
  expect(keyOfAdded({ [key]: '' }, `${at} 90`)).toBe(key);
  const moved = { [key]: '2026-12-11T10:00 60' };
  expect(keyOfAdded(moved, `${at} 60`)).toBe('+2026-12-10T10:01');
});

describe('[GROUP-2] the word about a session', () => {
  const item = (until: string) => ({ text: 'x', until: baku(until), at: now, by: 'me' });
  const words = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`s-${n}a-1`, item(`2027-01-${10 + n}T12:00`)]),
    );
  const own = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`own-${n}`, item('2027-01-01T12:00')]));

  test('takes what is over and the former one about the same session along', () => {
    const items = {
      's-1-4': item('2027-01-01T12:00'),
      's-12-4': item('2027-01-01T12:00'),
      old: item('2026-12-01T12:00'),
    };
    expect(announcementsToRemove(['s-1'], items, now)).toEqual(['s-1-4', 'old']);
  });

  test.each([
    [0, 14, []],
    [0, 15, ['s-14a-1']],
    [10, 12, ['s-11a-1', 's-10a-1', 's-9a-1']],
    [19, 0, []],
    [20, 0, null],
  ] as const)('beside %i announcements and %i words', (owns, count, gone) => {
    const items = { ...own(owns), ...words(count) };
    expect(announcementsToRemove(['s-x'], items, now)).toEqual(gone);
    if (gone) expect(Object.keys(items).length - gone.length).toBeLessThan(announcementLimits.announcements);
  });
});

test.each([
  ['task:form', {}, false],
  ['task:form', { version: 0, state: 'begun' }, false],
  ['task:form', { version: 1, state: 'sent' }, true],
  ['task:form', { version: 1, state: 'withdrawn' }, false],
  ['quiz:q', {}, false],
  ['quiz:q', { lockedAt: new Date() }, true],
])('[GROUP-5] whether %s is handed in: %j', (key, data, is) => {
  expect(isHandedIn(key, data)).toBe(is);
});

describe('[GROUP-3] a last moment', () => {
  const due = { 'task:form': { title: 'Forma', at: baku('2026-12-11T00:00') } };
  test('of one student is behind that of the group, and to come', () => {
    const extended = (day: string, uid = 'a') =>
      extensionProblem({ due }, { key: 'task:form', uid, day }, now)?.kind ?? null;
    expect([extended('2026-12-11'), extended('2026-12-10'), extended('2026-12-01')]).toEqual([
      null,
      'notLonger',
      'notLonger',
    ]);
    expect([extended('2026-12-11', ''), extended('')]).toEqual(['student', 'day']);
    const past = { 'task:form': { title: 'Forma', at: baku('2026-12-01T00:00') } };
    expect(extensionProblem({ due: past }, { key: 'task:form', uid: 'a', day: '2026-12-05' }, now)).toEqual({
      kind: 'past',
      field: 'day',
    });
  });

  test('that hangs on a session that is planned no more says the session as others are said', () => {
    expect(sessionName(group, '2026-12-08T19:00')).toBe('08.12.2026 19:00');
    expect(sessionName(group, '+2026-12-08T19:00')).toBe('08.12.2026 19:00');
  });
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

  test('days are those of Baku: yesterday evening is a day ago in the morning', () => {
    expect(daysSince(baku('2026-12-07T23:30'), baku('2026-12-08T00:10'))).toBe(1);
    expect(daysSince(baku('2026-12-08T00:10'), baku('2026-12-08T23:50'))).toBe(0);
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

  test('[GROUP-2] a session that goes back to its hour by hand is moved no more; another length is no move', async () => {
    const day = isoDay(new Date());
    const present = { ...group, start: day, end: dayAfter(day, 30) };
    const key = sessionsOf(present).at(-1)?.key ?? '';
    groupList.replace(group.id, present);
    const send = async (at: string, minutes: string) => {
      sessionForm.open('me', group.id, { key, at, minutes }, null);
      const sending = sendSession(me, group.id);
      const save = await asked('save');
      save.answer(undefined);
      (await asked('one')).answer({ ...present, changes: { [key]: `${key} 60` } });
      await sending;
      return save.asked;
    };
    const [, , length, , said] = await send(key, '60');
    expect(length).toEqual({ changes: { [key]: `${key} 60` } });
    expect(said).toMatchObject({ text: expect.stringMatching(/uzunluğu dəyişdi: .* 19:00, 60 dəq$/) });
    const [, , back] = await send(key, '90');
    expect(back).toEqual({ changes: {} });
  });

  test('[GROUP-2] other hours are told, and the word about a session that is none then goes; a name alone is not told', async () => {
    const changes = { '2026-12-07T19:00': '2026-12-09T19:00 90' };
    groupList.replace(group.id, { ...group, changes });
    const save = async (over: object) => {
      groupForm.open('me', group.id, { ...formOf(group, ''), ...over }, null);
      const saving = saveGroup(me, group.id);
      const sent = await asked('save');
      sent.answer(undefined);
      (await asked('one')).answer({ ...group, changes });
      await saving;
      return sent.asked[4] as SessionAnnouncement | undefined;
    };
    expect(await save({ title: 'Səhər' })).toBeUndefined();
    const told = await save({ hours: { 2: '20:00', 4: '19:00' } });
    expect(told?.text).toContain('Çərşənbə axşamı 20:00, Cümə axşamı 19:00 (30.11.2026 – 31.12.2026)');
    expect(told?.about).toContain('s-20261207');
    expect(told?.about).not.toContain('s-20261210');
    // What nobody has typed stays, also when a colleague has changed it meanwhile.
    groupForm.open('me', group.id, { ...formOf({ ...group, weekly: ['5 10:00 90'] }, ''), teacher: 'Aysel' });
    const kept = saveGroup(me, group.id);
    const sent = await asked('save');
    expect(sent.asked[2]).toMatchObject({ teacher: 'Aysel', weekly: group.weekly });
    expect(sent.asked[4]).toBeUndefined();
    sent.answer(undefined);
    (await asked('one')).answer(group);
    await kept;
    // The session of that day is another hour's by now.
    expect((await save({ hours: { 1: '20:00', 4: '19:00' } }))?.about).toHaveLength(1);
  });

  test('[GROUP-1] the answer to a new group is lost, and the title is typed anew: the second press saves it, in the same group', async () => {
    const form = formOf(group, 'https://h.az/a');
    groupForm.open('me', newGroup, form);
    const first = createGroup(me);
    const made = await asked('create');
    made.fail(new AppError('firestore/unavailable'));
    await first;
    groupForm.type('me', newGroup, { ...form, title: 'Səhər' });
    const again = createGroup(me);
    const second = await asked('create');
    expect(second.asked[1]).toBe(made.asked[1]);
    second.fail(refused);
    (await asked('one')).answer(group);
    const save = await asked('save');
    expect(save.asked.slice(1, 3)).toMatchObject([group, { title: 'Səhər' }]);
    save.answer(undefined);
    (await asked('list')).answer({ rows: [], more: null });
    (await asked('one')).answer(group);
    await again;
  });

  test('[GROUP-1] a new group that a search leaves out is shown, and what was typed meanwhile goes into it', async () => {
    const made = { ...group, id: 'g-new' };
    groupForm.open('me', newGroup, formOf(group, ''));
    const first = createGroup(me);
    const id = (await asked('create')).asked[1];
    groupForm.type('me', newGroup, formOf(group, 'https://h.az/b'));
    (await asked('create')).answer(undefined);
    (await asked('list')).answer({ rows: [], more: null });
    await first;
    const second = createGroup(me);
    const again = await asked('create');
    expect(again.asked[1]).toBe(id);
    again.fail(refused);
    (await asked('one')).answer({ ...made, id });
    const save = await asked('save');
    expect(save.asked[3]).toBe('https://h.az/b');
    save.answer(undefined);
    (await asked('list')).answer({ rows: [], more: null });
    (await asked('one')).answer({ ...made, id });
    await second;
    expect([$openGroup.get(), groupList.find(String(id))]).toEqual([id, { ...made, id }]);
    expect(groupForm.$texts.get()[newGroup]).toBeUndefined();
  });

  test('[GROUP-4] who has joined since a session was marked was not away', async () => {
    const session = String(baku('2026-12-07T19:00').getTime());
    openGroup(group.id);
    loadMembers();
    (await asked('members')).answer([
      member('a', { [session]: true }),
      member('b', { [session]: false }),
      member('new'),
    ]);
    await vi.waitFor(() => expect(memberList()).toHaveLength(3));
    attendance.open('me', group.id, { session, here: ['a', 'b'] });
    const saving = saveAttendance(me, group.id);
    const note = await asked('note');
    expect(note.asked[3]).toEqual({ b: { marks: { [session]: true } } });
    // A colleague was first: who was here is read anew.
    note.fail(refused);
    (await asked('one')).answer({ ...group, rev: 2 });
    (await asked('members')).answer([member('a', { [session]: true })]);
    await saving;
    await vi.waitFor(() => expect(memberList()).toHaveLength(1));
  });

  test('[GROUP-4] the answer to marks is lost: the second press sends them over the version that they have made', async () => {
    const session = String(baku('2026-12-07T19:00').getTime());
    openGroup(group.id);
    loadMembers();
    (await asked('members')).answer([member('a')]);
    await vi.waitFor(() => expect(memberList()).toHaveLength(1));
    attendance.open('me', group.id, { session, here: ['a'] });
    const first = saveAttendance(me, group.id);
    (await asked('note')).fail(new AppError('firestore/unavailable'));
    await first;
    const second = saveAttendance(me, group.id);
    (await asked('one')).answer({ ...group, rev: 2 });
    const note = await asked('note');
    expect(note.asked.slice(1)).toEqual([
      { ...group, rev: 2 },
      session,
      { a: { marks: { [session]: true } } },
    ]);
    note.answer(1);
    (await asked('one')).answer({ ...group, rev: 3 });
    await second;
    expect($toasts.get().at(-1)?.kind).toBe('good');
  });

  test('[GROUP-5] whoever was in a lesson, or handed something in, was seen', async () => {
    const lesson = baku('2026-12-07T19:00');
    openGroup(group.id);
    loadMembers();
    (await asked('members')).answer([member('a', { [String(lesson.getTime())]: true })]);
    await vi.waitFor(() => expect(memberList()).toHaveLength(1));
    const read = readBehind(group);
    (await asked('doneBy')).answer({ seen: baku('2026-12-01T10:00'), done: new Set() });
    await read;
    expect($behind.get()).toMatchObject({ rows: [{ seen: lesson }] });
  });

  test('[GROUP-3] what can have a deadline is that of the course, also while it is read', async () => {
    const first = loadAssignments('frontend');
    (await asked('tasks')).answer({ form: 'Forma' });
    await first;
    expect($assignments.get()).toMatchObject({ of: 'frontend', titles: { 'task:form': 'Forma' } });
    const second = loadAssignments('css');
    expect($assignments.get()).toEqual({ step: 'loading' });
    (await asked('tasks')).fail(new AppError('firestore/permission-denied'));
    await second;
    expect($assignments.get().step).toBe('failed');
  });

  test('[GROUP-1] who is in a colleague’s group by now is not taken out of it', async () => {
    openGroup(group.id);
    loadMembers();
    (await asked('members')).answer([member('a')]);
    people.one.mockResolvedValue({ user: { groups: { frontend: 'g-b' } }, version: '1' });
    const leaving = takeOut('me', group, 'a');
    (await asked('members')).answer([]);
    await leaving;
    expect(people.place).not.toHaveBeenCalled();
    people.one.mockResolvedValue({ user: { groups: { frontend: group.id } }, version: '2' });
    const second = takeOut('me', group, 'a');
    (await asked('members')).answer([]);
    await second;
    expect(people.place).toHaveBeenCalledExactlyOnceWith('me', 'a', 'frontend', null, '2');
  });

  test('[GROUP-5] whoever signs out leaves no names, and a late answer brings none', async () => {
    openGroup(group.id);
    loadMembers();
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
