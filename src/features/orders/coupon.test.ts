// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errors } from '#core/cloud/error-texts.ts';
import { AppError } from '#core/cloud/errors.ts';
import { $profile } from '#core/session/profile.ts';
import { $session } from '#core/session/session.ts';
import type { Enrolment } from '#features/enrolments/enrolment.ts';
import { type Questions, questions } from '#support/questions.ts';
import { $coupon, finishCoupon, orderWith, refuseCoupon, typeCoupon } from './coupon.ts';
import { coupon as texts } from './coupon-texts.ts';
import { courseOrder } from './order-course.ts';

const service = vi.hoisted(() => ({
  coupon: null as unknown as Questions<[string], unknown>,
  place: vi.fn(),
}));
vi.mock('./gateway.ts', () => ({
  orders: { coupon: (code: string) => service.coupon.ask(code), place: service.place },
}));

const [code, other] = ['A'.repeat(26), 'B'.repeat(26)];
const offer = { course: 'frontend', subject: '', price: '14900', isOrdered: true };
const coupon = (over: Partial<Enrolment> = {}): Enrolment => ({
  id: code,
  name: '',
  course: '',
  courses: ['frontend'],
  percent: 20,
  sum: 0,
  until: new Date('2099-01-01'),
  uses: 2,
  used: 1,
  ended: false,
  createdAt: new Date('2026-01-01'),
  ...over,
});
const assign = vi.fn();
const applied = { step: 'applied', code, price: 11_920, off: 2_980 };
const refused = (reason: string) => ({ step: 'refused', message: texts.refused(reason) });

function signedIn(emailVerified = true): void {
  $session.set({ state: 'user', uid: 'aysel' } as never);
  $profile.set({
    state: 'ready',
    account: { uid: 'aysel', emailVerified },
    record: { id: 'aysel' },
  } as never);
}

/** Types a coupon that the service has. */
async function type(found: Enrolment | null = coupon()): Promise<void> {
  const typed = typeCoupon(code, offer);
  await vi.waitFor(() => expect(service.coupon.open).toHaveLength(1));
  service.coupon.open[0]?.answer(found);
  await typed;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('location', { assign, href: 'https://kodyol.example/', pathname: '/', search: '' });
  assign.mockClear();
  service.coupon = questions();
  service.place.mockReset();
  $session.set({ state: 'guest' });
  courseOrder.reset();
  $coupon.set({ step: 'none' });
  signedIn();
});

