import { CertificateDocument } from '#domain/school/certificate.ts';
import { limits } from '#domain/shared/limits.ts';
import type { StaffCertificates } from '../../staff/certificates.ts';
import { issueCertificate, revokeCertificate } from '../batches/certificates.ts';
import { certificates } from '../certificates.ts';
import { commit } from '../commit.ts';
import { database } from '../database.ts';
import { parsed } from '../documents.ts';
import { certificatesForCourse, certificatesOf } from '../queries/certificates.ts';
import { readRows } from './read-rows.ts';

export const staffCertificates: StaffCertificates = {
  list: (student) => readRows(certificatesOf(student), CertificateDocument),
  async forCourse(student, course) {
    const found = await database().query(certificatesForCourse(student, course), limits.page);
    return found.flatMap((document) => {
      const result = parsed(document, CertificateDocument);
      return 'item' in result ? [result.item] : [];
    });
  },
  one: certificates.one,
  issue: async (by, code, student, certificate) =>
    commit(issueCertificate({ uid: by }, code, student, certificate)),
  revoke: async (by, student, certificate) => commit(revokeCertificate({ uid: by }, student, certificate)),
};
