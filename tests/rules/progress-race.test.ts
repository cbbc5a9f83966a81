import { beforeAll, expect, test, vi } from 'vitest';
import type { CourseProgress } from '#domain/progress/progress.ts';
import { remove } from '#gateways/operation.ts';
import { progress, progressPath } from '#gateways/progress.ts';
import { record } from './support/documents.ts';
import { firestoreOf } from './support/firestore.ts';
import { openProject, projectId, rulesOf } from './support/project.ts';

// Two tabs or devices of one user save how far they are in the same course, against the real rules.

vi.mock('#gateways/database.ts', () => ({ database: () => database }));

const uid = 'watcher';
const project = openProject(projectId());
const database = firestoreOf(projectId(), { uid, email: `${uid}@x.az` });

beforeAll(async () => {
  await project.load('firestore', rulesOf('firestore'));
  await project.put({
    [`users/${uid}`]: record(uid),
    'config/courses': { paths: ['frontend', 'backend', 'marks', 'deleted', 'fullstack'] },
  });
});

const at = (time: number) => ({ seconds: time, done: false, at: time });
/** Each test has its own course. */
const storedIn = async (lesson: string) => (await progress.of(uid, lesson)).videos;

test('[VIDEO-10] a place that comes late does not replace a newer one, also the first of a course', async () => {
  const empty = await progress.of(uid, 'frontend');
  const newest = await progress.save(uid, 'frontend', { a: at(2) }, empty);
  const late = await progress.save(uid, 'frontend', { a: at(1), b: at(1) }, empty);
  expect(late.videos).toEqual({ a: at(2), b: at(1) });
  const later = await progress.save(uid, 'frontend', { a: at(1), c: at(3) }, newest);
  expect(later.videos).toEqual({ a: at(2), b: at(1), c: at(3) });
  expect(await storedIn('frontend')).toEqual(later.videos);
});

test('[VIDEO-10] what is known is not read again, and nothing is sent that the account has', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const empty = await progress.of(uid, 'backend');
  const mine: CourseProgress = Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`v${n}`, at(n + 1)]));
  const known = await progress.save(uid, 'backend', mine, empty);
  // One read, and three writes of ten places at most.
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(await progress.save(uid, 'backend', mine, known)).toEqual(known);
  await progress.save(uid, 'backend', { ...mine, v3: at(50) }, known);
  expect(fetched).toHaveBeenCalledTimes(5);
  fetched.mockRestore();
  expect(await storedIn('backend')).toEqual({ ...mine, v3: at(50) });
});

test('[VIDEO-10] [LEARN-4] a newer place keeps that another device has marked the video as watched meanwhile', async () => {
  const known = await progress.save(uid, 'marks', { a: at(1) }, await progress.of(uid, 'marks'));
  const marked = { ...at(2), done: true, mark: 2 };
  await progress.save(uid, 'marks', { a: marked }, known);
  const saved = await progress.save(uid, 'marks', { a: at(3) }, known);
  expect(saved.videos).toEqual({ a: { ...at(3), done: true, mark: 2 } });
  expect(await storedIn('marks')).toEqual(saved.videos);
});

test('[USER-6] a page that still knows deleted progress cannot bring it back; a page that has read again can save', async () => {
  const known = await progress.save(uid, 'deleted', { a: at(1) }, await progress.of(uid, 'deleted'));
  await database.commit([remove(progressPath(uid, 'deleted'))]);
  await expect(progress.save(uid, 'deleted', { a: at(2) }, known)).rejects.toHaveProperty(
    'code',
    'firestore/permission-denied',
  );
  const nothing = await progress.of(uid, 'deleted');
  expect(nothing).toEqual({ videos: {}, version: null });
  await progress.save(uid, 'deleted', { b: at(3) }, nothing);
  expect(await storedIn('deleted')).toEqual({ b: at(3) });
});

test('[VIDEO-10] of three who save at once each keeps the newest place of every video', async () => {
  const empty = { videos: {}, version: null };
  const savers = [1, 2, 3].map((n) =>
    progress.save(uid, 'fullstack', { shared: at(n), [`own${n}`]: at(n) }, empty),
  );
  await Promise.all(savers);
  expect(await storedIn('fullstack')).toEqual({
    shared: at(3),
    ...Object.fromEntries([1, 2, 3].map((n) => [`own${n}`, at(n)])),
  });
});
