import { limit } from 'firebase/firestore/lite';
import type { Query } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import { studentList } from '#features/accounts/desk/gateway.ts';
import { paidOrders, paidSum } from '#features/orders/desk/gateway.ts';
import { accountsMade, grantsEnding, ordersMade } from '#features/school/desk/gateway.ts';
import { chapter, list } from '../support/chapter.ts';
import { staff } from '../support/people.ts';

/** Counts and sums of the whole school. */
export const school = chapter('[SCHOOL-6] figures of the school');
const { deny, each } = school;

const span = [new Date(0), new Date('2099-01-01')] as const;
const ending = grantsEnding('3d-modelling', ...span);
const counts: Record<string, Query> = {
  'new accounts': accountsMade(...span),
  'orders that were made': ordersMade(...span),
  'orders that were paid': paidOrders(...span),
  'the students of a course': studentList('frontend'),
  'whose course ends': ending,
};
for (const [what, query] of Object.entries(counts)) {
  each(staff, `counts ${what}`, () => (client) => client.countOf(query, limits.counted));
  deny('admin', `counts ${what}, 1,001`, (client) => client.countOf(query, limits.counted + 1));
}
each(
  staff,
  'adds up what was paid',
  () => (client) => client.sumOf(paidSum('price', ...span), limits.counted),
);
deny('admin', 'adds up 1,001', (client) => client.sumOf(paidSum('off', ...span), limits.counted + 1));

each(staff, 'lists whose course ends', () => (client) => client.ask(ending, limits.page));
each(staff, 'lists 1,000 users', () => list('users', limit(limits.counted)));
deny('admin', 'lists 1,001 users', list('users', limit(limits.counted + 1)));
deny('admin', 'lists users, no limit', list('users'));
deny('admin', 'counts users, no limit', (client) => client.count('users'));
