// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { sessionKey } from '#core/device/storage-keys.ts';
import { $profile } from '#core/session/profile.ts';
import { $session } from '#core/session/session.ts';
import { notedDue } from '#features/today/today.ts';
import { recordOf } from '#support/fake-service.ts';
import { type Questions, questions } from '#support/questions.ts';
import type { OwnGroup } from './group.ts';
import { forgetDue, groupsNow, ownWeek } from './store.ts';

const service = vi.hoisted(() => ({}) as { read: Questions<[string, string[]], OwnGroup[]> });
vi.mock('./gateway.ts', () => ({
  ownGroups: { read: (uid: string, groups: string[]) => service.read.ask(uid, groups) },
}));

const own: OwnGroup = {
  group: {
    ...{ id: 'g-a', course: 'frontend', title: 'Axşam', teacher: '', start: '2026-11-30', end: '2026-12-31' },
    ...{ weekly: ['1 19:00 90'], changes: {}, rev: 1 },
    due: { 'task:form': { title: 'Forma', at: new Date('2026-12-05T20:00:00Z') } },
  },
  link: 'https://h.az/a',
  membership: { id: 'g-a', marks: {}, due: { 'task:form': new Date('2026-12-09T20:00:00Z') } },
  done: [],
};

function enter(uid: string, ...groups: string[]): void {
  const session = { uid, username: uid, photo: null, staff: false };
  localStorage.setItem(sessionKey, JSON.stringify(session));
  $session.set({ state: 'user', ...session });
  $profile.set({
    state: 'ready',
    account: { uid } as Extract<ReturnType<typeof $profile.get>, { state: 'ready' }>['account'],
    record: recordOf(uid, {
      lessons: ['kurs-0', 'kurs-1'],
      groups: Object.fromEntries(groups.map((id, n) => [`kurs-${n}`, id])),
    }),
  });
}

function leave(): void {
  localStorage.clear();
  $session.set({ state: 'guest' });
  $profile.set({ state: 'guest' });
}

const asked = () => vi.waitFor(() => expect(service.read.open).toHaveLength(1));
async function read(uid: string): Promise<void> {
  const answer = ownWeek.load(uid);
  await asked();
  service.read.open[0]?.answer([own]);
  await answer;
}

beforeEach(() => {
  vi.useRealTimers();
  leave();
  service.read = questions();
});

test('[GROUP-2] who is in no group asks for nothing', async () => {
  enter('a');
  await ownWeek.load('a');
  expect(ownWeek.$state.get()).toEqual({ step: 'ready', own: [] });
  expect(service.read.all).toEqual([]);
});

test('[GROUP-2] one page after the other asks once in five minutes, and shows the same', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-01T10:00:00Z'), toFake: ['Date', 'performance'] });
  enter('a', 'g-a');
  await read('a');
  vi.setSystemTime(Date.now() + 299_000);
  await ownWeek.load('a');
  expect(ownWeek.$state.get()).toEqual({ step: 'ready', own: [own] });
  expect(service.read.all).toEqual([['a', ['g-a']]]);
  vi.setSystemTime(Date.now() + 2_000);
  await read('a');
  expect(service.read.all).toHaveLength(2);
});

test('[GROUP-2] another group and another user are asked for, and whoever leaves leaves nothing', async () => {
  enter('a', 'g-a');
  await read('a');
  enter('a', 'g-a', 'g-b');
  await read('a');
  leave();
  expect(sessionStorage).toHaveLength(0);
  enter('b', 'g-a', 'g-b');
  const late = ownWeek.load('b');
  await asked();
  leave();
  service.read.open[0]?.answer([own]);
  await late;
  expect(ownWeek.$state.get()).toEqual({ step: 'loading' });
  expect(sessionStorage).toHaveLength(0);
});

test('[GROUP-2] the group of a course that is over, or was taken away, is not asked for', async () => {
  const record = recordOf('a', {
    lessons: ['now', 'over'],
    ends: { over: new Date(0) },
    groups: { now: 'g-now', over: 'g-over', taken: 'g-taken' },
  });
  expect(groupsNow(record)).toEqual(['g-now']);
});

test('[START-3] [GROUP-3] who was taken out of the group has nothing due of it', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-01T10:00:00Z'), toFake: ['Date', 'performance'] });
  enter('a', 'g-a');
  await read('a');
  const user = { uid: 'a', now: Date.now(), courses: [] };
  expect(notedDue(user)).toHaveLength(1);
  forgetDue('a');
  expect(notedDue(user)).toEqual([]);
});
