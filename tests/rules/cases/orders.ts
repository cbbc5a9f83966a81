import { limit, orderBy, where } from 'firebase/firestore/lite';
import type { Fields, Operation } from '#core/cloud/operation.ts';
import { ownDayCounter } from '#core/cloud/operation.ts';
import { imageServing, limits } from '#core/words/limits.ts';
import { orderLimits } from '#features/orders/limits.ts';
import type { Order } from '#features/orders/order.ts';
import { moved, operationAt, patch, without } from '../support/attack.ts';
import {
  answerOrder,
  type Batch,
  coming,
  confirmOrder,
  forgetOrder,
  grant,
  makeOrder,
  newOrder,
  refuseOrder,
  reopenOrder,
  sendReceipt,
  withdrawOrder,
} from '../support/batches.ts';
import type { Deed } from '../support/case.ts';
import { chapter, commit, list } from '../support/chapter.ts';
import {
  inTrash,
  long,
  order,
  otherTime,
  past,
  record,
  teacherOf,
  unseenTexts,
} from '../support/documents.ts';
import { everyone, staff } from '../support/people.ts';
import { orderNumbers as numbers } from '../support/world.ts';

/** Orders of courses. */
export const orders = chapter('[PAY-2] [PAY-3] orders');
const { deny, each, reads, writes } = orders;
const bahar = orders.committer('bahar');
const farid = orders.committer('farid');
const teacher = orders.committer('teacher');

const path = (number: string) => `orders/${number}`;
const placed = path(newOrder);
const lock = (uid: string, course: string) => `openOrders/${uid}_${course}`;
const ended = [numbers.refused, numbers.withdrawn, numbers.paid];
const needsAll = (batch: readonly Operation[], who: string, what: string) => {
  const say = who === 'bahar' ? bahar : teacher;
  for (const { path: part } of batch) say.mayNot(`${what} without ${part}`, without(batch, part));
};

// ── Reading ──
reads(path(numbers.open), ['bahar', ...staff]);
const own = [where('uid', '==', 'bahar'), orderBy('at', 'desc')];
each(['bahar', ...staff], 'lists the orders of bahar', () => list('orders', ...own, limit(limits.page)));
deny('bahar', 'lists 51 own orders', list('orders', ...own, limit(limits.page + 1)));
each(staff, 'lists 1,000 orders', () => list('orders', limit(limits.counted)));
deny('admin', 'lists 1,001 orders', list('orders', limit(limits.counted + 1)));
deny('admin', 'lists orders, no limit', list('orders'));
each([], 'reads the mark of an open order', () => list('openOrders', limit(1)));

// ── Ordering ──
const made = makeOrder('backend')('bahar');
writes('orders a course', ['ayla', 'bahar', ...staff], makeOrder('backend'));
bahar.may('orders a course with a price', makeOrder('frontend', 14_900)('bahar'), {
  [lock('bahar', 'frontend')]: null,
});
needsAll(made, 'bahar', 'orders');
for (const { path: part } of made) bahar.mayNot(`writes ${part} alone`, operationAt(made, part));
deny('elnur', 'orders with an e-mail that is not verified', commit(makeOrder('backend')('elnur')));
deny('colleague', 'orders with a token that does not say so', commit(makeOrder('backend')('colleague')));
const wrong: Record<string, unknown[]> = {
  uid: ['ayla', undefined],
  name: ['Ad ayla', undefined],
  email: ['ayla@x.az', undefined],
  mobile: ['+994-50-555-01-23', undefined],
  course: ['3d', undefined],
  price: [1, 14_900],
  at: [otherTime, undefined],
  state: ['contacted', 'paid', undefined],
  rev: [2, undefined],
  link: ['https://x.az'],
  receipt: ['x'],
  paidAt: [otherTime],
  extra: [1],
};
for (const [field, values] of Object.entries(wrong))
  orders.refuses('bahar', 'orders', (over) => makeOrder('backend')('bahar', over), field, values);
// With the mark that fits, so that only the order itself is wrong.
const withMark = (over: { uid?: string; course?: string }) =>
  moved(
    patch(made, placed, over),
    lock('bahar', 'backend'),
    lock(over.uid ?? 'bahar', over.course ?? 'backend'),
  );
