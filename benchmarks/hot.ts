// Many people write at the same moment, by the gateways of the pages and against the rules, while a document takes one write a
// second (stack/strict). Prints a table and writes it into docs/performance.md; takes some twelve minutes.
import '../tests/rules/configuration.ts';

import { AsyncLocalStorage } from 'node:async_hooks';
import { registerHooks } from 'node:module';
import type { FirestoreClient } from '#core/cloud/firestore.ts';
import { keys } from '#stack/seed/settings.ts';
import { startTestStack } from '#stack/test-stack.ts';
import { type Documents, enrolment, group, quiz, record } from '../tests/rules/support/documents.ts';
import { firestoreOf } from '../tests/rules/support/firestore.ts';
import { put } from '../tests/rules/support/owner.ts';
import { conditions, report, table } from './report.ts';

const people = new AsyncLocalStorage<FirestoreClient>();
const nothing = () => null;
Object.assign(globalThis, {
  askingPerson: () => people.getStore(),
  localStorage: { getItem: nothing, setItem: nothing, removeItem: nothing },
});

// The pages have one client for one person; here everybody has an own one.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '#core/cloud/database.ts' || /\.\/database\.ts$/.test(specifier)
      ? {
          url: 'data:text/javascript,export const database = () => globalThis.askingPerson(); export const appProof = async () => null;',
          shortCircuit: true,
        }
      : next(specifier, context),
});

const stack = await startTestStack();
process.env.FIRESTORE_EMULATOR_HOST = stack.hosts.firestore;
process.env.FIREBASE_STORAGE_EMULATOR_HOST = stack.hosts.storage;
const [{ works }, { enrolments }, { quizzes }, { orders }, { ownGroups }, { staffGroups }] =
  await Promise.all([
    import('#features/works/gateway.ts'),
    import('#features/enrolments/gateway.ts'),
    import('#features/quizzes/gateway.ts'),
    import('#features/orders/gateway.ts'),
    import('#features/groups/gateway.ts'),
    import('#features/groups/desk/gateway.ts'),
  ]);

const limit = (limits: object) =>
  fetch(`http://${stack.hosts.firestore}/__limits`, { method: 'PUT', body: JSON.stringify(limits) });

interface Crowd {
  what: string;
  count: number;
  /** Seconds in which they come. */
  within: number;
  /** Of a person, besides the record. */
  lessons?: string[];
  of?(n: number): object;
  documents?: Documents;
  before?(uid: string): Promise<unknown>;
  act(uid: string, n: number): Promise<unknown>;
}

const code = 'Q'.repeat(26);
const task = {
  course: 'backend',
  task: 'verilənlər-bazasının-sxemi',
  title: 'Verilənlər bazasının sxemi',
  kind: 'picture',
} as const;
const begun = new Map<string, Awaited<ReturnType<typeof works.begin>>>();
const named = (id: string) => ({ id, name: 'Ad', surname: id });

const groups = 60;
const inGroup = 20;
const course = 'backend';
/** A teacher comes with the own students. */
const groupId = (n: number) => `g-hot-${Math.floor(n / (inGroup + 1))}`;
const isTeacher = (n: number) => n % (inGroup + 1) === 0;

async function takeAttendance(uid: string, id: string): Promise<void> {
  const found = await staffGroups.one(id);
  if (!found) throw new Error(id);
  const session = String(Date.now() - 60_000);
  const here = (await staffGroups.members(found)).map(({ user }) => [
    user.id,
    { marks: { [session]: true } },
  ]);
  if (here.length !== inGroup) throw new Error(`${here.length} in ${id}`);
  await staffGroups.note(uid, found, session, Object.fromEntries(here));
}

