// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { $profile } from '#core/session/profile.ts';
import { $session } from '#core/session/session.ts';
import { $toasts } from '#core/views/toasts.ts';
import { reducedPrice } from '#features/enrolments/enrolment.ts';
import type { PanelUser } from '#panel/panel.ts';
import { $lost } from '#panel/staff-rows.ts';
import { type Questions, questions } from '#support/questions.ts';
import { orderLimits } from '../limits.ts';
import type { Order } from '../order.ts';
import {
  $changing,
  $typed,
  $unfolded,
  confirmNow,
  contacted,
  formsOf,
  openTyped,
  orderList,
  typeOrder,
} from './store.ts';
import { $sums, clearSums, downloadMonth, sumMonth } from './sums.ts';
import { orderSums, orderTab as texts } from './texts.ts';

const methods = ['answer', 'refuse', 'confirm', 'reopen', 'one', 'sum', 'off', 'paid'] as const;
type Method = (typeof methods)[number];
const service = vi.hoisted(() => ({
  order: null as unknown,
  user: null as unknown,
  others: [] as unknown[],
  asks: {} as Record<Method, Questions<unknown[], unknown>>,
  files: [] as string[][],
}));
vi.mock('./gateway.ts', () => ({
  staffOrders: {
    list: async () => ({ rows: [{ id: '482193', item: service.order }], more: null }),
    buyer: async () => service.user,
    ofBuyer: async () => [service.order, ...service.others],
    countWaiting: async () => 0,
    ...Object.fromEntries(
      ['answer', 'refuse', 'confirm', 'reopen', 'one', 'sum', 'off', 'paid'].map((name) => [
        name,
        (...asked: unknown[]) => service.asks[name as Method].ask(...asked),
      ]),
    ),
  },
}));
vi.mock('#core/device/export-text.ts', () => ({
  saveFile: (...file: string[]) => service.files.push(file),
}));

const id = '482193';
const day = (n: number) => new Date(Date.UTC(2099, 0, n, 20));
const order = (over: Partial<Order> = {}): Order => ({
  id,
  uid: 'aysel',
  name: 'Aysel Əliyeva',
  email: 'aysel@x.az',
  mobile: '',
  course: 'frontend',
  price: 14_950,
  at: new Date('2026-11-20T08:00:00Z'),
  state: 'new',
  rev: 1,
  ...over,
});
const user = (lessons: string[] = [], ends: Record<string, Date> = {}) => ({
  ...{ id: 'aysel', verified: true },
  ...{ lessons, ends },
});
const me: PanelUser = { uid: 'me', role: 'teacher', name: 'Nərmin', surname: 'Quliyeva', photo: null };
const refused = new AppError('firestore/permission-denied');
const said = () => $toasts.get().map(({ kind, text }) => [kind, text]);
const sent = (method: Method) =>
  vi.waitFor(() => {
    const [first] = service.asks[method].open;
    if (!first) throw new Error(`${method} is not asked`);
    return first;
  });

async function opened(shown: Order = order()): Promise<void> {
  service.order = shown;
  await orderList.load();
  await formsOf(id).readBuyer();
}
const press = (form: 'confirm' | 'pay' | 'refuse' | 'reopen', values: Record<string, string> = {}) => {
  const { confirm, pay, refuse, reopen } = formsOf(id);
  return { confirm, pay, refuse, reopen }[form].submit(values as never);
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.clear();
  $session.set({ state: 'guest' });
  $session.set({ state: 'user', uid: 'me' } as never);
  $profile.set({ state: 'ready', account: { uid: 'me' }, record: {} } as never);
  Object.assign(service, { user: user(), others: [], files: [] });
  for (const method of methods) service.asks[method] = questions();
  service.asks.off.ask = async () => 0;
  $toasts.set([]);
});

