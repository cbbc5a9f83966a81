// Apart from the schema of certificates, which their page loads with Firestore.
import { isoDay } from '#core/time/dates.ts';
import { shownCode } from '#features/enrolments/code.ts';
import type { Certificate } from './certificate.ts';

/** LinkedIn's form for a certificate, filled in (LEARN-9). @param organization the school. @param address that of the certificate. */
export function linkedInAddress(
  { id, title, issuedAt }: Certificate,
  organization: string,
  address: string,
): string {
  const [year = '', month = ''] = isoDay(issuedAt).split('-');
  const fields = {
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: organization,
    issueYear: year,
    issueMonth: String(Number(month)),
    certUrl: address,
    certId: shownCode(id),
  };
  return `https://www.linkedin.com/profile/add?${new URLSearchParams(fields)}`;
}
