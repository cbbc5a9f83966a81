import * as v from 'valibot';
import { isoDay } from '#domain/shared/dates.ts';
import { limits } from '#domain/shared/limits.ts';
import { positiveInteger } from '#domain/shared/schema-parts.ts';
import { certificateNumber } from './code.ts';

/** A document of the collection `certificates`, with its id and its times as dates (LEARN-8). */
export const CertificateDocument = v.object({
  id: v.string(),
  /** Name and surname of the student as they stood on the day. */
  name: v.pipe(v.string(), v.maxLength(limits.nameKey)),
  /** The path of the course, for its emblem. */
  course: v.string(),
  /** The title of the course on that day: a course may go. */
  title: v.pipe(v.string(), v.maxLength(limits.title)),
  /** How many hours the course had (LEARN-9). */
  hours: v.optional(positiveInteger),
  /** How the student did in the quizzes of the course, in words (QUIZ-1). */
  results: v.optional(v.pipe(v.string(), v.maxLength(limits.certificateResults))),
  issuedAt: v.date(),
  /** Since when it no longer holds; absent while it does. */
  revokedAt: v.optional(v.date()),
});
export type Certificate = v.InferOutput<typeof CertificateDocument>;

/** How a student did in a quiz of the course. */
export interface QuizResult {
  title: string;
  score: number;
  /** The number of questions. */
  of: number;
}

/** What staff say about a new certificate: the name is of the student's record. */
export type NewCertificate = Pick<Certificate, 'name' | 'course' | 'title' | 'results' | 'hours'>;

/** The certificate of the course that holds. */
export const holding = (certificates: readonly Certificate[], course: string): Certificate | undefined =>
  certificates.find((one) => one.course === course && one.revokedAt === undefined);

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
    certId: certificateNumber(id),
  };
  return `https://www.linkedin.com/profile/add?${new URLSearchParams(fields)}`;
}

/** The document that everyone sees who has the code. */
export const publicCertificate = (code: string): string => `certificates/${code}`;
