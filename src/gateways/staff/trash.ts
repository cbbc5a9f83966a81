import type { ListPage, ListQuery } from '#domain/panel/list-query.ts';
import type { Trashed, TrashOrder } from '#domain/panel/trash.ts';

/** What was deleted, of all four collections (PANEL-9). `by` is the uid of who does it. Every method throws AppError. */
export interface Trash {
  /**
   * By the asked order; a search finds whose title or name begins so, in the order of titles. The server can't look
   * inside titles, nor through one collection's at once.
   */
  list(asked: ListQuery<TrashOrder>): Promise<ListPage<Trashed>>;
  /**
   * Brings a document back as it was, a user without a role's key and by admins only.
   * @throws AppError; `firestore/not-found` when it isn't in the trash any more, `malformed` when its data no longer is
   * a document of its collection, `firestore/already-exists` when its id, its address, its username or its e-mail is
   * somebody else's now.
   */
  restore(by: string, id: string): Promise<void>;
  /** Deletes for good; admins only. A purged user can't sign up again. */
  purge(by: string, item: Pick<Trashed, 'collection' | 'target' | 'audit' | 'title'>): Promise<void>;
}
