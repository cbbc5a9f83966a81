import { arrayUnion, FieldValue, Timestamp } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keep, remove } from '#core/device/device-storage.ts';
import { sessionKey } from '#core/device/storage-keys.ts';
import {
  appointTeacher,
  dismissTeacher,
  grantCourse,
  renewCourse,
  revokeCourse,
} from '#features/accounts/desk/gateway.ts';
import { issueCertificate, revokeCertificate } from '#features/certificates/desk/gateway.ts';
import { saveOutline } from '#features/courses/desk/gateway.ts';
import { createEnrolment, endEnrolment } from '#features/enrolments/desk/gateway.ts';
import { enrol } from '#features/enrolments/gateway.ts';
import { answerAsStaff, hideQuestion, removeAnswer } from '#features/questions/desk/gateway.ts';
import { editQuestion, withdrawQuestion } from '#features/questions/gateway.ts';
import { claimWork, decideWork } from '#features/works/desk/gateway.ts';
import { askAboutWork, sendWork, withdrawWork } from '#features/works/gateway.ts';
import { editPost } from '#panel/articles-gateway.ts';
import { moveToTrash } from '#panel/authored-gateway.ts';
import { purge, restore } from '#panel/trash-gateway.ts';
import { eraseOwn, leave } from '#registry/own-data.ts';
import { commit, inTurn, says } from './commit.ts';
import { AppError, type ErrorCode } from './errors.ts';
import { type Fields, type Operation, update } from './operation.ts';
import { confirmEmail, editProfile, signUp } from './own-record.ts';

/** The documents, and what becomes of a batch: whether it is stored, and with which error its answer is lost. */
const service = vi.hoisted(() => ({
  documents: new Map<string, object>(),
  stores: true,
  code: 'firestore/unavailable',
  isGone: false,
  reads: 0,
}));

vi.mock('./database.ts', () => ({
  database: () => ({
    async commit([operation]: Operation[]) {
      if (service.stores && operation) store(operation);
      throw new AppError(service.code as ErrorCode);
    },
    async get(path: string) {
      service.reads += 1;
      if (service.isGone) throw new AppError('firestore/unavailable');
      const data = service.documents.get(path);
      return data ? { id: '', path, data, updateTime: '' } : null;
    },
  }),
}));

/** Stores what the page knows, and for what the service computes a value of its own. */
function store(operation: Operation): void {
  if (operation.kind === 'delete') {
    service.documents.delete(operation.path);
    return;
  }
  const before = operation.kind === 'set' ? {} : service.documents.get(operation.path);
  const after: Fields = { ...before };
  for (const [name, value] of Object.entries(operation.data))
    if (!name.includes('.')) after[name] = value instanceof FieldValue ? 'computed' : value;
  service.documents.set(operation.path, after);
}

const by = { uid: 'teacher' };
const end = new Date('2027-01-01T00:00:00Z');
const person = { name: 'Ad', surname: 'Soyad', mobile: '' };
const time = new Timestamp(1_767_225_600, 1_000);
const post = { title: 'T', content: '<p>a</p>', hashtags: ['css'], blog_image: 'https://h.az/a.webp' };
const seen = { id: 'q', rev: 1, title: 'T' };
const work = {
  id: 'w',
  title: 'T',
  course: 'css',
  task: 't',
  version: 1,
  ticket: 4,
  thread: {},
  rev: 1,
};
const trashed = { collection: 'codes', target: 'c', data: { title: 'T', time } } as const;

/** The documents that are there before, besides those that a batch makes. */
const documents: Record<string, object> = {
  'users/u': { lessons: [], ...person, audit: 'earlier', enrolment: 'OLD' },
  'users/u/notes/css': {},
  'enrolments/CODE': { ended: false, audit: 'earlier' },
  'certificates/CERT': { audit: 'earlier' },
  'codes/c': { title: 'T' },
  'trash/codes_d': { data: {} },
  'blogs/p': { ...post, rev: 1, audit: 'earlier' },
  'outlines/css': { rev: 1, audit: 'earlier' },
  'works/w': { state: 'sent', version: 1, thread: {}, rev: 1, audit: 'earlier' },
  'questions/q': { text: 'Niyə?', answers: {}, rev: 1, audit: 'earlier' },
};