describe('[PAY-3] a payment is confirmed', () => {
  test.each([
    [
      'and opens the course until its last day',
      [],
      {},
      '2099-01-02',
      { kind: 'grant', before: null, end: day(2) },
    ],
    ['and opens the course for ever', [], {}, '', { kind: 'grant', before: null, end: null }],
    [
      'and gives the course another last day',
      ['frontend'],
      { frontend: day(1) },
      '2099-01-02',
      { kind: 'renew', before: day(1), end: day(2) },
    ],
    ['and leaves what is open for ever', ['frontend'], {}, '', { kind: 'none', before: null, end: null }],
  ] as const)('%s', async (_, lessons, ends, typed, grant) => {
    service.user = user([...lessons], ends);
    await opened();
    const done = press('confirm', { day: typed });
    const { asked, answer } = await sent('confirm');
    expect(asked.slice(0, 3)).toEqual(['me', order(), grant]);
    expect(asked[3]).toMatchObject({ kind: 'order', about: id, path: '/lessons/frontend/videos' });
    service.asks.one.ask = async () => order({ state: 'paid', rev: 2 });
    answer(undefined);
    await done;
    expect(orderList.find(id)?.state).toBe('paid');
    const until = typed === '' ? null : '02.01.2099';
    expect(said()).toEqual([['good', texts.confirm.done('Aysel Əliyeva', 'Frontend', until)]]);
  });

  test.each([
    ['unverified', { verified: false }],
    ['full', { lessons: Array.from({ length: 30 }, (_, n) => `c${n}`) }],
  ] as const)('is not sent where the buyer can have no course: %s', async (problem, over) => {
    service.user = { ...user(), ...over };
    await opened();
    await press('confirm', { day: '' });
    expect(formsOf(id).confirm.$state.get()).toEqual({ step: 'failed', message: texts.confirm[problem] });
    expect(service.asks.confirm.all).toEqual([]);
  });

  test('[PANEL-18] at one press in the row, where the buyer has no such course', async () => {
    service.user = user();
    await opened();
    const done = confirmNow(id);
    const { asked, answer } = await sent('confirm');
    expect(asked[2]).toEqual({ kind: 'grant', before: null, end: null });
    service.asks.one.ask = async () => order({ state: 'paid', rev: 2 });
    answer(undefined);
    await done;
    expect($unfolded.get()[id]).toBeUndefined();
  });

  test.each([
    ['has it until a day', user(['frontend'], { frontend: day(1) })],
    ['has it for ever', user(['frontend'])],
    ['has not verified the e-mail', { ...user(), verified: false }],
    ['is gone', null],
  ])('[PANEL-18] not at one press where the buyer %s: the row unfolds and says so', async (_, buyer) => {
    service.user = buyer as typeof service.user;
    await opened();
    await confirmNow(id);
    expect(service.asks.confirm.open).toEqual([]);
    expect($unfolded.get()[id]).toBe(true);
    expect(said()).toEqual([['bad', texts.confirm.look]]);
  });

  test('by what the buyer has now, and not by what was read when the form was opened', async () => {
    await opened();
    service.user = user(['frontend'], { frontend: day(1) });
    press('confirm', { day: '' });
    expect((await sent('confirm')).asked[2]).toEqual({ kind: 'renew', before: day(1), end: null });
    (await sent('confirm')).fail(new AppError('firestore/unavailable'));
    await vi.waitFor(() => expect($changing.get()).toBeNull());
  });

  test('not for who is gone, nor with a last day that is over', async () => {
    await opened();
    await press('confirm', { day: '2020-01-01' });
    expect(formsOf(id).confirm.$state.get()).toMatchObject({ step: 'failed', field: 'day' });
    service.user = null;
    await press('confirm', { day: '' });
    expect(formsOf(id).confirm.$state.get()).toMatchObject({ message: texts.confirm.gone });
    expect(service.asks.confirm.all).toEqual([]);
  });
});

