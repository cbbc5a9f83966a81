import { deleteField } from 'firebase/firestore/lite';
import { type Fields, type Operation, update } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import { operationAt, patch, without } from '../support/attack.ts';
import { coming, enrol, entry, grant, grantUntil, renew, revoke } from '../support/batches.ts';
import { chapter, commit } from '../support/chapter.ts';
import { type Documents, keys, long, otherTime, past, record } from '../support/documents.ts';
import { staff } from '../support/people.ts';
import { codes } from '../support/world.ts';

/** Last days of grants. */
export const grants = chapter('[SCHOOL-2] users: last days of grants');
const { allow, deny, refuses, writes } = grants;
const teacher = grants.committer('teacher');
const bahar = grants.committer('bahar');

/** `ayla` with the course frontend until `end`, and with these grants besides. */
const having = (end: unknown, ends: Fields = {}, ...lessons: string[]): Documents => ({
  'users/ayla': record('ayla', {
    lessons: ['frontend', ...lessons],
    ends: { frontend: end, ...ends },
    verified: true,
  }),
});
const logged = 'audit/new-entry';
const granting = (over: Fields = {}) => grantUntil('ayla')('teacher', over);
const renewing = (over: Fields = {}) => renew()('ayla')('teacher', over);

// ── Granting with a last day ──
writes('grants a lesson until a day', staff, grantUntil('ayla'));
teacher.mayNot("grants a colleague's lesson until a day", grantUntil('colleague')('teacher'));
/** The same end in the record and in the entry, as a page would send them. */
const both = (batch: Operation[], lesson: string, end: unknown, isLogged = true) =>
  commit(
    patch(patch(batch, 'users/ayla', { [`ends.${lesson}`]: end }), logged, {
      until: isLogged ? end : undefined,
    }),
  );
for (const end of [past, '2099', 4102444800000, null, true, {}]) {
  deny('teacher', `grants until ${JSON.stringify(end)}`, both(granting(), 'backend', end));
  deny('teacher', `gives a grant the end ${JSON.stringify(end)}`, both(renewing(), 'frontend', end));
}
deny('teacher', 'grants with nothing as an end', both(granting(), 'backend', null, false));
deny('teacher', 'gives a grant nothing as an end', both(renewing(), 'frontend', null, false));
for (const until of [otherTime, '2099', null, undefined])
  teacher.mayNot(
    `grants until a day, with ${JSON.stringify(until)} in the entry`,
    patch(granting(), logged, { until }),
  );
for (const lesson of ['', long(limits.coursePath + 1), 5])
  teacher.mayNot(
    `grants the lesson ${JSON.stringify(lesson).slice(0, 20)}, as the entry says`,
    patch(patch(grant('ayla')('teacher'), 'users/ayla', { lessons: ['frontend', lesson] }), logged, {
      lesson,
    }),
  );
teacher.mayNot(
  'grants without end, with one in the entry',
  patch(grant('ayla')('teacher'), logged, { until: coming }),
);
teacher.mayNot(
  'grants without end, with nothing as one in the entry',
  patch(grant('ayla')('teacher'), logged, { until: null }),
);
teacher.mayNot('grants and ends another grant', granting({ 'ends.frontend': coming }));
teacher.mayNot('grants and gives another grant its end', granting({ 'ends.css': coming }));
teacher.mayNot('gives ends that are no map', granting({ 'ends.backend': undefined, ends: 'x' }));
teacher.mayNot(
  'grants and removes the end of another grant',
  granting({ 'ends.frontend': deleteField() }),
  having(coming),
);
teacher.may('grants beside a grant that ends', granting(), having(past));
teacher.mayNot(
  'grants a lesson a second time',
  patch(grant('ayla')('teacher'), 'users/ayla', { lessons: ['frontend', 'backend', 'backend'] }),
  { 'users/ayla': record('ayla', { lessons: ['frontend', 'backend'] }) },
);
for (const action of ['renew', 'revoke', 'update', 'enrol'])
  teacher.mayNot(`grants with the entry of: ${action}`, patch(grant('ayla')('teacher'), logged, { action }));
const full = Array.from({ length: limits.lessons }, (_, n) => `l${n}`);
teacher.mayNot('grants a 31st lesson until a day', granting(), {
  'users/ayla': record('ayla', { lessons: full }),
});

for (const verified of [undefined, false, 'yes']) {
  const unverified = { 'users/ayla': record('ayla', { lessons: ['frontend'], verified }) };
  if (verified === undefined) delete unverified['users/ayla'].verified;
  for (const batch of [grant, grantUntil])
    teacher.mayNot(
      `grants a lesson to whose e-mail is not verified, ${batch === grant ? 'for ever' : 'until a day'}, ${verified}`,
      batch('ayla')('teacher'),
      unverified,
    );
  teacher.may(`gives another last day to whose e-mail is not verified, ${verified}`, renewing(), unverified);
}

