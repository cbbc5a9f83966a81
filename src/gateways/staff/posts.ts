import type { ContentOrder, ListPage, ListQuery } from '#domain/panel/list-query.ts';
import type { PanelUser } from '#domain/panel/panel.ts';
import type { PostText, StaffPost } from '#domain/panel/post-form.ts';
import type { Attempts } from './attempts.ts';

/** Documents of the collection `blogs`, for staff. Every method throws AppError. */
export interface StaffPosts {
  /** 21 documents at most, of which 20 are shown. */
  list(asked: ListQuery<ContentOrder>): Promise<ListPage<StaffPost>>;
  /** One as it is now; `deleted-meanwhile`, `malformed`. */
  read(id: string): Promise<StaffPost>;
  /**
   * Writes a new post under an id of its own, once, signed by the actor; its address is made from the title (PANEL-3).
   * `firestore/already-exists` when another post has that address. After an answer that was lost it changes what an
   * earlier attempt has written; `changed-meanwhile` when the id's document is anybody else's.
   */
  create(actor: PanelUser, id: string, text: PostText, attempts: Attempts): Promise<void>;
  /**
   * Saves over the version that was seen, or that an earlier attempt has written; `changed-meanwhile`,
   * `deleted-meanwhile` (PANEL-13).
   */
  edit(by: string, seen: Pick<StaffPost, 'id' | 'rev'>, text: PostText, attempts: Attempts): Promise<void>;
  /** Moves a post to the trash, as it is now; gone already is gone (PANEL-9). */
  remove(by: string, id: string): Promise<void>;
}
