import { limit, orderBy, where } from 'firebase/firestore/lite';
import type { Fields } from '#core/cloud/operation.ts';
import { ownDayCounter } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import { moved, operationAt, patch, without } from '../support/attack.ts';
import {
  confirmOrder,
  createCoupon,
  createEnrolment,
  endEnrolment,
  enrol,
  forgetOrder,
  makeOrder,
  newCode,
  newOrder,
  refuseOrder,
  reopenOrder,
  withdrawOrder,
} from '../support/batches.ts';
import { chapter, list } from '../support/chapter.ts';
import { coupon, order, record } from '../support/documents.ts';
import { staff } from '../support/people.ts';
import { codes, couponOrders, coupons as made, orderNumbers, stored } from '../support/world.ts';

/** Coupons, and orders with them. */
export const coupons = chapter('[PAY-4] coupons');
const { deny, each, reads, writes } = coupons;
const bahar = coupons.committer('bahar');
const farid = coupons.committer('farid');
const teacher = coupons.committer('teacher');

const path = (code: string) => `enrolments/${code}`;
const placed = `orders/${newOrder}`;
const open = `orders/${couponOrders.open}`;
const paid = `orders/${couponOrders.paid}`;
const mark = (uid: string, code = '', course = 'frontend') => `openOrders/${uid}_${course}${code}`;

// ── Making and ending ──
reads(path(made.open), ['ayla', 'bahar', 'elnur', ...staff]);
writes('makes a coupon', staff, createCoupon);
writes('ends a coupon', staff, endEnrolment(made.open));
const wrong: Record<string, unknown[]> = {
  course: ['frontend', undefined],
  courses: ['frontend', ['backend'], ['frontend', '3d'], undefined],
  percent: [1.5, '20', undefined],
  sum: [1.5, '20', undefined],
  last: ['x'],
  used: [1],
  extra: [1],
};
for (const [field, values] of Object.entries(wrong))
  coupons.refuses('teacher', 'makes a coupon', (over) => createCoupon('teacher', over), field, values);
teacher.may('makes a coupon of a sum', createCoupon('teacher', { percent: 0, sum: 2_000 }));
teacher.mayNot('makes a code with a share of the price', createEnrolment('teacher', { percent: 20 }));
for (const over of [{ percent: 50 }, { sum: 1 }, { courses: ['backend'] }, { used: 1 }, { last: 'x' }])
  teacher.mayNot(`ends a coupon and changes ${Object.keys(over)}`, endEnrolment(made.open)('teacher', over));

// ── Ordering ──
const now = new Date();
const free = { [mark('bahar')]: null };
const using = (code: string, price = 11_920, over: Fields = {}) =>
  makeOrder('frontend', price, now, { code, off: 14_900 - price })('bahar', over);
const use = using(made.open);
writes('orders with a coupon', ['bahar'], () => use, free);
bahar.may('orders with the last use of a coupon', using(made.last), free);
for (const [what, code] of Object.entries({
  'is used up': made.usedUp,
  'was ended': made.ended,
  'is behind its last day': made.expired,
  'nobody has made': newCode,
  'opens a course': codes.frontend,
}))
  bahar.mayNot(`orders with a coupon that ${what}`, using(code), free);
for (const { path: part } of use) {
  bahar.mayNot(`orders with a coupon without ${part}`, without(use, part), free);
  bahar.mayNot(`${part} alone`, operationAt(use, part), free);
}
for (const [what, over] of Object.entries<Fields>({
  'a lower price': { price: 11_919, off: 2_981 },
  'a higher price': { price: 11_921, off: 2_979 },
  'another reduction': { off: 2_981 },
  'no reduction': { off: undefined },
  'no price': { price: undefined },
  'the price of before': { price: 14_900, off: undefined },
  'another coupon': { coupon: made.last },
  'no coupon': { coupon: undefined },
  'a field more': { extra: 1 },
}))
  bahar.mayNot(`orders with a coupon and ${what}`, using(made.open, 11_920, over), free);
