import type { ContentOrder, ListPage, ListQuery } from '#domain/panel/list-query.ts';
import type { Video, VideoText } from '#domain/videos/video.ts';
import type { Attempts } from './attempts.ts';

/** Documents of the collection `videos`, for staff. Every method throws AppError. */
export interface StaffVideos {
  /** 21 documents at most, of which 20 are shown. */
  list(asked: ListQuery<ContentOrder>): Promise<ListPage<Video>>;
  /** One as it is now; `deleted-meanwhile`, `malformed`. */
  read(id: string): Promise<Video>;
  /**
   * Writes a new video under an id of its own, once (PANEL-4). A free one gets its line in the index: a shard is read for
   * each 800 of them. After an answer that was lost it changes what an earlier attempt has written; `changed-meanwhile`
   * when the id's document is anybody else's.
   */
  create(by: string, id: string, video: VideoText, attempts: Attempts): Promise<void>;
  /**
   * Saves over the version that was seen, or that an earlier attempt has written; `changed-meanwhile`,
   * `deleted-meanwhile` (PANEL-13).
   */
  edit(by: string, seen: Video, video: VideoText, attempts: Attempts): Promise<void>;
  /** Moves a video to the trash, as it is now; gone already is gone (PANEL-9). */
  remove(by: string, id: string): Promise<void>;
}
