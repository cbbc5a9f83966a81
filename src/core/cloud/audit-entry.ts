import * as v from 'valibot';
import { mapOf } from './schema-parts.ts';

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
  'groups',
  'graduateReviews',
] as const;

export type AuditedCollection = (typeof auditedCollections)[number];

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
  'assign',
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
  'join',
  'quit',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** Letters by the number of the question; `out` does not count (QUIZ-2). */
const Key = v.object({ right: mapOf(v.string()), out: v.array(v.string()) });

export const AuditDocument = v.object({
  id: v.string(),
  collection: v.picklist(auditedCollections),
  target: v.string(),
  action: v.picklist(auditActions),
  by: v.string(), // a uid
  at: v.date(),
  title: v.optional(v.string()), // at that time; older entries lack it
  lesson: v.optional(v.string()), // granted, revoked or opened with a code
  until: v.optional(v.date()), // of the grant (SCHOOL-2)
  enrolment: v.optional(v.string()),
  student: v.optional(v.string()), // whose certificate it is (LEARN-8)
  order: v.optional(v.string()), // of the grant (PAY-3)
  was: v.optional(Key), // the key of an open quiz before and after its correction
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
