import { deleteField } from 'firebase/firestore/lite';
import { type Fields, remove, set } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import { withNotice } from '#features/bell/desk/gateway.ts';
import { bellLimits } from '#features/bell/limits.ts';
import { noticeKinds } from '#features/bell/notice.ts';
import { moved, operationAt, patch, without } from '../support/attack.ts';
import {
  confirmOrder,
  enrol,
  markRead,
  noticesOf,
  patchNotice,
  switchOff,
  tell,
} from '../support/batches.ts';
import { chapter, commit, get } from '../support/chapter.ts';
import { long, notice, past, wrongLines } from '../support/documents.ts';
import { members, staff } from '../support/people.ts';
import { codes, orderNumbers, stored } from '../support/world.ts';

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
teacher.mayNot('tells in another document', moved(tell('ayla')('teacher'), own, 'users/ayla/notices/x'));
for (const path of ['/', '/a', '/lessons/a/videos?x=1#y', `/${long(bellLimits.path - 1)}`])
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
    `/${long(bellLimits.path)}`,
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
const item = { kind: 'work', title: 'x', path: '/a', at: notice().at };
const first = { ...(was.items as Fields) };
const itemOf = () => {
  const operation = operationAt(tell('ayla')('teacher'), own);
  return operation.kind !== 'delete' ? (operation.data.items as Fields)['work-7'] : null;
};
teacher.mayNot('tells two things at once', tells({ items: { 'work-7': itemOf(), 'work-8': itemOf() } }));
teacher.mayNot('changes an older notice, too', tells({ items: { 'work-7': itemOf(), 'order-1': item } }));
teacher.may('replaces a notice', tells({ items: { 'order-1': itemOf() }, last: 'order-1' }));
for (const id of ['a/b', 'a_b', long(65)])
  teacher.mayNot(`tells under the id '${id.slice(0, 9)}'`, [
    ...without(tell('ayla')('teacher'), own),
    set(own, { ...was, items: { ...first, [id]: itemOf() }, last: id, audit: 'new-entry' }),
  ]);
const many = (n: number): Fields =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [`order-x${i}`, notice()]));
const full = { [own]: { ...was, items: many(bellLimits.notices) } };
teacher.may('tells the fiftieth', tell('ayla')('teacher'), {
  [own]: { ...was, items: many(bellLimits.notices - 1) },
});
teacher.mayNot('tells a fifty-first', tell('ayla')('teacher'), full);
teacher.may(
  'tells where it is full, and takes the oldest away',
  tell('ayla', many(bellLimits.notices))('teacher'),
  full,
);
const taken = (n: number, left: number) => {
  const ids = Object.keys(many(n)).slice(left);
  const gone = Object.fromEntries(ids.map((id) => [id, deleteField()]));
  return [tells({ items: { ...gone, 'work-7': itemOf() } }), { [own]: { ...was, items: many(n) } }] as const;
};
teacher.may('takes the oldest away, 40 stay', ...taken(bellLimits.notices - 1, bellLimits.kept - 1));
teacher.mayNot('takes the oldest away, 39 stay', ...taken(bellLimits.notices - 1, bellLimits.kept - 2));
teacher.mayNot('tells and takes all others away', ...taken(3, 0));
teacher.mayNot('takes a notice away and tells nothing', [
  set(own, { ...was, items: { 'order-1': notice() } }),
]);
for (const who of staff) deny(who, 'deletes what was told', commit(remove(own)));

// ── What is told is done in the same batch, to what is this user's ──
const theirs = { answer: 'ayla', order: 'bahar', certificate: 'ayla', work: 'ayla', quiz: 'ayla' } as const;
for (const kind of noticeKinds) {
  const user = theirs[kind];
  const batch = tell(user, {}, kind)('teacher');
  const list = noticesOf(user);
  const other = user === 'ayla' ? 'bahar' : 'ayla';
  teacher.may(`tells of ${kind}`, batch);
  teacher.mayNot(`tells of ${kind} and does nothing`, operationAt(batch, list));
  teacher.mayNot(
    `tells of ${kind} with the entry of before`,
    operationAt(patch(batch, list, { audit: 'old' }), list),
  );
  const entry = batch.find(({ path }) => path === 'audit/new-entry');
  if (entry?.kind === 'set')
    teacher.mayNot(
      `tells of ${kind} what was done before`,
      operationAt(patch(batch, list, { audit: 'before' }), list),
      { 'audit/before': { ...entry.data, at: past } },
    );
  teacher.mayNot(
    `tells of ${kind} and names no entry`,
    patch(batch, list, { audit: undefined, attempt: undefined }),
  );
  teacher.mayNot(`tells another of ${kind}`, moved(batch, list, noticesOf(other)));
  for (const wrong of noticeKinds.filter((one) => one !== kind))
    teacher.mayNot(`tells of ${kind} as of ${wrong}`, patchNotice(batch, user, `${kind}-7`, { kind: wrong }));
}
const confirmed = withNotice(confirmOrder(orderNumbers.open)('teacher'), 'bahar', {
  kind: 'order',
  about: '7',
  title: 'x',
  path: '/a',
});
teacher.may('confirms a payment and tells the buyer', confirmed);
teacher.mayNot(
  'confirms a payment and tells another',
  moved(confirmed, noticesOf('bahar'), noticesOf('farid')),
);
bahar.mayNot(
  'tells oneself of a code',
  withNotice(enrol(codes.open)('bahar'), 'bahar', { kind: 'order', about: '7', title: 'x', path: '/a' }),
);

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
ayla.may('has closed 200', markRead(now)('ayla', { closed: ids(bellLimits.closed) }));
for (const closed of [ids(bellLimits.closed + 1), ids(bellLimits.closed, 30), ['a_b'], 'x', { a: 1 }, null])
  ayla.mayNot(`has closed ${JSON.stringify(closed).slice(0, 20)}`, markRead(now)('ayla', { closed }));
ayla.may(
  'switches everything off',
  switchOff('ayla', { off: ['answer', 'order', 'certificate', 'work', 'quiz', 'announcement'] }),
);
ayla.may('switches everything on', switchOff('ayla', { off: [] }));
for (const off of [['other'], Array(7).fill('order'), 'order', { order: 1 }, 5, null])
  ayla.mayNot(`switches off ${JSON.stringify(off)}`, switchOff('ayla', { off }));
ayla.may('deletes the own list', remove(own));
