import { CertificateDocument } from '#domain/school/certificate.ts';
import { AppError } from '#domain/shared/errors.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Certificates } from '../certificates.ts';
import { publicCertificate } from './batches/certificates.ts';
import { database } from './database.ts';
import { parsed } from './documents.ts';
import { certificatesOf } from './queries/certificates.ts';

export const certificates: Certificates = {
  async one(code) {
    const document = await database().get(publicCertificate(code));
    if (!document) return null;
    const result = parsed(document, CertificateDocument);
    if ('malformed' in result) throw new AppError('malformed', result.malformed);
    return result.item;
  },

  async own(uid) {
    const found = await database().query(certificatesOf(uid), limits.page);
    return found.flatMap((document) => {
      const result = parsed(document, CertificateDocument);
      return 'item' in result ? [result.item] : [];
    });
  },
};
