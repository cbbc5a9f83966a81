import { beforeAll, describe, expect, test } from 'vitest';
import { saveDone } from '#gateways/exercises.ts';
import type { StoredDocument } from '#gateways/firestore/document.ts';
import { openFirestore } from '#gateways/firestore/firestore.ts';
import { getAll } from '#gateways/firestore/get-all.ts';
import type { Connection } from '#gateways/firestore/request.ts';
import { decode, ExactValue } from '#gateways/firestore/value.ts';
import type { Query } from '#gateways/operation.ts';
import { newId, type Operation, set } from '#gateways/operation.ts';
import { confirmEmail, editProfile } from '#gateways/own-record.ts';
import { saveProgress } from '#gateways/progress.ts';
import { saveList } from '#gateways/saved.ts';
import { claimBuild, markDirty, markDirtyFirst, markPlanned } from '#gateways/staff/publishing.ts';
import { indexVideo, unindexVideo } from '#gateways/staff/video-index.ts';
import { queries } from '#support/queries.ts';
import * as batches from './support/batches.ts';
import {
  blog,
  certificate,
  code,
  type Documents,
  enrolment,
  keys,
  record,
  trashed,
  video,
} from './support/documents.ts';
import { clear, hosts, put } from './support/owner.ts';
import { projectId } from './support/project.ts';
import { plain, sdkCommit, sdkCount, sdkGet, sdkOf, sdkPages } from './support/sdk.ts';
import { certificateCodes, codes, world } from './support/world.ts';

// The pages' own Firestore against the SDK, on the same emulator: the same documents for every query, and the same
// database after every batch. Rules are not asked; what they say through it is tested in cases.test.ts.

const ownerOf = (project: string): Connection => ({
  origin: `http://${hosts().firestore}`,
  projectId: project,
  headers: async () => ({ authorization: 'Bearer owner' }),
});
const ownersOf = (project: string) => openFirestore(ownerOf(project));

const read = { name: projectId(), firestore: ownersOf(projectId()), sdk: sdkOf(projectId()) };

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
      words: ['a', 'ay'],
      createdAt: at(n),
    };
    return [
      [`videos/many-${index}`, video(tags)],
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
          lesson: 'css',
          enrolment: 'A',
        },
      ],
      [`enrolments/many-${index}`, enrolment({ createdAt: at(n), until: at(n), course: 'frontend' })],
      [`users/ayla/certificates/many-${index}`, certificate({ issuedAt: at(n) })],
      [`audit/many-${index}`, { collection: 'blogs', target: 'one', action: 'update', by: 'a', at: at(n) }],
    ];
  }),
);

async function pages(query: Query, size: number): Promise<unknown[]> {
  const found: StoredDocument[] = [];
  for (;;) {
    const page = await read.firestore.query(query, size, found.at(-1));
    found.push(...page);
    if (page.length < size) return found.map(({ id, data }) => ({ id, data: plain(data) }));
  }
}

beforeAll(async () => {
  await clear(read.name);
  await put(read.name, { ...world, ...many });
});

describe('reading', () => {
  const shapes = Object.entries(queries).flatMap(([name, list]) =>
    list.map((query, index) => ({ name: `${name} ${index + 1}`, query })),
  );

  test.each(shapes)(
    '$name gives the documents that the SDK gives, page by page and counted',
    async (shape) => {
      const found = await pages(shape.query, 2);
      expect(found).not.toEqual([]);
      expect(found).toEqual(await sdkPages(read.sdk, shape.query, 2));
      expect(await read.firestore.count(shape.query, 3)).toBe(await sdkCount(read.sdk, shape.query, 3));
    },
  );

  test.each([
    'users/ayla',
    'users/ayla/progress/frontend',
    'users/nobody',
    'emails/ayla@x.az',
    'emails/ə i%20@x.az',
  ])('get %s', async (path) => {
    const document = await read.firestore.get(path);
    expect(document && plain(document.data)).toEqual(await sdkGet(read.sdk, path));
    expect(document?.id).toBe(document ? path.split('/').at(-1) : undefined);
  });
});

test('[SCHOOL-4] several documents in one request come each at its own place', async () => {
  const paths = ['users/nobody', 'users/bahar', 'users/ayla/progress/frontend', 'users/ayla'];
  const found = await getAll(ownerOf(read.name), paths);
  expect(found.map((document) => document?.id)).toEqual([undefined, 'bahar', 'frontend', 'ayla']);
  expect(found[0]).toBeNull();
});

/** Times of the server's differ from one database to the other. */
const isNow = (text: string) => Math.abs(Number(text) - Date.now() / 1000) < 600;
const timeless = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(plain(value)), (_, one: unknown) =>
    typeof one === 'string' && /^\d{10}\.\d{9}$/.test(one) && isNow(one) ? 'now' : one,
  );

