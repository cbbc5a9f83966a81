import * as v from 'valibot';
import { mapOf } from './schema-parts.ts';

/** Their deleted documents go to the trash (PANEL-9). */
export const trashedCollections = ['users', 'videos', 'blogs', 'codes'] as const;

export type TrashedCollection = (typeof trashedCollections)[number];

/** PANEL-14. */
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

/** `enrol` is of users, the others of staff (SCHOOL-1). */
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

/** Letters by the number of the question; `out` does not count (QUIZ-2). */
const Key = v.object({ right: mapOf(v.string()), out: v.array(v.string()) });

/** A document of `audit`: who did what, to what, when. */
export const AuditDocument = v.object({
  id: v.string(),
  collection: v.picklist(auditedCollections),
  target: v.string(),
  action: v.picklist(auditActions),
  /** A uid. */
  by: v.string(),
  at: v.date(),
  /** The content's title at the time; older entries lack it. */
  title: v.optional(v.string()),
  /** The course that was granted, revoked or opened with a code. */
  lesson: v.optional(v.string()),
  /** The grant's end (SCHOOL-2). */
  until: v.optional(v.date()),
  enrolment: v.optional(v.string()),
  /** The uid of a certificate's student (LEARN-8). */
  student: v.optional(v.string()),
  /** The order of the grant (PAY-3). */
  order: v.optional(v.string()),
  /** The key of an open quiz before and after its correction. */
  was: v.optional(Key),
  now: v.optional(Key),
});

export type AuditEntry = v.InferOutput<typeof AuditDocument>;

/** What a correction of a quiz has changed; `question` counts from 1, `null` does not count (QUIZ-2). */
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