const batches: Record<string, () => Operation[]> = {
  '[PANEL-7] grantCourse': () => grantCourse(by, 'u', 'css', null),
  '[SCHOOL-2] renewCourse': () => renewCourse(by, 'u', 'css', end),
  '[PANEL-7] revokeCourse': () => revokeCourse(by, 'u', 'css'),
  '[PANEL-8] appointTeacher': () => appointTeacher(by, 'u', 'key'),
  '[PANEL-8] dismissTeacher': () => dismissTeacher(by, 'u'),
  '[SCHOOL-1] createEnrolment': () =>
    createEnrolment(by, 'NEW', { name: 'A', course: 'css', until: end, uses: 1 }),
  '[SCHOOL-1] endEnrolment': () => endEnrolment(by, 'CODE'),
  '[SCHOOL-1] enrol': () => enrol('u', 'CODE', 'css'),
  '[LEARN-8] issueCertificate': () =>
    issueCertificate(by, 'NEW', 'u', { name: 'A', course: 'css', title: 'T' }),
  '[LEARN-8] revokeCertificate': () => revokeCertificate(by, 'u', { id: 'CERT', title: 'T' }),
  '[PANEL-9] moveToTrash': () => moveToTrash(by, trashed),
  '[PANEL-9] restore': () => restore(by, { ...trashed, target: 'd' }),
  '[PANEL-9] purge': () => purge(by, { collection: 'codes', target: 'd', audit: 'a', title: 'T' }),
  '[PANEL-3] editPost': () => editPost(by, { id: 'p', rev: 1, was: {} }, post),
  '[LEARN-2] saveOutline': () => saveOutline(by, { id: 'css', rev: 1 }, { titles: ['M'], videos: ['v'] }),
  '[ASK-1] editQuestion': () => editQuestion({ id: 'q', rev: 1 }, { text: 'Necə?' }),
  '[ASK-1] withdrawQuestion': () => withdrawQuestion('q'),
  '[ASK-2] answerAsStaff': () => answerAsStaff(by, seen, { id: 'teacher', name: 'Ad' }, { text: 'Belə' }),
  '[ASK-2] removeAnswer': () => removeAnswer(by, { ...seen, answers: {} }, 'u'),
  '[ASK-1] hideQuestion': () => hideQuestion(by, seen, 'Ad var'),
  '[TASK-1] sendWork': () => sendWork(work, { code: 'a' }, 5),
  '[TASK-1] withdrawWork': () => withdrawWork(work),
  '[TASK-2] askAboutWork': () => askAboutWork(work, { name: 'Ad' }, 'Niyə?'),
  '[TASK-2] claimWork': () => claimWork({ id: 'teacher', ...person }, work),
  '[TASK-2] decideWork': () =>
    decideWork(by, work, person, { result: 'accepted', text: 'Belə', comments: {} }, []),
  '[SIGNUP-3] signUp': () => signUp('new', { ...person, username: 'ad', email: 'a@x.az' }),
  '[USER-1] editProfile': () => editProfile('u', { ...person, name: 'Başqa' }, 'a@x.az'),
  '[PANEL-8] confirmEmail': () => confirmEmail('u'),
  '[USER-6] leave': () => leave({ id: 'u', username: 'ad', email: 'a@x.az' }),
  '[USER-6] eraseOwn': () => eraseOwn('u', 'notes', 'css'),
};

beforeEach(() => {
  service.documents = new Map(Object.entries(documents));
  Object.assign(service, { stores: true, code: 'firestore/unavailable', isGone: false, reads: 0 });
});

describe.each(Object.entries(batches))('%s, whose answer is lost', (_name, batch) => {
  test.each(['firestore/unavailable', 'firestore/deadline-exceeded'])(
    'is a success if it is stored (%s)',
    async (code) => {
      service.code = code;
      await expect(commit(batch())).resolves.toBeUndefined();
    },
  );

  test('is a failure if it is not stored, or nobody can tell', async () => {
    service.stores = false;
    await expect(commit(batch())).rejects.toMatchObject({ code: 'firestore/unavailable' });
    Object.assign(service, { stores: true, isGone: true });
    await expect(commit(batch())).rejects.toMatchObject({ code: 'firestore/unavailable' });
  });
});

