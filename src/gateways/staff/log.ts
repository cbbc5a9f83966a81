import type { AuditEntry } from '#domain/panel/audit.ts';
import type { ListPage } from '#domain/panel/list-query.ts';

/** Who did what, for admins (PANEL-14). */
export interface Log {
  /** Newest first. @throws AppError */
  list(): Promise<ListPage<AuditEntry>>;
}
