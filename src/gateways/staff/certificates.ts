import type { ListPage } from '#domain/panel/list-query.ts';
import type { Certificate, NewCertificate } from '#domain/school/certificate.ts';

/** Certificates of students, for staff; `by` is the uid of the user who acts (LEARN-8). Every method throws AppError. */
export interface StaffCertificates {
  list(student: string): Promise<ListPage<Certificate>>;
  /** All of one course. */
  forCourse(student: string, course: string): Promise<Certificate[]>;
  one(code: string): Promise<Certificate | null>;
  issue(by: string, code: string, student: string, certificate: NewCertificate): Promise<void>;
  revoke(by: string, student: string, certificate: Certificate): Promise<void>;
}
