// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import type { Operation } from '#core/cloud/operation.ts';
import { lastMonths } from '#core/time/months.ts';
import { orders } from './gateway.ts';
import { newOrderNumber, type Order, orderNumberIn, shownOrderNumber } from './order.ts';
import { paidGrantOf } from './payment.ts';

/** How the service answers each batch, and the orders that it has. */
const service = vi.hoisted(() => ({
  answers: [] as ('stored' | 'firestore/permission-denied' | 'firestore/unavailable')[],
  numbers: [] as string[],
  own: [] as object[],
  /** What it has once that was read; the same again if it is not said. */
  afterwards: null as object[] | null,
  files: [] as string[],
  coupon: null as object | null,
  isReachable: true,
}));
vi.mock('#core/cloud/database.ts', () => ({
  database: () => ({
    async commit([order]: Operation[]) {
      service.numbers.push(String(order?.path).slice('orders/'.length));
      const answer = service.answers.shift() ?? 'stored';
      if (answer !== 'stored') throw new AppError(answer);
    },
    async get(path: string) {
      if (!service.isReachable) throw new AppError('firestore/unavailable');
      return service.coupon && { id: path.slice('enrolments/'.length), path, data: service.coupon };
    },
    async query() {
      if (!service.isReachable) throw new AppError('firestore/unavailable');
      const own = service.own;
      service.own = service.afterwards ?? own;
      return own.map((data, at) => ({ id: String(300_000 + at), path: '', data, cursor: {} }));
    },
  }),
}));

vi.mock('#core/cloud/storage.ts', () => ({
  removeFile: async (path: string) => {
    service.files.push(path);
  },
}));
vi.mock('#core/cloud/service-time.ts', () => ({ serviceTime: async () => new Date() }));

const buyer = { id: 'aysel', name: 'Aysel', surname: 'Əliyeva', email: 'aysel@x.az', mobile: '' };
const place = () => orders.place(buyer, { course: 'frontend', price: 14_900 });
const code = 'A'.repeat(26);
const placeWithCoupon = () =>
  orders.place(buyer, { course: 'frontend', price: 11_920, coupon: { code, off: 2_980 } });
const stored = (more: Partial<Order>) => ({
  uid: 'aysel',
  name: 'Aysel',
  email: '',
  mobile: '',
  course: 'frontend',
  at: new Date(),
  state: 'new',
  rev: 1,
  ...more,
});

beforeEach(() => {
  Object.assign(service, {
    answers: [],
    numbers: [],
    own: [],
    afterwards: null,
    files: [],
    coupon: null,
    isReachable: true,
  });
});

describe('[PAY-2] a number', () => {
  test('has six digits, and is read out in two groups', () => {
    expect([0, 0.5, 1 - Number.EPSILON].map(newOrderNumber)).toEqual(['100000', '550000', '999999']);
    expect(shownOrderNumber('482193')).toBe('482 193');
  });

  test.each([
    ['482193', '482193'],
    ['482 193', '482193'],
    ['#482193', '482193'],
    ['Sifariş 482 193', '482193'],
    ['4821', null],
    ['+994505550123', null],
    ['Aysel', null],
  ])('is found in «%s»', (typed, number) => {
    expect(orderNumberIn(typed)).toBe(number);
  });
});

describe('[PAY-2] an order', () => {
  test('gets another number when its number is taken', async () => {
    service.answers = ['firestore/permission-denied'];
    expect(await place()).toEqual({ id: service.numbers[1] });
    expect(new Set(service.numbers).size).toBe(2);
  });

  test.each(['firestore/permission-denied', 'firestore/unavailable'] as const)(
    'after %s is the one for this course that is open',
    async (answer) => {
      service.answers = [answer];
      service.own = [
        stored({ course: 'backend' }),
        stored({ state: 'withdrawn' }),
        stored({ state: 'receipt' }),
      ];
      expect(await place()).toMatchObject({ id: '300002' });
      expect(service.numbers).toHaveLength(1);
    },
  );

  test('that is refused six times is refused; one that can’t be sent fails at once', async () => {
    service.answers = Array.from({ length: 9 }, () => 'firestore/permission-denied');
    await expect(place()).rejects.toThrow(/permission-denied/);
    expect(service.numbers).toHaveLength(6);
    service.answers = ['firestore/unavailable'];
    service.isReachable = false;
    await expect(place()).rejects.toThrow(/unavailable/);
    expect(service.numbers).toHaveLength(7);
  });
});

