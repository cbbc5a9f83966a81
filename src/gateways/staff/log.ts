import type { AuditEntry } from '#domain/panel/audit.ts';
import type { ListPage } from '#domain/panel/list-query.ts';

/** The log, for admins (PANEL-14). */
export interface Log {
  /** Newest first. @throws AppError */
  list(): Promise<ListPage<AuditEntry>>;
}
