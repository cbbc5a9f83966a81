// @vitest-environment jsdom
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import type { Query } from '#core/cloud/operation.ts';
import { coursesOf } from '#core/session/access.ts';
import { $profile } from '#core/session/profile.ts';
import { $session } from '#core/session/session.ts';
import type { User } from '#core/session/user.ts';
import { limits } from '#core/words/limits.ts';
import { tellUser } from '#features/bell/desk/gateway.ts';
import { recordOf } from '#support/fake-service.ts';
import { countCourses, courseRows } from './joined-rows-gateway.ts';
import { createList } from './list.ts';
import type { ListPage, ListQuery } from './list-query.ts';
import { names } from './log-gateway.ts';
import { closedTo, panelTabs, tabFrom, tabOpens } from './tabs.ts';
import { taught, taughtPaths } from './taught.ts';

const service = vi.hoisted(() => ({
  documents: {} as Record<string, Record<string, unknown>>,
  denied: [] as string[],
  asked: [] as string[],
}));
const denial = () => new AppError('firestore/permission-denied');
/** The documents of one course, in the order of their time. */
vi.mock('#core/cloud/database.ts', () => ({
  database: () => ({
    get: async (path: string) => {
      if (service.denied.includes(path)) throw denial();
      const data = service.documents[path];
      return data ? { id: path.split('/').at(-1), path, data } : null;
    },
    query: async ({ collection, where }: Query) => {
      const [field, , value] = where[0] ?? [];
      service.asked.push(`${collection} ${value}`);
      if (field === '__name__' && service.denied.length > 0) throw denial();
      return Object.entries(service.documents)
        .filter(([path, data]) => path.startsWith(`${collection}/`) && data.course === value)
        .map(([path, data]) => ({ id: path.split('/').at(-1) ?? '', path, data }));
    },
    count: async ({ where }: Query) => (where[0]?.[2] === 'backend' ? 2 : 3),
  }),
}));

const key = 'k'.repeat(limits.keyMin);
const signIn = (uid: string, over: Partial<User>): void => {
  $session.set({ state: 'user', uid, username: uid, photo: null, staff: true });
  $profile.set({
    state: 'ready',
    account: { uid, username: uid, email: null, emailVerified: true, photo: null, hasFactor: null } as never,
    record: recordOf(uid, over),
  });
};
const teacher = (teaches?: string[]): void => signIn('teacher', { userKey: key, teaches });

beforeEach(() => {
  Object.assign(service, { documents: {}, denied: [], asked: [] });
  document.body.dataset.courses = 'frontend backend';
  $session.set({ state: 'guest' });
  $profile.set({ state: 'guest' });
});

describe('[SCHOOL-9] the courses of a teacher', () => {
  test('are all, unless the record names some; an admin has all', () => {
    const teaches = ['backend'];
    expect(coursesOf({ userKey: key })).toBeNull();
    expect(coursesOf({ userKey: key, teaches })).toEqual(teaches);
    expect(coursesOf({ userKey: key, teaches: [] })).toEqual([]);
    expect(coursesOf({ userKey: key, adminKey: key, teaches })).toBeNull();
    expect(coursesOf({ teaches })).toBeNull();
  });

  test('are what can be chosen; one that the site does not have is asked for all the same', () => {
    expect(taughtPaths()).toEqual(['frontend', 'backend']);
    teacher(['backend', 'gone']);
    expect(taughtPaths()).toEqual(['backend']);
    expect(taught()).toEqual(['backend', 'gone']);
  });

  test('close what is of the whole school; the address does not open it', () => {
    const some = { role: 'teacher', courses: ['backend'] } as const;
    expect(panelTabs.filter((tab) => !tabOpens(tab, some))).toEqual(['order', 'graduate', 'rank', 'school']);
    expect(closedTo('order', some)).toBe('courses');
    expect(closedTo('order', { role: 'teacher', courses: null })).toBeNull();
    expect(tabFrom('school', some)).toBe('waiting');
  });
});

