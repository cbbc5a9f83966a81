import type { Video } from '#domain/videos/video.ts';

/** What documents of the collection `videos` say of a video's length. */
export interface DurationRecords {
  /**
   * Keeps in the document how long a video is, in seconds; for staff (VIDEO-3).
   * @returns the version that the document has now. @throws AppError; a code of `isRefusal` when it was changed meanwhile.
   */
  keep(uid: string, video: Pick<Video, 'id' | 'rev' | 'title'>, duration: number): Promise<number>;
}
