import { database } from '#core/cloud/database.ts';
import { readOne, wellFormed } from '#core/cloud/documents.ts';
import type { Query } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
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

  async own(uid: string): Promise<Certificate[]> {
    const found = await database().query(certificatesOf(uid), limits.page);
    return wellFormed(found, CertificateDocument);
  },
};