bahar.mayNot('orders for another, with a mark of theirs', withMark({ uid: 'ayla' }));
bahar.mayNot('orders what is no course, with its mark', withMark({ course: '3d' }));
const priced = { [lock('farid', 'frontend')]: null };
farid.mayNot(
  'orders with a price and a field more',
  patch(makeOrder('frontend', 14_900)('farid'), placed, { extra: 1 }),
  priced,
);
for (const price of [undefined, 14_800, 0, '14900'])
  farid.mayNot(
    `orders for ${String(price)} what costs 14,900`,
    patch(makeOrder('frontend', 14_900)('farid'), placed, { price }),
    priced,
  );
const numbered = (number: string) =>
  patch(
    patch(moved(made, placed, path(number)), lock('bahar', 'backend'), { order: number }),
    ownDayCounter('bahar', 'orders', new Date()),
    { last: number },
  );
bahar.may('orders under another number', numbered('654321'));
for (const number of ['12345', '012345', '1234567', 'abcdef'])
  bahar.mayNot(`orders under the number ${number}`, numbered(number));
bahar.mayNot('orders a course that is open', made, {
  'users/bahar': record('bahar', { lessons: ['backend'] }),
});
bahar.may('orders a course again that is over', made, {
  'users/bahar': record('bahar', { lessons: ['backend'], ends: { backend: past } }),
});
bahar.mayNot('orders a course twice', makeOrder('frontend', 14_900)('bahar'));
bahar.mayNot('orders twice with one mark', makeOrder('frontend', 14_900)('bahar').slice(0, 1));
bahar.mayNot('orders under a number that is taken', numbered(numbers.refused));
bahar.mayNot(
  'orders with the mark of another course',
  moved(made, lock('bahar', 'backend'), lock('bahar', 'css')),
);
bahar.mayNot(
  'orders with a mark of another order',
  patch(made, lock('bahar', 'backend'), { order: numbers.open }),
);
bahar.mayNot('orders with more in the mark', patch(made, lock('bahar', 'backend'), { extra: 1 }));
bahar.mayNot('marks another course, too', [
  made,
  { kind: 'set', path: lock('bahar', 'css'), data: { order: newOrder } },
]);
bahar.mayNot('marks an ended order as open', {
  kind: 'set',
  path: lock('bahar', 'backend'),
  data: { order: numbers.paid },
});
each([], 'takes the mark of an open order away', () =>
  commit({ kind: 'delete', path: lock('bahar', 'frontend') }),
);

// ── Ten a day ──
const now = new Date();
const today = ownDayCounter('bahar', 'orders', now);
const counted = (n: number, last: string = numbers.open) => ({ [today]: { n, last } });
const counter = (over: Fields) => patch(made, today, over);
bahar.may('orders the tenth of a day', made, counted(orderLimits.aDay - 1));
bahar.mayNot('orders the eleventh of a day', made, counted(orderLimits.aDay));
bahar.mayNot('counts none', counter({ n: 1 }), counted(1));
bahar.mayNot('counts two', counter({ n: 3 }), counted(1));
bahar.mayNot('counts another order', counter({ last: numbers.open }));
bahar.mayNot(
  'counts in the count of questions',
  moved(made, today, ownDayCounter('bahar', 'questions', now)),
);
bahar.mayNot('counts below the record of another', moved(made, today, ownDayCounter('ayla', 'orders', now)));
bahar.mayNot('orders with the count of before', without(made, today), counted(1, newOrder));
for (const hours of [-30, 30])
  bahar.mayNot(
    `orders on another day, ${hours}`,
    makeOrder('backend', undefined, new Date(now.getTime() + hours * 3_600_000))('bahar'),
  );

// ── What buyers do ──
writes('withdraws an order of bahar', ['bahar'], withdrawOrder(numbers.open));
writes('sends a receipt for an order of bahar', ['bahar'], sendReceipt(numbers.open));
const state = (one: string): Record<string, Fields> => ({ [path(numbers.open)]: order({ state: one }) });
for (const one of ['contacted', 'receipt']) {
  bahar.may(`withdraws an order, ${one}`, withdrawOrder(numbers.open)('bahar'), state(one));
  bahar.may(`sends a receipt, ${one}`, sendReceipt(numbers.open)('bahar'), state(one));
}
needsAll(withdrawOrder(numbers.open)('bahar'), 'bahar', 'withdraws');
for (const number of ended) {
  bahar.mayNot(`withdraws the order ${number}`, operationAt(withdrawOrder(number)('bahar'), path(number)));
  bahar.mayNot(`sends a receipt for the order ${number}`, sendReceipt(number)('bahar'));
  bahar.mayNot(`opens the order ${number}`, {
    kind: 'update',
    path: path(number),
    data: { state: 'new', rev: 2 },
  });
}
for (const over of [
  { state: 'paid' },
  { state: 'refused' },
  { rev: 1 },
  { rev: 3 },
  { price: 1 },
  { uid: 'ayla' },
  { course: 'backend' },
  { audit: 'x' },
  { reason: 'x' },
])
  bahar.mayNot(`withdraws and changes ${JSON.stringify(over)}`, withdrawOrder(numbers.open)('bahar', over));