test('[PANEL-13] a refusal is an answer: nothing is read', async () => {
  Object.assign(service, { code: 'firestore/permission-denied', stores: false });
  await expect(commit(editPost(by, { id: 'p', rev: 1, was: {} }, post))).rejects.toMatchObject({
    code: 'firestore/permission-denied',
  });
  expect(service.reads).toBe(0);
});

test('[PANEL-13] a map whose fields the service gives back in another order, at any depth, says the same', () => {
  const written = { code: { text: 'a', language: 'css', more: [{ b: 1, a: time }] } };
  const stored = { code: { more: [{ a: time, b: 1 }], language: 'css', text: 'a' }, rev: 2 };
  expect(says(stored, written)).toBe(true);
  expect(says({ ...stored, code: { ...stored.code, text: 'b' } }, written)).toBe(false);
  expect(says({ ...stored, code: { ...stored.code, more: [{ a: time, b: 2 }] } }, written)).toBe(false);
});

test('[PANEL-13] a document that says nothing of the batch proves nothing', async () => {
  await expect(commit([update('users/u', { lessons: arrayUnion('css') })])).rejects.toBeInstanceOf(AppError);
});

describe('[TASK-1] [SCHOOL-1] a document that others write at the same moment', () => {
  const busy = () => new AppError('firestore/aborted');
  const remembered = (uid: string) => keep(sessionKey, { uid, username: uid, photo: null, staff: false });

  test('is written in turn: who waits is told once, and that it is over', async () => {
    vi.useFakeTimers();
    const told: unknown[] = [];
    vi.stubGlobal('dispatchEvent', ({ detail }: CustomEvent) => told.push(detail));
    let free = false;
    let done = 0;
    const writes = Array.from({ length: 3 }, () =>
      inTurn(async () => {
        if (!free) throw busy();
        done += 1;
      }),
    );
    await vi.advanceTimersByTimeAsync(20_000);
    expect([done, told]).toEqual([0, [true]]);
    free = true;
    await vi.advanceTimersByTimeAsync(15_000);
    await Promise.all(writes);
    expect([done, told]).toEqual([3, [true, false]]);
    vi.useRealTimers();
  });

  test('takes one write a second, and all of 300 who come within two minutes get through, each once', async () => {
    vi.useFakeTimers();
    let last = Number.NEGATIVE_INFINITY;
    const written: number[] = [];
    const send = async (n: number) => {
      await new Promise((go) => setTimeout(go, n * 400));
      await inTurn(async () => {
        if (Date.now() - last < 1_000) throw busy();
        last = Date.now();
        written.push(n);
      });
    };
    const all = Promise.all(Array.from({ length: 300 }, (_, n) => send(n)));
    await vi.advanceTimersByTimeAsync(480_000);
    await all;
    expect(written.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 300 }, (_, n) => n));
    vi.useRealTimers();
  });

  test.each([
    ['signs out', () => remove(sessionKey)],
    ['is followed by another person', () => remembered('orxan')],
  ])('is written no more for somebody who %s meanwhile', async (_, leave) => {
    vi.useFakeTimers();
    const act = vi.fn(() => Promise.reject(busy()));
    remembered('aysel');
    const waiting = expect(inTurn(act)).rejects.toMatchObject({ code: 'firestore/aborted' });
    await vi.advanceTimersByTimeAsync(0);
    leave();
    await vi.advanceTimersByTimeAsync(8_000);
    await waiting;
    expect(act).toHaveBeenCalledTimes(1);
    remove(sessionKey);
  });

  test('that stays busy is a failure in the end; any other failure is one at once', async () => {
    vi.useFakeTimers();
    const lasting = inTurn(() => Promise.reject(busy()));
    const said = expect(lasting).rejects.toMatchObject({ code: 'firestore/aborted' });
    await vi.advanceTimersByTimeAsync(900_000);
    await said;
    vi.useRealTimers();
    await expect(inTurn(() => Promise.reject(new AppError('offline')))).rejects.toMatchObject({
      code: 'offline',
    });
  });
});
