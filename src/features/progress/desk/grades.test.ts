import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Query } from '#core/cloud/operation.ts';
import type { WorkState } from '#features/works/work.ts';
import { recordOf } from '#support/fake-service.ts';
import { students } from './gateway.ts';
import { type Done, type Graded, gradeParts, gradesOf, sharesOf, type Weights } from './grades.ts';

const service = vi.hoisted(() => ({
  documents: {} as Record<string, Record<string, unknown>>,
  asked: [] as string[],
}));
/** Compares one field of the record, and what is asked of several users. */
vi.mock('#core/cloud/database.ts', () => ({
  database: () => ({
    get: async (path: string) => {
      service.asked.push(path);
      const data = service.documents[path];
      return data ? { id: path.split('/').at(-1), path, data } : null;
    },
    query: async ({ collection, where }: Query, limit: number, after?: { path: string }) => {
      service.asked.push(`${collection} ${where.map(([field]) => field).join(' ')}`);
      const [, , wanted] = where.find(([, operator]) => operator === 'in') ?? [];
      const all = Object.entries(service.documents)
        .filter(
          ([path, { uid }]) =>
            path.split('/')[0] === collection &&
            path.split('/').length === 2 &&
            (!Array.isArray(wanted) || wanted.includes(uid)),
        )
        .map(([path, data]) => ({ id: path.split('/').at(-1) ?? '', path, data }));
      const from = after ? all.findIndex(({ path }) => path === after.path) + 1 : 0;
      return all.slice(from, from + limit);
    },
  }),
}));

const question = { text: '', code: '', many: false, options: ['x', 'y'] };
const quiz = (id: string, right: string, out: number[] = []): Graded['quizzes'][number] => ({
  id,
  questions: Array.from(right, () => question),
  key: { right: [...right] },
  ...(out.length > 0 && { correction: { n: 1, at: new Date(0), out } }),
});
const work = (task: string, state: WorkState = 'accepted') => ({ task, state });
const attempt = (id: string, answers?: string) => ({
  quiz: id,
  ...(answers !== undefined && { answers: [...answers] }),
});
const none: Done = { works: [], attempts: [], membership: null };
const course = (of: Partial<Graded>): Graded => ({ videos: 4, tasks: [], quizzes: [], weights: {}, ...of });
const percents = (of: Graded, done: Partial<Done>, finished = 0) => {
  const grades = gradesOf(of, finished, { ...none, ...done });
  return [...gradeParts.map((part) => grades[part].percent), grades.sum];
};

