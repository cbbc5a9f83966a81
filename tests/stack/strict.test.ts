import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, createUserWithEmailAndPassword, initializeAuth } from 'firebase/auth';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { encodeFields } from '#core/build/firestore-value.ts';
import { limits } from '#core/words/limits.ts';
import { announcementLimits } from '#features/announcements/limits.ts';
import { bellLimits } from '#features/bell/limits.ts';
import { noteLimits } from '#features/notes/limits.ts';
import { progressLimits } from '#features/progress/limits.ts';
import { questionLimits } from '#features/questions/limits.ts';
import { quizLimits } from '#features/quizzes/limits.ts';
import { savedLimits } from '#features/saved/limits.ts';
import { videoLimits } from '#features/videos/limits.ts';
import { workLimits } from '#features/works/limits.ts';
import { documentBytes, documentLimits, indexEntries } from '#stack/strict/documents.ts';
import { IndexFile, missingIndex, QueryRequest } from '#stack/strict/indexes.ts';
import { startTestStack, type TestStack } from '#stack/test-stack.ts';

// What the services refuse and the emulators forgive (stack/strict).

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({
    program: fileURLToPath(new URL('./support/fake-site.ts', import.meta.url)),
  });
});
afterAll(() => stack?.stop());

const documents = () =>
  `http://${stack.hosts.firestore}/v1/projects/${stack.projectId}/databases/(default)/documents`;

