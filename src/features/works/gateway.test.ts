import { expect, test, vi } from 'vitest';
import { questions } from '#features/questions/gateway.ts';
import { staffWorks } from './desk/gateway.ts';
import { works } from './gateway.ts';

const found = vi.hoisted((): { id: string; data: object }[] => []);
vi.mock('#core/cloud/database.ts', () => ({
  database: () => ({
    query: async (_: object, size: number, after?: (typeof found)[number]) => {
      const from = after ? found.indexOf(after) + 1 : 0;
      return found.slice(from, from + size);
    },
  }),
}));

const workOf = (id: string, state: string) => ({
  path: `works/${id}`,
  id,
  data: {
    ...{ uid: 'ayla', name: 'Ayla', course: 'css', task: 'forma', title: 'Forma', kind: 'code', state },
    ...{ version: 1, thread: {}, asked: true, rev: 3 },
  },
});
const questionOf = (id: string) => ({
  path: `questions/${id}`,
  id,
  data: {
    ...{
      video: 'v',
      group: '',
      course: 'css',
      title: 'Video',
      second: 1,
      text: 'Niyə?',
      uid: 'ayla',
      name: 'Ayla',
    },
    ...{ at: new Date(0), answered: false, hidden: false, answers: {}, rev: 1 },
  },
});
const hold = (...documents: typeof found) => found.splice(0, found.length, ...documents);

test('[TASK-1] [ASK-1] lists of one’s own have all, also beyond a page: what came back is not missing', async () => {
  const accepted = Array.from({ length: 55 }, (_, at) => workOf(`w${at}`, 'accepted'));
  hold(...accepted, workOf('last', 'returned'));
  expect((await works.list('ayla')).map(({ id }) => id).slice(0, 2)).toEqual(['last', 'w0']);
  hold(...Array.from({ length: 56 }, (_, at) => questionOf(`q${at}`)));
  expect(await questions.list('ayla')).toHaveLength(56);
});

test('[TASK-2] what the student has taken back waits for no answer, because nobody can give one', async () => {
  hold(workOf('a', 'withdrawn'), workOf('b', 'returned'));
  const { rows } = await staffWorks.list({ search: '', sort: 'asked', filter: '' });
  expect(rows.map(({ id }) => id)).toEqual(['b']);
});
