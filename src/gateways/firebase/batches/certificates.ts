import type { Certificate, NewCertificate } from '#domain/school/certificate.ts';
import { serverTimestamp } from '../firestore/sentinels.ts';
import { type Actor, auditEntry, entryOf } from './audit.ts';
import { type Operation, set, update } from './operation.ts';

/** What everyone sees who has the address. */
export const publicCertificate = (code: string): string => `certificates/${code}`;

const copyOf = (student: string, code: string): string => `users/${student}/certificates/${code}`;

/** A certificate, its copy below the student's record, and the log entry (LEARN-8); staff only. */
export function issueCertificate(
  actor: Actor,
  code: string,
  student: string,
  { name, course, title }: NewCertificate,
): Operation[] {
  const audit = entryOf(actor);
  const data = { name, course, title, issuedAt: serverTimestamp(), audit };
  return [
    set(publicCertificate(code), data),
    set(copyOf(student, code), data),
    auditEntry(actor, audit, 'certificates', code, 'create', { title, student }),
  ];
}

/** From now on it does not hold, for good; staff only. */
export function revokeCertificate(
  actor: Actor,
  student: string,
  { id, title }: Pick<Certificate, 'id' | 'title'>,
): Operation[] {
  const audit = entryOf(actor);
  const data = { revokedAt: serverTimestamp(), audit };
  return [
    update(publicCertificate(id), data),
    update(copyOf(student, id), data),
    auditEntry(actor, audit, 'certificates', id, 'end', { title, student }),
  ];
}
