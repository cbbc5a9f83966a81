import { limit, where } from 'firebase/firestore/lite';
import { limits } from '#domain/shared/limits.ts';
import { enrol as enrolBatch } from '#gateways/enrolments.ts';
import { moved, operationAt, patch, without } from '../support/attack.ts';
import { createEnrolment, endEnrolment, enrol, entry, grant, newCode } from '../support/batches.ts';
import { chapter, commit, list } from '../support/chapter.ts';
import { long, otherTime, past, record } from '../support/documents.ts';
import { members, staff } from '../support/people.ts';
import { codes, stored } from '../support/world.ts';

/** Codes that open a course. */
export const enrolments = chapter('[SCHOOL-1] enrolment codes');
const { allow, deny, each, lists, reads, refuses, writes } = enrolments;

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
deny('teacher', 'makes a code without its log entry', commit(operationAt(made, path(newCode))));
for (const code of [newCode.slice(1), `${newCode}Z`, newCode.replace('Z', 'I'), newCode.toLowerCase()])
  deny('teacher', `makes the code ${code}`, commit(createEnrolment('teacher', {}, code)));
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
for (const [field, values] of Object.entries(wrong))
  refuses('teacher', 'makes a code', (over) => createEnrolment('teacher', over), field, values);
allow('teacher', 'makes a code for 500 uses', commit(createEnrolment('teacher', { uses: 500 })));
deny('teacher', 'makes a code that is there', commit(moved(made, path(newCode), path(codes.open))));

const ending = endEnrolment(codes.open);
deny('teacher', 'ends a code without its log entry', commit(without(ending('teacher'), 'audit/new-entry')));
for (const over of [
  { ended: false },
  { ended: 'true' },
  { uses: 31 },
  { used: 1 },
  { until: otherTime },
  { course: 'frontend' },
])
  deny('teacher', `changes a code: ${JSON.stringify(over)}`, commit(ending('teacher', over)));
deny(
  'teacher',
  'ends a code with the entry of a creation',
  commit(patch(ending('teacher'), 'audit/new-entry', { action: 'create' })),
);
deny(
  'admin',
  'opens an ended code again',
  commit({ kind: 'update', path: path(codes.ended), data: { ended: false } }),
);
for (const who of staff) deny(who, 'deletes a code', commit({ kind: 'delete', path: path(codes.open) }));

// ── Using ──
const use = enrol(codes.open)('bahar');
allow('bahar', 'uses a code', commit(use));
allow('bahar', 'uses a code whose last use it is', commit(enrol(codes.last)('bahar')));
allow('farid', 'uses another code', commit(enrol(codes.last)('farid')));
deny('elnur', 'uses a code with an e-mail that is not verified', commit(enrol(codes.open)('elnur')));
deny('ayla', 'uses a code with a token that does not say so', commit(enrol(codes.open)('ayla')));
allow(
  'renamed',
  'uses a code with a verified e-mail that the record does not have yet',
  commit(enrol(codes.frontend, 'frontend')('renamed')),
);
deny('bahar', 'uses a code that is used up', commit(enrol(codes.usedUp)('bahar')));
deny('bahar', 'uses a code that was ended', commit(enrol(codes.ended)('bahar')));
deny('bahar', 'uses a code behind its last day', commit(enrol(codes.expired)('bahar')));
deny('bahar', 'uses a code that nobody has made', commit(enrol(newCode)('bahar')));
deny('farid', 'uses a code twice', commit(enrol(codes.used)('farid')));
deny('bahar', 'opens another course than the code’s', commit(enrol(codes.open, 'frontend')('bahar')));
deny('bahar', 'uses a code for a course that is open', commit(use), {
  'users/bahar': record('bahar', { lessons: ['backend'] }),
});
deny(
  'bahar',
  'uses a code for a course that is open, and opens it a second time',
  commit(patch(use, 'users/bahar', { lessons: ['backend', 'backend'] })),
  { 'users/bahar': record('bahar', { lessons: ['backend'] }) },
);
deny('bahar', 'uses a code with 30 courses', commit(use), {
  'users/bahar': record('bahar', { lessons: Array.from({ length: 30 }, (_, n) => `c${n}`) }),
});
for (const { path: part } of use) {
  deny('bahar', `uses a code without ${part}`, commit(without(use, part)));
  deny('bahar', `${part} alone`, commit(operationAt(use, part)));
}
deny(
  'farid',
  'counts a use without using it',
  commit(operationAt(enrol(codes.open)('farid'), path(codes.open))),
);
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
  deny('bahar', `uses a code with ${what} changed`, commit(patch(use, place, { ...over })));
deny(
  'bahar',
  'uses a code, with the entry under another id',
  commit(patch(moved(use, logged(codes.open), 'audit/mine'), 'users/bahar', { audit: 'mine' })),
);
deny(
  'bahar',
  'uses a code, with the entry of another code',
  commit(
    patch(
      patch(moved(use, logged(codes.open), logged(codes.last)), logged(codes.last), {
        enrolment: codes.last,
      }),
      'users/bahar',
      { audit: `${codes.last}-bahar` },
    ),
  ),
);
deny(
  'teacher',
  'grants a course with a code in the entry',
  commit(patch(grant('ayla')('teacher'), 'audit/new-entry', { enrolment: codes.open })),
);
deny(
  'bahar',
  'uses a code again that a course was opened with before, by its old entry',
  commit(without(use, logged(codes.open))),
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
deny(
  'chief',
  'uses a code, with the entry of a grant',
  commit(
    patch(enrol(codes.open)('chief'), logged(codes.open, 'chief'), { action: 'grant', enrolment: undefined }),
  ),
);
deny('bahar', 'uses a code for somebody else', commit(moved(use, 'users/bahar', 'users/ayla')));
deny(
  'bahar',
  'writes an entry about a use alone',
  commit(
    entry('bahar', 'users', 'bahar', 'enrol', `${codes.open}-bahar`, {
      lesson: 'backend',
      enrolment: codes.open,
    }),
  ),
);
deny(
  'farid',
  'writes the entry of a use again',
  commit({
    kind: 'set',
    path: logged(codes.used, 'farid'),
    data: { ...stored(logged(codes.used, 'farid')), at: new Date() },
  }),
);
deny(
  'teacher',
  'grants a course as if by a code',
  commit(
    patch(moved(enrol(codes.open)('teacher'), 'users/teacher', 'users/ayla'), logged(codes.open, 'teacher'), {
      target: 'ayla',
    }),
  ),
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
allow('chief', 'uses a code', commit(enrol(codes.open)('chief')));
deny('chief', 'uses a code for two', commit(patch(forTwo, logged(codes.open, 'ayla'), { by: 'chief' })));
