import { Timestamp } from 'firebase/firestore/lite';
import { expect, test, vi } from 'vitest';
import type { Query } from '#core/cloud/operation.ts';
import { student } from './gateway.ts';

const many = 120;
const at = Timestamp.fromMillis(0);
const question = {
  ...{ video: 'v', group: 'frontend', course: 'frontend', title: 'Video', second: 0, text: 'Necə?' },
  ...{ uid: 'ayla', name: 'Ayla', at, answered: false, hidden: false, answers: {}, rev: 1 },
};
const entry = { collection: 'users', target: 'ayla', action: 'grant', by: 'teacher', at };

vi.mock('#core/cloud/database.ts', () => ({
  database: () => ({
    async query({ collection }: Query, most: number, after?: { id: string }) {
      const from = after ? Number(after.id) + 1 : 0;
      const data = collection === 'questions' ? question : entry;
      return Array.from({ length: Math.min(most, many - from) }, (_, n) => ({
        ...{ id: String(from + n), path: collection, data, cursor: {} },
      }));
    },
  }),
}));

test('[SCHOOL-8] the page of one student has all questions and the whole log', async () => {
  expect(await student.questions('ayla', null)).toHaveLength(many);
  expect(await student.log('ayla')).toHaveLength(many);
});
