import { beforeAll, expect, test, vi } from 'vitest';
import { records } from '#core/cloud/records.ts';
import { nextChange } from '#core/device/record.ts';
import { type CourseProgress, progressKind } from '#features/progress/progress.ts';
import { record } from './support/documents.ts';
import { firestoreOf } from './support/firestore.ts';
import { deployedRulesOf, openProject, projectId } from './support/project.ts';

// Two tabs or devices of one user save how far they are in the same course, against the real rules.

vi.mock('#core/cloud/database.ts', () => ({ database: () => database }));

const uid = 'watcher';
const project = openProject(projectId());
const database = firestoreOf(projectId(), { uid, email: `${uid}@x.az` });

beforeAll(async () => {
  await project.load('firestore', deployedRulesOf('firestore'));
  await project.put({
    [`users/${uid}`]: record(uid),
    'config/courses': { paths: ['frontend', 'backend', 'fullstack'] },
  });
});

const at = (time: number) => ({ seconds: time, done: false, at: time });
/** Each test has its own course. */
const storedIn = async (lesson: string): Promise<CourseProgress> =>
  (await records.all(progressKind, uid))[lesson] ?? {};

/** As core/device/record-store.ts sends what the account lacks. */
async function save(lesson: string, mine: CourseProgress): Promise<CourseProgress> {
  for (;;) {
    const next = (stored: CourseProgress) => nextChange(progressKind, mine, stored);
    const { stored, change } = await records.exchange(progressKind, uid, lesson, next);
    if (!change || !next(stored)) return stored;
  }
}

test('[VIDEO-10] a place that comes late does not replace a newer one, also the first of a course', async () => {
  await save('frontend', { a: at(2) });
  expect(await save('frontend', { a: at(1), b: at(1) })).toEqual({ a: at(2), b: at(1) });
  const later = await save('frontend', { a: at(1), c: at(3) });
  expect(later).toEqual({ a: at(2), b: at(1), c: at(3) });
  expect(await storedIn('frontend')).toEqual(later);
});

test('[VIDEO-10] a save is one read and one write, more only for more than ten places, and nothing is sent that the account has', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const mine: CourseProgress = Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`v${n}`, at(n + 1)]));
  expect(await save('backend', mine)).toEqual(mine);
  expect(fetched).toHaveBeenCalledTimes(6);
  expect(await save('backend', mine)).toEqual(mine);
  expect(fetched).toHaveBeenCalledTimes(7);
  await save('backend', { ...mine, v3: at(50) });
  expect(fetched).toHaveBeenCalledTimes(9);
  fetched.mockRestore();
  expect(await storedIn('backend')).toEqual({ ...mine, v3: at(50) });
});

test('[VIDEO-10] of three who save at once each keeps the newest place of every video', async () => {
  await Promise.all([1, 2, 3].map((n) => save('fullstack', { shared: at(n), [`own${n}`]: at(n) })));
  expect(await storedIn('fullstack')).toEqual({
    shared: at(3),
    ...Object.fromEntries([1, 2, 3].map((n) => [`own${n}`, at(n)])),
  });
});
