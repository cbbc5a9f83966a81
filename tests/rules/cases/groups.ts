import { limit } from 'firebase/firestore/lite';
import { type Fields, type Operation, remove } from '#core/cloud/operation.ts';
import { groupLimits } from '#features/groups/limits.ts';
import { operationAt, patch, titled, without } from '../support/attack.ts';
import {
  announceToGroup,
  createGroup,
  joinGroup,
  moveSession,
  noteDeadline,
  noteHere,
  quitGroup,
  saveGroup,
} from '../support/batches.ts';
import { chapter, commit, get, list } from '../support/chapter.ts';
import { type Documents, group, long, otherTime, past, record, wrongLines } from '../support/documents.ts';
import { staff } from '../support/people.ts';

/** Groups of courses, their people and what is noted of them. */
export const groups = chapter('[GROUP-1] [GROUP-2] [GROUP-3] [GROUP-4] [GROUP-5] groups');
const { allow, deny, each, refuses, writes } = groups;
const teacher = groups.committer('teacher');
const ayla = groups.committer('ayla');
const path = 'groups/g-one';
const lesson = `${path}/private/lesson`;
const membership = 'users/ayla/memberships/g-one';

const inGroup = (more: Fields = {}): Documents => ({
  'users/ayla': record('ayla', {
    lessons: ['frontend'],
    verified: true,
    groups: { frontend: 'g-one' },
    ...more,
  }),
});

// ── Reading ──
each(['ayla', ...staff], 'gets a group', () => get(path), inGroup());
deny('ayla', 'gets a group that is not the own one', get(path));
deny(
  'ayla',
  'gets another group than that of the course',
  get(path),
  inGroup({ groups: { frontend: 'g-two' } }),
);
each(staff, 'lists groups', () => list('groups', limit(50)));
deny('admin', 'lists groups, 51', list('groups', limit(51)));
deny('ayla', 'lists groups', list('groups', limit(1)), inGroup());
each(['ayla', ...staff], "gets the lesson's link", () => get(lesson), inGroup());
deny('ayla', "gets another group's link", get(lesson));
deny('ayla', 'gets the link after the course is over', get(lesson), inGroup({ ends: { frontend: past } }));
deny('ayla', 'gets the link after the course was taken', get(lesson), inGroup({ lessons: [] }));

// ── A group ──
writes('makes a group', staff, createGroup);
writes('changes a group', staff, saveGroup);
writes('moves a session and says so', staff, moveSession);
writes('announces to a group', staff, announceToGroup);
for (const part of ['groups/g-new', 'audit/new-entry'])
  teacher.mayNot(`makes a group without ${part}`, without(createGroup('teacher'), part));
teacher.may('makes a group without a link', without(createGroup('teacher'), 'groups/g-new/private/lesson'));
teacher.mayNot('makes a group of a course that is none', createGroup('teacher', { course: 'css' }));
teacher.mayNot('makes a group under the name of a course', [
  ...createGroup('teacher').map(
    (one): Operation => (one.path === 'groups/g-new' ? { ...one, path: 'groups/backend' } : one),
  ),
]);
teacher.mayNot('gives a group another course', saveGroup('teacher', { course: 'backend' }));
for (const rev of [1, 3]) teacher.mayNot(`saves over version ${rev}`, saveGroup('teacher', { rev }));
teacher.mayNot('deletes a group', remove(path));
const title = long(groupLimits.title);
teacher.may('names a group in 60 letters', titled(saveGroup('teacher'), path, title));
for (const wrong of ['', ...wrongLines, 5, `${title}a`])
  teacher.mayNot(
    `names a group ${JSON.stringify(wrong).slice(0, 20)}`,
    titled(saveGroup('teacher'), path, wrong),
  );
const hour = '1 19:00 90';
const key = '2026-12-01T19:00';
const many = (n: number, value: unknown): Fields =>
  Object.fromEntries(
    Array.from({ length: n }, (_, at) => [
      `2026-12-${String((at % 28) + 1).padStart(2, '0')}T${String(Math.floor(at / 28)).padStart(2, '0')}:00`,
      value,
    ]),
  );
