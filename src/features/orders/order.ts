import * as v from 'valibot';
import { integer, positiveInteger } from '#core/cloud/schema-parts.ts';
import type { CouponProblem } from '#features/enrolments/enrolment.ts';
import { orderLimits } from './limits.ts';

/** Why an order with a coupon is not made (PAY-4): the coupon, that it was used before, or another order that is open. */
export type CouponRefusal = CouponProblem | 'twice' | 'open';

/** The order of a course, from its beginning: `new`, then what staff or the buyer have done with it (PAY-2, PAY-3). */
export const orderStates = ['new', 'contacted', 'receipt', 'paid', 'refused', 'withdrawn'] as const;

export type OrderState = (typeof orderStates)[number];

/** Whether it still waits for a payment or an answer. The rules have the same list. */
export const isOpen = (state: OrderState): boolean =>
  state === 'new' || state === 'contacted' || state === 'receipt';

/** A document of `orders`. Its id is the number that the buyer names with the payment. */
export const OrderDocument = v.object({
  id: v.string(),
  /** The buyer. A paid order whose buyer's account is gone has none of the four (USER-6). */
  uid: v.optional(v.string(), ''),
  name: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
  mobile: v.optional(v.string(), ''),
  course: v.string(),
  /** What is paid, in qəpik, at the time of the order; a course may have none. */
  price: v.optional(v.pipe(integer, v.minValue(0))),
  /** The coupon that was used, and by how much it has reduced the price (PAY-4). */
  coupon: v.optional(v.string()),
  off: v.optional(positiveInteger),
  at: v.date(),
  state: v.picklist(orderStates),
  link: v.optional(v.string()), // where it can be paid: an address that staff have pasted
  receipt: v.optional(v.string()), // the newest receipt: its file is `receipts/{uid}/{receipt}`
  reason: v.optional(v.string()),
  paidAt: v.optional(v.date()),
  /** What a confirmation has changed, so that it can be taken back; orders of before have none. */
  was: v.optional(
    v.object({
      state: v.picklist(orderStates), // the state that the order had
      /** The course was opened, got another last day, or stayed as it was. */
      kind: v.picklist(['grant', 'renew', 'none']),
      /** When the grant ended before (`renew`), and when it ends since; absent: never. */
      end: v.optional(v.date()),
      until: v.optional(v.date()),
    }),
  ),
  /** The log entry of the last change by staff; of a confirmation that opened the course, also the record's. */
  audit: v.optional(v.string()),
  rev: integer,
});

export type Order = v.InferOutput<typeof OrderDocument>;

/** What names the buyer: a paid order loses it with the account (USER-6). The rules have the same list. */
export const buyerFields = ['uid', 'name', 'email', 'mobile', 'link', 'receipt', 'reason'] as const;

const paymentLink = new RegExp(`^https://[^\\s"<>]{1,${orderLimits.paymentLink}}$`);

/** Whether an order can be paid at this address. The rules have the same pattern. */
export const isPaymentLink = (address: string): boolean => paymentLink.test(address);

/** A new number: six digits, which are short enough to be said on the phone. @param random from 0 to 1, without 1 */
export const newOrderNumber = (random: number): string => String(100_000 + Math.floor(random * 900_000));

/** The number in what was typed or pasted: «482193», «Sifariş 482 193», «#482193»; `null` if there is none. */
export const orderNumberIn = (typed: string): string | null =>
  /^[^\d+]*(\d{3})\s?(\d{3})$/.exec(typed.trim())?.slice(1).join('') ?? null;

/** The number in two groups, as it is read out. */
export const shownOrderNumber = (number: string): string => number.replace(/^(.{3})/, '$1 ');

/** The document that there is one of for each open order of a person and a course. */
export const openOrder = ({ uid, course }: Pick<Order, 'uid' | 'course'>): string =>
  `openOrders/${uid}_${course}`;

/** It stays when the order is paid: nobody uses a coupon twice for a course (PAY-4). */
export const usedCoupon = (order: Pick<Order, 'uid' | 'course'>, coupon: string): string =>
  `${openOrder(order)}${coupon}`;

/** The name of an order's next receipt: what staff have seen is not replaced. */
export const receiptName = ({ id, rev }: Pick<Order, 'id' | 'rev'>): string => `${id}-${rev}`;

export const receiptPath = (uid: string, receipt: string): string => `receipts/${uid}/${receipt}`;

/** How many documents a month's sums cost: a count and a sum for each course and one sum of all, each with the two documents that its rule looks up (PAY-3). */
export const readsOfSums = (courses: number): number => (courses * 2 + 1) * 3;
