import type { Asked, ContentOrder, ListPage } from '#domain/list.ts';
import type { Video, VideoText } from '#domain/video.ts';

/** Documents of the collection `videos`, for staff. Every method throws AppError. */
export interface StaffVideos {
  /** 21 documents at most, of which 20 are shown. */
  list(asked: Asked<ContentOrder>): Promise<ListPage<Video>>;
  /** One as it is now; `deleted-meanwhile`, `malformed`. */
  read(id: string): Promise<Video>;
  /**
   * Writes a new video under an id of its own, once: the same again, after an answer that was lost, changes it instead
   * (PANEL-4). A free one gets its line in the index: a shard is read for each 800 of them.
   */
  create(by: string, id: string, video: VideoText): Promise<void>;
  /** Saves over the version that was seen; `changed-meanwhile`, `deleted-meanwhile` (PANEL-13). */
  edit(by: string, seen: Video, video: VideoText): Promise<void>;
  /** Moves a video to the trash, as it is now; gone already is gone (PANEL-9). */
  remove(by: string, id: string): Promise<void>;
}