for (const over of [
  { receipt: '100001-2' },
  { receipt: '100002-1' },
  { receipt: undefined },
  { state: 'paid' },
  { state: 'new' },
  { rev: 1 },
  { rev: 3 },
  { link: 'https://x.az' },
  { price: 1 },
])
  bahar.mayNot(`sends a receipt with ${JSON.stringify(over)}`, sendReceipt(numbers.open)('bahar', over));

// ── The account goes ──
const left = { 'users/bahar': null };
writes('deletes an open order of bahar', ['bahar'], forgetOrder(numbers.open), left);
for (const number of [numbers.withdrawn, numbers.paid])
  bahar.mayNot(
    `deletes or empties the order ${number} while the record is in the trash`,
    forgetOrder(number)('bahar'),
    inTrash('bahar'),
  );
bahar.mayNot('deletes an order with a record', forgetOrder(numbers.withdrawn)('bahar'));
for (const { path: part } of forgetOrder(numbers.open)('bahar'))
  bahar.mayNot(`deletes without ${part}`, without(forgetOrder(numbers.open)('bahar'), part), left);
for (const number of [numbers.refused, numbers.withdrawn])
  writes(`deletes the order ${number} of bahar`, ['bahar'], forgetOrder(number), left);
writes('takes the name from a paid order of bahar', ['bahar'], forgetOrder(numbers.paid), left);
bahar.mayNot('takes the name from a paid order with a record', forgetOrder(numbers.paid)('bahar'));
each([], 'deletes a paid order', () => commit({ kind: 'delete', path: path(numbers.paid) }), left);
bahar.mayNot(
  'takes the name from an open order',
  { ...operationAt(forgetOrder(numbers.paid)('bahar'), path(numbers.paid)), path: path(numbers.open) },
  left,
);
for (const over of [
  { uid: 'ayla' },
  { name: 'x' },
  { email: 'x' },
  { mobile: 'x' },
  { receipt: 'y' },
  { link: 'x' },
  { reason: 'x' },
  { price: 1 },
  { paidAt: otherTime },
  { state: 'withdrawn' },
  { rev: 4 },
  { course: 'css' },
])
  bahar.mayNot(
    `takes the name and writes ${JSON.stringify(over)}`,
    forgetOrder(numbers.paid)('bahar', over),
    left,
  );

// ── What staff do ──
const link = 'https://pay.x.az/1';
const confirmed = confirmOrder(numbers.open);
const deeds: [string, Batch][] = [
  ['has spoken with the buyer', answerOrder(numbers.open)],
  ['pastes where it is paid', answerOrder(numbers.open, link)],
  ['refuses an order', refuseOrder(numbers.open)],
  ['confirms a payment', confirmed],
];
for (const [what, batch] of deeds) {
  writes(what, staff, batch);
  needsAll(batch('teacher'), 'teacher', what);
  for (const one of ['contacted', 'receipt'] as const)
    teacher.may(
      `${what}, ${one}`,
      (batch === confirmed ? confirmOrder(numbers.open, undefined, one) : batch)('teacher'),
      state(one),
    );
  for (const one of ['paid', 'refused', 'withdrawn'])
    teacher.mayNot(`${what}, ${one}`, batch('teacher'), state(one));
  for (const over of [
    { rev: 1 },
    { rev: 3 },
    { price: 1 },
    { course: 'backend' },
    { uid: 'ayla' },
    { receipt: 'x' },
    { audit: 'old' },
    { extra: 1 },
  ])
    teacher.mayNot(`${what} and changes ${JSON.stringify(over)}`, batch('teacher', over));
  teacher.mayNot(
    `${what}, with the entry of another change`,
    patch(batch('teacher'), 'audit/new-entry', { action: 'end' }),
  );
  teacher.mayNot(
    `${what}, with an entry about another`,
    patch(batch('teacher'), 'audit/new-entry', { target: numbers.paid }),
  );
}
teacher.may('removes the address', answerOrder(numbers.open, '')('teacher'), {
  [path(numbers.open)]: order({ link, state: 'receipt' }),
});
teacher.may(
  'gives an address and leaves the state',
  answerOrder(numbers.open, link)('teacher', { state: 'new' }),
);
teacher.may(
  'gives an address of 500 characters',
  answerOrder(numbers.open, `https://${long(orderLimits.paymentLink)}`)('teacher'),
);
for (const value of [
  'http://x.az',
  'javascript:1',
  'https://',
  'https://a b',
  `https://${long(orderLimits.paymentLink + 1)}`,
  5,
])
  teacher.mayNot(
    `gives the address ${String(value).slice(0, 20)}`,
    answerOrder(numbers.open)('teacher', { link: value }),
  );