async function ask(address: string, body: object, method = 'POST') {
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const answer = await fetch(address, { method, headers, body: JSON.stringify(body) });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

async function limit(limits: object) {
  const address = `http://${stack.hosts.firestore}/__limits`;
  expect((await ask(address, limits, 'PUT')).status).toBe(200);
  onTestFinished(async () => {
    await ask(address, {}, 'PUT');
  });
}

const field = (fieldPath: string) => ({ fieldPath });
const equal = (name: string) => ({
  fieldFilter: { field: field(name), op: 'EQUAL', value: { stringValue: 'x' } },
});
const contains = (name: string) => ({
  fieldFilter: { field: field(name), op: 'ARRAY_CONTAINS', value: { stringValue: 'x' } },
});
const until = (name: string) => ({
  fieldFilter: { field: field(name), op: 'LESS_THAN_OR_EQUAL', value: { integerValue: '1' } },
});
const and = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
const by = (name: string, direction = 'ASCENDING') => ({ field: field(name), direction });
const of = (collectionId: string, rest: object) => ({
  structuredQuery: { from: [{ collectionId }], ...rest },
});

test('a query without its index is refused as the service refuses it; one that has it is answered', async () => {
  // As pages ask.
  const lacking = await ask(
    `${documents()}:runQuery?key=demo-key`,
    of('blogs', { where: equal('author'), orderBy: [by('slug')] }),
  );
  expect(lacking.status).toBe(400);
  expect(JSON.parse(lacking.text)).toMatchObject([
    { error: { status: 'FAILED_PRECONDITION', message: expect.stringContaining('"fieldPath":"author"') } },
  ]);
  // A page of another origin reads the answer, too.
  expect(lacking.headers.get('access-control-allow-origin')).toBe('*');
  const own = await ask(
    `${documents()}:runQuery`,
    of('blogs', { where: contains('hashtags'), orderBy: [by('time', 'DESCENDING')] }),
  );
  expect([own.status, JSON.parse(own.text).length]).toEqual([200, expect.any(Number)]);
});

const own = v.parse(
  IndexFile,
  JSON.parse(readFileSync(new URL('../../firebase/firestore.indexes.json', import.meta.url), 'utf8')),
);

describe('which index a query lacks', () => {
  const ascending = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' });
  const file: typeof own = {
    indexes: [
      { collectionGroup: 'a', queryScope: 'COLLECTION', fields: [ascending('x'), ascending('t')] },
      {
        collectionGroup: 'a',
        queryScope: 'COLLECTION',
        fields: [{ fieldPath: 'tags', arrayConfig: 'CONTAINS' }, ascending('t')],
      },
    ],
    fieldOverrides: [
      { collectionGroup: 'a', fieldPath: 'map', indexes: [] },
      {
        collectionGroup: 'a',
        fieldPath: 'map.key',
        indexes: [{ queryScope: 'COLLECTION', order: 'ASCENDING' }],
      },
    ],
  };
  const isRefused = (query: object) => missingIndex(v.parse(QueryRequest, query), file) !== null;

  test.each([
    ['everything', {}],
    ['by one field', { orderBy: [by('t', 'DESCENDING')] }],
    ['one field and a range of it', { where: until('t'), orderBy: [by('t')] }],
    ['fields that are equal, which are merged', { where: and(equal('x'), equal('y')) }],
    ['a composite index', { where: equal('x'), orderBy: [by('t'), by('__name__')] }],
    ['a range that nothing sorts', { where: and(equal('x'), until('t')) }],
    [
      'two indexes with one end, which are merged',
      { where: and(equal('x'), contains('tags')), orderBy: [by('t')] },
    ],
    ['a field of a map that has an index again', { where: equal('map.key') }],
    ['names of documents', { where: equal('__name__'), orderBy: [by('t')] }],
  ])('none: %s', (_, query) => {
    expect(isRefused(of('a', query))).toBe(false);
  });

  test.each([
    ['the other direction', { where: equal('x'), orderBy: [by('t', 'DESCENDING')] }],
    ['one more field', { where: and(equal('x'), equal('y')), orderBy: [by('t')] }],
    ['an array and a field', { where: and(equal('x'), contains('tags')) }],
    ['another order', { where: equal('x'), orderBy: [by('u')] }],
    ['two fields that sort', { orderBy: [by('t'), by('u')] }],
    ['a field whose index was taken away', { where: equal('map.other') }],
    ['an OR', { where: { compositeFilter: { op: 'OR', filters: [equal('x'), equal('y')] } } }],
  ])('one: %s', (_, query) => {
    expect(isRefused(of('a', query))).toBe(true);
  });

  test('a group of collections needs an index of its own, and so does a sum', () => {
    expect(
      isRefused({
        structuredQuery: { from: [{ collectionId: 'a', allDescendants: true }], where: equal('x') },
      }),
    ).toBe(true);
    const sum = (name: string) => ({
      structuredAggregationQuery: {
        ...of('a', { where: equal('x') }),
        aggregations: [{ sum: { field: field(name) } }],
      },
    });
    expect([isRefused(sum('t')), isRefused(sum('price'))]).toEqual([false, true]);
  });
});

/** A whole document, past the rules. */
const put = (path: string, data: object) =>
  ask(`${documents()}:commit`, {
    writes: [
      { update: { name: `${documents().split('/v1/')[1]}/${path}`, fields: encodeFields({ ...data }) } },
    ],
  });

describe('documents', () => {
  // The letter with the most bytes. The rules count characters.
  const heavy = (characters: number) => '𝄞'.repeat(characters);
  const at = new Date('2026-11-20T10:00:00Z');
  const map = (count: number, one: (n: number) => unknown, name = (n: number): string => `entry-${n}`) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [name(n), one(n)]));
  const list = (count: number, one: (n: number) => unknown) =>
    Array.from({ length: count }, (_, n) => one(n));
  const idOf = (letters: number, count: number) => (n: number) => `${n}-`.padEnd(letters / count - 1, 'x');
  const said = {
    text: heavy(questionLimits.text),
    code: { language: 'js', text: heavy(questionLimits.code) },
    name: heavy(limits.name),
    at,
  };
  const result = {
    name: heavy(limits.name),
    text: heavy(workLimits.text),
    version: 20,
    at,
    result: 'returned',
    comments: { 1: heavy(workLimits.comments) },
  };
  const tags = { title: heavy(limits.title), hashtags: list(limits.hashtags, (n) => `${n}${heavy(28)}`) };

  /** What the rules allow at most: cases of tests/rules have both sides of each limit. */
  const largest: [path: string, data: object][] = [
    [
      'users/a/progress/b',
      map(
        progressLimits.videos,
        () => ({ seconds: 1_000_000, done: true, at: at.getTime(), mark: at.getTime() }),
        idOf(progressLimits.ids, progressLimits.videos),
      ),
    ],
    [
      'users/a/exercises/b',
      map(
        progressLimits.exercises,
        () => at.getTime(),
        idOf(progressLimits.exerciseSlugs, progressLimits.exercises),
      ),
    ],
    [
      'users/a/reviews/all',
      map(
        progressLimits.reviews,
        () => ({ n: 100, at: at.getTime() }),
        (n) => `${'a'.repeat(60)}/${heavy(200)}#${n}`,
      ),
    ],
    [
      'users/a/notes/b',
      map(
        noteLimits.notes,
        () => ({
          video: 'a'.repeat(64),
          title: heavy(limits.title),
          seconds: 1,
          text: heavy(noteLimits.text),
          at: at.getTime(),
        }),
        idOf(noteLimits.ids, noteLimits.notes),
      ),
    ],
    [
      'users/a/reading/saved',
      map(
        savedLimits.addresses,
        () => ({ at: at.getTime(), title: heavy(limits.title) }),
        (n) => `/blogs/${n}${heavy(200)}`,
      ),
    ],
    [
      'users/a/notices/list',
      {
        items: map(bellLimits.notices, () => ({
          kind: 'order',
          title: heavy(limits.title),
          path: heavy(bellLimits.path),
          at,
        })),
        last: 'entry-1',
        readUntil: at,
        closed: list(bellLimits.closed, (n) => `${n}-closed`),
      },
    ],
    [
      'announcements/b',
      {
        items: map(announcementLimits.announcements, () => ({
          text: heavy(announcementLimits.text),
          link: heavy(bellLimits.path),
          until: at,
          at,
          by: 'a',
        })),
        last: 'entry-1',
        title: heavy(limits.title),
        rev: 1,
        audit: 'a',
      },
    ],
    [
      'questions/a',
      {
        ...said,
        video: 'a',
        group: 'b',
        course: 'b',
        title: heavy(limits.title),
        second: 1,
        uid: 'a',
        answered: true,
        hidden: false,
        answers: map(questionLimits.answers, () => ({ ...said, staff: true })),
        answeredBy: list(questionLimits.answers, (n) => `uid-${n}`),
        rev: 1,
      },
    ],
    [
      'works/a',
      {
        uid: 'a',
        name: heavy(limits.nameKey),
        course: 'b',
        task: 't',
        title: heavy(limits.title),
        kind: 'code',
        state: 'sent',
        version: 20,
        ticket: 1,
        at,
        thread: map(workLimits.thread + workLimits.versions, () => result),
        asked: true,
        rev: 1,
      },
    ],
    ['works/a/versions/1', { code: 'a'.repeat(workLimits.bytes), at }],
    [
      'quizzes/a',
      {
        course: 'b',
        title: heavy(limits.title),
        state: 'open',
        kinds: list(quizLimits.questions, () => 'many'),
        texts: list(quizLimits.questions, () => heavy(quizLimits.text)),
        codes: list(quizLimits.questions, () => heavy(quizLimits.code)),
        options: list(quizLimits.questions, () => heavy((quizLimits.option + 1) * quizLimits.options)),
        rev: 1,
      },
    ],
    [
      'quizKeys/a',
      {
        right: map(quizLimits.questions, () => 'abcdef'),
        explanations: list(quizLimits.questions, () => heavy(quizLimits.explanation)),
      },
    ],
    // Of common length; longer ones make another shard (`hasRoom`).
    [
      'videoIndex/free-0',
      {
        videos: map(videoLimits.shardEntries, () => ({
          title: heavy(50),
          hashtags: list(10, () => heavy(20)),
        })),
        last: 'entry-1',
      },
    ],
    ['transcripts/a', { text: heavy(videoLimits.transcript) }],
    ['materials/a', { html: 'a'.repeat(videoLimits.material) }],
    [
      'blogs/a',
      {
        ...tags,
        titleKey: heavy(limits.title),
        words: list(limits.words, (n) => `w${n}`),
        content: heavy(limits.content),
        slug: heavy(limits.slug / 4),
        time: at,
        rev: 1,
        audit: 'a',
      },
    ],
  ];

  test.each(largest)('the largest %s that the rules allow is written', async (path, data) => {
    const fields = encodeFields({ ...data });
    expect(documentBytes(path, fields)).toBeLessThan(documentLimits.bytes);
    expect(indexEntries(path, fields, own)).toBeLessThan(documentLimits.indexEntries / 10);
    expect(await put(path, data)).toMatchObject({ status: 200 });
  });

  test.each([
    ['bytes', { text: 'a'.repeat(documentLimits.bytes) }],
    ['index entries', map(documentLimits.indexEntries / 2 + 1, () => 1)],
    ['index entries', { list: list(documentLimits.indexEntries + 1, (n) => n) }],
  ])('one with more %s than the service takes is refused', async (what, data) => {
    expect(await put('config/too-large', data)).toMatchObject({
      status: 400,
      text: expect.stringContaining(what),
    });
  });

  test('a name, values, lists and maps are counted as the service documents it', () => {
    const fields = encodeFields({
      type: 'Personal',
      done: false,
      priority: 1,
      description: 'Learn Cloud Firestore',
    });
    expect(documentBytes('users/jeff/tasks/my_task_id', fields)).toBe(147);
    const ofNone = { indexes: [], fieldOverrides: [] };
    expect(
      indexEntries(
        'a/b',
        encodeFields({ city: 'x', map: { one: 1, two: 2 }, tags: ['a', 'b', 'a'] }),
        ofNone,
      ),
    ).toBe(2 + 2 + 4 + 4);
  });
});