const wrong: Record<string, unknown[]> = {
  teacher: [5, long(groupLimits.teacher + 1), 'a\nb'],
  start: ['', '2026-1-1', '2027-01-01', 5],
  end: ['', '2025-01-01', '20260-01-01', 5],
  weekly: [
    [''.padEnd(3)],
    ['8 19:00 90'],
    ['1 19:00'],
    ['1 19:0 90'],
    ['1 19:00 1000'],
    [`${hour} 2026-12-07`],
    [`${hour} /2026-12`],
    [`${hour} /2026-12-07/`],
    [5],
    Array(groupLimits.hours + 1).fill(hour),
  ],
  changes: [
    { [key]: 'a' },
    { a: '' },
    { [key]: 5 },
    { [key]: '2026-12-02 90' },
    many(groupLimits.changes + 1, ''),
  ],
  due: [5, [], many(groupLimits.deadlines + 1, past)],
  extra: [1],
};
for (const [field, values] of Object.entries(wrong)) {
  refuses('teacher', 'saves a group', (over) => saveGroup('teacher', over), field, values);
  if (field !== 'extra')
    refuses('teacher', 'makes a group', (over) => createGroup('teacher', over), field, [undefined]);
}
const right: Record<string, unknown[]> = {
  teacher: ['', long(groupLimits.teacher)],
  end: ['2026-09-01'],
  weekly: [
    [],
    [`${hour} /2026-12-06`, '7 09:30 45'],
    Array(groupLimits.hours).fill(`${hour} 2026-12-07/2026-12-13`),
  ],
  changes: [{}, { [key]: '' }, { [`+${key}`]: '2026-12-02T20:00 45' }, many(groupLimits.changes, '')],
  due: [{}, many(groupLimits.deadlines, past)],
};
for (const [field, values] of Object.entries(right))
  for (const value of values)
    teacher.may(
      `saves ${field} = ${JSON.stringify(value).slice(0, 40)}`,
      saveGroup('teacher', { [field]: value }),
    );

// ── The link ──
const linked = (over: Fields, at = lesson) => patch(saveGroup('teacher'), at, over);
for (const link of ['', `https://${long(groupLimits.link - 8)}`])
  teacher.may(`links ${link.slice(0, 12)}`, linked({ link }));
for (const link of [
  'http://a.b',
  'javascript:1',
  'https://a b',
  'https://',
  5,
  `https://${long(groupLimits.link - 7)}`,
  undefined,
])
  teacher.mayNot(`links ${String(link).slice(0, 12)}`, linked({ link }));
for (const over of [{ course: 'backend' }, { extra: 1 }])
  teacher.mayNot(`links with ${JSON.stringify(over)}`, linked(over));
teacher.mayNot('changes the link alone', operationAt(saveGroup('teacher'), lesson));
ayla.mayNot('changes the link', operationAt(saveGroup('teacher'), lesson), inGroup());

// ── Students ──
writes('puts a student into a group', staff, joinGroup('ayla'));
writes('takes a student out of a group', staff, quitGroup('ayla'), inGroup());
const other = { 'groups/g-two': group() };
teacher.may('puts a student into another group of the course', joinGroup('ayla', 'g-two')('teacher'), {
  ...inGroup(),
  ...other,
});
for (const target of ['colleague', 'admin'] as const)
  teacher.mayNot(`puts ${target} into a group`, joinGroup(target)('teacher'));
ayla.mayNot('puts herself into a group', joinGroup('ayla')('ayla'));
teacher.mayNot('puts a student into a group that is none', joinGroup('ayla', 'g-none')('teacher'));
teacher.mayNot('puts a student into a group of another course', joinGroup('ayla')('teacher'), {
  [path]: group({ course: 'backend' }),
});
const records: [string, Fields][] = [
  ['in two groups at once', { groups: { frontend: 'g-one', backend: 'g-one' } }],
  ['with a course', { lessons: ['frontend', 'backend'] }],
];
for (const [what, over] of records)
  teacher.mayNot(
    `puts a student into a group ${what}`,
    patch(joinGroup('ayla')('teacher'), 'users/ayla', over),
  );
teacher.mayNot(
  'takes out by the entry of another change',
  patch(quitGroup('ayla')('teacher'), 'audit/new-entry', { action: 'join' }),
  inGroup(),
);
teacher.mayNot(
  'puts in by the entry of another change',
  patch(joinGroup('ayla')('teacher'), 'audit/new-entry', { action: 'quit' }),
);
teacher.mayNot(
  'puts in as a change of no course',
  patch(joinGroup('ayla')('teacher'), 'audit/new-entry', { lesson: 'backend' }),
);
const courses = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, at) => [`c${at}`, 'g-x']));
teacher.may(
  'puts a student into the thirtieth group',
  joinGroup('ayla')('teacher'),
  inGroup({ groups: courses(29) }),
);
teacher.mayNot(
  'puts a student into a thirty-first group',
  joinGroup('ayla')('teacher'),
  inGroup({ groups: courses(30) }),
);

