import { arrayUnion, deleteField, increment } from 'firebase/firestore/lite';
import { logged } from '#core/cloud/audit.ts';
import { commit } from '#core/cloud/commit.ts';
import { readOne } from '#core/cloud/documents.ts';
import { type Operation, update } from '#core/cloud/operation.ts';
import { type Enrolment, EnrolmentDocument } from './enrolment.ts';

/** The field of a record with the moment at which a grant ends (SCHOOL-2). */
export const endField = (course: string): string => `ends.${course}`;

/** The log entry of a use. Its id belongs to this user and code alone, so that a code can't be used twice. */
const enrolmentEntry = (uid: string, code: string): string => `${code}-${uid}`;

/** The own record, the count and the log (SCHOOL-1). A grant with a last day loses it (SCHOOL-2). */
export function enrol(uid: string, code: string, course: string): Operation[] {
  const write = (audit: string) => [
    update(`users/${uid}`, {
      lessons: arrayUnion(course),
      [endField(course)]: deleteField(),
      enrolment: code,
      audit,
    }),
    update(`enrolments/${code}`, { used: increment(1) }),
  ];
  const actor = { uid, entry: enrolmentEntry(uid, code) };
  return logged(actor, 'users', uid, 'enrol', write, { lesson: course, enrolment: code });
}

/** Codes that open a course, for the user who has one (SCHOOL-1). Every method throws AppError. */
export const enrolments = {
  one: (code: string): Promise<Enrolment | null> => readOne(`enrolments/${code}`, EnrolmentDocument),

  /** Opens the code's course for this user. Refused when the code does not hold, or when this user has used it. */
  use: async (uid: string, code: string, course: string): Promise<void> => commit(enrol(uid, code, course)),
};
