import { AsyncLocalStorage } from 'node:async_hooks';
import { beforeAll, expect, test, vi } from 'vitest';
import type { FirestoreClient } from '#core/cloud/firestore.ts';
import { enrolments } from '#features/enrolments/gateway.ts';
import { works } from '#features/works/gateway.ts';
import { workId } from '#features/works/work.ts';
import { enrolment, record } from './support/documents.ts';
import { firestoreOf } from './support/firestore.ts';
import { deployedRulesOf, openProject, projectId } from './support/project.ts';

// Many write one document at the same moment, by the gateways of the pages and against the real rules.

const asking = vi.hoisted(() => ({ now: (): unknown => null }));
vi.mock('#core/cloud/database.ts', () => ({ database: () => asking.now() }));

const people = new AsyncLocalStorage<FirestoreClient>();
asking.now = () => people.getStore();

const project = openProject(projectId());
beforeAll(async () => {
  await project.load('firestore', deployedRulesOf('firestore'));
  await project.reset();
});

const students = (count: number) => Array.from({ length: count }, (_, n) => `student-${n}`);
const inNameOf = <Result>(uid: string, act: () => Promise<Result>): Promise<Result> =>
  people.run(firestoreOf(projectId(), { uid, email: `${uid}@x.az`, email_verified: true }), act);
const recordsOf = (uids: readonly string[], more: object) =>
  Object.fromEntries(uids.map((uid) => [`users/${uid}`, record(uid, { ...more, verified: true })]));

const task = { course: 'backend', task: 'api', title: 'API', kind: 'address' } as const;

test('[TASK-1] all of 20 students who hand in at once get a number of their own, one after the other', async () => {
  const uids = students(20);
  await project.put(recordsOf(uids, { lessons: ['backend'] }));
  const begun = await Promise.all(
    uids.map((id) => inNameOf(id, () => works.begin({ id, name: 'Ad', surname: id }, task))),
  );
  const [one] = uids;
  const lastOf = () => inNameOf(String(one), async () => (await works.queue('backend'))?.last ?? 0);
  const before = await lastOf();
  await Promise.all(
    begun.map((work) => inNameOf(work.uid, () => works.send(work, { address: `https://${work.uid}.az` }))),
  );
  const sent = await Promise.all(uids.map((id) => inNameOf(id, () => works.one(workId(id, task)))));
  expect(sent.map((work) => [work?.state, work?.version])).toEqual(uids.map(() => ['sent', 1]));
  const tickets = sent.map((work) => Number(work?.ticket)).toSorted((a, b) => a - b);
  expect(tickets).toEqual(uids.map((_, n) => before + 1 + n));
  expect(await lastOf()).toBe(before + 20);
}, 120_000);

test('[SCHOOL-1] a code that holds for all opens the course for each of 40 who type it at once', async () => {
  const uids = students(40);
  const code = 'Q'.repeat(26);
  await project.put({
    [`enrolments/${code}`]: enrolment({ uses: 100 }),
    ...recordsOf(uids, { lessons: [] }),
  });
  await Promise.all(uids.map((uid) => inNameOf(uid, () => enrolments.use(uid, code, 'backend'))));
  const used = await inNameOf('student-0', () => enrolments.one(code));
  expect(used?.used).toBe(40);
}, 120_000);
