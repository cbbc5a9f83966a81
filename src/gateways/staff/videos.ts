import type { Asked, ContentOrder, ListPage } from '#domain/list.ts';
import type { Video } from '#domain/video.ts';

/** Documents of the collection `videos`, for staff. Every method throws AppError. */
export interface StaffVideos {
  /** 21 documents at most, of which 20 are shown. */
  list(asked: Asked<ContentOrder>): Promise<ListPage<Video>>;
  /** Moves a video to the trash, as it is now; gone already is gone (PANEL-9). */
  remove(by: string, id: string): Promise<void>;
}