const crowds: Crowd[] = [
  {
    what: 'students of one course hand in',
    count: 300,
    within: 120,
    lessons: ['backend'],
    before: async (uid) => begun.set(uid, await works.begin(named(uid), task)),
    act: async (uid) => {
      const work = begun.get(uid);
      if (!work) throw new Error(uid);
      await works.send(work, { picture: true });
    },
  },
  {
    what: 'type one code',
    count: 200,
    within: 60,
    documents: { [`enrolments/${code}`]: enrolment({ uses: 500 }) },
    act: (uid) => enrolments.use(uid, code, 'backend'),
  },
  {
    what: 'begin a quiz',
    count: 150,
    within: 1,
    lessons: ['backend'],
    documents: { 'quizzes/hot': quiz({ course: 'backend' }) },
    act: (uid) => quizzes.begin(named(uid), { id: 'hot', course: 'backend' }, 1),
  },
  {
    what: 'order a course',
    count: 40,
    within: 1,
    act: (uid) =>
      orders.place(
        { ...named(uid), email: `${uid}@x.az`, mobile: '' },
        { course: 'backend', price: prices.backend },
      ),
  },
  {
    what: `of ${groups} groups open their week, or take attendance`,
    count: groups * (inGroup + 1),
    within: 60,
    lessons: [course],
    of: (n) => (isTeacher(n) ? { userKey: keys.teacherKey } : { groups: { [course]: groupId(n) } }),
    documents: Object.fromEntries(
      Array.from({ length: groups }, (_, n) => `groups/${groupId(n * (inGroup + 1))}`).flatMap((path) => [
        [path, group({ course })],
        [`${path}/private/lesson`, { course, link: 'https://gorus.example/hot' }],
      ]),
    ),
    act: (uid, n) => (isTeacher(n) ? takeAttendance(uid, groupId(n)) : ownGroups.read(uid, [groupId(n)])),
  },
];

const prices: Record<string, number> = {};

async function measure({ what, count, within, lessons = [], of, documents = {}, before, act }: Crowd) {
  const uids = Array.from({ length: count }, (_, n) => `${what.slice(0, 5).replace(/\W/g, '')}-${n}`);
  await limit({});
  await put(stack.projectId, {
    ...documents,
    ...Object.fromEntries(
      uids.map((uid, n) => [`users/${uid}`, record(uid, { lessons, verified: true, ...of?.(n) })]),
    ),
  });
  const clients = uids.map((uid) =>
    firestoreOf(stack.projectId, { uid, email: `${uid}@x.az`, email_verified: true }),
  );
  let tries = 0;
  const writers = new Set<number>();
  const written = new Map<string, number>();
  const counted = clients.map(
    (client, n): FirestoreClient => ({
      ...client,
      commit: async (batch, over) => {
        tries += 1;
        writers.add(n);
        await client.commit(batch, over);
        for (const { path } of batch) written.set(path, (written.get(path) ?? 0) + 1);
      },
    }),
  );
  const asOne = <T>(n: number, act: (uid: string, n: number) => Promise<T>): Promise<T> =>
    people.run(counted[n] as FirestoreClient, () => act(uids[n] ?? '', n));
  // Not what is measured, so nobody comes with others.
  if (before) for (const n of uids.keys()) await asOne(n, before);
  tries = 0;
  writers.clear();
  written.clear();
  await limit({ sustained: { path: '', writes: 1, seconds: 1 } });
  const start = performance.now();
  const waits: number[] = [];
  const ends = await Promise.allSettled(
    uids.map((_, n) =>
      asOne(n, async (uid) => {
        await new Promise((go) => setTimeout(go, (n * within * 1000) / count));
        const came = performance.now();
        await act(uid, n);
        waits.push(performance.now() - came);
      }),
    ),
  );
  const seconds = (ms: number) => Math.round(ms / 1000);
  const failed = ends.filter((one) => one.status === 'rejected');
  for (const { reason } of failed.slice(0, 1)) console.error(reason);
  return [
    `${count} ${what} within ${within} s`,
    seconds(performance.now() - start),
    seconds(Math.max(...waits)),
    failed.length,
    (tries / writers.size).toFixed(1),
    Math.max(...written.values()),
  ];
}

try {
  const found = await firestoreOf(stack.projectId, 'owner').get('config/courses');
  Object.assign(prices, found?.data.prices);
  const rows = [];
  for (const crowd of crowds) rows.push(await measure(crowd));
  report(
    'hot',
    `${conditions()}\n\n${table(['who', 'all are through after, s', 'longest wait, s', 'failures', 'tries each', 'most writes to one document'], rows)}`,
  );
} finally {
  await stack.stop();
}
