import * as v from 'valibot';
import { positiveInteger } from '#core/cloud/schema-parts.ts';
import { limits } from '#core/words/limits.ts';
import { certificateLimits } from './limits.ts';

/** A document of the collection `certificates`, with its id and its times as dates (LEARN-8). */
export const CertificateDocument = v.object({
  id: v.string(),
  /** Name and surname of the student as they stood on the day. */
  name: v.pipe(v.string(), v.maxLength(limits.nameKey)),
  course: v.string(),
  title: v.pipe(v.string(), v.maxLength(limits.title)),
  hours: v.optional(positiveInteger), // how many hours the course had (LEARN-9)
  /** How the student did in the quizzes of the course, in words (QUIZ-1). */
  results: v.optional(v.pipe(v.string(), v.maxLength(certificateLimits.results))),
  issuedAt: v.date(),
  revokedAt: v.optional(v.date()), // since when it no longer holds; absent while it does
});
export type Certificate = v.InferOutput<typeof CertificateDocument>;

export interface QuizResult {
  title: string;
  score: number;
  of: number; // the number of questions
}

/** What staff say about a new certificate: the name is of the student's record. */
export type NewCertificate = Pick<Certificate, 'name' | 'course' | 'title' | 'results' | 'hours'>;

/** The certificate of the course that holds. */
export const holding = (certificates: readonly Certificate[], course: string): Certificate | undefined =>
  certificates.find((one) => one.course === course && one.revokedAt === undefined);

export const publicCertificate = (code: string): string => `certificates/${code}`;