for (const value of ['receipt', 'paid', 'refused', 'withdrawn', 'lost'])
  teacher.mayNot(`answers, ${value}`, answerOrder(numbers.open)('teacher', { state: value }));
teacher.may('refuses with 500 characters', refuseOrder(numbers.open, long(orderLimits.refusal))('teacher'));
for (const value of ['', ...unseenTexts, long(orderLimits.refusal + 1), 5, undefined])
  teacher.mayNot(
    `refuses with the reason ${JSON.stringify(value)?.slice(0, 9)}`,
    refuseOrder(numbers.open)('teacher', { reason: value }),
  );

// ── Confirming ──
const confirm = confirmed;
const has = (more: Fields) => ({ 'users/bahar': record('bahar', { lessons: ['frontend'], ...more }) });
teacher.may(
  'confirms with a last day',
  confirmOrder(numbers.open, { kind: 'grant', before: null, end: coming })('teacher'),
);
teacher.mayNot(
  'confirms with a last day that is over',
  confirmOrder(numbers.open, { kind: 'grant', before: null, end: past })('teacher'),
);
teacher.may(
  'confirms what is open until a day',
  confirmOrder(numbers.open, { kind: 'renew', before: past, end: null })('teacher'),
  has({ ends: { frontend: past } }),
);
for (const kind of ['grant', 'none'])
  teacher.mayNot(
    `confirms what is open until a day as if it were ${kind}`,
    confirmOrder(numbers.open, { kind: 'renew', before: past, end: null })('teacher', {
      was: { state: 'new', kind, end: past },
    }),
    has({ ends: { frontend: past } }),
  );
teacher.may(
  'confirms what is open for ever',
  confirmOrder(numbers.open, { kind: 'none', before: null, end: null })('teacher'),
  has({}),
);
teacher.mayNot(
  'confirms what is open, with the order in its own entry, too',
  patch(confirmOrder(numbers.open, { kind: 'none', before: null, end: null })('teacher'), 'audit/new-entry', {
    order: numbers.open,
  }),
  has({}),
);
teacher.mayNot('confirms, and grants what is open', confirm('teacher'), has({}));
teacher.mayNot(
  'confirms without opening the course',
  confirmOrder(numbers.open, { kind: 'none', before: null, end: null })('teacher'),
);
teacher.mayNot('confirms at another time', confirm('teacher', { paidAt: otherTime }));
teacher.mayNot('confirms without a time', confirm('teacher', { paidAt: undefined }));
teacher.mayNot(
  'confirms for another person',
  patch(moved(confirm('teacher'), 'users/bahar', 'users/farid'), 'audit/new-entry', { target: 'farid' }),
);
teacher.mayNot(
  'confirms another course',
  patch(patch(confirm('teacher'), 'users/bahar', { lessons: ['backend'] }), 'audit/new-entry', {
    lesson: 'backend',
  }),
);
teacher.mayNot(
  'confirms with the grant of another order',
  patch(confirm('teacher'), 'audit/new-entry', { order: numbers.paid }),
);
teacher.mayNot(
  'confirms with a grant that names no order',
  patch(confirm('teacher'), 'audit/new-entry', { order: undefined }),
);
teacher.mayNot(
  'grants a course and names an order that is not part of it',
  patch(grant('bahar')('teacher'), 'audit/new-entry', { order: numbers.open }),
);
teacher.mayNot(
  'confirms with the grant of before',
  without(confirm('teacher', { audit: 'before' }), 'audit/new-entry', 'users/bahar'),
  {
    ...has({ audit: 'before' }),
    'audit/before': {
      collection: 'users',
      target: 'bahar',
      action: 'grant',
      lesson: 'frontend',
      order: numbers.open,
      by: 'teacher',
      at: past,
    },
  },
);

