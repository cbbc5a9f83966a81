import { limit } from 'firebase/firestore/lite';
import type { Operation } from '#core/cloud/operation.ts';
import { remove, update } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import { certificateLimits } from '#features/certificates/limits.ts';
import { eraseOwn } from '#registry/own-data.ts';
import { moved, operationAt, patch, without } from '../support/attack.ts';
import { entry, grant, issue, newCode, revokeCertificate } from '../support/batches.ts';
import { chapter, commit, get, list } from '../support/chapter.ts';
import { certificate, long, otherTime, past, record } from '../support/documents.ts';
import { everyone, staff } from '../support/people.ts';
import { certificateCodes as codes } from '../support/world.ts';

/** Certificates of students. */
export const certificates = chapter('[LEARN-8] certificates');
const { deny, each, reads, writes } = certificates;
const teacher = certificates.committer('teacher');
const bahar = certificates.committer('bahar');
const ayla = certificates.committer('ayla');

const open = (code: string) => `certificates/${code}`;
const copy = (code: string, student = 'ayla') => `users/${student}/certificates/${code}`;

// ── Reading ──
reads(open(codes.held), everyone);
for (const who of ['guest', 'ayla', 'teacher', 'admin'] as const)
  deny(who, 'lists certificates', list('certificates', limit(1)));
const listed = `users/ayla/certificates`;
each([...staff, 'ayla'], 'lists certificates of a student', () => list(listed, limit(limits.page)));
deny('teacher', 'lists 51 certificates of a student', list(listed, limit(limits.page + 1)));
deny('teacher', 'lists certificates of a student, no limit', list(listed));
each([...staff, 'ayla'], 'gets a copy', () => get(copy(codes.held)));

// ── Issuing ──
writes('issues a certificate', staff, (who) => issue(who));
const issued = issue('teacher');
for (const { path } of issued) {
  teacher.mayNot(`issues a certificate without ${path}`, without(issued, path));
  teacher.mayNot(`writes ${path} alone`, operationAt(issued, path));
}
for (const code of [newCode.slice(1), `${newCode}Z`, newCode.replace('Z', 'I'), newCode.toLowerCase()])
  teacher.mayNot(`issues a certificate ${code}`, issue('teacher', {}, code));
const wrong: Record<string, unknown[]> = {
  name: ['Ad', 'Ad bahar', '', undefined],
  course: ['3d', '', 1, undefined],
  title: ['', long(201), 5, undefined],
  hours: [0, 2001, 1.5, '10'],
  other: ['x'],
  results: ['', long(161), 5, 'bir\niki'],
  issuedAt: [otherTime, undefined],
  revokedAt: [otherTime],
  audit: ['old', undefined],
  student: ['ayla'],
};
for (const [field, values] of Object.entries(wrong)) {
  for (const value of values)
    teacher.mayNot(
      `issues a certificate, ${field} = ${String(value).slice(0, 20)}`,
      issue('teacher', { [field]: value }),
    );
}
teacher.may('issues a certificate with a title of 200 letters', issue('teacher', { title: long(200) }));
teacher.may('issues a certificate with the results of quizzes', issue('teacher', { results: long(160) }));
teacher.may('issues a certificate with hours', issue('teacher', { hours: 2000 }));
teacher.may('issues a certificate for a course that has only an outline', issue('teacher'), {
  'config/courses': { paths: [] },
});
teacher.mayNot('issues a certificate to nobody', issue('teacher'), { 'users/ayla': null });
teacher.mayNot('issues a certificate with another name than the record’s', issue('teacher'), {
  'users/ayla': record('ayla', { name: 'Başqa' }),
});
teacher.mayNot('writes over a certificate', issue('teacher', {}, codes.held));
const parts: [string, string, object][] = [
  ['another copy', copy(newCode), { title: 'x' }],
  ['a log about another student', 'audit/new-entry', { student: 'bahar' }],
  ['a log without student', 'audit/new-entry', { student: undefined }],
  ['a log without title', 'audit/new-entry', { title: undefined }],
  ['a log of a revocation', 'audit/new-entry', { action: 'end' }],
  ['a log by another', 'audit/new-entry', { by: 'admin' }],
];
for (const [what, path, over] of parts)
  teacher.mayNot(`issues a certificate with ${what}`, patch(issued, path, { ...over }));
teacher.mayNot('puts the copy below another record', moved(issued, copy(newCode), copy(newCode, 'bahar')));

// Whoever reads a certificate must not be able to make it one's own.
const stolen: Operation = {
  kind: 'set',
  path: copy(codes.held, 'bahar'),
  data: {
    name: 'Ad ayla',
    course: 'frontend',
    title: 'Frontend',
    issuedAt: new Date('2026-01-01'),
    audit: 'cert-entry',
  },
};
bahar.mayNot('takes a copy of the certificate of another', stolen);
teacher.mayNot('takes a copy of the certificate of another', {
  ...stolen,
  path: copy(codes.held, 'teacher'),
});
ayla.mayNot('writes the own certificate', issue('ayla'));

