import { limits } from '#domain/shared/limits.ts';
import { type Fields, merge, remove, set } from '#gateways/operation.ts';
import { patch } from '../support/attack.ts';
import {
  answerAsStaff,
  confirmOrder,
  issue,
  markRead,
  noticesOf,
  switchOff,
  tell,
} from '../support/batches.ts';
import { chapter, commit, get } from '../support/chapter.ts';
import { long, notice, past, wrongLines } from '../support/documents.ts';
import { members, staff } from '../support/people.ts';
import { orderNumbers, questionIds, stored } from '../support/world.ts';

/** The bell: what staff tell a user, and what its owner has read. */
export const notices = chapter('[TELL-2] users: notices');
const { allow, deny, reads, refuses, writes } = notices;
const ayla = notices.committer('ayla');
const bahar = notices.committer('bahar');
const teacher = notices.committer('teacher');
const own = noticesOf('ayla');
const was = stored(own);

// ── Reading ──
reads(own, ['ayla', ...staff]);
allow('ayla', 'gets the own list without a record', get(own), { 'users/ayla': null });
deny('teacher', 'gets what is no list of notices', get('users/ayla/notices/other'));

// ── Telling ──
writes('tells ayla', staff, tell('ayla'));
writes('tells bahar for the first time', staff, tell('bahar'));
teacher.mayNot('tells who has no record', tell('fresh')('teacher'));
teacher.mayNot('tells whose record is gone', tell('ayla')('teacher'), { 'users/ayla': null });
teacher.may('tells who has switched kinds off and read nothing', tell('bahar')('teacher'), {
  [noticesOf('bahar')]: { off: ['order'] },
});
teacher.mayNot('tells in another document', [
  { ...tell('ayla')('teacher')[0], path: 'users/ayla/notices/x' } as never,
]);
for (const kind of ['answer', 'order', 'certificate', 'work'])
  teacher.may(`tells of ${kind}`, tell('ayla')('teacher', { kind }));
for (const path of ['/', '/a', '/lessons/a/videos?x=1#y', `/${long(limits.noticePath - 1)}`])
  teacher.may(`tells with the path ${path.slice(0, 30)}`, tell('ayla')('teacher', { path }));
teacher.may('tells in 200 letters', tell('ayla')('teacher', { title: long(limits.title) }));
const wrong: Record<string, unknown[]> = {
  kind: ['announcement', 'other', undefined],
  title: ['', 5, long(limits.title + 1), ...wrongLines, undefined],
  path: [
    '',
    'a',
    '//x.az',
    '/\\x.az',
    '/a\\b',
    '/a b',
    '/a"b',
    '/<b',
    'https://x.az',
    5,
    `/${long(limits.noticePath)}`,
    undefined,
  ],
  at: [past, 5, undefined],
  extra: [1],
};
for (const [field, values] of Object.entries(wrong))
  refuses('teacher', 'tells', (over) => tell('ayla')('teacher', over), field, values);
const tells = (over: Fields) => patch(tell('ayla')('teacher'), own, over);
for (const over of [
  { last: 'order-1' },
  { last: 'order-8' },
  { last: '' },
  { last: 5 },
  { readUntil: past, off: [] },
  { readUntil: new Date('2026-01-02') },
  { off: [] },
  { closed: [] },
  { extra: 1 },
])
  teacher.mayNot(`tells and writes ${JSON.stringify(over)}`, tells(over));
const item = { kind: 'order', title: 'x', path: '/a', at: notice().at };
const first = { ...(was.items as Fields) };
const itemOf = () => {
  const [operation] = tell('ayla')('teacher');
  return operation && operation.kind !== 'delete' ? (operation.data.items as Fields)['order-7'] : null;
};
teacher.mayNot('tells two things at once', tells({ items: { 'order-7': itemOf(), 'order-8': itemOf() } }));
teacher.mayNot('changes an older notice, too', tells({ items: { 'order-7': itemOf(), 'order-1': item } }));
teacher.may('replaces a notice about the same', [
  merge(own, { items: { 'order-1': itemOf() }, last: 'order-1' }),
]);
for (const id of ['a/b', 'a_b', long(65)])
  teacher.mayNot(`tells under the id '${id.slice(0, 9)}'`, [
    { kind: 'set', path: own, data: { ...was, items: { ...first, [id]: itemOf() }, last: id } },
  ]);
const many = (n: number): Fields =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [`order-x${i}`, notice()]));
const full = { [own]: { ...was, items: many(limits.notices) } };
teacher.may('tells the fiftieth', tell('ayla')('teacher'), {
  [own]: { ...was, items: many(limits.notices - 1) },
});
teacher.mayNot('tells a fifty-first', tell('ayla')('teacher'), full);
teacher.may(
  'tells where it is full, and takes the oldest away',
  tell('ayla', many(limits.notices))('teacher'),
  full,
);
teacher.mayNot('takes a notice away and tells nothing', [
  set(own, { ...was, items: { 'order-1': notice() } }),
]);
for (const who of staff) deny(who, 'deletes what was told', commit(remove(own)));
teacher.may('confirms a payment and tells the buyer', [
  confirmOrder(orderNumbers.open)('teacher'),
  tell('bahar')('teacher'),
]);
teacher.may('issues a certificate and tells the student', [issue('teacher'), tell('ayla')('teacher')]);
teacher.may('answers a question and tells its author', [
  answerAsStaff(questionIds.open)('teacher'),
  tell('ayla')('teacher'),
]);

// ── Reading it, and switching off ──
const now = new Date(Date.now() - 60_000);
writes('marks as read', members, markRead(now));
writes('switches kinds off', members, switchOff);
writes('marks the own list as read', ['ayla'], () => markRead(now)('ayla'));
bahar.mayNot('marks as read without a record', markRead(now)('bahar'), { 'users/bahar': null });
ayla.may('marks as read what is read already', markRead(past)('ayla'));
ayla.mayNot('makes what was read unread', markRead(new Date(past.getTime() - 1))('ayla'));
ayla.mayNot('takes away what was read', [set(own, { ...was, readUntil: null })]);
ayla.mayNot('takes the mark away', [set(own, { items: was.items, last: was.last })]);
ayla.mayNot('reads what is to come', markRead(new Date(Date.now() + 3_600_000))('ayla'));
for (const readUntil of [5, 'x', null])
  ayla.mayNot(`has read until ${readUntil}`, markRead(now)('ayla', { readUntil }));
for (const over of [{ items: {} }, { last: 'x' }, { extra: 1 }])
  ayla.mayNot(`marks as read and writes ${JSON.stringify(over)}`, markRead(now)('ayla', over));
bahar.mayNot('tells oneself', tell('bahar')('bahar'));
const ids = (n: number, letters = 8) => Array.from({ length: n }, (_, i) => String(i).padStart(letters, 'a'));
ayla.may('has closed 200', markRead(now)('ayla', { closed: ids(limits.closed) }));
for (const closed of [ids(limits.closed + 1), ids(limits.closed, 30), ['a_b'], 'x', { a: 1 }, null])
  ayla.mayNot(`has closed ${JSON.stringify(closed).slice(0, 20)}`, markRead(now)('ayla', { closed }));
ayla.may(
  'switches everything off',
  switchOff('ayla', { off: ['answer', 'order', 'certificate', 'work', 'announcement'] }),
);
ayla.may('switches everything on', switchOff('ayla', { off: [] }));
for (const off of [['other'], Array(6).fill('order'), 'order', { order: 1 }, 5, null])
  ayla.mayNot(`switches off ${JSON.stringify(off)}`, switchOff('ayla', { off }));
ayla.may('deletes the own list', remove(own));