// What was there before is kept as it was.
const renewed = confirmOrder(numbers.open, { kind: 'renew', before: past, end: coming });
const ending = has({ ends: { frontend: past } });
teacher.may('confirms, with what was there before', renewed('teacher'), ending);
for (const [what, was] of Object.entries({
  'nothing of before': undefined,
  'another state': { state: 'receipt', kind: 'renew', end: past, until: coming },
  'another kind': { state: 'new', kind: 'grant', until: coming },
  'the kind of none': { state: 'new', kind: 'none', until: coming },
  'another end of before': { state: 'new', kind: 'renew', end: coming, until: coming },
  'no end of before': { state: 'new', kind: 'renew', until: coming },
  'another end': { state: 'new', kind: 'renew', end: past, until: past },
  'no end': { state: 'new', kind: 'renew', end: past },
  'a field more': { state: 'new', kind: 'renew', end: past, until: coming, extra: 1 },
}))
  teacher.mayNot(`confirms and keeps ${what}`, renewed('teacher', { was }), ending);
for (const was of [
  { state: 'new', kind: 'renew' },
  { state: 'new', kind: 'grant', end: past },
])
  teacher.mayNot(`confirms a new grant and keeps ${JSON.stringify(was)}`, confirm('teacher', { was }));
const open = confirmOrder(numbers.open, { kind: 'none', before: null, end: null });
for (const was of [
  { state: 'new', kind: 'grant' },
  { state: 'new', kind: 'none', end: past },
])
  teacher.mayNot(`confirms what is open and keeps ${JSON.stringify(was)}`, open('teacher', { was }), has({}));

// ── Taking it back ──
const paidFor = { 'users/bahar': record('bahar', { lessons: ['backend'] }) };
writes('takes a confirmation back', staff, reopenOrder(numbers.paid), paidFor);
writes('takes it back and leaves the course', staff, reopenOrder(numbers.paid, { kind: 'none' }), paidFor);
const reopen = reopenOrder(numbers.paid);
for (const { path: part } of reopen('teacher'))
  teacher.mayNot(`takes back without ${part}`, without(reopen('teacher'), part), paidFor);
for (const number of [numbers.open, numbers.refused, numbers.withdrawn])
  teacher.mayNot(`takes back the order ${number}`, reopenOrder(number, { kind: 'none' })('teacher'));
teacher.mayNot('takes back a refused order', reopenOrder(numbers.refused, { kind: 'none' })('teacher'), {
  [lock('bahar', 'frontend')]: null,
});
teacher.mayNot(
  'takes back and opens the course',
  patch(patch(reopen('teacher'), 'users/bahar', { lessons: ['backend'] }), 'audit/new-entry', {
    action: 'grant',
  }),
  { 'users/bahar': record('bahar', { lessons: [] }) },
);
for (const over of [
  { state: 'new' },
  { state: 'receipt' },
  { paidAt: past },
  { rev: 3 },
  { rev: 5 },
  { price: 1 },
  { extra: 1 },
])
  teacher.mayNot(`takes back and changes ${JSON.stringify(over)}`, reopen('teacher', over), paidFor);
teacher.mayNot(
  'takes back while another order is open',
  reopenOrder(numbers.paid, { kind: 'none' })('teacher'),
  {
    [lock('bahar', 'backend')]: { order: newOrder },
  },
);
teacher.mayNot(
  'takes back an order whose buyer is gone',
  reopenOrder(numbers.paid, { kind: 'none' })('teacher'),
  {
    [path(numbers.paid)]: { course: 'backend', price: 1, at: past, state: 'paid', paidAt: past, rev: 3 },
  },
);
teacher.mayNot(
  'takes back with the entry of a payment',
  patch(reopenOrder(numbers.paid, { kind: 'none' })('teacher'), 'audit/new-entry', { action: 'pay' }),
);