teacher.mayNot('adds a copy of no certificate', [
  issued,
  { ...operationAt(issued, copy(newCode)), path: copy(newCode.replace('Z', 'Y')) },
]);
teacher.mayNot('adds a copy below another record', [
  issued,
  { ...operationAt(issued, copy(newCode)), path: copy(newCode, 'bahar') },
]);
const issuedBefore = {
  'audit/cert-entry': {
    collection: 'certificates',
    target: codes.held,
    student: 'ayla',
    action: 'create',
    by: 'teacher',
    at: past,
  },
};
bahar.mayNot('takes a copy, with the entry of the certificate there', stolen, issuedBefore);
for (const who of everyone)
  deny(
    who,
    'writes a copy and changes nothing',
    commit(update(copy(codes.held), { title: 'Frontend' })),
    issuedBefore,
  );

// ── Revoking ──
writes('revokes a certificate', staff, revokeCertificate(codes.held));
const revoked = revokeCertificate(codes.held)('teacher');
for (const { path } of revoked) {
  teacher.mayNot(`revokes a certificate without ${path}`, without(revoked, path));
  teacher.mayNot(`revokes with ${path} alone`, operationAt(revoked, path));
}
teacher.mayNot('revokes a certificate twice', revokeCertificate(codes.revoked)('teacher'));
for (const over of [
  { name: 'Başqa' },
  { title: 'x' },
  { course: 'backend' },
  { issuedAt: otherTime },
  { revokedAt: otherTime },
])
  teacher.mayNot(
    `revokes and changes ${JSON.stringify(over)}`,
    revokeCertificate(codes.held)('teacher', over),
  );
teacher.mayNot(
  'revokes a certificate with the entry of an issue',
  patch(revoked, 'audit/new-entry', { action: 'create' }),
);
teacher.mayNot(
  'revokes a certificate as that of another student',
  patch(moved(revoked, copy(codes.held), copy(codes.held, 'bahar')), 'audit/new-entry', {
    student: 'bahar',
  }),
);
const { data } = stolen as Extract<Operation, { kind: 'set' }>;
const whole = revoked.map(
  (operation): Operation =>
    operation.path === copy(codes.held)
      ? {
          kind: 'set',
          path: copy(codes.held, 'bahar'),
          data: { ...data, ...('data' in operation ? operation.data : {}) },
        }
      : operation,
);
teacher.mayNot(
  'revokes a certificate and gives it to another student',
  patch(whole, 'audit/new-entry', { student: 'bahar' }),
);
deny('admin', 'takes a revocation back', commit(update(open(codes.revoked), { revokedAt: null })));
ayla.mayNot('revokes the own certificate', revokeCertificate(codes.held)('ayla'));

// ── Deleting: its owner alone, both documents ──
const erased = eraseOwn('ayla', 'certificates', codes.held);
ayla.may('deletes the own certificate', erased);
ayla.may('deletes a revoked one', eraseOwn('ayla', 'certificates', codes.revoked));
ayla.may('deletes the own certificate without a record', erased, { 'users/ayla': null });
for (const who of ['guest', 'bahar', 'teacher', 'admin'] as const) {
  deny(who, 'deletes a certificate of another', commit(erased));
  deny(who, 'deletes what everyone sees', commit(remove(open(codes.held))));
}
const held = (n: number) => Array.from({ length: n }, (_, at) => String(at).padStart(26, '0'));
const many = (n: number) =>
  Object.fromEntries(
    held(n).flatMap((code) => [open(code), copy(code)].map((path) => [path, certificate()])),
  );
const erasing = (n: number) => held(n).map((code) => eraseOwn('ayla', 'certificates', code));
ayla.may(`deletes ${certificateLimits.atOnce} at once`, erasing(certificateLimits.atOnce), many(21));
// So many look-ups has a commit.
ayla.mayNot('deletes 21 at once', erasing(21), many(21));
for (const { path } of erased) ayla.mayNot(`deletes only ${path}`, remove(path));
bahar.mayNot('deletes the copy of another whose certificate is gone', remove(copy(codes.held)), {
  [open(codes.held)]: null,
});
teacher.mayNot(
  'logs a certificate that is not there',
  entry('teacher', 'certificates', newCode, 'create', 'new-entry', { title: 'x', student: 'ayla' }),
);
teacher.mayNot(
  'names a student in the entry of a grant',
  patch(grant('ayla')('teacher'), 'audit/new-entry', { student: 'ayla' }),
);
