// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errors } from '#core/cloud/error-texts.ts';
import { AppError } from '#core/cloud/errors.ts';
import { $profile } from '#core/session/profile.ts';
import { $toasts } from '#core/views/toasts.ts';
import Orders from './Orders.tsx';
import type { Order } from './order.ts';
import { $withdrawing, ownOrders, withdraw } from './store.ts';
import { orders as texts } from './texts.ts';

const service = vi.hoisted(() => ({
  failure: null as unknown,
  now: null as unknown,
  withdrawn: [] as unknown[],
  record: null as unknown,
}));
vi.mock('#core/cloud/people.ts', () => ({ people: { own: async () => service.record } }));
vi.mock('./gateway.ts', () => ({
  orders: {
    list: async () => (service.now ? [service.now] : []),
    one: async () => service.now,
    async withdraw(order: unknown) {
      service.withdrawn.push(order);
      if (service.failure) throw service.failure;
    },
  },
}));

const order = (over: Partial<Order> = {}): Order => ({
  id: '482193',
  uid: 'aysel',
  name: 'Aysel Əliyeva',
  email: 'aysel@x.az',
  mobile: '',
  course: 'frontend',
  at: new Date('2026-11-20T08:00:00Z'),
  state: 'new',
  rev: 1,
  ...over,
});
const said = () => $toasts.get().map(({ kind, text }) => [kind, text]);

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(service, { failure: null, now: order(), withdrawn: [] });
  $toasts.set([]);
  await ownOrders.load('aysel');
});

describe('[PAY-2] an order that is withdrawn', () => {
  test('is sent over the version that is shown, once', async () => {
    await Promise.all([withdraw(order()), withdraw(order())]);
    expect([service.withdrawn, said(), $withdrawing.get()]).toEqual([
      [order()],
      [['good', texts.withdrawn]],
      null,
    ]);
  });

  test('says that staff were quicker only where they were, and shows the newest', async () => {
    service.failure = new AppError('firestore/permission-denied');
    service.now = order({ state: 'contacted', rev: 2 });
    await withdraw(order());
    expect(said()).toEqual([['bad', texts.changed]]);
    expect(ownOrders.$state.get()).toMatchObject({ own: [{ state: 'contacted' }] });
  });

  test.each(['firestore/unavailable', 'firestore/permission-denied'] as const)(
    'of the version that is shown fails with %s as what it is',
    async (code) => {
      service.failure = new AppError(code);
      await withdraw(order());
      expect(said()).toEqual([['bad', errors[code]]]);
    },
  );

  test('that is gone fails as what it is', async () => {
    service.failure = new AppError('firestore/unavailable');
    service.now = null;
    await withdraw(order());
    expect(said()).toEqual([['bad', errors['firestore/unavailable']]]);
  });
});

describe('[PAY-2] a paid order', () => {
  const terms = { titles: {}, payment: undefined, whatsapp: undefined, pages: [], legal: '' };
  const shown = () => renderToStaticMarkup(createElement(Orders, terms));
  const own = (ends: Record<string, Date>, ...lessons: string[]) =>
    $profile.set({ state: 'ready', account: { uid: 'aysel' }, record: { lessons, ends } } as never);
  const over = { frontend: new Date('2026-01-01') };
  const paid = order({ state: 'paid', rev: 2 });

  test.each([
    ['for ever', {}, ['frontend'], texts.next.paid],
    ['until a day that is over', over, ['frontend'], texts.paidClosed],
    ['no more', {}, [], texts.paidClosed],
  ] as const)('says whether its course is open: %s', async (_, ends, lessons, said) => {
    service.now = paid;
    await ownOrders.again();
    own(ends, ...lessons);
    expect(shown()).toContain(said);
    expect(shown().includes(texts.begin)).toBe(said === texts.next.paid);
  });

  test('that was confirmed meanwhile has opened it', async () => {
    own({});
    Object.assign(service, { now: paid, record: { lessons: ['frontend'] } });
    service.failure = new AppError('firestore/permission-denied');
    await withdraw(order());
    expect(shown()).toContain(texts.next.paid);
  });
});
