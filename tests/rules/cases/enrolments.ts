import { limit, where } from 'firebase/firestore/lite';
import { limits } from '#core/words/limits.ts';
import { enrol as enrolBatch } from '#features/enrolments/gateway.ts';
import { moved, operationAt, patch, without } from '../support/attack.ts';
import { createEnrolment, endEnrolment, enrol, entry, grant, newCode } from '../support/batches.ts';
import { chapter, commit, list } from '../support/chapter.ts';
import { long, otherTime, past, record } from '../support/documents.ts';
import { members, staff } from '../support/people.ts';
import { codes, stored } from '../support/world.ts';

/** Codes that open a course. */
export const enrolments = chapter('[SCHOOL-1] [SCHOOL-7] enrolment codes');
const { allow, deny, each, lists, reads, refuses, writes } = enrolments;
const teacher = enrolments.committer('teacher');
const bahar = enrolments.committer('bahar');
const farid = enrolments.committer('farid');
const chief = enrolments.committer('chief');

const path = (code: string) => `enrolments/${code}`;
const logged = (code: string, who = 'bahar') => `audit/${code}-${who}`;

// ── Reading ──
reads(path(codes.open), members);
lists('enrolments', staff);
const usesOf = (code: string) => [where('action', '==', 'enrol'), where('enrolment', '==', code)];
each(staff, 'lists the uses of a code', () => list('audit', ...usesOf(codes.used), limit(limits.page)));
deny(
  'teacher',
  'lists all entries about a code',
  list('audit', where('enrolment', '==', codes.used), limit(1)),
);
deny('farid', 'reads the own use', list('audit', ...usesOf(codes.used), limit(1)));

// ── Making and ending ──
writes('makes a code', staff, (who) => createEnrolment(who));
writes('ends a code', staff, endEnrolment(codes.open));
const made = createEnrolment('teacher');
teacher.mayNot('makes a code without its log entry', operationAt(made, path(newCode)));
for (const code of [newCode.slice(1), `${newCode}Z`, newCode.replace('Z', 'I'), newCode.toLowerCase()])
  teacher.mayNot(`makes the code ${code}`, createEnrolment('teacher', {}, code));
const wrong = {
  course: ['3d', '', 1, undefined],
  until: [past, '2099', undefined],
  uses: [0, 501, 1.5, '5', undefined],
  used: [1, undefined],
  ended: [true, undefined],
  createdAt: [otherTime, undefined],
  audit: ['old', undefined],
  extra: [1],
};
for (const name of ['', long(61), 1, 'bir\niki'])
  teacher.mayNot(
    `makes a code named ${String(name).slice(0, 9)}`,
    createEnrolment('teacher', { name, nameKey: 'a' }),
  );
for (const over of [
  { name: 'A' },
  { nameKey: 'a' },
  { name: 'A', nameKey: long(121) },
  { name: 'A', nameKey: '' },
])
  teacher.mayNot(`makes a code with ${Object.keys(over)}`, createEnrolment('teacher', over));
for (const [field, values] of Object.entries(wrong))
  refuses('teacher', 'makes a code', (over) => createEnrolment('teacher', over), field, values);
teacher.may('makes a code with a name', createEnrolment('teacher', { name: long(60), nameKey: long(120) }));
teacher.may('makes a code for 500 uses', createEnrolment('teacher', { uses: 500 }));
teacher.mayNot('makes a code that is there', moved(made, path(newCode), path(codes.open)));

const ending = endEnrolment(codes.open);
teacher.mayNot('ends a code without its log entry', without(ending('teacher'), 'audit/new-entry'));
for (const over of [
  { ended: false },
  { ended: 'true' },
  { uses: 31 },
  { used: 1 },
  { until: otherTime },
  { course: 'frontend' },
])
  teacher.mayNot(`changes a code: ${JSON.stringify(over)}`, ending('teacher', over));
teacher.mayNot(
  'ends a code with the entry of a creation',
  patch(ending('teacher'), 'audit/new-entry', { action: 'create' }),
);
deny(
  'admin',
  'opens an ended code again',
  commit({ kind: 'update', path: path(codes.ended), data: { ended: false } }),
);
for (const who of staff) deny(who, 'deletes a code', commit({ kind: 'delete', path: path(codes.open) }));