// ── Announcements ──
const announced = { 'announcements/g-one': { items: {}, last: 'a', title: 'x', rev: 1, audit: 'old' } };
each(['ayla', ...staff], 'gets those of a group', () => get('announcements/g-one'), {
  ...inGroup(),
  ...announced,
});
deny('ayla', 'gets those of a group of others', get('announcements/g-one'), announced);
teacher.mayNot('announces to a group that is none', announceToGroup('teacher'), { [path]: null });

// ── What is noted of a student ──
writes('notes who is there', staff, noteHere(), inGroup());
writes('gives one student more time', staff, noteDeadline(), inGroup());
each(['ayla', ...staff], 'gets what is noted of ayla', () => get(membership), {
  ...inGroup(),
  [membership]: { marks: {} },
});
teacher.mayNot('notes it of who is in no group', noteHere()('teacher'));
teacher.mayNot('notes it of who has left', noteHere()('teacher'), { 'users/ayla': null });
teacher.mayNot('notes it alone', operationAt(noteHere()('teacher'), membership), inGroup());
ayla.mayNot('notes herself', noteHere()('ayla'), inGroup());
const noting = (over: Fields) => patch(noteHere()('teacher'), membership, over);
teacher.mayNot(
  'notes a session that is still to come',
  noteHere(Date.now() + 86_400_000)('teacher'),
  inGroup(),
);
teacher.may('notes a session that has just begun', noteHere(Date.now() - 1_000)('teacher'), inGroup());
const begun = String(past.getTime());
const before = String(otherTime.getTime());
for (const over of [
  { marks: { [begun]: 'yes' } },
  { marks: { [begun]: true, [before]: true } },
  { last: before },
  { extra: 1 },
  { audit: 'old' },
  { due: { 'task:form': otherTime } },
])
  teacher.mayNot(`notes ${JSON.stringify(over)}`, noting(over), inGroup());
// An attempt whose answer was lost is sent again.
teacher.may('notes the same again', noteHere()('teacher'), {
  ...inGroup(),
  [membership]: { marks: { [begun]: true }, last: begun, audit: 'old' },
});
const marks = (n: number): Fields =>
  Object.fromEntries(Array.from({ length: n }, (_, at) => [String(at + 1), true]));
teacher.may('notes the thousandth', noteHere()('teacher'), {
  ...inGroup(),
  [membership]: { marks: marks(999) },
});
teacher.mayNot('notes one more', noteHere()('teacher'), {
  ...inGroup(),
  [membership]: { marks: marks(1_000) },
});
for (const at of [5, '2026-12-01', true])
  teacher.mayNot(
    `gives time until ${at}`,
    patch(noteDeadline()('teacher'), membership, { due: { 'task:form': at } }),
    inGroup(),
  );
teacher.mayNot(
  'gives time for two tasks',
  patch(noteDeadline()('teacher'), membership, { due: { 'task:form': otherTime, 'task:site': otherTime } }),
  inGroup(),
);
const times = (n: number): Fields =>
  Object.fromEntries(Array.from({ length: n }, (_, at) => [`task:${at}`, otherTime]));
teacher.may('gives time for the hundredth', noteDeadline()('teacher'), {
  ...inGroup(),
  [membership]: { due: times(99) },
});
teacher.mayNot('gives time for one more', noteDeadline()('teacher'), {
  ...inGroup(),
  [membership]: { due: times(100) },
});
teacher.mayNot(
  'notes by the entry of another group',
  patch(noteHere()('teacher'), 'audit/new-entry', { target: 'g-two' }),
  { ...inGroup(), ...other },
);
teacher.mayNot(
  'notes by the entry of another change',
  patch(noteHere()('teacher'), 'audit/new-entry', { action: 'create' }),
  inGroup(),
);
const noted = { ...inGroup(), [membership]: { marks: { [begun]: false } } };
deny('ayla', 'deletes what staff have noted', commit(remove(membership)), noted);
allow('ayla', 'deletes it when the record is gone', commit(remove(membership)), {
  ...noted,
  'users/ayla': null,
});
deny('bahar', 'deletes what is noted of another who has left', commit(remove(membership)), {
  ...noted,
  'users/ayla': null,
});