// A renewal gives its old end back, also one that is over; a state that the order had comes back.
const wasPaid = (was: Order['was'], more: Fields = {}) => ({
  [path(numbers.paid)]: order({ course: 'backend', state: 'paid', paidAt: past, rev: 3, was, ...more }),
});
const renewal = { state: 'receipt', kind: 'renew', end: past, until: coming } as const;
const until = (end: Date | null) => ({
  'users/bahar': record('bahar', { lessons: ['backend'], ...(end && { ends: { backend: end } }) }),
});
const giveBack = (end: Date) => reopenOrder(numbers.paid, { kind: 'renew', end }, renewal)('teacher');
teacher.may('takes back and gives the old end back', giveBack(past), {
  ...wasPaid(renewal),
  ...until(coming),
});
teacher.mayNot('takes back and gives another end', giveBack(new Date(coming.getTime() + 1)), {
  ...wasPaid(renewal),
  ...until(coming),
});
teacher.mayNot(
  'takes back with the entry of another person, who gets that end',
  patch(
    moved(
      reopenOrder(numbers.paid, { kind: 'renew', end: coming }, { ...renewal, end: coming })('teacher'),
      'users/bahar',
      'users/farid',
    ),
    'audit/new-entry',
    { target: 'farid', order: undefined },
  ),
  {
    ...wasPaid({ ...renewal, end: coming }),
    ...until(coming),
    'users/farid': record('farid', { lessons: ['backend'], ends: { backend: past } }),
  },
);
teacher.mayNot('takes a new grant back and gives an end', giveBack(past), {
  ...wasPaid({ state: 'receipt', kind: 'grant', until: coming }),
  ...until(coming),
});
teacher.mayNot('gives an end that is over without the order', [...giveBack(past).slice(-2)], {
  ...wasPaid(renewal),
  ...until(coming),
});
teacher.mayNot('gives an end that is over for an order that is open', giveBack(past), {
  ...wasPaid(renewal, { state: 'receipt' }),
  ...until(coming),
});
for (const over of [{ state: 'contacted' }, { state: 'new' }, { was: renewal }])
  teacher.mayNot(
    `takes back and leaves ${JSON.stringify(over)}`,
    reopenOrder(numbers.paid, { kind: 'none' }, renewal)('teacher', over),
    { ...wasPaid(renewal), ...until(coming) },
  );

// The payment that follows inherits what there was before the one that is taken back.
const later = '100009';
const first = { state: 'new', kind: 'grant', until: past } as const;
const second = { state: 'receipt', kind: 'renew', end: past, until: coming } as const;
const nextOf = (was: NonNullable<Order['was']>) => ({
  id: later,
  uid: 'bahar',
  course: 'backend',
  rev: 3,
  was,
});
const two = (was: NonNullable<Order['was']> = second, more: Fields = {}, firstWas: Order['was'] = first) => ({
  ...wasPaid(firstWas),
  ...until(coming),
  [path(later)]: order({ course: 'backend', state: 'paid', paidAt: past, rev: 3, was, ...more }),
});
const before = (firstWas: Order['was'] = first, was: NonNullable<Order['was']> = second) =>
  reopenOrder(numbers.paid, { kind: 'none' }, firstWas, nextOf(was))('teacher');
teacher.may('takes the first of two payments back', before(), two());
const openSecond = { state: 'new', kind: 'none', until: past } as const;
teacher.may('takes the first back before one that left it', before(first, openSecond), two(openSecond));
teacher.may('takes a renewal back before another', before(renewal, { ...second, end: coming }), {
  ...two({ ...second, end: coming }, {}, renewal),
});
teacher.mayNot(
  'changes what a payment follows without taking one back',
  without(before(), path(numbers.paid), lock('bahar', 'backend')),
  two(),
);
for (const [what, over] of Object.entries({
  'another state': { state: 'contacted' },
  'another rev': { rev: 9 },
  'another price': { price: 1 },
  'another time': { paidAt: otherTime },
  'no kind': { was: { state: 'receipt', until: coming } },
  'another kind': { was: { state: 'receipt', kind: 'none', until: coming } },
  'an end': { was: { state: 'receipt', kind: 'grant', end: past, until: coming } },
  'another end since': { was: { state: 'receipt', kind: 'grant', until: past } },
  'another state of before': { was: { state: 'new', kind: 'grant', until: coming } },
}))
  teacher.mayNot(`lets the next payment inherit, with ${what}`, patch(before(), path(later), over), two());
