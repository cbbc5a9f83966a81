import type { NewEnrolment } from '#domain/school/enrolment.ts';
import { arrayUnion, deleteField, increment, serverTimestamp } from '../firestore/sentinels.ts';
import { type Actor, auditEntry, entryOf } from './audit.ts';
import { type Operation, set, update } from './operation.ts';
import { endField } from './people.ts';

/** A new code for a course (SCHOOL-1); staff only. */
export function createEnrolment(
  actor: Actor,
  code: string,
  { course, until, uses }: NewEnrolment,
): Operation[] {
  const audit = entryOf(actor);
  const data = { course, until, uses, used: 0, ended: false, createdAt: serverTimestamp(), audit };
  return [set(`enrolments/${code}`, data), auditEntry(actor, audit, 'enrolments', code, 'create')];
}

/** From now on nobody can use the code (SCHOOL-1). Who has used it keeps the course; staff only. */
export function endEnrolment(actor: Actor, code: string): Operation[] {
  const audit = entryOf(actor);
  return [
    update(`enrolments/${code}`, { ended: true, audit }),
    auditEntry(actor, audit, 'enrolments', code, 'end'),
  ];
}

/** The log entry of a use. Its id belongs to this user and code alone, so that a code can't be used twice. */
const enrolmentEntry = (uid: string, code: string): string => `${code}-${uid}`;

/**
 * A user opens a course with a code (SCHOOL-1): the own record, the count and the log. A grant with a last day loses it
 * (SCHOOL-2).
 */
export function enrol(uid: string, code: string, course: string): Operation[] {
  const audit = enrolmentEntry(uid, code);
  return [
    update(`users/${uid}`, {
      lessons: arrayUnion(course),
      [endField(course)]: deleteField(),
      enrolment: code,
      audit,
    }),
    update(`enrolments/${code}`, { used: increment(1) }),
    auditEntry({ uid }, audit, 'users', uid, 'enrol', { lesson: course, enrolment: code }),
  ];
}
