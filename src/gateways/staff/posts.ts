import type { Asked, ContentOrder, ListPage } from '#domain/list.ts';
import type { Actor } from '#domain/panel.ts';
import type { PostText, StaffPost } from '#domain/staff-post.ts';

/** Documents of the collection `blogs`, for staff. Every method throws AppError. */
export interface StaffPosts {
  /** 21 documents at most, of which 20 are shown. */
  list(asked: Asked<ContentOrder>): Promise<ListPage<StaffPost>>;
  /** The newest version, `null` when there is none (any more). `malformed` when it is no post. */
  byId(id: string): Promise<StaffPost | null>;
  /** Whether an address belongs to another post: one document. */
  isTaken(slug: string, id: string): Promise<boolean>;
  /** A new post under this id, signed by the actor (PANEL-3). Refused when its address is taken. */
  create(actor: Actor, id: string, text: PostText): Promise<void>;
  /** A post's new text. Refused when `rev` is not its newest version (PANEL-13). */
  edit(by: string, version: { id: string; rev: number }, text: PostText): Promise<void>;
  /** Moves a post to the trash, as it is now; gone already is gone (PANEL-9). */
  remove(by: string, id: string): Promise<void>;
}
