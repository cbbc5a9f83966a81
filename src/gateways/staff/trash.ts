import type { ListPage, ListQuery } from '#domain/panel/list-query.ts';
import type { Trashed, TrashOrder } from '#domain/panel/trash.ts';

/**
 * The deleted documents of all four collections (PANEL-9). `by` is the uid of the user who acts. Every method throws
 * AppError.
 */
export interface Trash {
  /**
   * In the given order. A search finds titles and names that begin with the text, sorted by title. The server can't
   * search inside titles, nor in only one collection.
   */
  list(asked: ListQuery<TrashOrder>): Promise<ListPage<Trashed>>;
  /**
   * Restores a document as it was; a user without a role's key, and by admins only.
   * @throws AppError; `firestore/not-found` when it isn't in the trash any more, `malformed` when its data does not fit
   * the schema of its collection, `firestore/already-exists` when another document has its id, address, username or
   * e-mail now.
   */
  restore(by: string, id: string): Promise<void>;
  /** Deletes for good; admins only. A purged user can't sign up again. */
  purge(by: string, item: Pick<Trashed, 'collection' | 'target' | 'audit' | 'title'>): Promise<void>;
}
