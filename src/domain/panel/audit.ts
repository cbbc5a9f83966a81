import * as z from 'zod/mini';

/** Collections whose changes by staff are logged and whose documents go through the trash (PANEL-14). */
export const auditedCollections = ['users', 'videos', 'blogs', 'codes'] as const;

export type AuditedCollection = (typeof auditedCollections)[number];

/** What staff can do to a document of those collections. */
const auditActions = [
  'create',
  'update',
  'delete',
  'restore',
  'purge',
  'grant',
  'revoke',
  'appoint',
  'dismiss',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** A document of the collection `audit`, with its id and its time as a date: who did what, to what, when. */
export const AuditDocument = z.object({
  id: z.string(),
  collection: z.enum(auditedCollections),
  target: z.string(),
  action: z.enum(auditActions),
  /** The uid of who did it. */
  by: z.string(),
  at: z.date(),
  /** What content was called at the time; entries from before this was kept have none, and people never have. */
  title: z.optional(z.string()),
  /** The lesson that was granted or revoked. */
  lesson: z.optional(z.string()),
});

export type AuditEntry = z.infer<typeof AuditDocument>;
