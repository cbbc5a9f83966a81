import type { AuditEntry } from '#domain/panel/audit.ts';

/** A document that something was done to. */
export type DocumentRef = Pick<AuditEntry, 'collection' | 'target'>;

/** What documents are called, for staff. */
export interface NameLookup {
  /**
   * Titles and people's names, in the order of `refs`; '' for what is neither there nor in the trash. Reads each document
   * once: a query for every 30 of a collection, and one for every 30 that are not there.
   * @throws AppError
   */
  of(refs: readonly DocumentRef[]): Promise<string[]>;
}
