import { deleteField, increment, serverTimestamp } from 'firebase/firestore/lite';
import { getDownloadURL, ref } from 'firebase/storage';
import * as v from 'valibot';
import { commit, onItsDay } from '#core/cloud/commit.ts';
import { database } from '#core/cloud/database.ts';
import { eraseAll, readOne, readPage, valid } from '#core/cloud/documents.ts';
import { codeOf } from '#core/cloud/errors.ts';
import {
  merge,
  type Operation,
  ownDayCounter,
  type Query,
  remove,
  set,
  update,
} from '#core/cloud/operation.ts';
import { removeFile, storage, upload } from '#core/cloud/storage.ts';
import { withTimeout } from '#core/cloud/with-timeout.ts';
import type { User } from '#core/session/user.ts';
import { timeNow } from '#core/time/clock.ts';
import { couponProblem } from '#features/enrolments/enrolment.ts';
import { enrolments } from '#features/enrolments/gateway.ts';
import {
  buyerFields,
  type CouponRefusal,
  isOpen,
  newOrderNumber,
  type Order,
  OrderDocument,
  openOrder,
  receiptName,
  receiptPath,
  usedCoupon,
} from './order.ts';

type Buyer = Pick<User, 'id' | 'name' | 'surname' | 'email' | 'mobile'>;

export interface Wanted {
  course: string;
  price?: number | undefined; // what is paid, in qəpik; `undefined` for a course without a price
  coupon?: { code: string; off: number } | undefined;
}

/** PAY-2, PAY-4: denied as `orders.rules` says. */
export const makeOrder = (
  { id: uid, name, surname, email, mobile }: Buyer,
  number: string,
  { course, price, coupon }: Wanted,
  now: Date,
): Operation[] => [
  set(`orders/${number}`, {
    uid,
    name: `${name} ${surname}`,
    email,
    mobile,
    course,
    ...(price !== undefined && { price }),
    ...(coupon && { coupon: coupon.code, off: coupon.off }),
    at: serverTimestamp(),
    state: 'new',
    rev: 1,
  }),
  set(openOrder({ uid, course }), { order: number }),
  ...(coupon
    ? [
        set(usedCoupon({ uid, course }, coupon.code), { order: number }),
        update(`enrolments/${coupon.code}`, { used: increment(1), last: number }),
      ]
    : []),
  merge(ownDayCounter(uid, 'orders', now), { n: increment(1), last: number }),
];

const tries = 6; // how many numbers an order tries

type Seen = Pick<Order, 'id' | 'uid' | 'course' | 'rev' | 'coupon'>;

/** What goes with an open order that ends unpaid: its mark, and the use of its coupon comes back (PAY-4). */
export const closeOrder = (order: Omit<Seen, 'rev'>): Operation[] => [
  remove(openOrder(order)),
  ...(order.coupon === undefined
    ? []
    : [
        remove(usedCoupon(order, order.coupon)),
        update(`enrolments/${order.coupon}`, { used: increment(-1), last: order.id }),
      ]),
];

/** The buyer takes an order back that is not paid (PAY-2). */
export const withdrawOrder = (order: Seen): Operation[] => [
  update(`orders/${order.id}`, { state: 'withdrawn', rev: order.rev + 1 }),
  ...closeOrder(order),
];

/** The buyer's receipt is uploaded under `receiptName`; the order names it from now on (PAY-2). */
export const sendReceipt = (order: Pick<Seen, 'id' | 'rev'>): Operation[] => [
  update(`orders/${order.id}`, { state: 'receipt', receipt: receiptName(order), rev: order.rev + 1 }),
];

/** What its deletion needs of an order, whatever is wrong with the rest of it. */
const Left = v.object({
  id: v.string(),
  course: v.fallback(v.string(), ''),
  state: v.fallback(OrderDocument.entries.state, 'withdrawn'),
  rev: v.fallback(v.number(), 1),
  coupon: v.fallback(v.optional(v.string()), undefined),
});

/** What the deletion of an account does with an order (USER-6): a paid one stays for bookkeeping, without the buyer. */
export function forgetOrder(order: Omit<Seen, 'rev'> & Pick<Order, 'state'>): Operation[] {
  const { id, state, coupon } = order;
  if (state !== 'paid') return [remove(`orders/${id}`), ...(isOpen(state) ? closeOrder(order) : [])];
  const none = Object.fromEntries(buyerFields.map((field) => [field, deleteField()]));
  return [update(`orders/${id}`, none), ...(coupon === undefined ? [] : [remove(usedCoupon(order, coupon))])];
}

/** The orders of a user, newest first. The filter proves the rule. */
export const ordersOf = (uid: string): Query => ({
  collection: 'orders',
  where: [['uid', '==', uid]],
  orderBy: ['at', 'desc'],
});

/** A user's own orders. Every method throws AppError. */
export const orders = {
  list: (uid: string): Promise<Order[]> => readPage(ordersOf(uid), OrderDocument),
  one: (number: string): Promise<Order | null> => readOne(`orders/${number}`, OrderDocument),
  coupon: enrolments.one,
  /** @returns the new order, or the one for the course that is open already, also when an earlier answer was lost. */
  async place(
    buyer: Buyer,
    what: Wanted,
  ): Promise<Pick<Order, 'id' | 'coupon'> | { problem: CouponRefusal }> {
    for (let attempt = 1; ; attempt++) {
      const number = newOrderNumber(Math.random());
      try {
        await onItsDay((day) => commit(makeOrder(buyer, number, what, day)));
        return { id: number, coupon: what.coupon?.code };
      } catch (error) {
        const own = await orders.list(buyer.id);
        const open = own.find(({ course, state }) => course === what.course && isOpen(state));
        if (open) return what.coupon && what.coupon.code !== open.coupon ? { problem: 'open' } : open;
        // The number may be another's; the rules don't say why they refuse.
        if (codeOf(error) !== 'firestore/permission-denied' || attempt === tries) throw error;
        if (!what.coupon) continue;
        const { code } = what.coupon;
        const isAgain = own.some(
          (one) => one.coupon === code && one.course === what.course && one.state === 'paid',
        );
        const problem = isAgain ? 'twice' : couponProblem(await orders.coupon(code), what.course, timeNow());
        if (problem) return { problem };
      }
    }
  },
  withdraw: (order: Seen): Promise<void> => commit(withdrawOrder(order)),
  /** Uploads the receipt of a payment, then tells staff. An attempt that failed between the two can be repeated. */
  async sendReceipt(order: Seen, picture: Blob): Promise<void> {
    const path = receiptPath(order.uid, receiptName(order));
    await upload(path, picture, { cacheControl: 'private, max-age=3600', replaces: true });
    await commit(sendReceipt(order));
  },
  /** The address of a receipt, for its buyer and staff. */
  receiptAddress: (uid: string, receipt: string): Promise<string> =>
    withTimeout(getDownloadURL(ref(storage(), receiptPath(uid, receipt)))),
  /** Deletes the user's orders and receipts; of paid orders only what names the buyer (USER-6). */
  forget: (uid: string): Promise<void> =>
    eraseAll(ordersOf(uid), async (document) => {
      const order = valid(document, Left);
      for (let rev = 1; rev <= order.rev; rev++)
        await removeFile(receiptPath(uid, receiptName({ ...order, rev })));
      await database().commit(forgetOrder({ ...order, uid }));
    }),
};