for (const [what, more] of Object.entries({
  'another buyer': { uid: 'ayla' },
  'another course': { course: 'css' },
  'no payment': { state: 'new' },
}))
  teacher.mayNot(`lets ${what} inherit`, before(), two(second, more));
teacher.mayNot(
  'lets what is open inherit and makes it paid',
  patch(before(), path(later), { state: 'paid' }),
  two(second, { state: 'new' }),
);
const ownGrant = { state: 'receipt', kind: 'grant', until: past } as const;
teacher.mayNot('lets a grant of its own inherit', before(first, ownGrant), two(ownGrant));
teacher.mayNot(
  'lets the next payment inherit with an entry of before',
  patch(before(), path(later), { audit: 'old-entry' }),
  {
    ...two(),
    'audit/old-entry': {
      ...{ collection: 'orders', target: numbers.paid, action: 'reopen', by: 'teacher', at: past },
    },
  },
);
const self = { ...openSecond, until: past };
teacher.mayNot(
  'writes that a payment was taken back that stays',
  patch(
    patch(without(before(first, self), path(numbers.paid), lock('bahar', 'backend')), path(later), {
      was: self,
    }),
    'audit/new-entry',
    { target: later },
  ),
  two(self),
);
bahar.mayNot('lets the next payment inherit', before(), two());

// ── Receipts ──
/** The files of payments in Storage. */
export const receipts = chapter('[PAY-2] receipts', 'storage');
const put =
  (file: string, bytes = 100, type = 'image/webp', user = 'bahar'): Deed =>
  (client) =>
    client.upload(`receipts/${user}/${file}`, bytes, { ...imageServing, contentType: type });
const firstReceipt = `${numbers.open}-1`;
receipts.each(['bahar'], 'uploads a receipt of bahar', () => put(firstReceipt));
receipts.each(
  ['bahar', ...staff],
  'reads it',
  () => (client) => client.download(`receipts/bahar/${firstReceipt}`),
);
receipts.deny(
  'teacher',
  'reads it, who teaches its course alone',
  (client) => client.download(`receipts/bahar/${firstReceipt}`),
  teacherOf(['frontend']),
);
receipts.each([], 'lists the receipts of bahar', () => (client) => client.files('receipts/bahar'));
receipts.each([], 'lists all receipts', () => (client) => client.files('receipts'));
receipts.allow(
  'bahar',
  'replaces a receipt that nobody has been told of',
  put(firstReceipt, 200, 'image/jpeg'),
);
receipts.allow('bahar', '512,000 bytes', put(firstReceipt, limits.imageBytes));
receipts.deny('bahar', '512,001 bytes', put(firstReceipt, limits.imageBytes + 1));
receipts.deny('bahar', 'a PDF', put(firstReceipt, 100, 'application/pdf'));
for (const file of [`${numbers.open}-2`, `${numbers.open}`, `${numbers.open}-1-x`, '999999-1'])
  receipts.deny('bahar', `uploads ${file}`, put(file));
for (const number of ended)
  receipts.deny(
    'bahar',
    `uploads a receipt for the order ${number}`,
    put(`${number}-${number === numbers.paid ? 3 : 2}`),
  );
receipts.deny(
  'farid',
  'uploads a receipt for the order of another',
  put(firstReceipt, 100, 'image/webp', 'farid'),
);
receipts.deny('bahar', 'replaces a receipt that staff have seen', put(firstReceipt), {
  [path(numbers.open)]: order({ state: 'receipt', rev: 2 }),
});
for (const one of ['contacted', 'receipt'])
  receipts.allow('bahar', `uploads a receipt, ${one}`, put(firstReceipt), state(one));
for (const who of everyone.filter((one) => one !== 'bahar'))
  receipts.deny(who, 'deletes a receipt of bahar', (client) =>
    client.remove(`receipts/bahar/${firstReceipt}`),
  );
receipts.deny('bahar', 'deletes the own receipt', (client) =>
  client.remove(`receipts/bahar/${firstReceipt}`),
);
receipts.deny(
  'bahar',
  'deletes the own receipt while the record is in the trash',
  (client) => client.remove(`receipts/bahar/${firstReceipt}`),
  inTrash('bahar'),
);
receipts.allow(
  'bahar',
  'deletes the own receipt without a record',
  (client) => client.remove(`receipts/bahar/${firstReceipt}`),
  left,
);
