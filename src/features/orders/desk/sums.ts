import { atom } from 'nanostores';
import { saveTable, tableOf } from '#core/device/csv.ts';
import { loadPart } from '#core/page/load-part.ts';
import { reading, sessionReads } from '#core/session/reading.ts';
import { dateAndTime } from '#core/time/dates.ts';
import { spanOf } from '#core/time/months.ts';
import { manatCell } from '#core/words/money.ts';
import { courseTitle } from '#panel/course-titles.ts';
import { type Order, shownOrderNumber } from '../order.ts';
import { orderSums as texts } from './texts.ts';

interface CourseSum {
  course: string;
  count: number;
  total: number; // paid, in qəpik
  off: number; // by how much coupons have reduced it (PAY-4)
}

const sums = reading<{ month: string; sums: readonly CourseSum[] }>('none');

export const $sums = sums.$state; // what was paid in a month of Baku, by course (PAY-3)
export const $isDownloading = atom(false);

const gateway = async () => (await loadPart(() => import('./gateway.ts'))).staffOrders;

export const clearSums = sums.forget; // another month was chosen: what is shown is not its sum

/** Adds up the payments of each course by the service's own sums. */
export async function sumMonth(month: string, courses: readonly string[]): Promise<void> {
  const ask = async () => {
    const staff = await gateway();
    const span = spanOf(month);
    const [counted, off] = await Promise.all([
      Promise.all(courses.map(async (course) => ({ course, ...(await staff.sum(course, ...span)) }))),
      staff.off(...span),
    ]);
    const paid = counted.filter(({ count }) => count > 0);
    // Most months have no coupon, and one sum says so.
    const all = paid.map(async (one) => ({ ...one, off: off && (await staff.off(...span, one.course)) }));
    return { month, sums: await Promise.all(all) };
  };
  await sums.read(ask, () => sumMonth(month, courses), true);
}

export async function downloadMonth(): Promise<void> {
  const state = $sums.get();
  if (state.step !== 'ready' || $isDownloading.get()) return;
  const { month } = state;
  $isDownloading.set(true);
  await payments.read(
    () => paidIn(month),
    (orders) => saveTable(texts.file(month), paymentsTable(orders)),
    downloadMonth,
  );
  $isDownloading.set(false);
}

const payments = sessionReads(() => {});

async function paidIn(month: string): Promise<PaidOrder[]> {
  let page = await (await gateway()).paid(...spanOf(month));
  const rows = [...page.rows];
  while (page.more) {
    page = await page.more();
    rows.push(...page.rows);
  }
  return rows.flatMap((row) => ('item' in row ? [row] : []));
}

interface PaidOrder {
  id: string;
  item: Order;
}

const paymentsTable = (orders: readonly PaidOrder[]) => {
  const [number, paidAt, course, name, email, price, full, coupon] = texts.columns;
  return tableOf(
    [
      [number, ({ id }) => shownOrderNumber(id)],
      [paidAt, ({ item }) => (item.paidAt ? dateAndTime(item.paidAt) : '')],
      [course, ({ item }) => courseTitle(item.course)],
      [name, ({ item }) => item.name],
      [email, ({ item }) => item.email],
      [price, ({ item: { price } }) => (price === undefined ? '' : manatCell(price))],
      [full, ({ item: { price, off = 0 } }) => (price === undefined ? '' : manatCell(price + off))],
      [coupon, ({ item }) => item.coupon ?? ''],
    ],
    orders,
  );
};