describe('[PAY-4] an order with a coupon', () => {
  const coupon = {
    ...{ course: '', courses: ['frontend'], percent: 20, sum: 0, ended: false },
    ...{ until: new Date('2099-01-01'), uses: 2, used: 1, createdAt: new Date() },
  };

  test('that is refused is asked about once: the coupon does not hold any more', async () => {
    service.answers = ['firestore/permission-denied'];
    for (const [over, problem] of [
      [{ used: 2 }, 'used-up'],
      [{ ended: true }, 'ended'],
      [{ until: new Date('2020-01-01') }, 'expired'],
    ] as const) {
      service.answers = ['firestore/permission-denied'];
      service.coupon = { ...coupon, ...over };
      expect(await placeWithCoupon()).toEqual({ problem });
    }
    expect(service.numbers).toHaveLength(3);
  });

  test('that is refused because it was used and paid before says so; one that was withdrawn does not count', async () => {
    service.coupon = coupon;
    service.answers = ['firestore/permission-denied'];
    service.own = [stored({ state: 'paid', coupon: code, off: 1 })];
    expect(await placeWithCoupon()).toEqual({ problem: 'twice' });
    service.answers = ['firestore/permission-denied'];
    service.own = [
      stored({ state: 'withdrawn', coupon: code, off: 1 }),
      stored({ state: 'paid', coupon: code, off: 1, course: 'backend' }),
    ];
    expect(await placeWithCoupon()).toMatchObject({ coupon: code });
  });

  test('whose price has changed meanwhile is refused as what it is', async () => {
    service.coupon = coupon;
    service.answers = Array.from({ length: 9 }, () => 'firestore/permission-denied');
    await expect(placeWithCoupon()).rejects.toThrow(/permission-denied/);
  });

  test('whose answer was lost is found, with the coupon that it has', async () => {
    service.answers = ['firestore/unavailable'];
    service.own = [stored({ price: 11_920, off: 2_980, coupon: code })];
    expect(await placeWithCoupon()).toMatchObject({ id: '300000', coupon: code });
  });

  test.each([{}, { coupon: 'B'.repeat(26), off: 1 }])(
    'is not made while one is open that was made without it: %j',
    async (over) => {
      service.answers = ['firestore/permission-denied'];
      service.own = [stored(over)];
      expect(await placeWithCoupon()).toEqual({ problem: 'open' });
    },
  );
});

test('[USER-6] a deletion takes orders away that nothing can read, page by page, with the receipts of all versions', async () => {
  // The first is malformed in every field.
  service.own = [{ at: 'x', rev: 3 }, ...Array.from({ length: 49 }, () => stored({ state: 'withdrawn' }))];
  service.afterwards = [];
  await orders.forget('aysel');
  expect(service.numbers).toHaveLength(50);
  expect(service.files.slice(0, 4)).toEqual([
    'receipts/aysel/300000-1',
    'receipts/aysel/300000-2',
    'receipts/aysel/300000-3',
    'receipts/aysel/300001-1',
  ]);
});

describe('[PAY-3] a confirmed payment', () => {
  const day = new Date('2027-01-01');
  const other = new Date('2027-02-01');
  test.each([
    ['opens the course for ever', {}, null, { kind: 'grant', before: null, end: null }],
    ['opens it until a day', {}, day, { kind: 'grant', before: null, end: day }],
    [
      'leaves what is open for ever',
      { lessons: ['frontend'] },
      null,
      { kind: 'none', before: null, end: null },
    ],
    [
      'never shortens what is open for ever',
      { lessons: ['frontend'] },
      day,
      { kind: 'none', before: null, end: null },
    ],
    [
      'takes the last day away',
      { lessons: ['frontend'], ends: { frontend: day } },
      null,
      { kind: 'renew', before: day, end: null },
    ],
    [
      'sets another last day',
      { lessons: ['frontend'], ends: { frontend: day } },
      other,
      { kind: 'renew', before: day, end: other },
    ],
    [
      'leaves the last day that is there',
      { lessons: ['frontend'], ends: { frontend: day } },
      day,
      { kind: 'none', before: day, end: day },
    ],
  ] as const)('%s', (_, grants, end, wanted) => {
    const { lessons = [], ends = {} } = grants as {
      lessons?: readonly string[];
      ends?: Record<string, Date>;
    };
    expect(paidGrantOf({ lessons: [...lessons], ends }, 'frontend', end)).toEqual(wanted);
  });
});

test('[PAY-3] the months that can be added up are those of Baku, this one first', () => {
  const months = lastMonths(new Date('2025-12-31T21:00:00Z'), 12);
  expect([months[0], months[1], months[11], months.length]).toEqual(['2026-01', '2025-12', '2025-02', 12]);
});
