import type { AuditEntry } from '#domain/audit.ts';
import type { ListPage } from '#domain/list.ts';

/** Who did what, for admins (PANEL-14). */
export interface Log {
  /** Newest first. @throws AppError */
  list(): Promise<ListPage<AuditEntry>>;
}
