import * as v from 'valibot';
import { mapOf } from './schema-parts.ts';

/** Collections in which deleted documents go to the trash (PANEL-9). */
export const trashedCollections = ['users', 'videos', 'blogs', 'codes'] as const;

export type TrashedCollection = (typeof trashedCollections)[number];

/** Collections in which changes are logged (PANEL-14). */
const auditedCollections = [
  ...trashedCollections,
  'enrolments',
  'outlines',
  'certificates',
  'messages',
  'orders',
  'questions',
  'announcements',
  'works',
  'quizzes',
  'attempts',
  'drafts',
] as const;

export type AuditedCollection = (typeof auditedCollections)[number];

/** The logged actions: those of staff, and `enrol` of users (SCHOOL-1). */
const auditActions = [
  'create',
  'update',
  'delete',
  'restore',
  'purge',
  'grant',
  'renew',
  'revoke',
  'appoint',
  'dismiss',
  'end',
  'enrol',
  'refuse',
  'pay',
  'reopen',
  'answer',
  'hide',
  'show',
  'accept',
  'return',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** The key of a quiz: letters by the number of the question, and the questions that do not count (QUIZ-2). */
const Key = v.object({ right: mapOf(v.string()), out: v.array(v.string()) });

/** A document of the collection `audit`, with its id and its time as a date: who did what, to what, when. */
export const AuditDocument = v.object({
  id: v.string(),
  collection: v.picklist(auditedCollections),
  target: v.string(),
  action: v.picklist(auditActions),
  /** The uid of the user who did it. */
  by: v.string(),
  at: v.date(),
  /** The title that the content had at the time; absent in older entries and in those about users. */
  title: v.optional(v.string()),
  /** The course that was granted or revoked, or that a user has opened with a code. */
  lesson: v.optional(v.string()),
  /** When the grant ends that was given or changed (SCHOOL-2). */
  until: v.optional(v.date()),
  /** That code. */
  enrolment: v.optional(v.string()),
  /** The uid of the student of a certificate (LEARN-8). */
  student: v.optional(v.string()),
  /** The number of the order that the grant belongs to (PAY-3). */
  order: v.optional(v.string()),
  /** The key of an open quiz before and after its correction. */
  was: v.optional(Key),
  now: v.optional(Key),
});

export type AuditEntry = v.InferOutput<typeof AuditDocument>;

/**
 * What a correction of a quiz has changed (QUIZ-2).
 * @returns `question` counts from 1; `null` where a question does not count.
 */
export const keyChanges = ({
  was,
  now,
}: Pick<AuditEntry, 'was' | 'now'>): { question: number; was: string | null; now: string | null }[] => {
  const said = (key: v.InferOutput<typeof Key> | undefined, question: string) =>
    key?.out.includes(question) ? null : (key?.right[question] ?? '');
  return Object.keys(now?.right ?? {})
    .map((one) => ({ question: Number(one) + 1, was: said(was, one), now: said(now, one) }))
    .filter((one) => one.was !== one.now);
};
