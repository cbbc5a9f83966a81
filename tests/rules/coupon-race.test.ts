import { beforeAll, expect, test } from 'vitest';
import type { Operation } from '#core/cloud/operation.ts';
import { reducedPrice } from '#features/enrolments/enrolment.ts';
import { closeOrder, makeOrder, withdrawOrder } from '#features/orders/gateway.ts';
import { patch } from './support/attack.ts';
import { coupon, record } from './support/documents.ts';
import { firestoreOf } from './support/firestore.ts';
import { deployedRulesOf, openProject, projectId } from './support/project.ts';

const project = openProject(projectId());
beforeAll(async () => {
  await project.load('firestore', deployedRulesOf('firestore'));
  await project.reset();
});

const code = 'R'.repeat(26);
const userOf = (uid: string) => firestoreOf(projectId(), { uid, email: `${uid}@x.az`, email_verified: true });
const buyer = (uid: string) => ({ id: uid, name: 'Ad', surname: uid, email: `${uid}@x.az`, mobile: '' });

let last = 200_000; // the world has orders with lower numbers
const nextNumber = () => String(last++);

/** Tries again where the service says that another write came between, as the pages do. */
async function send(uid: string, batch: Operation[]): Promise<string> {
  for (;;) {
    try {
      await userOf(uid).commit(batch);
      return 'done';
    } catch (error) {
      const { code: why } = error as { code: string };
      if (why !== 'firestore/aborted' && why !== 'firestore/failed-precondition') return why;
    }
  }
}

const usedOf = async (uid: string) => (await userOf(uid).get(`enrolments/${code}`))?.data.used;

const order = (uid: string, number: string, course = 'one') =>
  makeOrder(buyer(uid), number, { course, price: 8_000, coupon: { code, off: 2_000 } }, new Date());

const people = (uids: readonly string[]) =>
  Object.fromEntries(uids.map((uid) => [`users/${uid}`, record(uid)]));

test('[PAY-4] the rules compute the price of every percentage as the pages do, and no qəpik more or less', async () => {
  const prices = [1, 99, 101, 12_950, 14_900, 14_999, 129_000];
  const courses = prices.map((price) => `c${price}`);
  const codeOf = (percent: number) => String(percent).padStart(26, 'P');
  const rows = Array.from({ length: 100 }, (_, n) => {
    const percent = n + 1;
    const price = prices[percent % prices.length] ?? 1;
    return { uid: `buyer-${percent}`, percent, price, sum: percent % 3 === 0 ? percent : 0 };
  });
  await project.put({
    'config/courses': {
      paths: courses,
      prices: Object.fromEntries(prices.map((price) => [`c${price}`, price])),
      tasks: {},
    },
    ...people(rows.map(({ uid }) => uid)),
    ...Object.fromEntries(
      rows.map(({ percent, sum }) => [`enrolments/${codeOf(percent)}`, coupon({ courses, percent, sum })]),
    ),
  });
  const wrong: unknown[] = [];
  for (const { uid, percent, price, sum } of rows) {
    const number = nextNumber();
    const paid = reducedPrice(price, { percent, sum });
    const batch = makeOrder(
      buyer(uid),
      number,
      { course: `c${price}`, price: paid, coupon: { code: codeOf(percent), off: price - paid } },
      new Date(),
    );
    for (const by of [-1, 1]) {
      const moved = patch(batch, `orders/${number}`, { price: paid + by, off: price - paid - by });
      const answer = await send(uid, moved);
      if (answer !== 'firestore/permission-denied') wrong.push({ percent, price, sum, by, answer });
    }
    const answer = await send(uid, batch);
    if (answer !== 'done') wrong.push({ percent, price, sum, answer });
  }
  expect(wrong).toEqual([]);
}, 120_000);

test('[PAY-4] of two who order with the last use at once exactly one has it; when that order is withdrawn, the other one gets it', async () => {
  await project.put({
    'config/courses': { paths: ['one'], prices: { one: 10_000 }, tasks: {} },
    [`enrolments/${code}`]: coupon({ courses: ['one'], uses: 1 }),
    ...people(['first', 'second']),
  });
  const numbers = { first: nextNumber(), second: nextNumber() };
  const ask = (uid: 'first' | 'second') => send(uid, order(uid, numbers[uid]));
  const answers = { first: '', second: '' };
  await Promise.all(
    (['first', 'second'] as const).map(async (uid) => {
      answers[uid] = await ask(uid);
    }),
  );
  expect(Object.values(answers).toSorted()).toEqual(['done', 'firestore/permission-denied']);
  expect(await usedOf('first')).toBe(1);
  const [had, other] =
    answers.first === 'done' ? (['first', 'second'] as const) : (['second', 'first'] as const);
  const seen = { id: numbers[had], uid: had, course: 'one', rev: 1, coupon: code };
  expect(await send(had, withdrawOrder(seen))).toBe('done');
  expect(await usedOf(had)).toBe(0);
  // The answer was lost, and the page sends it again.
  expect(await send(had, closeOrder(seen))).toBe('firestore/permission-denied');
  expect(await ask(other)).toBe('done');
  expect(await usedOf(other)).toBe(1);
});

test('[PAY-4] of 30 who order with a coupon for 10 at once, exactly 10 do', async () => {
  const racers = Array.from({ length: 30 }, (_, n) => `racer-${n}`);
  await project.put({
    [`enrolments/${code}`]: coupon({ courses: ['one'], uses: 10 }),
    ...people(racers),
  });
  const results = await Promise.all(racers.map((uid) => send(uid, order(uid, nextNumber()))));
  expect(results.filter((result) => result === 'done')).toHaveLength(10);
  expect(await usedOf('racer-0')).toBe(10);
});