bahar.mayNot(
  'reduces the price without a coupon',
  makeOrder('frontend', 11_920)('bahar', { off: 2_980 }),
  free,
);
/** With a coupon that is not in the world. */
const of = (more: Fields) => ({ ...free, [path(made.open)]: coupon(more) });
bahar.may('orders for a price without a sum', using(made.open, 12_900), of({ percent: 0, sum: 2_000 }));
bahar.may('orders for nothing with 100 per cent', using(made.open, 0), of({ percent: 100 }));
bahar.may(
  'orders for nothing with a sum above the price',
  using(made.open, 0),
  of({ percent: 0, sum: 99_999 }),
);
bahar.mayNot('orders for less than nothing', using(made.open, -85_099), of({ percent: 0, sum: 99_999 }));
bahar.mayNot('orders with a coupon that reduces nothing', using(made.open, 14_900), of({ percent: 0 }));
bahar.mayNot('orders with a coupon that raises the price', using(made.open, 16_390), of({ percent: -10 }));
bahar.mayNot('orders with the coupon of another course', using(made.open), of({ courses: ['backend'] }));
bahar.mayNot(
  'orders with a coupon a course without a price',
  makeOrder('backend', 0, now, { code: made.open, off: 1 })('bahar'),
  { [path(made.open)]: coupon({ courses: ['backend'], percent: 100 }) },
);
for (const over of [{ used: 2 }, { used: 0 }, { uses: 31 }, { ended: true }, { last: 'x' }, { percent: 50 }])
  bahar.mayNot(
    `orders with a coupon and writes ${JSON.stringify(over)} into it`,
    patch(use, path(made.open), { used: 1, ...over }),
    free,
  );
bahar.mayNot(
  'orders under the number of its last use, and counts none',
  without(using(made.used), path(made.used)),
  free,
);
bahar.mayNot('uses a coupon twice for a course', use, {
  ...free,
  [mark('bahar', made.open)]: { order: orderNumbers.paid },
});
bahar.mayNot('uses a coupon twice, and leaves the mark of before', without(use, mark('bahar', made.open)), {
  ...free,
  [mark('bahar', made.open)]: { order: orderNumbers.paid },
});
bahar.mayNot(
  'orders with a coupon and the mark of another coupon',
  moved(use, mark('bahar', made.open), mark('bahar', made.last)),
  free,
);
// Two courses under one use.
const second = '482194';
const two = {
  ...free,
  'config/courses': { ...stored('config/courses'), prices: { frontend: 14_900, backend: 14_900 } },
};
const both = of({ courses: ['frontend', 'backend'] });
const backend = moved(
  makeOrder('backend', 11_920, now, { code: made.open, off: 2_980 })('bahar'),
  placed,
  `orders/${second}`,
)
  .filter(({ path: part }) => part !== path(made.open) && part !== ownDayCounter('bahar', 'orders', now))
  .map((operation) =>
    operation.path.startsWith('openOrders') && operation.kind !== 'delete'
      ? { ...operation, data: { order: second } }
      : operation,
  );
bahar.mayNot('orders two courses with one use', [...use, ...backend], { ...two, ...both });

// ── Counting alone ──
const counts = (code: string, used: number, last: string) => ({
  kind: 'update' as const,
  path: path(code),
  data: { used, last },
});
for (const who of ['bahar', 'farid', 'teacher'] as const) {
  const one = coupons.committer(who);
  one.mayNot('counts a use of an order that is there', counts(made.used, 3, couponOrders.open));
  one.mayNot('gives the use of an open order back', counts(made.used, 1, couponOrders.open));
  one.mayNot('gives the use of a paid order back', counts(made.used, 1, couponOrders.paid));
}
bahar.mayNot(
  'opens a course without a name with a coupon',
  patch(
    patch(enrol(made.open, 'frontend')('bahar', { 'ends.frontend': undefined }), 'users/bahar', {
      lessons: [''],
    }),
    `audit/${made.open}-bahar`,
    { lesson: '' },
  ),
);
bahar.mayNot('opens the coupon’s course with it', enrol(made.open, 'frontend')('bahar'));
bahar.mayNot(
  'uses a code and writes an order into it',
  patch(enrol(codes.open)('bahar'), path(codes.open), { last: 'x' }),
);

