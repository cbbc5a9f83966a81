import { Timestamp } from 'firebase/firestore/lite';
import { beforeAll, describe, expect, test } from 'vitest';
import type { StoredDocument } from '#core/cloud/firestore.ts';
import { versionOf } from '#core/cloud/firestore.ts';
import { type Fields, type Query, set } from '#core/cloud/operation.ts';
import { confirmEmail } from '#core/cloud/own-record.ts';
import { graduateReviewStates } from '#features/graduates/graduate-review.ts';
import { claimBuild, markDirty, markDirtyFirst } from '#panel/publishing-gateway.ts';
import { queries } from '#support/queries.ts';
import {
  answer,
  attempt,
  blog,
  certificate,
  code,
  type Documents,
  enrolment,
  graduateReview,
  group,
  keys,
  question,
  record,
  sharedDraft,
  trashed,
  video,
  work,
} from './support/documents.ts';
import { firestoreOf } from './support/firestore.ts';
import { clear, put } from './support/owner.ts';
import { projectId } from './support/project.ts';
import { world } from './support/world.ts';

// How queries and batches as data reach Firestore. Rules are not asked; what they say is tested in cases.test.ts, with the
// same calls.

const firestore = firestoreOf(projectId(), 'owner');

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds));

/** Five of each, so that pages of two have a last one; two of them at one time, and under one title. */
const many: Documents = Object.fromEntries(
  [0, 1, 1, 2, 3].flatMap((n, index) => {
    const tags = {
      hashtags: ['css', 'frontend'],
      time: at(n),
      title: `CSS ${n}`,
      titleKey: `css ${n}`,
      words: ['css', 'flex'],
    };
    const codeName = ['html', 'css', 'js'][n % 3];
    const named = {
      ...record(`ay${index}`),
      lessons: ['frontend'],
      nameKey: `ay ${n}`,
      words: ['a', 'ay', '324'],
      groups: { frontend: 'g-one' },
      createdAt: at(n),
      ends: { 'ui-designer': at(n) },
    };
    return [
      ...['blogs', 'codes', 'videos'].map((kind) => [
        `${kind}/one/versions/${index + 1}`,
        { title: `CSS ${n}` },
      ]),
      [`videos/many-${index}`, video({ ...tags, planned: true })],
      [`videos/many-group-${index}`, video({ ...tags, demo: 'false', group: 'frontend' })],
      [`videos/many-paid-${index}`, video({ ...tags, demo: 'false', paid: 'paid', group: 'frontend' })],
      [`blogs/many-${index}`, blog({ ...tags, slug: 'git' })],
      [`codes/many-${index}`, code({ ...tags, codeName, slug: 'grid' })],
      [`users/${'ab'[index] ?? `many-${index}`}`, { ...named, email: 'a@x.az', userKey: keys.teacherKey }],
      [`users/ay-${index}`, { ...named, email: `ay${index}@x.az` }],
      [`trash/blogs_many-${index}`, { ...trashed('blogs', `many-${index}`, blog(tags)), at: at(n) }],
      [`trash/codes_many-${index}`, { ...trashed('codes', `many-${index}`, code(tags)), at: at(n) }],
      [`trash/videos_many-${index}`, { ...trashed('videos', `many-${index}`, video(tags)), at: at(n) }],
      [`trash/users_many-${index}`, { ...trashed('users', `many-${index}`, named), at: at(n) }],
      [
        `audit/A-${index}`,
        {
          collection: 'users',
          target: 'a',
          action: 'enrol',
          by: 'a',
          at: at(n),
          lesson: 'frontend',
          enrolment: 'A',
        },
      ],
      [
        `questions/many-${index}`,
        question({
          video: 'a',
          group: '',
          second: n,
          at: at(n),
          answers: { ayla: answer() },
          answeredBy: ['ayla'],
        }),
      ],
      [`attempts/many-${index}`, attempt({ n: index, lockedAt: at(n), corrected: 1 })],
      ...graduateReviewStates.map((state): [string, Fields] => [
        `graduateReviews/${state}-${index}`,
        graduateReview({ state, at: at(n) }),
      ]),
      [`groups/g-over-${index}`, group({ end: `2026-01-0${n + 1}` })],
      [`works/due-${index}`, work({ state: 'sent', at: at(n), due: at(n) })],
      [
        `audit/about-${index}`,
        { collection: 'users', target: 'ayla', action: 'grant', by: 'a', at: at(n), lesson: 'css' },
      ],
      [`drafts/many-${index}`, sharedDraft({ at: at(n) })],
      [`works/many-${index}`, work({ state: 'returned', asked: true, at: at(n) })],
      [
        `enrolments/many-${index}`,
        enrolment({ createdAt: at(n), until: at(n), course: 'frontend', nameKey: `qrup ${n}` }),
      ],
      [
        `enrolments/ended-${index}`,
        enrolment({ createdAt: at(n), until: at(n), course: 'frontend', ended: true }),
      ],
      [`users/ayla/certificates/many-${index}`, certificate({ issuedAt: at(n) })],
      [`audit/many-${index}`, { collection: 'blogs', target: 'one', action: 'update', by: 'a', at: at(n) }],
    ];
  }),
);

