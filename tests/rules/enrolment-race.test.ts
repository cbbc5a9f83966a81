import { beforeAll, expect, test } from 'vitest';
import { enrol } from '#features/enrolments/gateway.ts';
import { enrolment, record } from './support/documents.ts';
import { firestoreOf } from './support/firestore.ts';
import { deployedRulesOf, openProject, projectId } from './support/project.ts';

const project = openProject(projectId());
beforeAll(async () => {
  await project.load('firestore', deployedRulesOf('firestore'));
  await project.reset();
});

const code = 'R'.repeat(26);
const userOf = (uid: string) => firestoreOf(projectId(), { uid, email: `${uid}@x.az`, email_verified: true });

/** Tries again where the service says that another write came between, as the pages do. */
async function use(uid: string): Promise<string> {
  for (;;) {
    try {
      await userOf(uid).commit(enrol(uid, code, 'backend'));
      return 'used';
    } catch (error) {
      const { code: why } = error as { code: string };
      if (why !== 'firestore/aborted' && why !== 'firestore/failed-precondition') return why;
    }
  }
}

async function usedOf(): Promise<unknown> {
  return (await userOf('racer-0').get(`enrolments/${code}`))?.data.used;
}

test('[SCHOOL-1] of 50 users who use a code for 10 at once, exactly 10 get the course', async () => {
  const racers = Array.from({ length: 50 }, (_, n) => `racer-${n}`);
  await project.put({
    [`enrolments/${code}`]: enrolment({ uses: 10 }),
    ...Object.fromEntries(racers.map((uid) => [`users/${uid}`, record(uid)])),
  });
  const results = await Promise.all(racers.map(use));
  expect(results.filter((result) => result === 'used')).toHaveLength(10);
  expect(new Set(results)).toEqual(new Set(['used', 'firestore/permission-denied']));
  expect(await usedOf()).toBe(10);
});

test('[SCHOOL-1] a user who presses ten times at once uses a code once', async () => {
  await project.put({
    [`enrolments/${code}`]: enrolment({ uses: 10 }),
    'users/racer-0': record('racer-0'),
    [`audit/${code}-racer-0`]: null,
  });
  const results = await Promise.all(Array.from({ length: 10 }, () => use('racer-0')));
  expect(results.filter((result) => result === 'used')).toHaveLength(1);
  expect(await usedOf()).toBe(1);
});