describe('[PAY-3] an order is refused', () => {
  test.each([
    ['', texts.refuse.empty],
    [' \n', texts.refuse.empty],
    ['x'.repeat(orderLimits.refusal + 1), texts.refuse.hint],
  ])('not for a reason that is empty or too long (%#)', async (reason, message) => {
    await opened();
    await press('refuse', { reason });
    expect(formsOf(id).refuse.$state.get()).toMatchObject({ step: 'failed', field: 'reason', message });
    expect(service.asks.refuse.all).toEqual([]);
  });

  test.each(['Yer yoxdur', 'x'.repeat(orderLimits.refusal)])(
    'for a reason that the buyer reads (%#)',
    async (reason) => {
      await opened();
      typeOrder(id, 'reason', `${reason} `);
      const done = press('refuse', { reason: `${reason} ` });
      const { asked, answer } = await sent('refuse');
      expect(asked.slice(0, 3)).toEqual(['me', order(), reason]);
      expect(asked[3]).toMatchObject({ kind: 'order', path: expect.stringContaining(id) });
      service.asks.one.ask = async () => order({ state: 'refused', reason, rev: 2 });
      answer(undefined);
      await done;
      expect([orderList.find(id)?.state, $typed.get()[id], said()]).toEqual([
        'refused',
        undefined,
        [['good', texts.refuse.done]],
      ]);
    },
  );
});

describe('[PAY-3] a confirmation is taken back', () => {
  const was = (over: object = {}) => ({
    state: 'receipt' as const,
    kind: 'grant' as const,
    until: day(2),
    ...over,
  });
  const paid = (over: object = {}) => order({ state: 'paid', paidAt: day(1), rev: 3, was: was(over) });

  test.each([
    ['and closes the course', {}, 'on', { kind: 'revoke' }],
    ['and leaves the course, where the box is empty', {}, undefined, { kind: 'none' }],
    ['and gives the old last day back', { kind: 'renew', end: day(1) }, 'on', { kind: 'renew', end: day(1) }],
    ['and leaves a renewal', { kind: 'renew', end: day(1) }, undefined, { kind: 'none' }],
  ] as const)('%s', async (_, over, closes, grant) => {
    service.user = user(['frontend'], { frontend: day(2) });
    await opened(paid(over));
    press('reopen', closes === undefined ? {} : { closes });
    const { asked, answer } = await sent('reopen');
    expect(asked.slice(0, 4)).toEqual(['me', paid(over), grant, null]);
    service.asks.one.ask = async () => null;
    answer(undefined);
    await vi.waitFor(() => expect(said()).toEqual([['good', texts.reopen.done]]));
  });

  test('before a later payment, which inherits what there was', async () => {
    service.user = user(['frontend'], { frontend: day(9) });
    const next = {
      ...order({ id: '482194', state: 'paid', paidAt: day(5) }),
      was: was({ kind: 'renew', end: day(2), until: day(9) }),
    };
    service.others = [next];
    await opened(paid());
    press('reopen', { closes: 'on' });
    const { asked, fail } = await sent('reopen');
    expect(asked.slice(2, 4)).toEqual([{ kind: 'none' }, next]);
    fail(new AppError('firestore/unavailable'));
  });

  test('not where it means something else than what was read', async () => {
    service.user = user(['frontend'], { frontend: day(2) });
    await opened(paid());
    service.user = user(['frontend'], { frontend: day(9) });
    await press('reopen', { closes: 'on' });
    expect(formsOf(id).reopen.$state.get()).toMatchObject({ message: texts.reopen.changed });
    expect(service.asks.reopen.all).toEqual([]);
  });
});