// ── Using ──
const use = enrol(codes.open)('bahar');
bahar.may('uses a code', use);
bahar.may('uses a code whose last use it is', enrol(codes.last)('bahar'));
farid.may('uses another code', enrol(codes.last)('farid'));
deny('elnur', 'uses a code with an e-mail that is not verified', commit(enrol(codes.open)('elnur')));
deny('colleague', 'uses a code with a token that does not say so', commit(enrol(codes.open)('colleague')));
allow(
  'renamed',
  'uses a code with a verified e-mail that the record does not have yet',
  commit(enrol(codes.frontend, 'frontend')('renamed')),
);
bahar.mayNot('uses a code that is used up', enrol(codes.usedUp)('bahar'));
bahar.mayNot('uses a code that was ended', enrol(codes.ended)('bahar'));
bahar.mayNot('uses a code behind its last day', enrol(codes.expired)('bahar'));
bahar.mayNot('uses a code that nobody has made', enrol(newCode)('bahar'));
farid.mayNot('uses a code twice', enrol(codes.used)('farid'));
bahar.mayNot('opens another course than the code’s', enrol(codes.open, 'frontend')('bahar'));
bahar.mayNot('uses a code for a course that is open', use, {
  'users/bahar': record('bahar', { lessons: ['backend'] }),
});
bahar.mayNot(
  'uses a code for a course that is open, and opens it a second time',
  patch(use, 'users/bahar', { lessons: ['backend', 'backend'] }),
  { 'users/bahar': record('bahar', { lessons: ['backend'] }) },
);
bahar.mayNot('uses a code with 30 courses', use, {
  'users/bahar': record('bahar', { lessons: Array.from({ length: 30 }, (_, n) => `c${n}`) }),
});
for (const { path: part } of use) {
  bahar.mayNot(`uses a code without ${part}`, without(use, part));
  bahar.mayNot(`${part} alone`, operationAt(use, part));
}
farid.mayNot('counts a use without using it', operationAt(enrol(codes.open)('farid'), path(codes.open)));
const forged: Record<string, [string, object]> = {
  'the record': ['users/bahar', { name: 'Başqa' }],
  'two courses': ['users/bahar', { lessons: ['backend', 'frontend'] }],
  'another course': ['users/bahar', { lessons: ['frontend'] }],
  'a key': ['users/bahar', { userKey: long(20) }],
  'another code in the record': ['users/bahar', { enrolment: codes.last }],
  'another entry in the record': ['users/bahar', { audit: 'old' }],
  'two uses': [path(codes.open), { used: 2 }],
  'no use': [path(codes.open), { used: 0 }],
  'more uses': [path(codes.open), { used: 1, uses: 31 }],
  'a later day': [path(codes.open), { used: 1, until: otherTime }],
  'a log without course': [logged(codes.open), { lesson: undefined }],
  'a log of another course': [logged(codes.open), { lesson: 'frontend' }],
  'a log without code': [logged(codes.open), { enrolment: undefined }],
  'a log of another code': [logged(codes.open), { enrolment: codes.last }],
  'a log by another': [logged(codes.open), { by: 'ayla' }],
  'a log about another': [logged(codes.open), { target: 'ayla' }],
  'a log of a grant': [logged(codes.open), { action: 'grant' }],
  'a log at another time': [logged(codes.open), { at: otherTime }],
  'a log with a title': [logged(codes.open), { title: 'x' }],
};
for (const [what, [place, over]] of Object.entries(forged))
  bahar.mayNot(`uses a code with ${what} changed`, patch(use, place, { ...over }));
bahar.mayNot(
  'uses a code, with the entry under another id',
  patch(moved(use, logged(codes.open), 'audit/mine'), 'users/bahar', { audit: 'mine' }),
);
bahar.mayNot(
  'uses a code, with the entry of another code',
  patch(
    patch(moved(use, logged(codes.open), logged(codes.last)), logged(codes.last), {
      enrolment: codes.last,
    }),
    'users/bahar',
    { audit: `${codes.last}-bahar` },
  ),
);
teacher.mayNot(
  'grants a course with a code in the entry',
  patch(grant('ayla')('teacher'), 'audit/new-entry', { enrolment: codes.open }),
);
bahar.mayNot(
  'uses a code again that a course was opened with before, by its old entry',
  without(use, logged(codes.open)),
  {
    'users/bahar': record('bahar', { enrolment: codes.last }),
    [logged(codes.open)]: {
      ...stored(logged(codes.used, 'farid')),
      target: 'bahar',
      by: 'bahar',
      enrolment: codes.open,
    },
  },
);
chief.mayNot(
  'uses a code, with the entry of a grant',
  patch(enrol(codes.open)('chief'), logged(codes.open, 'chief'), { action: 'grant', enrolment: undefined }),
);
bahar.mayNot('uses a code for somebody else', moved(use, 'users/bahar', 'users/ayla'));
bahar.mayNot(
  'writes an entry about a use alone',
  entry('bahar', 'users', 'bahar', 'enrol', `${codes.open}-bahar`, {
    lesson: 'backend',
    enrolment: codes.open,
  }),
);
farid.mayNot('writes the entry of a use again', {
  kind: 'set',
  path: logged(codes.used, 'farid'),
  data: { ...stored(logged(codes.used, 'farid')), at: new Date() },
});
teacher.mayNot(
  'grants a course as if by a code',
  patch(moved(enrol(codes.open)('teacher'), 'users/teacher', 'users/ayla'), logged(codes.open, 'teacher'), {
    target: 'ayla',
  }),
);
deny(
  'ayla',
  'opens a course by the record alone',
  commit({
    kind: 'update',
    path: 'users/ayla',
    data: { lessons: ['frontend', 'backend'], enrolment: codes.open, audit: 'old' },
  }),
);

/** The own use of a staff member, with somebody else's record and entry beside it. */
const forTwo = ['chief', 'ayla'].flatMap((uid) =>
  enrolBatch(uid, codes.open, 'backend').filter(
    ({ path: place }) => uid === 'chief' || place !== path(codes.open),
  ),
);
chief.may('uses a code', enrol(codes.open)('chief'));
chief.mayNot('uses a code for two', patch(forTwo, logged(codes.open, 'ayla'), { by: 'chief' }));
