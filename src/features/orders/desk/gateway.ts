import { deleteField, serverTimestamp } from 'firebase/firestore/lite';
import { type Actor, logged, withEntry } from '#core/cloud/audit.ts';
import { commit } from '#core/cloud/commit.ts';
import { database } from '#core/cloud/database.ts';
import { type Fields, type Operation, type Query, remove, set, update } from '#core/cloud/operation.ts';
import { people } from '#core/cloud/people.ts';
import type { User } from '#core/session/user.ts';
import { saysWords } from '#core/words/letters.ts';
import { limits } from '#core/words/limits.ts';
import { grantCourse, renewCourse, revokeCourse } from '#features/accounts/desk/gateway.ts';
import { tellUser } from '#features/bell/desk/gateway.ts';
import type { NewNotice } from '#features/bell/notice.ts';
import { codeIn } from '#features/enrolments/code.ts';
import type { ListPage, ListRow } from '#panel/list-query.ts';
import { onlyRows, pagesOfSearch, readRows } from '#panel/rows-gateway.ts';
import { closeOrder, orders } from '../gateway.ts';
import { type Order, OrderDocument, type OrderState, openOrder, orderNumberIn } from '../order.ts';
import { type GrantBack, inherited, type PaidGrant } from '../payment.ts';

type Seen = Pick<Order, 'id' | 'uid' | 'course' | 'rev' | 'coupon'>;

const change = (order: Seen, fields: Fields, audit: string): Operation =>
  update(`orders/${order.id}`, { ...fields, rev: order.rev + 1, audit });

/** '' removes the address where the order can be paid (PAY-3). A receipt that waits still waits. */
export function answerOrder(actor: Actor, order: Seen & Pick<Order, 'state'>, link?: string): Operation[] {
  const state = order.state === 'receipt' ? 'receipt' : 'contacted';
  const fields = { state, ...(link !== undefined && { link: link === '' ? deleteField() : link }) };
  return logged(actor, 'orders', order.id, 'update', (audit) => [change(order, fields, audit)]);
}

/** Refuses an open order; the buyer reads the reason (PAY-3). */
export const refuseOrder = (actor: Actor, order: Seen, reason: string): Operation[] =>
  logged(actor, 'orders', order.id, 'refuse', (audit) => [
    change(order, { state: 'refused', reason }, audit),
    ...closeOrder(order),
  ]);

/** PAY-3: the log entry of the grant names the order, and the order what was before. Denied if it is not open, or person or course differ. */
export function confirmOrder(
  actor: Actor,
  order: Seen & Pick<Order, 'state'>,
  grant: PaidGrant,
): Operation[] {
  const { kind, before, end } = grant;
  const was = {
    state: order.state,
    kind,
    ...(kind === 'renew' && before && { end: before }),
    ...(end && { until: end }),
  };
  const paid = (audit: string) => [
    change(order, { state: 'paid', paidAt: serverTimestamp(), was }, audit),
    remove(openOrder(order)),
  ];
  if (grant.kind === 'none') return logged(actor, 'orders', order.id, 'pay', paid);
  const grantBatch = grant.kind === 'grant' ? grantCourse : renewCourse;
  const by = withEntry(actor);
  return [...paid(by.entry), ...grantBatch(by, order.uid, order.course, grant.end, order.id)];
}

/** PAY-3. @param grant what happens to the course in the same batch. @param next the payment of the same course that follows. */
export function reopenOrder(
  actor: Actor,
  order: Seen & Pick<Order, 'was'>,
  grant: GrantBack,
  next: (Seen & Pick<Order, 'was'>) | null = null,
): Operation[] {
  const { uid, course, id, was } = order;
  const opened = (audit: string) => [
    change(
      order,
      { state: was?.state ?? 'contacted', paidAt: deleteField(), ...(was && { was: deleteField() }) },
      audit,
    ),
    set(openOrder(order), { order: id }),
    ...(was && next?.was ? [change(next, { was: inherited(was, next.was) }, audit)] : []),
  ];
  if (grant.kind === 'none') return logged(actor, 'orders', id, 'reopen', opened);
  const by = withEntry(actor);
  return [
    ...opened(by.entry),
    ...(grant.kind === 'renew'
      ? renewCourse(by, uid, course, grant.end, id)
      : revokeCourse(by, uid, course, id)),
  ];
}

export const orderList = (state?: OrderState): Query => ({
  collection: 'orders',
  where: state ? [['state', '==', state]] : [],
  orderBy: ['at', 'desc'],
});