// ── The use comes back ──
const withdrawn = withdrawOrder(couponOrders.open);
writes('withdraws an order of farid with a coupon', ['farid'], withdrawn);
farid.may('withdraws an order with a coupon that was ended', withdrawn('farid'), {
  [path(made.used)]: coupon({ used: 2, ended: true }),
});
farid.may(
  'withdraws and leaves the use',
  without(withdrawn('farid'), mark('farid', made.used), path(made.used)),
);
farid.mayNot(
  'withdraws and keeps the mark of its use',
  without(withdrawn('farid'), mark('farid', made.used)),
);
const tookMark = { kind: 'delete' as const, path: mark('farid', made.used) };
/** The order is the one that used the coupon last. */
const newest = { [path(made.used)]: coupon({ used: 2, last: couponOrders.open }) };
farid.mayNot(
  'withdraws, takes the mark of its use away and leaves the use',
  without(withdrawn('farid'), path(made.used)),
  newest,
);
farid.mayNot('takes the mark of a use away that stayed with a withdrawn order', tookMark, {
  ...newest,
  [open]: { ...stored(open), state: 'withdrawn' },
  [mark('farid')]: null,
});
farid.may('takes the mark of a use away whose order is gone', tookMark, { [open]: null });
farid.mayNot(
  'withdraws two orders, takes both marks away and gives one use back',
  [
    ...withdrawn('farid'),
    ...without(withdrawn('farid'), path(made.used)).map((operation) => ({
      ...operation,
      path: operation.path.replace(couponOrders.open, second).replace('frontend', 'backend'),
    })),
  ],
  {
    [`orders/${second}`]: { ...stored(open), course: 'backend' },
    [mark('farid', '', 'backend')]: { order: second },
    [mark('farid', made.used, 'backend')]: { order: second },
  },
);
farid.mayNot('gives a use back without withdrawing', without(withdrawn('farid'), open, mark('farid')));
for (const over of [{ used: 0 }, { used: 2, last: 'x' }, { last: couponOrders.paid }, { uses: 99 }])
  farid.mayNot(
    `withdraws and writes ${JSON.stringify(over)} into the coupon`,
    patch(withdrawn('farid'), path(made.used), { used: 1, ...over }),
  );
farid.mayNot(
  'gives back the use of another coupon',
  moved(withdrawn('farid'), path(made.used), path(made.last)),
);
farid.mayNot(
  'gives a use back twice',
  [counts(made.used, 1, couponOrders.open), operationAt(withdrawn('farid'), mark('farid', made.used))],
  {
    [open]: { ...stored(open), state: 'withdrawn' },
  },
);
writes('refuses an order with a coupon', staff, refuseOrder(couponOrders.open));
teacher.mayNot(
  'refuses an order, takes the mark of its use away and leaves the use',
  without(refuseOrder(couponOrders.open)('teacher'), path(made.used)),
);
teacher.mayNot('confirms an order, takes the mark of its use away and gives the use back', [
  ...confirmOrder(couponOrders.open)('teacher'),
  counts(made.used, 1, couponOrders.open),
  tookMark,
]);
teacher.mayNot('confirms an order and gives its use back', [
  ...confirmOrder(couponOrders.open)('teacher'),
  counts(made.used, 1, couponOrders.open),
]);
teacher.mayNot('confirms an order and takes the mark of its use away', [
  ...confirmOrder(couponOrders.open)('teacher'),
  tookMark,
]);
teacher.may('confirms an order with a coupon', confirmOrder(couponOrders.open)('teacher'));
teacher.may(
  'takes a confirmation back of an order with a coupon',
  reopenOrder(couponOrders.paid, { kind: 'none' })('teacher'),
  { [mark('dilara')]: null },
);
for (const who of ['dilara', 'bahar', 'teacher'] as const)
  coupons
    .committer(who)
    .mayNot('takes the mark of a paid use away', { kind: 'delete', path: mark('dilara', made.used) });

// ── The account goes ──
const left = (uid: string) => ({ [`users/${uid}`]: null });
writes(
  'deletes an open order of farid with a coupon',
  ['farid'],
  forgetOrder(couponOrders.open),
  left('farid'),
);
writes(
  'takes the name from a paid order of dilara with a coupon',
  ['dilara'],
  forgetOrder(couponOrders.paid),
  left('dilara'),
);
coupons
  .committer('dilara')
  .mayNot(
    'takes the name from a paid order and gives its use back',
    [...forgetOrder(couponOrders.paid)('dilara'), counts(made.used, 1, couponOrders.paid)],
    left('dilara'),
  );
farid.mayNot('deletes a paid order that has a coupon', [{ kind: 'delete', path: paid }], left('dilara'));

// ── Lists ──
const withCoupon = [where('coupon', '==', made.used), orderBy('at', 'desc'), limit(limits.page)];
each(staff, 'lists the orders with a coupon', () => list('orders', ...withCoupon));
deny('farid', 'lists the orders with a coupon', list('orders', ...withCoupon));
deny('farid', 'lists coupons', list('enrolments', where('course', '==', ''), limit(1)));
coupons.committer('farid').may('withdraws an order with a coupon, contacted', withdrawn('farid'), {
  'users/farid': record('farid', { verified: true }),
  [open]: order({ ...stored(open), state: 'contacted' }),
});
