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
import {
  buyerFields,
  isOpen,
  newOrderNumber,
  type Order,
  OrderDocument,
  openOrder,
  receiptName,
  receiptPath,
} from './order.ts';

type Buyer = Pick<User, 'id' | 'name' | 'surname' | 'email' | 'mobile'>;

/** PAY-2: denied as `orders.rules` says. @param price in qəpik; `undefined` for a course without a price. */
export const makeOrder = (
  { id: uid, name, surname, email, mobile }: Buyer,
  number: string,
  { course, price }: { course: string; price?: number | undefined },
  now: Date,
): Operation[] => [
  set(`orders/${number}`, {
    uid,
    name: `${name} ${surname}`,
    email,
    mobile,
    course,
    ...(price !== undefined && { price }),
    at: serverTimestamp(),
    state: 'new',
    rev: 1,
  }),
  set(openOrder({ uid, course }), { order: number }),
  merge(ownDayCounter(uid, 'orders', now), { n: increment(1), last: number }),
];

const tries = 6; // how many numbers an order tries

type Seen = Pick<Order, 'id' | 'uid' | 'course' | 'rev'>;

/** The buyer takes an order back that is not paid (PAY-2). */
export const withdrawOrder = (order: Seen): Operation[] => [
  update(`orders/${order.id}`, { state: 'withdrawn', rev: order.rev + 1 }),
  remove(openOrder(order)),
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
});

/** What the deletion of an account does with an order (USER-6): a paid one stays for bookkeeping, without the buyer. */
export function forgetOrder(order: Pick<Order, 'id' | 'uid' | 'course' | 'state'>): Operation[] {
  const none = Object.fromEntries(buyerFields.map((field) => [field, deleteField()]));
  if (order.state === 'paid') return [update(`orders/${order.id}`, none)];
  return [remove(`orders/${order.id}`), ...(isOpen(order.state) ? [remove(openOrder(order))] : [])];
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
  /** @returns the number of the new order, or of one for the course that is open already, also when an earlier answer was lost. */
  async place(buyer: Buyer, what: { course: string; price?: number | undefined }): Promise<string> {
    for (let attempt = 1; ; attempt++) {
      const number = newOrderNumber(Math.random());
      try {
        await onItsDay((day) => commit(makeOrder(buyer, number, what, day)));
        return number;
      } catch (error) {
        const own = await orders.list(buyer.id);
        const open = own.find(({ course, state }) => course === what.course && isOpen(state));
        if (open) return open.id;
        // The number may be another's; the rules don't say why they refuse.
        if (codeOf(error) !== 'firestore/permission-denied' || attempt === tries) throw error;
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
