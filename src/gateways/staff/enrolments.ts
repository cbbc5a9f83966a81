import type { AuditEntry } from '#domain/panel/audit.ts';
import type { ListPage, ListQuery } from '#domain/panel/list-query.ts';
import type { Enrolment, EnrolmentOrder, NewEnrolment } from '#domain/school/enrolment.ts';

/** Codes that open a course, for staff; `by` is the uid of the user who acts (SCHOOL-1). Every method throws AppError. */
export interface StaffEnrolments {
  /** A search finds a whole code, or the codes of a course whose path begins with the text. */
  list(asked: ListQuery<EnrolmentOrder>): Promise<ListPage<Enrolment>>;
  one(code: string): Promise<Enrolment | null>;
  create(by: string, code: string, enrolment: NewEnrolment): Promise<void>;
  /** From now on nobody can use the code. */
  end(by: string, code: string): Promise<void>;
  /** The log entries of its uses, newest first. */
  uses(code: string): Promise<ListPage<AuditEntry>>;
}