describe('[SCHOOL-9] a list', () => {
  const page = (id: string): ListPage<string> => ({ rows: [{ id, item: id }], more: null });
  function listed() {
    const asked: ListQuery<'newest'>[] = [];
    const answers: ((page: ListPage<string>) => void)[] = [];
    const list = createList<string, 'newest'>({
      sorts: ['newest'],
      filters: taughtPaths,
      read: (what) => {
        asked.push(what);
        return new Promise((answer) => answers.push(answer));
      },
    });
    const shown = () => {
      const state = list.$list.get();
      return state.step === 'ready' ? state.rows.map(({ id }) => id) : state.step;
    };
    return { list, asked, answers, shown };
  }

  test('asks for the courses of who has some', () => {
    const { list, asked } = listed();
    teacher(['backend']);
    list.load();
    teacher();
    list.load();
    expect(asked.map(({ courses }) => courses)).toEqual([['backend'], undefined]);
  });

  test('is read anew when an admin gives other courses: nothing of the one before stays, no filter, no late answer', async () => {
    const { list, asked, answers, shown } = listed();
    teacher(['backend']);
    list.load();
    answers[0]?.(page('a'));
    await vi.waitFor(() => expect(shown()).toEqual(['a']));
    list.limitTo('backend');
    teacher(['frontend']);
    expect(shown()).toBe('loading');
    answers[1]?.(page('late'));
    answers[2]?.(page('b'));
    await vi.waitFor(() => expect(shown()).toEqual(['b']));
    expect(asked.at(-1)).toEqual({ search: '', sort: 'newest', courses: ['frontend'] });
  });

  test('of another person on the device has the courses of that person', async () => {
    const { list, asked, answers, shown } = listed();
    teacher(['backend']);
    list.load();
    answers[0]?.(page('a'));
    await vi.waitFor(() => expect(shown()).toEqual(['a']));
    $session.set({ state: 'guest' });
    $profile.set({ state: 'guest' });
    expect(shown()).toBe('loading');
    signIn('other', { userKey: key, teaches: ['frontend'] });
    list.load();
    expect(asked.at(-1)?.courses).toEqual(['frontend']);
  });
});

describe('[SCHOOL-9] what is asked', () => {
  const Item = v.object({ id: v.string(), course: v.string(), at: v.date() });
  const of = (course: string): Query => ({
    collection: 'works',
    where: course === '' ? [] : [['course', '==', course]],
    // That of all courses may have another order.
    orderBy: course === '' ? ['id', 'desc'] : ['at', 'asc'],
  });
  const ids = ({ rows }: ListPage<unknown>) => rows.map(({ id }) => id);

  test('is one course at a time, put together in the order of the list', async () => {
    for (const [id, course, day] of [
      ['a', 'backend', 1],
      ['b', 'frontend', 2],
      ['c', 'backend', 3],
    ] as const)
      service.documents[`works/${id}`] = { course, at: new Date(2026, 0, day) };
    const courses = ['frontend', 'backend'];
    expect(ids(await courseRows({ courses }, of, Item))).toEqual(['a', 'b', 'c']);
    expect(service.asked).toEqual(['works frontend', 'works backend']);
    expect(ids(await courseRows({ courses, filter: 'backend' }, of, Item))).toEqual(['a', 'c']);
    expect(ids(await courseRows({ courses: [] }, of, Item))).toEqual([]);
    service.asked = [];
    await courseRows({}, of, Item);
    expect(service.asked).toEqual(['works undefined']);
    expect(await countCourses(courses, of)).toBe(5);
    expect(await countCourses([], of)).toBe(0);
    expect(await countCourses(null, of)).toBe(3);
  });

  test('by name is one record at a time where not all are students: the others have no name', async () => {
    service.documents = { 'users/ayla': { name: 'Ayla', surname: 'Əli' } };
    service.denied = ['users/dilara', 'trash/users_dilara'];
    const refs = ['ayla', 'dilara'].map((target) => ({ collection: 'users', target }) as const);
    expect(await names.of(refs)).toEqual(['Ayla Əli', '']);
  });

  test('before a notice: who has asked under a free video is told, though no student of the teacher', async () => {
    const batch = [{ kind: 'set', path: 'audit/one', data: {} }] as const;
    const notice = { kind: 'answer', about: 'one', title: 'Cavab', path: '/' } as const;
    service.denied = ['users/dilara', 'users/dilara/notices/list'];
    expect((await tellUser(batch, 'dilara', notice)).at(-1)?.path).toBe('users/dilara/notices/list');
    expect(await tellUser(batch, 'gone', notice)).toEqual(batch);
  });
});