test('more writes to one document than the service sustains are aborted, others are not', async () => {
  await limit({ sustained: { path: 'queues/frontend', writes: 2, seconds: 600 } });
  const write = async (path: string) =>
    (
      await ask(`${documents()}:commit`, {
        writes: [
          {
            update: { name: `${documents().split('/v1/')[1]}/${path}`, fields: { n: { integerValue: '1' } } },
          },
        ],
      })
    ).status;
  expect([
    await write('queues/frontend'),
    await write('queues/frontend'),
    await write('queues/frontend'),
    await write('queues/backend'),
  ]).toEqual([200, 200, 409, 200]);
});

test('a transaction that is left open holds what it has read, until it ends', async () => {
  await put('queues/held', { n: 1 });
  const { transaction } = JSON.parse((await ask(`${documents()}:beginTransaction`, {})).text);
  const name = `${documents().split('/v1/')[1]}/queues/held`;
  await ask(`${documents()}:batchGet`, { documents: [name], transaction });
  expect(await put('queues/held', { n: 2 })).toMatchObject({
    status: 409,
    text: expect.stringContaining('ABORTED'),
  });
  await ask(`${documents()}:rollback`, { transaction });
  expect((await put('queues/held', { n: 2 })).status).toBe(200);
}, 60_000);

