import { merge, set } from '#core/cloud/operation.ts';
import { quizSlug, reviewId, reviewKind, reviewRecord } from '#features/progress/review.ts';
import { chapter, commit } from '../support/chapter.ts';
import { long } from '../support/documents.ts';
import { recordCases } from '../support/record-cases.ts';

export const reviews = chapter('[LEARN-10] users: reviews, what was answered wrongly');
const { allow, deny, reads } = reviews;
const path = 'users/ayla/reviews/all';
const entry = { n: 2, at: 1_767_225_600_000 };

reads(path, ['ayla']);
deny(
  'ayla',
  'writes another document beside it',
  commit(set('users/ayla/reviews/frontend', { goal: entry })),
);
recordCases(reviews, {
  kind: reviewKind,
  record: reviewRecord,
  entry,
  nth: (n) => ({ ...entry, at: n + 1 }),
  allowed: [
    { n: 0, at: 1 },
    { n: 100, at: 4_102_444_799_999 },
  ],
  odd: [5, 'x', null],
  wrong: {
    n: [-1, 101, 1.5, '1', null, undefined],
    at: [0, -1, 1.5, 4_102_444_800_000, '1', null, undefined],
    extra: [1],
  },
  id: (n) => reviewId('frontend', `yazı-${n}`, 1),
  wrongIds: [
    'frontend',
    'frontend/a',
    '/a#1',
    'frontend/#1',
    'frontend/a#',
    'frontend/a#100',
    'frontend/a b#1',
    'F/a#1',
    'a/b/c#1',
  ],
  removed: { n: 4, at: 1_767_225_600_001 },
});
for (const id of ['goal', reviewId('frontend', 'a', 0), reviewId(long(60), long(200), 99)])
  allow('ayla', `an entry called ${id.slice(0, 20)}`, commit(merge(path, { [id]: entry })));
for (const id of [reviewId(long(61), 'a', 1), reviewId('a', long(201), 1)])
  deny('ayla', `an entry whose name is too long, ${id.length}`, commit(merge(path, { [id]: entry })));
for (const quiz of ['quiz-frontend-01', 'A0b1c2D3'])
  allow(
    'ayla',
    `notes an answer in the quiz ${quiz}`,
    commit(merge(path, { [reviewId('frontend', quizSlug(quiz), 20)]: entry })),
  );
