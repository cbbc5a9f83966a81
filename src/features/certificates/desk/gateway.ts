import { serverTimestamp } from 'firebase/firestore/lite';
import { type Actor, logged } from '#core/cloud/audit.ts';
import { commit } from '#core/cloud/commit.ts';
import { readPage } from '#core/cloud/documents.ts';
import { type Operation, type Query, set, update } from '#core/cloud/operation.ts';
import { tellUser } from '#features/bell/desk/gateway.ts';
import type { NewNotice } from '#features/bell/notice.ts';
import { courseRows } from '#panel/joined-rows-gateway.ts';
import type { ListPage } from '#panel/list-query.ts';
import { readRows } from '#panel/rows-gateway.ts';
import {
  type Certificate,
  CertificateDocument,
  type NewCertificate,
  publicCertificate,
} from '../certificate.ts';
import { certificates, certificatesOf } from '../gateway.ts';

const copyOf = (student: string, code: string): string => `users/${student}/certificates/${code}`;

/** A certificate, its copy below the student's record, and the log entry (LEARN-8); staff only. */
export function issueCertificate(
  actor: Actor,
  code: string,
  student: string,
  { name, course, title, results, hours }: NewCertificate,
): Operation[] {
  const data = {
    name,
    course,
    title,
    ...(results && { results }),
    ...(hours && { hours }),
    issuedAt: serverTimestamp(),
  };
  const write = (audit: string) => [
    set(publicCertificate(code), { ...data, audit }),
    set(copyOf(student, code), { ...data, audit }),
  ];
  return logged(actor, 'certificates', code, 'create', write, { title, student });
}

/** From now on it does not hold, for good; staff only. */
export function revokeCertificate(
  actor: Actor,
  student: string,
  { id, title }: Pick<Certificate, 'id' | 'title'>,
): Operation[] {
  const write = (audit: string) => {
    const data = { revokedAt: serverTimestamp(), audit };
    return [update(publicCertificate(id), data), update(copyOf(student, id), data)];
  };
  return logged(actor, 'certificates', id, 'end', write, { title, student });
}

export const certificatesForCourse = (student: string, course: string): Query => ({
  collection: `users/${student}/certificates`,
  where: [['course', '==', course]],
});

/** Certificates of students, for staff; `by` is the uid of the user who acts (LEARN-8). Every method throws AppError. */
export const staffCertificates = {
  list: (student: string, courses: readonly string[] | null): Promise<ListPage<Certificate>> =>
    courses
      ? courseRows({ courses }, (course) => certificatesForCourse(student, course), CertificateDocument)
      : readRows(certificatesOf(student), CertificateDocument),
  forCourse: (student: string, course: string): Promise<Certificate[]> =>
    readPage(certificatesForCourse(student, course), CertificateDocument),
  one: certificates.one,
  /** @param notice what the student reads in the bell, here and below (TELL-2). */
  issue: async (
    by: string,
    code: string,
    student: string,
    certificate: NewCertificate,
    notice: NewNotice,
  ): Promise<void> =>
    commit(await tellUser(issueCertificate({ uid: by }, code, student, certificate), student, notice)),
  revoke: async (by: string, student: string, certificate: Certificate, notice: NewNotice): Promise<void> =>
    commit(await tellUser(revokeCertificate({ uid: by }, student, certificate), student, notice)),
};
