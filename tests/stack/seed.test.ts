import { expect, test } from 'vitest';
import { slugOf } from '#core/words/slug.ts';
import { seedDocuments } from '#stack/seed/documents.ts';
import type { FirestoreData } from '#stack/seed/firestore-value.ts';

const siteUrl = 'http://localhost:4321';
const projectId = 'demo-seed';
const documents = await seedDocuments(siteUrl, projectId);

/** Documents of a collection, without those below them. */
const inCollection = (name: string) =>
  [...documents].filter(([path]) => path.startsWith(`${name}/`) && path.split('/').length === 2);
const keysOf = (data: FirestoreData | undefined) => Object.keys(data ?? {}).sort();
const value = (data: FirestoreData | undefined, field: string) => data?.[field];
const text = (data: FirestoreData | undefined, field: string) => String(value(data, field));

/** The keys that firestore.rules require; `may` are optional keys. Content is written anew in emulators.test.ts. */
const shapes: Record<string, { count: number; keys: string[]; may?: string[] }> = {
  users: {
    count: 24,
    keys: ['name', 'surname', 'nameKey', 'words', 'username', 'email', 'mobile', 'lessons', 'createdAt'],
    may: ['audit', 'userKey', 'adminKey', 'verified', 'ends', 'groups'],
  },
  usernames: { count: 24, keys: [] },
  emails: { count: 24, keys: [] },
  transcripts: { count: 6, keys: ['text'] },
  materials: { count: 2, keys: ['html'] },
  videoIndex: { count: 1, keys: ['videos', 'last'] },
  slugs: { count: 23, keys: ['id'] },
  gates: { count: 2, keys: ['role'] },
  messages: {
    count: 8,
    keys: ['kind', 'fields', 'at', 'state', 'rev'],
    may: ['takenBy', 'note', 'audit'],
  },
  groups: {
    count: 1,
    keys: ['course', 'title', 'teacher', 'start', 'end', 'weekly', 'changes', 'due', 'rev', 'audit'],
  },
  announcements: { count: 3, keys: ['items', 'last', 'title', 'rev', 'audit'] },
  drafts: { count: 1, keys: ['form', 'title', 'value', 'author', 'at', 'rev', 'audit'] },
  quizzes: {
    count: 3,
    keys: [
      'course',
      'title',
      'state',
      'minutes',
      'attempts',
      'kinds',
      'texts',
      'codes',
      'options',
      'rev',
      'audit',
    ],
    may: ['correction'],
  },
  quizKeys: { count: 3, keys: ['right', 'explanations'], may: ['first'] },
  attempts: {
    count: 7,
    keys: ['quiz', 'uid', 'name', 'course', 'n', 'startedAt'],
    may: ['answers', 'lockedAt', 'score', 'corrected'],
  },
  questions: {
    count: 12,
    keys: [
      'video',
      'group',
      'course',
      'title',
      'second',
      'text',
      'uid',
      'name',
      'at',
      'answered',
      'hidden',
      'answers',
      'answeredBy',
      'rev',
    ],
    may: ['code', 'reason', 'audit'],
  },
};

test.for(Object.entries(shapes))(
  'documents of %s have exactly the keys of the rules',
  ([name, { count, keys, may = [] }]) => {
    const found = inCollection(name);
    expect(found).toHaveLength(count);
    for (const [path, data] of found) {
      expect(
        keysOf(data).filter((key) => !may.includes(key)),
        path,
      ).toEqual([...keys].sort());
    }
  },
);