/** The orders that were paid in a span of time, `to` included, in the order of the payments: those of all courses, or of one. */
export const paidOrders = (from: Date, to: Date, course: string | null = null): Query => ({
  collection: 'orders',
  where: [
    ...(course === null ? [] : [['course', '==', course] as const]),
    ['state', '==', 'paid'],
    ['paidAt', '>', from],
    ['paidAt', '<=', to],
  ],
  orderBy: ['paidAt', 'asc'],
});

/** @param sum what was paid, or by how much coupons have reduced it (PAY-4). */
export const paidSum = (
  sum: 'price' | 'off',
  ...asked: Parameters<typeof paidOrders>
): Query & { sum: string } => ({ ...paidOrders(...asked), sum });

/** The orders with a coupon (PAY-4), newest first. */
export const couponOrders = (coupon: string): Query => ({
  collection: 'orders',
  where: [['coupon', '==', coupon]],
  orderBy: ['at', 'desc'],
});

/** Orders of courses, for staff; `by` is the uid of the user who acts (PAY-3). Every method throws AppError. */
export const staffOrders = {
  /** A search is for a number, a coupon, or for words in name, e-mail, mobile and course, which are compared here. */
  async list(search: string, state?: OrderState): Promise<ListPage<Order>> {
    const number = orderNumberIn(search);
    if (number !== null) {
      const item = await orders.one(number);
      const isListed = item && (state === undefined || item.state === state);
      return { rows: isListed ? [{ id: number, item }] : [], more: null };
    }
    const coupon = codeIn(search);
    if (coupon !== null) {
      const used = await readRows(couponOrders(coupon), OrderDocument);
      const isListed = (row: ListRow<Order>) =>
        state === undefined || ('item' in row && row.item.state === state);
      return onlyRows(used, isListed, pagesOfSearch);
    }
    const page = await readRows(orderList(state), OrderDocument);
    if (search === '') return page;
    const isFound = ({ name, email, mobile, course }: Order) =>
      saysWords(`${name} ${email} ${mobile} ${course}`, search);
    return onlyRows(page, (row) => 'item' in row && isFound(row.item), pagesOfSearch);
  },
  paid: (from: Date, to: Date): Promise<ListPage<Order>> => readRows(paidOrders(from, to), OrderDocument),
  one: orders.one,
  receiptAddress: orders.receiptAddress,
  /** How many wait for staff: new ones and those with a receipt; 50 of each stand for more. */
  async countWaiting(): Promise<number> {
    const states = ['new', 'receipt'] as const;
    const counts = await Promise.all(states.map((state) => database().count(orderList(state), limits.page)));
    return counts.reduce((sum, count) => sum + count, 0);
  },
  /** The buyer's record as it is now; `null` when the account is gone. */
  buyer: (uid: string): Promise<User | null> => people.own(uid),
  /** @param notice what the buyer reads in the bell, here and below (TELL-2). */
  answer: async (by: string, order: Order, link?: string, notice?: NewNotice): Promise<void> => {
    const batch = answerOrder({ uid: by }, order, link);
    return commit(notice ? await tellUser(batch, order.uid, notice) : batch);
  },
  refuse: async (by: string, order: Seen, reason: string, notice: NewNotice): Promise<void> =>
    commit(await tellUser(refuseOrder({ uid: by }, order, reason), order.uid, notice)),
  confirm: async (by: string, order: Order, grant: PaidGrant, notice: NewNotice): Promise<void> =>
    commit(await tellUser(confirmOrder({ uid: by }, order, grant), order.uid, notice)),
  ofBuyer: orders.list, // the orders of a buyer, which decide what taking one of them back means
  reopen: async (
    by: string,
    order: Order,
    grant: GrantBack,
    next: Order | null,
    notice: NewNotice,
  ): Promise<void> => commit(await tellUser(reopenOrder({ uid: by }, order, grant, next), order.uid, notice)),
  async sum(course: string, from: Date, to: Date): Promise<{ count: number; total: number }> {
    const [count, total] = await Promise.all([
      database().count(paidOrders(from, to, course), limits.counted),
      database().sum(paidSum('price', from, to, course), limits.counted),
    ]);
    return { count, total };
  },
  /** By how much coupons have reduced what was paid: of all courses, or of one (PAY-4). */
  off: (...asked: Parameters<typeof paidOrders>): Promise<number> =>
    database().sum(paidSum('off', ...asked), limits.counted),
};
