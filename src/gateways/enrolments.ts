import type { Enrolment } from '#domain/school/enrolment.ts';

/** Codes that open a course, for the user who has one (SCHOOL-1). Every method throws AppError. */
export interface Enrolments {
  /** `null` when nobody has made this code. */
  one(code: string): Promise<Enrolment | null>;
  /** Opens the code's course for this user. Refused when the code does not hold, or when this user has used it. */
  use(uid: string, code: string, course: string): Promise<void>;
}
