import { atom } from 'nanostores';
import { shownOrderNumber } from '#domain/orders/order.ts';
import { tableOf } from '#domain/panel/csv.ts';
import { spanOf } from '#domain/panel/months.ts';
import { dateAndTime } from '#domain/shared/dates.ts';
import { codeOf } from '#domain/shared/errors.ts';
import { manatIn } from '#domain/shared/money.ts';
import { orderSums as texts } from '#messages/panel/orders.ts';
import { errors } from '#messages/shared/errors.ts';
import { onSignOut } from '#stores/accounts/session.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { latest } from '#stores/shared/latest.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { courseTitle } from './course-titles.ts';
import { saveTable } from './save-table.ts';

interface CourseSum {
  course: string;
  count: number;
  /** In qəpik. */
  total: number;
}

type Sums =
  | { step: 'none' }
  | { step: 'counting' }
  | { step: 'failed'; message: string }
  | { step: 'ready'; month: string; sums: readonly CourseSum[] };

/** What was paid in a month of Baku, by course (PAY-3). */
export const $sums = atom<Sums>({ step: 'none' });
export const $isDownloading = atom(false);

const gateway = async () => (await loadPart(() => import('#gateways/staff/orders.ts'))).staffOrders;
const requests = latest();

/** Another month was chosen: what is shown is not its sum. */
export function clearSums(): void {
  requests.cancel();
  $sums.set({ step: 'none' });
}

/** Adds up the payments of each course by the service's own sum: one read a course. */
export async function sumMonth(month: string, courses: readonly string[]): Promise<void> {
  const isLatest = requests.begin();
  $sums.set({ step: 'counting' });
  try {
    const staff = await gateway();
    const sums = await Promise.all(
      courses.map(async (course) => ({ course, ...(await staff.sum(course, ...spanOf(month))) })),
    );
    if (isLatest()) $sums.set({ step: 'ready', month, sums: sums.filter(({ count }) => count > 0) });
  } catch (error) {
    if (!isLatest()) return;
    $sums.set({ step: 'failed', message: errors[codeOf(error)] });
    reportFailedRead(error, () => sumMonth(month, courses));
  }
}

/** Gives the payments of the month that is shown as a file for bookkeeping. */
export async function downloadMonth(): Promise<void> {
  const state = $sums.get();
  if (state.step !== 'ready' || $isDownloading.get()) return;
  const { month } = state;
  const isLatest = requests.begin();
  $isDownloading.set(true);
  try {
    let page = await (await gateway()).paid(...spanOf(month));
    const rows = [...page.rows];
    while (page.more) {
      page = await page.more();
      rows.push(...page.rows);
    }
    if (!isLatest()) return;
    const [number, paidAt, course, name, email, price] = texts.columns;
    const table = tableOf(
      [
        [number, ({ id }) => shownOrderNumber(id)],
        [paidAt, ({ item }) => (item.paidAt ? dateAndTime(item.paidAt) : '')],
        [course, ({ item }) => courseTitle(item.course)],
        [name, ({ item }) => item.name],
        [email, ({ item }) => item.email],
        [
          price,
          ({ item }) => (item.price === undefined ? '' : String(manatIn(item.price)).replace('.', ',')),
        ],
      ],
      rows.flatMap((row) => ('item' in row ? [row] : [])),
    );
    saveTable(texts.file(month), table);
  } catch (error) {
    if (isLatest()) reportFailedRead(error, downloadMonth);
  } finally {
    $isDownloading.set(false);
  }
}

onSignOut(clearSums);