// ── Another last day, or none ──
writes('gives a grant a last day', staff, renew()('ayla'));
writes(
  'gives a grant another last day',
  staff,
  renew(new Date(coming.getTime() + 1))('ayla'),
  having(coming),
);
writes('gives a grant that is over another last day', staff, renew()('ayla'), having(past));
writes('takes the last day away', staff, renew(null)('ayla'), having(past));
allow('admin', "gives a teacher's grant a last day", commit(renew()('teacher')('admin')), {
  'users/teacher': record('teacher', { userKey: keys.teacherKey, lessons: ['frontend'] }),
});
teacher.mayNot("gives a colleague's grant a last day", renew()('colleague')('teacher'), {
  'users/colleague': record('colleague', { userKey: keys.teacherKey, lessons: ['frontend'] }),
});
teacher.mayNot('gives a last day without a grant', renew()('bahar')('teacher'));
teacher.mayNot('gives the last day that is there', renewing(), having(coming));
teacher.mayNot('takes a last day away that is not there', renew(null)('ayla')('teacher'));
refuses('teacher', 'renews', renewing, 'ends.backend', [coming]);
refuses('teacher', 'renews', renewing, 'name', ['X']);
refuses('teacher', 'renews', renewing, 'lessons', [['frontend', 'backend'], [], ['backend']]);
teacher.mayNot(
  'renews the grant of one lesson with the entry of another',
  patch(renewing(), logged, { lesson: 'backend' }),
  having(past, {}, 'backend'),
);
for (const action of ['grant', 'revoke', 'update', 'enrol'])
  teacher.mayNot(`renews with the entry of: ${action}`, patch(renewing(), logged, { action }));
for (const until of [otherTime, null, undefined])
  teacher.mayNot(`renews with ${JSON.stringify(until)} in the entry`, patch(renewing(), logged, { until }));
teacher.mayNot('renews without an entry', without(renewing(), logged));
teacher.mayNot('an entry of a renewal alone', operationAt(renewing(), logged));
teacher.mayNot('a renewal without a lesson', patch(renewing(), logged, { lesson: undefined }));

// ── The end goes with the grant ──
teacher.mayNot('revokes a lesson that the user does not have', revoke('bahar')('teacher'));
for (const action of ['grant', 'renew', 'update', 'enrol'])
  teacher.mayNot(
    `revokes with the entry of: ${action}`,
    patch(revoke('ayla')('teacher'), logged, { action }),
  );
writes('revokes a lesson with its last day', staff, revoke('ayla'), having(past));
teacher.mayNot(
  'revokes a lesson and leaves its last day',
  revoke('ayla')('teacher', { 'ends.frontend': coming }),
  having(coming),
);
teacher.mayNot(
  "revokes a lesson and another's last day",
  revoke('ayla')('teacher', { 'ends.backend': deleteField() }),
  having(past, { backend: coming }, 'backend'),
);
teacher.mayNot(
  'revokes with a last day in the entry',
  patch(revoke('ayla')('teacher'), logged, { until: coming }),
);
teacher.mayNot(
  'assigns nothing but an entry with a last day',
  patch(entry('teacher', 'blogs', 'one', 'update'), logged, { until: coming, title: 'Yazı' }),
);

// ── Owners ──
for (const end of [coming, deleteField()]) {
  const what = end === coming ? 'a later last day' : 'no last day any more';
  deny(
    'ayla',
    `gives the own grant ${what}`,
    commit(update('users/ayla', { 'ends.frontend': end })),
    having(past),
  );
  deny(
    'ayla',
    `gives the own grant ${what}, with an entry`,
    commit(renew(end === coming ? coming : null)('ayla')('ayla')),
    having(past),
  );
}

// ── Codes renew a grant with a last day: it lasts for ever ──
const given = (end: Date, ...others: string[]): Documents => ({
  'users/bahar': record('bahar', { lessons: [...others, 'backend'], ends: { backend: end } }),
});
const use = enrol(codes.open)('bahar');
bahar.may('uses a code for a course whose grant is over', use, given(past));
bahar.may('uses a code for a course with a last day to come', use, given(coming, ...full.slice(1)));
bahar.mayNot(
  'uses a code and keeps a last day',
  patch(use, 'users/bahar', { 'ends.backend': coming }),
  given(past),
);
bahar.mayNot(
  'uses a code for a course that has a last day, and opens another one',
  patch(use, 'users/bahar', { lessons: ['backend', 'css'] }),
  given(past),
);
bahar.mayNot(
  "uses a code and takes another grant's last day away",
  patch(use, 'users/bahar', { 'ends.css': deleteField() }),
  { 'users/bahar': record('bahar', { lessons: ['css', 'backend'], ends: { backend: past, css: past } }) },
);
bahar.mayNot('renews another course than the code’s', enrol(codes.open, 'css')('bahar'), {
  'users/bahar': record('bahar', { lessons: ['css', 'backend'], ends: { backend: past, css: past } }),
});
bahar.mayNot(
  'uses a code and gives the new grant a last day',
  patch(use, 'users/bahar', { 'ends.backend': coming }),
);
bahar.mayNot(
  'uses a code with a last day in the entry',
  patch(use, `audit/${codes.open}-bahar`, { until: coming }),
);
bahar.mayNot(
  'uses a code behind its last day for a grant that is over',
  enrol(codes.expired)('bahar'),
  given(past),
);