describe('[SCHOOL-10] the grades of a student', () => {
  test('are the means of what there is to do, by the weights of the course', () => {
    const of = course({
      tasks: ['a', 'b'],
      quizzes: [quiz('q', 'abab'), quiz('r', 'ab')],
      weights: { videos: 10, tasks: 20, quizzes: 30, attendance: 40 },
    });
    const done = {
      works: [work('a'), work('b', 'returned')],
      attempts: [attempt('q', 'abaa')],
      membership: { marks: { 1: true, 2: true, 3: false } },
    };
    // 75, 50, (75 + 0) / 2 and 67: (750 + 1000 + 1140 + 2680) / 100.
    expect(percents(of, done, 3)).toEqual([75, 50, 38, 67, 56]);
  });

  test('take the best attempt that was handed in, without questions that do not count', () => {
    const of = course({ videos: 0, quizzes: [quiz('q', 'abab', [3])] });
    const attempts = [attempt('q', 'aaaa'), attempt('q', 'abaa'), attempt('q'), attempt('gone', 'a')];
    expect(percents(of, { attempts })).toEqual([null, null, 100, null, 100]);
    expect(percents(of, { attempts: [attempt('q')] })).toEqual([null, null, null, null, 0]);
  });

  test('know only tasks that the course has, and what was handed in', () => {
    const of = course({ videos: 0, tasks: ['a', 'b', 'c'] });
    const open = [work('a', 'begun'), work('b', 'withdrawn'), work('gone')];
    expect(percents(of, { works: open })).toEqual([null, null, null, null, 0]);
    expect(percents(of, { works: [...open, work('c', 'sent')] })).toEqual([null, 0, null, null, 0]);
  });

  test('nothing of a part is 0, a part that the course lacks and sessions that nobody marked count for nothing', () => {
    const of = course({ tasks: ['a'], weights: { videos: 1, tasks: 1, quizzes: 98, attendance: 50 } });
    expect(percents(of, {}, 4)).toEqual([100, null, null, null, 50]);
    expect(percents(of, { membership: { marks: {} } }, 4)).toEqual([100, null, null, null, 50]);
    expect(percents(of, { membership: { marks: { 1: false } } }, 4)).toEqual([100, null, null, 0, 2]);
    expect(percents(course({ videos: 0 }), {})).toEqual([null, null, null, null, null]);
    expect(percents(course({ weights: { quizzes: 5 } }), {}, 4)).toEqual([100, null, null, null, null]);
  });

  const counts = fc
    .record({ done: fc.nat(9), of: fc.nat(9) })
    .map(({ done, of }) => ({ done: Math.min(done, of), of }));
  const weight = fc.option(fc.nat(100), { nil: undefined });
  const weights: fc.Arbitrary<Weights> = fc.record({
    ...{ videos: weight, tasks: weight, quizzes: weight, attendance: weight },
  });

  test('whoever adds up what is shown gets the same sum; the shares of what counts are the whole', () => {
    fc.assert(
      fc.property(counts, counts, counts, counts, weights, (videos, tasks, quizzes, sessions, given) => {
        const named = (letter: string, n: number) => Array.from({ length: n }, (_, at) => `${letter}${at}`);
        const of = course({
          videos: videos.of,
          tasks: named('t', tasks.of),
          quizzes: named('q', quizzes.of).map((id) => quiz(id, 'a')),
          weights: given,
        });
        const grades = gradesOf(of, videos.done, {
          works: named('t', tasks.done).map((task) => work(task)),
          attempts: named('q', quizzes.done).map((id) => attempt(id, 'a')),
          membership: {
            marks: Object.fromEntries(named('', sessions.of).map((at, n) => [at, n < sessions.done])),
          },
        });
        const all = { videos, tasks, quizzes, attendance: sessions };
        const isEqual = Object.values(given).every((one) => !one);
        let [sum, total] = [0, 0];
        for (const part of gradeParts) {
          const { done, of: most } = all[part];
          if (most === 0) continue;
          const percent = Math.round((done / most) * 100);
          expect(grades[part].percent ?? 0).toBe(percent);
          sum += percent * (isEqual ? 1 : (given[part] ?? 0));
          total += isEqual ? 1 : (given[part] ?? 0);
        }
        expect(grades.sum).toBe(total === 0 ? null : Math.round(sum / total));
        const shares = Object.values(sharesOf(of, [{}, { grades }])).filter((share) => share !== null);
        const whole = shares.reduce((added, share) => added + share, 0);
        expect(Math.abs(whole - (total === 0 ? 0 : 100))).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('the head has the shares of what anybody has to do', () => {
    const of = course({ tasks: ['a'], weights: { videos: 10, tasks: 30, quizzes: 50, attendance: 40 } });
    const student = (marks: Record<string, boolean>) => ({
      grades: gradesOf(of, 0, { ...none, membership: { marks } }),
    });
    const shares = { videos: 25, tasks: 75, quizzes: null, attendance: null };
    expect(sharesOf(of, [student({}), {}])).toEqual(shares);
    expect(sharesOf(of, [student({}), student({ 1: true })])).toEqual({
      ...{ videos: 13, tasks: 38, quizzes: null, attendance: 50 },
    });
    expect(sharesOf(of, [])).toEqual({ ...shares, videos: null, tasks: null });
  });
});

describe('[SCHOOL-10] reading it', () => {
  const course = 'frontend';
  const id = (n: number) => `s${String(n).padStart(2, '0')}`;
  beforeEach(() => {
    service.asked = [];
    service.documents = Object.fromEntries(
      Array.from({ length: 45 }, (_, n) => {
        const { id: _id, ...record } = recordOf(id(n), { lessons: [course] });
        // The last three are in the group.
        return [`users/${id(n)}`, { ...record, ...(n > 41 && { groups: { [course]: 'g-one' } }) }];
      }),
    );
    const work = {
      course,
      task: 'a',
      title: 'A',
      kind: 'code',
      state: 'accepted',
      version: 1,
      thread: {},
      asked: false,
      rev: 1,
    };
    service.documents[`works/${id(43)}_frontend_a`] = { ...work, uid: id(43), name: '' };
    service.documents['works/broken'] = { uid: id(43) };
    service.documents[`users/${id(43)}/memberships/g-one`] = { marks: { 1: true } };
    service.documents[`users/${id(44)}/memberships/g-one`] = { marks: 'broken' };
    vi.spyOn(console, 'error').mockReturnValue();
  });
  const namesOf = ({ rows }: Awaited<ReturnType<typeof students.list>>) => rows.map((row) => row.id);

  test('costs two questions for thirty students, and what is noted of those who are in a group', async () => {
    const page = await students.list({ course, isGraded: true });
    expect(page.rows).toHaveLength(40);
    expect(service.asked.filter((one) => one.endsWith(' course uid'))).toHaveLength(4);
    expect(service.asked.filter((one) => one.includes('/memberships/'))).toEqual([]);
    const next = await page.more?.();
    const [, , , first, second] = next?.rows ?? [];
    expect(first).toMatchObject({
      item: { done: { works: [{ task: 'a' }], attempts: [], membership: { marks: { 1: true } } } },
    });
    // One of its documents can't be read.
    expect(second).toMatchObject({ item: { done: { works: [], membership: null } } });
  });

  test('a teacher of some courses finds a group among the students of the course, who are not read further', async () => {
    const found = await students.list({ course, group: 'g-one', isLimited: true });
    expect(namesOf(found)).toEqual([42, 43, 44].map(id));
    expect(found.more).toBeNull();
    expect(service.asked.filter((one) => one.startsWith('users '))).toEqual([
      'users lessons',
      'users lessons',
    ]);
    expect(service.asked.filter((one) => one.includes('/progress/'))).toHaveLength(3);
    service.asked = [];
    await students.list({ course, group: 'g-one' });
    expect(service.asked[0]).toBe('users groups.frontend');
  });
});
