import { atom } from 'nanostores';
import { loadPart } from '#core/page/load-part.ts';
import { $profile } from '#core/session/profile.ts';
import { sessionReads } from '#core/session/reading.ts';
import { timeNow } from '#core/time/clock.ts';
import { cleanLine } from '#core/words/letters.ts';
import { codeIn } from '#features/enrolments/code.ts';
import { couponProblem, type Enrolment, reducedPrice } from '#features/enrolments/enrolment.ts';
import { coupon as texts } from './coupon-texts.ts';
import { buy, type Offer } from './order-course.ts';

type CouponState =
  | { step: 'none' } // nothing is typed
  | { step: 'unfinished' } // what is typed is no code yet
  | { step: 'waiting' } // for a user who may ask for it
  | { step: 'checking' }
  | { step: 'applied'; code: string; price: number; off: number }
  | { step: 'refused'; message: string };

/** The coupon that is typed on a page that sells a course, and the price with it (PAY-4). The rules decide by their own clock. */
export const $coupon = atom<CouponState>({ step: 'none' });

const reads = sessionReads(() => $coupon.set({ step: 'none' }));
let asked: { code: string; answer: Promise<unknown> } | null = null;

const refuse = (message: string): void => $coupon.set({ step: 'refused', message });

const words: Readonly<Record<string, string>> = texts.problems;

/** @param problem why the service has not made the order: it stands at the coupon, not at the form. */
export const refuseCoupon = (problem: string): void => refuse(texts.refused(words[problem] ?? ''));

/** Reads a coupon once its code is whole. One that holds is not read again while the same code is typed. */
export async function typeCoupon(
  typed: string,
  { course, price }: Pick<Offer, 'course' | 'price'>,
): Promise<void> {
  const code = codeIn(typed);
  const profile = $profile.get();
  const mayAsk = profile.state === 'ready' && profile.account.emailVerified;
  if (code === null || !mayAsk) {
    reads.cancel();
    $coupon.set({ step: code !== null ? 'waiting' : cleanLine(typed) === '' ? 'none' : 'unfinished' });
    return;
  }
  if (asked?.code !== code || !/checking|applied/.test($coupon.get().step)) {
    $coupon.set({ step: 'checking' });
    const ask = async () => (await loadPart(() => import('./gateway.ts'))).orders.coupon(code);
    const put = (found: Enrolment | null) => {
      const problem = couponProblem(found, course, timeNow());
      if (problem) return refuseCoupon(problem);
      const reduced = found ? reducedPrice(Number(price), found) : Number(price);
      $coupon.set({ step: 'applied', code, price: reduced, off: Number(price) - reduced });
    };
    asked = { code, answer: reads.read(ask, put, null, refuse) };
  }
  await asked.answer;
}

/** The visitor has left the field, or wants to order. */
export function finishCoupon(): void {
  if ($coupon.get().step === 'unfinished') refuse(texts.refused(texts.malformed));
}

/** Orders with the coupon that is typed. One that does not hold is said, and nothing is ordered. */
export async function orderWith(typed: string, offer: Offer): Promise<void> {
  await typeCoupon(typed, offer);
  finishCoupon();
  const coupon = $coupon.get();
  if (coupon.step === 'none') buy(offer);
  if (coupon.step === 'applied') buy({ ...offer, price: String(coupon.price) }, coupon);
}