describe('[PAY-4] a coupon that is typed', () => {
  test('is read once when its code is whole, in any letters and with spaces', async () => {
    await typeCoupon('aaaaa aaaaa', offer);
    expect([$coupon.get(), service.coupon.all]).toEqual([{ step: 'unfinished' }, []]);
    const typed = typeCoupon(` ${'aaaaa '.repeat(5)}a `, offer);
    typeCoupon(code, offer);
    expect($coupon.get()).toEqual({ step: 'checking' });
    await vi.waitFor(() => expect(service.coupon.open).toHaveLength(1));
    expect(service.coupon.open[0]?.asked).toEqual([code]);
    service.coupon.open[0]?.answer(coupon());
    await typed;
    await typeCoupon(code, offer);
    expect([$coupon.get(), service.coupon.all]).toEqual([applied, [expect.anything()]]);
    await typeCoupon(' ', offer);
    expect($coupon.get()).toEqual({ step: 'none' });
  });

  test('is the last one that was typed: an answer about the one before comes too late', async () => {
    typeCoupon(code, offer);
    const later = typeCoupon(other, offer);
    await vi.waitFor(() => expect(service.coupon.open).toHaveLength(2));
    const [first, second] = service.coupon.open;
    second?.answer(coupon({ courses: ['backend'] }));
    await later;
    first?.answer(coupon());
    await new Promise((done) => setTimeout(done));
    expect($coupon.get()).toEqual(refused(texts.problems.other));
  });

  test('is gone before its answer has come', async () => {
    typeCoupon(code, offer);
    await vi.waitFor(() => expect(service.coupon.open).toHaveLength(1));
    await typeCoupon('', offer);
    service.coupon.open[0]?.answer(coupon());
    await new Promise((done) => setTimeout(done));
    expect($coupon.get()).toEqual({ step: 'none' });
  });

  test.each([
    ['unknown', null],
    ['opens', coupon({ course: 'frontend' })],
    ['other', coupon({ courses: ['backend'] })],
    ['ended', coupon({ ended: true })],
    ['expired', coupon({ until: new Date('2020-01-01') })],
    ['used-up', coupon({ used: 2 })],
  ] as const)('says why it does not hold: %s', async (problem, found) => {
    await type(found);
    expect($coupon.get()).toEqual(refused(texts.problems[problem]));
  });

  test('that could not be read says so, and is read again by a press', async () => {
    const typed = typeCoupon(code, offer);
    await vi.waitFor(() => expect(service.coupon.open).toHaveLength(1));
    service.coupon.open[0]?.fail(new AppError('firestore/unavailable'));
    await typed;
    expect($coupon.get()).toEqual({ step: 'refused', message: errors['firestore/unavailable'] });
    const pressed = orderWith(code, offer);
    await vi.waitFor(() => expect(service.coupon.open).toHaveLength(1));
    service.coupon.open[0]?.answer(null);
    await pressed;
    expect([$coupon.get(), service.place.mock.calls]).toEqual([refused(texts.problems.unknown), []]);
  });

  test('waits for a user with a verified e-mail, and goes with the session', async () => {
    signedIn(false);
    await typeCoupon(code, offer);
    finishCoupon();
    expect([$coupon.get(), service.coupon.all]).toEqual([{ step: 'waiting' }, []]);
    signedIn();
    await type();
    expect($coupon.get()).toEqual(applied);
    $session.set({ state: 'guest' });
    expect($coupon.get()).toEqual({ step: 'none' });
  });
});

describe('[PAY-4] an order with a coupon', () => {
  test('has the price that was shown, and leads to the order', async () => {
    await type();
    service.place.mockResolvedValue({ id: '482193', coupon: code });
    await orderWith(code, offer);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/my-orders#order-482193'));
    expect(service.place).toHaveBeenCalledExactlyOnceWith(
      { id: 'aysel' },
      { course: 'frontend', price: 11_920, coupon: { code, off: 2_980 } },
    );
  });

  test('waits for the answer about what was just typed', async () => {
    service.place.mockResolvedValue({ id: '482193', coupon: code });
    typeCoupon(code, offer);
    const pressed = orderWith(code, offer);
    await vi.waitFor(() => expect(service.coupon.open).toHaveLength(1));
    expect(service.place).not.toHaveBeenCalled();
    service.coupon.open[0]?.answer(coupon({ percent: 100 }));
    await pressed;
    await vi.waitFor(() => expect(service.place).toHaveBeenCalledOnce());
    expect(service.place.mock.calls[0]?.[1]).toMatchObject({ price: 0, coupon: { off: 14_900 } });
  });

  test('is not sent with half a code, and is without one', async () => {
    await orderWith('AAAAA', offer);
    expect([$coupon.get(), service.place.mock.calls]).toEqual([refused(texts.malformed), []]);
    service.place.mockResolvedValue({ id: '482193', coupon: undefined });
    await orderWith(' ', offer);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(service.place.mock.calls[0]?.[1]).toEqual({ course: 'frontend', price: 14_900 });
  });

  test.each(['used-up', 'twice', 'open'])('is not made, and the page says why: %s', async (problem) => {
    await type();
    service.place.mockResolvedValue({ problem });
    await orderWith(code, offer);
    await vi.waitFor(() =>
      expect(courseOrder.$state.get()).toEqual({ step: 'failed', message: problem, field: 'coupon' }),
    );
    refuseCoupon(problem);
    expect($coupon.get()).toMatchObject({
      step: 'refused',
      message: expect.stringMatching(/\p{L}{4}.* silin\.$/u),
    });
    expect(assign).not.toHaveBeenCalled();
  });
});
