import { Timestamp } from 'firebase/firestore/lite';
import { expect, test, vi } from 'vitest';
import { isoDay } from '#core/time/dates.ts';
import { attemptId, attemptPath } from '#features/quizzes/quiz.ts';
import { workId, workPath } from '#features/works/work.ts';
import { recordOf } from '#support/fake-service.ts';
import { ownGroups } from '../gateway.ts';
import { staffGroups } from './gateway.ts';

const { stored, asked, found } = vi.hoisted(() => ({
  stored: new Map<string, object>(),
  asked: [] as string[],
  found: [] as object[],
}));
vi.mock('#core/cloud/database.ts', () => ({
  database: () => ({
    query: async () => found,
    get: async (path: string) => {
      asked.push(path);
      const data = stored.get(path);
      return data ? { path, id: path, data } : null;
    },
  }),
}));

test('[GROUP-5] the newest hand-in is a sign of work, and what was only begun is none', async () => {
  const at = (day: number) => Timestamp.fromDate(new Date(2026, 11, day));
  stored.set('works/ayla_css_forma', { state: 'accepted', version: 1, at: at(3) });
  stored.set('attempts/q1_ayla_1', { startedAt: at(9) });
  stored.set('attempts/q2_ayla_1', { startedAt: at(5), lockedAt: at(6) });
  const keys = ['task:forma', 'quiz:q1', 'quiz:q2', 'quiz:q3'];
  expect(await staffGroups.doneBy('ayla', 'css', keys)).toEqual({
    seen: at(6).toDate(),
    done: new Set(['task:forma', 'quiz:q2']),
  });
});

test('[GROUP-3] a student reads which of what is due is handed in and not returned, and asks for nothing else', async () => {
  const due = (days: number) => ({
    title: 'Forma',
    at: Timestamp.fromMillis(Date.now() + days * 86_400_000),
  });
  const day = (days: number) => isoDay(new Date(Date.now() + days * 86_400_000));
  stored.set('groups/g-a', {
    ...{ course: 'css', title: 'Axşam', teacher: '', start: day(-9), end: day(60), weekly: [], rev: 1 },
    due: { 'task:forma': due(-1), 'task:back': due(2), 'quiz:q3': due(3), 'task:far': due(30) },
  });
  stored.set('works/ayla_css_back', { state: 'returned', version: 1 });
  asked.length = 0;
  const [own] = await ownGroups.read('ayla', ['g-a']);
  expect(own?.done).toEqual(['task:forma']);
  expect(asked.filter((path) => /^(works|attempts)/.test(path))).toEqual([
    workPath(workId('ayla', { course: 'css', task: 'forma' })),
    workPath(workId('ayla', { course: 'css', task: 'back' })),
    attemptPath(attemptId('q3', 'ayla', 1)),
  ]);
});

test('[GROUP-1] who has lost the course is no member', async () => {
  const record = (id: string, lessons: string[]) => {
    const { id: _, ...data } = recordOf(id, { lessons, groups: { css: 'g-a' } });
    return { path: `users/${id}`, id, data: { ...data, createdAt: Timestamp.fromDate(data.createdAt) } };
  };
  found.push(record('ayla', ['css']), record('bahar', ['html']));
  const members = await staffGroups.members({ id: 'g-a', course: 'css' });
  expect(members.map(({ user }) => user.id)).toEqual(['ayla']);
});