test('a document names its log entry, and the entry names the document', () => {
  const named = [
    'users',
    'videos',
    'blogs',
    'codes',
    'outlines',
    'messages',
    'orders',
    'questions',
    'announcements',
    'works',
    'quizzes',
    'drafts',
    'groups',
    'graduateReviews',
  ]
    .flatMap(inCollection)
    .filter(([, data]) => 'audit' in data);
  for (const [path, data] of named) {
    const entry = documents.get(`audit/${text(data, 'audit')}`);
    const isGrant = value(entry, 'action') === 'grant';
    // Records of people, outlines, messages, orders and reviews have no title.
    const isTitled = !/^(users|outlines|messages|orders|graduateReviews)\//.test(path);
    // A paid order and the record whose course it opened have one entry.
    const isPaid = 'order' in (entry ?? {});
    const details = [
      ...(isTitled ? ['title'] : []),
      ...(isGrant ? ['lesson', ...('ends' in data ? ['until'] : [])] : []),
      ...(isPaid ? ['order'] : []),
      ...('correction' in data ? ['was', 'now'] : []),
    ];
    expect(keysOf(entry), path).toEqual(['action', 'at', 'by', 'collection', 'target', ...details].sort());
    if (isTitled) expect(value(entry, 'title')).toBe(value(data, 'title'));
    const about = isPaid && 'uid' in data ? `users/${text(data, 'uid')}` : path;
    expect(`${text(entry, 'collection')}/${text(entry, 'target')}`).toBe(about);
    expect(documents.has(`users/${text(entry, 'by')}`)).toBe(true);
  }
  const entries = new Set(named.map(([, data]) => text(data, 'audit')));
  expect(inCollection('audit')).toHaveLength(entries.size);
});

test('users have the fields that the rules require at sign-up', () => {
  for (const [path, data] of inCollection('users')) {
    expect(text(data, 'username'), path).toMatch(/^[a-z][a-z0-9._-]{2,29}$/);
    expect(text(data, 'mobile'), path).toMatch(/^(\+\d{3}-\d{2}-\d{3}-\d{2}-\d{2})?$/);
    expect(documents.has(`usernames/${text(data, 'username')}`), path).toBe(true);
    expect(documents.has(`emails/${text(data, 'email')}`), path).toBe(true);
    expect(value(data, 'createdAt'), path).toBeInstanceOf(Date);
  }
});

test('a video is free or belongs to a group, and the index lists the free ones', () => {
  const free = inCollection('videos').filter(([, data]) => value(data, 'demo') === 'true');
  for (const [path, data] of inCollection('videos')) {
    expect('group' in data, path).toBe(value(data, 'demo') === 'false');
    expect(text(data, 'url'), path).toMatch(/^[\w-]{11}$/);
    expect(value(data, 'paid'), path).toBeOneOf(['paid', '']);
  }
  expect(value(documents.get('videoIndex/free-0'), 'videos')).toEqual(
    Object.fromEntries(
      free.map(([path, { title, hashtags }]) => [path.slice('videos/'.length), { title, hashtags }]),
    ),
  );
});

test('a question stands under a video that its author may watch', () => {
  for (const [path, data] of inCollection('questions')) {
    const video = documents.get(`videos/${text(data, 'video')}`);
    const { lessons = [] } = documents.get(`users/${text(data, 'uid')}`) ?? {};
    const group = text(data, 'group');
    expect(value(video, 'group') ?? '', path).toBe(group);
    expect([...(lessons as string[]), ''], path).toContain(group);
    expect(value(video, 'hashtags'), path).toContain(value(data, 'course'));
    expect(Object.keys(value(data, 'answers') ?? {}), path).toEqual(value(data, 'answeredBy'));
  }
});

test('an announcement has an id that no other one has, of whatever course', () => {
  const ids = inCollection('announcements').flatMap(([, { items }]) => Object.keys(items ?? {}));
  expect(ids.length).toBe(4);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9-]{1,36}$/);
});

test('posts and snippets have reserved their addresses', () => {
  for (const [path, data] of inCollection('blogs')) {
    expect(slugOf(text(data, 'title')), path).toBe(value(data, 'slug'));
    expect(documents.get(`slugs/blogs_${text(data, 'slug')}`), path).toEqual({
      id: path.slice('blogs/'.length),
    });
    expect(text(data, 'blog_image'), path).toBe(`${siteUrl}/images/covers/${text(data, 'slug')}.svg`);
    expect(text(data, 'author_image'), path).toMatch(
      /^http:\/\/localhost:4321\/images\/people\/[a-z-]+\.svg$/,
    );
  }
  for (const [path, data] of inCollection('codes')) {
    const name = `codes_${text(data, 'codeName')}_${text(data, 'slug')}`;
    expect(documents.get(`slugs/${name}`), path).toEqual({ id: path.slice('codes/'.length) });
  }
});
