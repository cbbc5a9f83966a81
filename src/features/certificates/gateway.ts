import { readOne, readPage } from '#core/cloud/documents.ts';
import type { Query } from '#core/cloud/operation.ts';
import { type Certificate, CertificateDocument, publicCertificate } from './certificate.ts';

/** A student's certificates, newest first (LEARN-8). */
export const certificatesOf = (student: string): Query => ({
  collection: `users/${student}/certificates`,
  where: [],
  orderBy: ['issuedAt', 'desc'],
});

/** Certificates, for those who may see them (LEARN-8). Every method throws AppError. */
export const certificates = {
  one: (code: string): Promise<Certificate | null> => readOne(publicCertificate(code), CertificateDocument),
  own: (uid: string): Promise<Certificate[]> => readPage(certificatesOf(uid), CertificateDocument),
};
