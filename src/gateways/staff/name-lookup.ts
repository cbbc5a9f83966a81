import type { AuditEntry } from '#domain/panel/audit.ts';

/** A document that a log entry is about. */
export type DocumentRef = Pick<AuditEntry, 'collection' | 'target'>;

/** Names of documents, for staff. */
export interface NameLookup {
  /**
   * Titles of content and names of users, in the order of `refs`; '' for a document that neither exists nor is in the
   * trash. Reads each document once: one query for every 30 of a collection, and one for every 30 that do not exist.
   * @throws AppError
   */
  of(refs: readonly DocumentRef[]): Promise<string[]>;
}