async function pages(query: Query, size: number): Promise<StoredDocument[]> {
  const found: StoredDocument[] = [];
  for (;;) {
    const page = await firestore.query(query, size, found.at(-1));
    found.push(...page);
    if (page.length < size) return found;
  }
}

beforeAll(async () => {
  await clear(projectId());
  await put(projectId(), { ...world, ...many });
});

describe('reading', () => {
  // None of the documents is planned for a time after today's.
  const isToCome = ({ where }: Query) =>
    where.some(([, operator, value]) => operator === '>' && value instanceof Date && value > at(0));
  const shapes = Object.entries(queries).flatMap(([name, list]) =>
    list.flatMap((query, index) => (isToCome(query) ? [] : [{ name: `${name} ${index + 1}`, query }])),
  );

  test.each(shapes)(
    '$name gives the same documents at once and page by page, and counts them',
    async (shape) => {
      const paths = (documents: StoredDocument[]) => documents.map(({ path }) => path);
      const all = paths(await firestore.query(shape.query, 100));
      expect(all).not.toEqual([]);
      expect(paths(await pages(shape.query, 2))).toEqual(all);
      expect(await firestore.count(shape.query, 3)).toBe(Math.min(all.length, 3));
    },
  );

  test.each(['users/ayla', 'users/ayla/progress/frontend', 'users/nobody', 'emails/ayla@x.az'])(
    'get %s',
    async (path) => {
      const document = await firestore.get(path);
      expect(document?.path ?? null).toBe(path === 'users/nobody' ? null : path);
    },
  );
});

describe('writing', () => {
  test('every kind of value comes back as it was written, a time to the microsecond', async () => {
    const values = {
      moment: new Timestamp(1_767_261_600, 123_456_000),
      list: [1, 0.5, -0.1, 2 ** 60, null, true, 'ə', '', { a: [] }],
      'with.dots': { 'and `ticks`': {} },
      infinite: [Number.POSITIVE_INFINITY, Number.NaN],
    };
    await firestore.commit([set('config/values', values)]);
    expect((await firestore.get('config/values'))?.data).toEqual(values);
  });

  test('an update of what is not there, and a batch with one, change nothing', async () => {
    const batch = [set('config/one', { a: 1 }), ...confirmEmail('nobody')];
    await expect(firestore.commit(batch)).rejects.toHaveProperty('code', 'firestore/not-found');
    expect(await firestore.get('config/one')).toBeNull();
  });

  test('[PANEL-12] of those who claim the same build at once, one does', async () => {
    await firestore.commit([markDirtyFirst()]);
    const claims = await Promise.all(
      ['a', 'b', 'c', 'd'].map((uid) =>
        firestore.updateSeen('config/publish', (seen) =>
          seen?.data.claimedBy === undefined ? claimBuild(uid) : null,
        ),
      ),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  test('[SCHOOL-3] a version that was written over since is refused', async () => {
    await firestore.commit([markDirtyFirst()]);
    const seen = versionOf((await firestore.get('config/publish')) ?? { data: {} });
    await firestore.commit([markDirty()]);
    await expect(firestore.commit([claimBuild('a')], seen)).rejects.toHaveProperty(
      'code',
      'firestore/failed-precondition',
    );
    const now = versionOf((await firestore.get('config/publish')) ?? { data: {} });
    await firestore.commit([claimBuild('a')], now);
    expect((await firestore.get('config/publish'))?.data.claimedBy).toBe('a');
  });
});
