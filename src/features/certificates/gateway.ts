import { type Certificate, CertificateDocument, publicCertificate } from '#domain/school/certificate.ts';
import { limits } from '#domain/shared/limits.ts';
import { database } from './database.ts';
import { readOne, wellFormed } from './documents.ts';
import type { Query } from './operation.ts';

/** A student's certificates, newest first (LEARN-8). */
export const certificatesOf = (student: string): Query => ({
  collection: `users/${student}/certificates`,
  where: [],
  orderBy: ['issuedAt', 'desc'],
});

/** Certificates, for those who may see them (LEARN-8). Every method throws AppError. */
export const certificates = {
  /** Anyone who has its code. */
  one: (code: string): Promise<Certificate | null> => readOne(publicCertificate(code), CertificateDocument),

  /** The user's own, newest first, as many as one list has. */
  async own(uid: string): Promise<Certificate[]> {
    const found = await database().query(certificatesOf(uid), limits.page);
    return wellFormed(found, CertificateDocument);
  },
};