describe('[PAY-3] the forms of an order', () => {
  test('are sent one at a time: while one is on its way, the whole row is busy', async () => {
    await opened();
    const first = press('refuse', { reason: 'Yer yoxdur' });
    const { answer } = await sent('refuse');
    expect($changing.get()).toBe(id);
    await press('pay', { link: 'https://pay.az/1' });
    await press('confirm', { day: '' });
    await contacted(me, id);
    expect([service.asks.answer.all, service.asks.confirm.all]).toEqual([[], []]);
    service.asks.one.ask = async () => order({ state: 'refused', rev: 2 });
    answer(undefined);
    await first;
    expect($changing.get()).toBeNull();
  });

  test('wait from the first read on: whom the payment opens the course for is read before it is sent', async () => {
    await opened();
    const first = press('confirm', { day: '' });
    expect($changing.get()).toBe(id);
    await press('refuse', { reason: 'Yer yoxdur' });
    expect(service.asks.refuse.all).toEqual([]);
    (await sent('confirm')).fail(new AppError('firestore/unavailable'));
    await first;
    expect($changing.get()).toBeNull();
  });

  test('keep what was typed on while they are sent', async () => {
    await opened();
    typeOrder(id, 'reason', 'Yer yoxdur');
    typeOrder(id, 'link', 'https://pay.az/1');
    const done = press('pay', { link: 'https://pay.az/1' });
    const { answer } = await sent('answer');
    typeOrder(id, 'link', 'https://pay.az/12');
    service.asks.one.ask = async () => order({ link: 'https://pay.az/1', rev: 2 });
    answer(undefined);
    await done;
    expect($typed.get()[id]).toEqual({ reason: 'Yer yoxdur', link: 'https://pay.az/12' });
  });

  test('keep what is typed on the device, until it is sent or the order is gone', async () => {
    await opened();
    typeOrder(id, 'reason', 'Yer yoxdur');
    typeOrder(id, 'day', '2099-01-02');
    $typed.set({});
    openTyped(id);
    expect($typed.get()[id]).toEqual({ reason: 'Yer yoxdur', day: '2099-01-02' });
    const done = press('refuse', { reason: 'Yer yoxdur' });
    (await sent('refuse')).fail(refused);
    (await sent('one')).answer(null);
    await done;
    expect($typed.get()[id]).toBeUndefined();
    expect(Object.values($lost.get())).toEqual([
      { list: 'orders', name: 'Sifariş 482 193, Aysel Əliyeva', text: 'Yer yoxdur\n2099-01-02' },
    ]);
    expect(said()).toEqual([['bad', texts.deletedMeanwhile]]);
  });

  test('say that somebody else was quicker, and keep what was typed', async () => {
    await opened();
    typeOrder(id, 'link', 'https://pay.az/1');
    const done = press('pay', { link: 'https://pay.az/1' });
    (await sent('answer')).fail(refused);
    (await sent('one')).answer(order({ state: 'contacted', rev: 2 }));
    await done;
    expect([said(), $typed.get()[id]]).toEqual([
      [['bad', texts.changedMeanwhile]],
      { link: 'https://pay.az/1' },
    ]);
  });

  test('an address that is there already is not sent again, and none is not taken away', async () => {
    for (const [link, message] of [
      ['https://pay.az/1', texts.pay.same],
      ['', texts.pay.empty],
    ] as const) {
      await opened(order({ link: link || undefined }));
      await press('pay', { link: ` ${link}` });
      expect(formsOf(id).pay.$state.get()).toEqual({ step: 'failed', message, field: 'link' });
    }
    expect(service.asks.answer.all).toEqual([]);
  });

  test('a failure of another kind is said as what it is', async () => {
    await opened();
    const done = press('pay', { link: 'https://pay.az/1' });
    (await sent('answer')).fail(new AppError('firestore/unavailable'));
    await done;
    expect(formsOf(id).pay.$state.get()).toMatchObject({ step: 'failed', code: 'firestore/unavailable' });
    expect(said()).toEqual([]);
  });
});

