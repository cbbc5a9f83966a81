// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { $session } from '#core/session/session.ts';
import { recordOf } from '#support/fake-service.ts';
import {
  $stands,
  $taken,
  coursesAtOnce,
  readStand,
  readStands,
  readTaken,
  sections,
  standKey,
} from './student.ts';

const service = vi.hoisted(() => ({ asked: [] as string[], failures: [] as unknown[], right: 'a' }));
vi.mock('./gateway.ts', () => {
  const answer = async (what: string, found: unknown) => {
    service.asked.push(what);
    const failure = service.failures.shift();
    if (failure) throw failure;
    return found;
  };
  return {
    student: {
      stand: (uid: string, course: string) =>
        answer(`${uid} ${course}`, { course, finished: 1, videos: 2, seen: null }),
      quiz: (quiz: string) => answer(quiz, { key: { right: [service.right] } }),
      orders: (uid: string) => answer(`orders ${uid}`, [{ id: '1' }]),
    },
  };
});

beforeEach(() => {
  Object.assign(service, { asked: [], failures: [] });
  $session.set({ state: 'guest' });
  $session.set({ state: 'user', uid: 'teacher', username: 'teacher', photo: null, staff: true });
});

describe('[SCHOOL-8] the page of one student', () => {
  const lessons = Array.from({ length: coursesAtOnce + 2 }, (_, n) => `kurs-${n}`);

  test('reads two documents for each of the first five courses at once, so at most ten, and nothing else', async () => {
    readStands({ ...recordOf('ayla'), lessons });
    await vi.waitFor(() => expect(service.asked).toHaveLength(coursesAtOnce));
    expect(2 * service.asked.length).toBeLessThanOrEqual(12);
    await readStand('ayla', 'kurs-6');
    expect($stands.get()[standKey('ayla', 'kurs-6')]).toMatchObject({ step: 'ready' });
  });

  test('a course that fails says so, and the others are shown', async () => {
    service.failures.push(new AppError('firestore/unavailable'));
    readStands({ ...recordOf('ayla'), lessons: ['kurs-0', 'kurs-1'] });
    await vi.waitFor(() =>
      expect(['kurs-0', 'kurs-1'].map((one) => $stands.get()[standKey('ayla', one)]?.step)).toEqual([
        'failed',
        'ready',
      ]),
    );
  });

  test('[QUIZ-2] an attempt is shown by the key that holds when it is unfolded', async () => {
    await readTaken('q1');
    service.right = 'b';
    await readTaken('q1');
    expect($taken.get().q1).toMatchObject({ step: 'ready', quiz: { key: { right: ['b'] } } });
  });

  test('a section is of its student, is read anew, and goes with the session', async () => {
    await sections.orders.load('ayla');
    await sections.orders.load('bahar');
    expect(service.asked).toEqual(['orders ayla', 'orders bahar']);
    expect(sections.orders.$all.get().ayla).toMatchObject({ step: 'ready', rows: [{ id: '1' }] });
    $session.set({ state: 'guest' });
    expect(sections.orders.$all.get()).toEqual({});
  });
});
