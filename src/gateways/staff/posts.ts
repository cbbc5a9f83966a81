import type { ContentOrder, ListPage, ListQuery } from '#domain/panel/list-query.ts';
import type { PanelUser } from '#domain/panel/panel.ts';
import type { Planning } from '#domain/panel/planning.ts';
import type { PostText, StaffPost } from '#domain/panel/post-form.ts';
import type { Attempts } from './attempts.ts';

/** Documents of the collection `blogs`, for staff. Every method throws AppError. */
export interface StaffPosts {
  /** Reads at most 21 documents, of which 20 are shown. @param now the server's time, after which something is planned. */
  list(asked: ListQuery<ContentOrder>, now: Date): Promise<ListPage<StaffPost>>;
  /** The current version of a post; `deleted-meanwhile`, `malformed`. */
  read(id: string): Promise<StaffPost>;
  /**
   * Writes a new post once under the given id, with the actor as its author; its address is made from the title
   * (PANEL-3). `firestore/already-exists` when another post has that address. After a lost response it changes what an
   * earlier attempt has written; `changed-meanwhile` when the document with this id is not this form's.
   */
  create(actor: PanelUser, id: string, text: PostText, planning: Planning, attempts: Attempts): Promise<void>;
  /**
   * Saves over the version that was read, or that an earlier attempt wrote; `changed-meanwhile`, `deleted-meanwhile`
   * (PANEL-13). What is published keeps its time; a plan for another time is `changed-meanwhile` (SCHOOL-5).
   */
  edit(
    by: string,
    seen: Pick<StaffPost, 'id' | 'rev' | 'time'>,
    text: PostText,
    planning: Planning,
    attempts: Attempts,
  ): Promise<void>;
  /** Moves the current version of a post to the trash; a success if it is gone already (PANEL-9). */
  remove(by: string, id: string): Promise<void>;
}
