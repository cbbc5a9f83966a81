import { isOpen, type OrderState, openOrder, receiptPath } from '#features/orders/order.ts';
import { coursePrices } from '../../scripts/course-paths.ts';
import { uidOf } from './accounts.ts';
import { recordChange } from './audit.ts';
import { readContent } from './content.ts';
import type { Documents } from './firestore-value.ts';

interface SampleOrder {
  number: string;
  username: string;
  course: string;
  /** How many hours ago it was made. */
  hours: number;
  state: OrderState;
  link?: string;
  reason?: string;
}

/** One in each state (PAY-2). */
const sampleOrders: readonly SampleOrder[] = [
  { number: '482193', username: 'sebine.ismayilova', course: 'fullstack', hours: 2, state: 'new' },
  { number: '310574', username: 'cavidan.musayev', course: 'frontend', hours: 9, state: 'receipt' },
  {
    number: '905218',
    username: 'student',
    course: 'ui-designer',
    hours: 30,
    state: 'contacted',
    link: 'https://odenis.example/kodyol/905218',
  },
  {
    number: '667031',
    username: 'idris.memmedzade',
    course: 'frontend',
    hours: 52,
    state: 'refused',
    reason: 'Ödəniş üç gün ərzində gəlmədi. İstəsəniz, yenidən sifariş edin.',
  },
  { number: '154780', username: 'senan.huseynbeyli', course: 'ui-designer', hours: 80, state: 'withdrawn' },
  { number: '228465', username: 'student', course: 'frontend', hours: 700, state: 'paid' },
];

/** Where their receipts are in Storage. */
export const sampleReceipts = (): string[] =>
  sampleOrders
    .filter(({ state }) => state === 'receipt')
    .map(({ number, username }) => receiptPath(uidOf(username), `${number}-1`));

/** What staff have done with it. */
const audits: Partial<Record<OrderState, 'update' | 'refuse'>> = { contacted: 'update', refused: 'refuse' };

export function addOrders(documents: Documents): void {
  const users = new Map(readContent('users').map((user) => [user.username, user]));
  const prices = coursePrices();
  for (const { number, username, course, hours, state, ...more } of sampleOrders) {
    const user = users.get(username);
    if (user === undefined) throw new Error(`content/users.json has no ${username}.`);
    const uid = uidOf(username);
    const at = new Date(Date.now() - hours * 3_600_000);
    const answered = new Date(at.getTime() + 3_600_000);
    const price = prices[course];
    const action = audits[state];
    documents.set(`orders/${number}`, {
      uid,
      name: `${user.name} ${user.surname}`,
      email: user.email,
      mobile: user.mobile,
      course,
      ...(price !== undefined && { price }),
      at,
      state,
      ...more,
      ...(state === 'receipt' && { receipt: `${number}-1` }),
      // The course was opened by it; what there was before is kept, so that it can be taken back.
      ...(state === 'paid' && {
        paidAt: answered,
        was: { state: 'receipt', kind: 'grant' },
        audit: recordChange(documents, {
          ...{ collection: 'users', target: uid, action: 'grant', lesson: course, order: number },
          ...{ by: 'admin', at: answered },
        }),
      }),
      rev: state === 'new' ? 1 : 2,
      ...(action && {
        audit: recordChange(documents, {
          collection: 'orders',
          target: number,
          action,
          by: 'admin',
          at: answered,
        }),
      }),
    });
    if (isOpen(state)) documents.set(openOrder({ uid, course }), { order: number });
  }
}