test.each(['auth/too-many-requests', 'auth/quota-exceeded'])(
  'switched on, %s is what the SDK says to whom it is meant for',
  async (code) => {
    await limit({ refuse: [code], only: 'limited@' });
    const app = initializeApp({ apiKey: 'demo-key', projectId: stack.projectId }, code);
    onTestFinished(() => deleteApp(app));
    const auth = initializeAuth(app);
    connectAuthEmulator(auth, `http://${stack.hosts.auth}`, { disableWarnings: true });
    const signUp = (name: string) =>
      createUserWithEmailAndPassword(auth, `${name}@${code.slice(5)}.example`, 'nar-cicek-9');
    await expect(signUp('limited')).rejects.toMatchObject({ code });
    await expect(signUp('other')).resolves.toBeTruthy();
  },
);

test('files and letters are refused by name, too', async () => {
  await limit({ refuse: ['storage/quota-exceeded', 'mail/426'] });
  const upload = await fetch(
    `http://${stack.hosts.storage}/v0/b/${stack.projectId}.appspot.com/o?name=a.webp`,
    { method: 'POST', body: new Uint8Array([1]), headers: { 'content-type': 'image/webp' } },
  );
  expect(upload.status).toBe(402);
  const mail = await fetch(`http://127.0.0.1:${stack.ports.mail}/api/v1.0/email/send-form`, {
    method: 'POST',
    body: new FormData(),
  });
  expect(mail.status).toBe(426);
  await limit({ refuse: [] });
});

test('an unknown name is no switch', async () => {
  const { status, text } = await ask(
    `http://${stack.hosts.firestore}/__limits`,
    { refuse: ['auth/none'] },
    'PUT',
  );
  expect([status, text.includes('auth/too-many-requests')]).toEqual([400, true]);
});
