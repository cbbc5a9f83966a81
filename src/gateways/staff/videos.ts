import type { ContentOrder, ListPage, ListQuery } from '#domain/panel/list-query.ts';
import type { Video, VideoText, WholeVideo } from '#domain/videos/video.ts';
import type { Attempts } from './attempts.ts';

/** Documents of the collection `videos`, for staff. Every method throws AppError. */
export interface StaffVideos {
  /** Reads at most 21 documents, of which 20 are shown. */
  list(asked: ListQuery<ContentOrder>): Promise<ListPage<Video>>;
  /** The videos with this YouTube id; documents that can't be read are left out (VIDEO-12). */
  ofUrl(url: string): Promise<Video[]>;
  /** The current version of a video; `deleted-meanwhile`, `malformed`. */
  read(id: string): Promise<WholeVideo>;
  /** Adds the transcript to a video of the list: a document is read if it has one. */
  whole(video: Video): Promise<WholeVideo>;
  /**
   * Writes a new video once under the given id (PANEL-4). A free video gets its entry in the index: one shard is read
   * for every 800 of them. After a lost response it changes what an earlier attempt has written; `changed-meanwhile`
   * when the document with this id is not this form's.
   */
  create(by: string, id: string, video: VideoText, transcript: string, attempts: Attempts): Promise<void>;
  /**
   * Saves over the version that was read, or that an earlier attempt wrote; `changed-meanwhile`, `deleted-meanwhile`
   * (PANEL-13). A transcript that was not changed is not written.
   */
  edit(by: string, seen: WholeVideo, video: VideoText, transcript: string, attempts: Attempts): Promise<void>;
  /** Moves the current version of a video to the trash; a success if it is gone already (PANEL-9). */
  remove(by: string, id: string): Promise<void>;
}
