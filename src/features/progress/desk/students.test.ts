// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { $session } from '#core/session/session.ts';
import { $toasts } from '#core/views/toasts.ts';
import type { ListPage } from '#panel/list-query.ts';
import { recordOf } from '#support/fake-service.ts';
import type { Student } from './gateway.ts';
import {
  $isReadingAll,
  $rows,
  $students,
  $wanted,
  chooseCourse,
  countStudents,
  readAllStudents,
  readMoreStudents,
  readStudents,
} from './store.ts';

type Page = ListPage<Student>;

/** The requests that wait for their answers, by what was asked. */
const service = vi.hoisted(() => ({
  waiting: new Map<string, { answer(value: unknown): void; fail(error: unknown): void }>(),
}));
const asked = (what: string) =>
  new Promise<never>((answer, fail) => {
    service.waiting.set(what, { answer: answer as (value: unknown) => void, fail });
  });
vi.mock('./gateway.ts', () => ({
  students: {
    count: ({ course }: { course: string }) => asked(`count ${course}`),
    list: () => asked('list'),
    groups: async () => [],
  },
}));
vi.mock('#features/courses/desk/gateway.ts', () => ({
  staffOutlines: {
    videosOf: async () => [
      { id: 'v1', demo: 'true', time: new Date(0) },
      { id: 'planned', demo: 'true', time: new Date('2099-01-01') },
    ],
  },
}));

const settled = () => vi.waitFor(() => expect($students.get()).not.toMatchObject({ busy: true }));
async function answer(what: string, value: unknown): Promise<void> {
  await vi.waitFor(() => expect(service.waiting.has(what)).toBe(true));
  service.waiting.get(what)?.answer(value);
  service.waiting.delete(what);
}
async function fail(what: string): Promise<void> {
  await vi.waitFor(() => expect(service.waiting.has(what)).toBe(true));
  service.waiting.get(what)?.fail(new AppError('firestore/unavailable'));
  service.waiting.delete(what);
}

const counts = (students: number) => ({
  students: { count: students, hasMore: false },
  videos: { count: 1, hasMore: false },
  quizzes: 0,
  tasks: [],
});
const row = (id: string, done = false): Page['rows'][number] => ({
  id,
  item: { user: recordOf(id, { lessons: ['frontend'] }), progress: { v1: { seconds: 5, done, at: 9 } } },
});
const names = () => $rows.get().map((one) => one.user.id);

/** Goes as far as the first page of frontend's students. */
async function ready(rows: Page['rows'], more: Page['more'] = null): Promise<void> {
  chooseCourse('frontend');
  await answer('count frontend', counts(rows.length));
  await vi.waitFor(() => expect($students.get().step).toBe('counted'));
  readStudents();
  await answer('list', { rows, more });
  await vi.waitFor(() => expect($students.get().step).toBe('ready'));
}

beforeEach(() => {
  $session.set({ state: 'user', uid: 'teacher' } as ReturnType<typeof $session.get>);
});
afterEach(() => {
  $session.set({ state: 'guest' });
  service.waiting.clear();
});

describe('[SCHOOL-4] the progress of a course’s students', () => {
  test('the cost is counted first; a late count of the course chosen before is ignored', async () => {
    chooseCourse('backend');
    chooseCourse('frontend');
    await answer('count frontend', counts(2));
    await vi.waitFor(() =>
      expect($students.get()).toMatchObject({ step: 'counted', students: { count: 2 } }),
    );
    await answer('count backend', counts(7));
    await Promise.resolve();
    expect($students.get()).toMatchObject({ students: { count: 2 } });
    expect(service.waiting.has('list')).toBe(false);
  });

  test('a failed count is said, and counting again works', async () => {
    chooseCourse('frontend');
    await fail('count frontend');
    await vi.waitFor(() => expect($students.get().step).toBe('failed'));
    countStudents();
    await answer('count frontend', counts(0));
    await vi.waitFor(() => expect($students.get().step).toBe('counted'));
  });

  test('a failed reading keeps the count and can be repeated', async () => {
    chooseCourse('frontend');
    await answer('count frontend', counts(1));
    await vi.waitFor(() => expect($students.get().step).toBe('counted'));
    readStudents();
    await fail('list');
    await settled();
    expect($students.get()).toMatchObject({ step: 'counted', busy: false });
    expect($toasts.get().map(({ retries }) => retries)).toEqual([[readStudents]]);
  });

  test('pages are added, sorted and searched; a damaged record is counted', async () => {
    await ready([row('banu'), row('ceyla', true)], async () => ({
      rows: [row('ayla'), { id: 'x', malformed: { field: 'name' } } as Page['rows'][number]],
      more: null,
    }));
    expect(names()).toEqual(['banu', 'ceyla']);
    await readMoreStudents();
    expect(names()).toEqual(['ayla', 'banu', 'ceyla']);
    expect($students.get()).toMatchObject({ damaged: 1, more: null });
    $wanted.set({ search: '', sort: 'most' });
    expect(names()[0]).toBe('ceyla');
    $wanted.set({ search: 'BANU', sort: 'most' });
    expect(names()).toEqual(['banu']);
  });

  test('a failed next page keeps the rows, and another course drops an answer that comes late', async () => {
    await ready([row('banu')], () => asked('more') as Promise<Page>);
    readMoreStudents();
    await fail('more');
    await settled();
    expect(names()).toEqual(['banu']);
    readMoreStudents();
    await vi.waitFor(() => expect(service.waiting.has('more')).toBe(true));
    chooseCourse('backend');
    await answer('more', { rows: [row('late')], more: null });
    await Promise.resolve();
    expect($students.get().step).toBe('counting');
    expect(names()).toEqual([]);
  });

  const pageOf = (id: string, more: Page['more']): Page => ({ rows: [row(id)], more });
  test('[SCHOOL-7] all pages are read, one after the other, until one fails or it is stopped', async () => {
    let isGood = false;
    const last = async () => {
      if (!isGood) throw new AppError('firestore/unavailable');
      return pageOf('ceyla', null);
    };
    await ready([row('ayla')], async () => pageOf('banu', last));
    await readAllStudents();
    expect([names(), $isReadingAll.get()]).toEqual([['ayla', 'banu'], false]);
    isGood = true;
    await readAllStudents();
    expect(names()).toEqual(['ayla', 'banu', 'ceyla']);
  });

  test('[SCHOOL-7] a second press stops it behind the page that is on its way', async () => {
    await ready([row('ayla')], () => asked('more') as Promise<Page>);
    const all = readAllStudents();
    readAllStudents();
    await answer(
      'more',
      pageOf('banu', async () => pageOf('ceyla', null)),
    );
    await all;
    expect(names()).toEqual(['ayla', 'banu']);
  });

  test('[SCHOOL-7] another course can be read whole while a page of the one before is on its way', async () => {
    await ready([row('ayla')], () => asked('more') as Promise<Page>);
    const all = readAllStudents();
    // The other course is as long as the one that was left.
    await ready([row('aygün')], async () => pageOf('ceyla', null));
    expect($isReadingAll.get()).toBe(false);
    const other = readAllStudents();
    await answer('more', pageOf('banu', null));
    await Promise.all([all, other]);
    expect([names(), $isReadingAll.get()]).toEqual([['aygün', 'ceyla'], false]);
  });

  test('the next user sees nothing of it', async () => {
    await ready([row('banu')]);
    $session.set({ state: 'guest' });
    expect($students.get()).toEqual({ step: 'none' });
  });
});