describe('[PAY-3] a month', () => {
  const courses = ['frontend', 'backend'];
  /** After the last moment of the month before in Baku, until its own. */
  const month = [new Date('2026-09-30T19:59:59.999Z'), new Date('2026-10-31T19:59:59.999Z')];
  const sums = () => {
    const state = $sums.get();
    return state.step === 'ready' ? state.sums : state.step;
  };

  test('is added up by course; one without a payment is left out', async () => {
    const done = sumMonth('2026-10', courses);
    const first = await sent('sum');
    expect(first.asked).toEqual(['frontend', ...month]);
    first.answer({ count: 2, total: 29_900 });
    (await sent('sum')).answer({ count: 0, total: 0 });
    await done;
    expect(sums()).toEqual([{ course: 'frontend', count: 2, total: 29_900, off: 0 }]);
  });

  test('that is not wanted any more is not shown', async () => {
    const done = sumMonth('2026-10', ['frontend']);
    const late = await sent('sum');
    clearSums();
    late.answer({ count: 2, total: 29_900 });
    await done;
    expect(sums()).toBe('none');
  });

  test('is a file with every page, amounts with a comma, and nothing that a spreadsheet runs', async () => {
    const counted = sumMonth('2026-10', ['frontend']);
    (await sent('sum')).answer({ count: 3, total: 1 });
    await counted;
    const paid = (over: Partial<Order>) => ({
      id: over.id ?? id,
      item: order({ paidAt: new Date('2026-10-31T19:59:00Z'), ...over }),
    });
    const done = downloadMonth();
    const pages = await sent('paid');
    expect(pages.asked).toEqual(month);
    const more = async () => ({
      rows: [paid({ id: '100002', price: undefined, name: '=1+1' }), { id: 'x', problem: 'y' }],
      more: null,
    });
    pages.answer({ rows: [paid({})], more });
    await done;
    const [[name, text, type] = []] = service.files;
    expect([name, type]).toEqual([orderSums.file('2026-10'), 'text/csv;charset=utf-8']);
    expect(text?.replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
      orderSums.columns.join(';'),
      expect.stringMatching(/^482 193;31\.10\.2026.*23:59;Frontend;Aysel Əliyeva;aysel@x\.az;149,5;149,5;$/),
      expect.stringMatching(/^100 002;.*;'=1\+1;aysel@x\.az;;;$/),
    ]);
  });

  test('[PAY-4] adds up with coupons: the file and the sums have both prices, to the qəpik', async () => {
    const money = fc.record({
      course: fc.constantFrom(...courses),
      full: fc.integer({ min: 1, max: 200_000 }),
      percent: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
    });
    const qepik = (field = '') => Math.round(Number(field.replace(',', '.')) * 100);
    await fc.assert(
      fc.asyncProperty(fc.array(money, { minLength: 1, maxLength: 12 }), async (made) => {
        service.files = [];
        for (const method of ['sum', 'paid'] as const) service.asks[method] = questions();
        const paid = made.map(({ course, full, percent }, at): Order => {
          if (percent === undefined) return order({ id: String(100_000 + at), course, price: full });
          const price = reducedPrice(full, { percent, sum: 0 });
          return order({ id: String(100_000 + at), course, price, off: full - price, coupon: 'A' });
        });
        // The service adds up a field, of the orders that have it.
        service.asks.sum.ask = async (course) => {
          const of = paid.filter((one) => one.course === course);
          return {
            count: of.length,
            total: of.reduce((sum, { price = 0 }) => sum + price, 0),
          };
        };
        service.asks.off.ask = async (_from, _to, course) =>
          paid.reduce((sum, one) => sum + ((course ?? one.course) === one.course ? (one.off ?? 0) : 0), 0);
        service.asks.paid.ask = async () => ({
          rows: paid.map((item) => ({ id: item.id, item })),
          more: null,
        });
        await sumMonth('2026-10', courses);
        await downloadMonth();
        const byHand = made.reduce((sum, { full }) => sum + full, 0);
        const state = $sums.get();
        const counted = state.step === 'ready' ? state.sums : [];
        expect(counted.reduce((sum, { total, off }) => sum + total + off, 0)).toBe(byHand);
        const lines = (service.files[0]?.[1] ?? '').trim().split(/\r?\n/).slice(1);
        const column = (at: number) => lines.reduce((sum, line) => sum + qepik(line.split(';')[at]), 0);
        expect(column(6)).toBe(byHand);
        expect(column(5)).toBe(counted.reduce((sum, { total }) => sum + total, 0));
      }),
      { numRuns: 50 },
    );
  });
});