describe('writing', () => {
  const [ours, theirs] = ['demo-ours', 'demo-theirs'];
  const firestore = ownersOf(ours);
  const sdk = sdkOf(theirs);
  const moment = new ExactValue({ timestampValue: '2026-01-01T10:00:00.123456Z' });

  const every: Record<string, Operation[]> = {
    'sign-up': batches.signUp('fresh'),
    'own names': editProfile('ayla', { name: 'Ə', surname: 'I', mobile: '' }, 'ayla@x.az'),
    'the own e-mail': confirmEmail('bahar'),
    'progress that is there': saveProgress('ayla', 'frontend', {
      v2: { seconds: 1.5, done: true, at: 5 },
    }),
    'the first progress': saveProgress('bahar', 'backend', {
      'a`b\\c-1': { seconds: 0, done: false, at: 5 },
    }),
    'the first exercise that is done': saveDone('bahar', 'backend', { 'sayğac-düyməsi': 5 }),
    'the first saved page': [saveList('bahar', { write: { '/blogs/ə.b': { at: 5, title: 'Ə' } }, drop: [] })],
    'a saved page in place of another': [
      saveList('ayla', { write: { '/blogs/a': { at: 5, title: 'A' } }, drop: ['/blogs/b'] }),
    ],
    'a part of a series': batches.editBlog('teacher', { series: 'S' }),
    'a grant': batches.grant('ayla')('admin'),
    'a grant again': batches.grant('dilara')('admin'),
    'a grant until a day': batches.grantUntil('ayla')('admin'),
    'another end of a grant': batches.renew()('ayla')('admin'),
    'a grant without end again': batches.renew(null)('ayla')('admin'),
    'a grant taken back': batches.revoke('ayla')('admin'),
    'a new code': batches.createEnrolment('teacher'),
    'an ended code': batches.endEnrolment(codes.open)('teacher'),
    'a course opened with a code': batches.enrol(codes.used)('bahar'),
    'a certificate': batches.issue('teacher'),
    'a revoked certificate': batches.revokeCertificate(certificateCodes.held)('teacher'),
    'a teacher': batches.appoint('ayla')('admin'),
    'no teacher': batches.dismiss('teacher')('admin'),
    'a new post': batches.createBlog('teacher'),
    'an edited post': batches.editBlog('teacher'),
    'a new snippet': batches.createCode('teacher'),
    'an edited snippet': batches.editCode('teacher'),
    'a new free video': batches.createFree('teacher'),
    'a new video of a group': batches.createPaid('teacher'),
    'an edited video': batches.editVideo('teacher'),
    'a video that stays free': batches.editFree('teacher'),
    'a video that is free no more': batches.closeFree('teacher'),
    'a duration': batches.keepDuration('teacher'),
    'a line of the index': [indexVideo({ n: 0 }, newId(), { title: 'a', hashtags: [] })],
    'a new shard': [indexVideo({ n: 1, isNew: true }, 'v-1', { title: 'a', hashtags: ['b'] })],
    'no line of the index': [unindexVideo({ n: 0 }, 'ghost')],
    'into the trash': batches.remove('videos', 'free')('teacher'),
    'out of the trash': batches.restore('users', 'gone')('admin'),
    'for good': batches.purge('users', 'gone')('admin'),
    'a mark': [markDirty()],
    'a mark of a plan': [markPlanned()],
    'a planned post': batches.createBlog('teacher', { time: at(1) }),
    'the first mark': [markDirtyFirst()],
    'a claim': [claimBuild('teacher')],
    'every kind of value': [
      set('config/values', {
        moment,
        list: [1, 0.5, -0.1, 2 ** 60, null, true, 'ə', '', { a: [] }],
        'with.dots': { 'and `ticks`': {} },
        infinite: [Number.POSITIVE_INFINITY, Number.NaN],
        date: at(1),
      }),
    ],
  };

  const collections = [
    ...[
      'config',
      'users',
      'usernames',
      'emails',
      'videos',
      'videoIndex',
      'blogs',
      'codes',
      'slugs',
      'certificates',
    ],
    ...[
      'audit',
      'trash',
      'blocked',
      'users/ayla/progress',
      'users/bahar/progress',
      'users/ayla/exercises',
      'users/bahar/exercises',
      'users/ayla/certificates',
      'users/ayla/reading',
      'users/bahar/reading',
    ],
  ];
  const everything = async (project: string) => {
    const entries = collections.map(async (path) => {
      const { documents = [] } = await (
        await fetch(
          `http://${hosts().firestore}/v1/projects/${project}/databases/(default)/documents/${path}?pageSize=300`,
          { headers: { authorization: 'Bearer owner' } },
        )
      ).json();
      const named = documents.map(({ name, fields }: { name: string; fields?: object }) => [
        name.slice(name.lastIndexOf('/') + 1),
        decode({ mapValue: { fields: fields ?? {} } }),
      ]);
      return [path, timeless(Object.fromEntries(named))];
    });
    return Object.fromEntries(await Promise.all(entries));
  };

  test.each(Object.entries(every))('%s leaves the database as the SDK leaves it', async (_, batch) => {
    for (const project of [ours, theirs]) {
      await clear(project);
      await put(project, world);
    }
    const before = await everything(ours);
    await firestore.commit(batch);
    await sdkCommit(sdk, batch);
    const after = await everything(ours);
    expect(after).toEqual(await everything(theirs));
    expect(after).not.toEqual(before);
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

  test('[PANEL-12] a version that was written over since is refused', async () => {
    await firestore.commit([markDirtyFirst()]);
    const seen = await firestore.get('config/publish');
    await firestore.commit([markDirty()]);
    const late = { ...claimBuild('a'), over: seen?.updateTime ?? '' };
    await expect(firestore.commit([late])).rejects.toHaveProperty(
      'code',
      expect.stringMatching(/^firestore\/(aborted|failed-precondition)$/),
    );
  });
});
