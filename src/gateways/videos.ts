import type { Video } from '#domain/videos/video.ts';

/** A page of at most 50 videos, in the order in which they were added. */
export interface VideoPage {
  videos: Video[];
  /** Reads the next page; `null` when this is the last. */
  more: (() => Promise<VideoPage>) | null;
}

/**
 * Documents of the collection `videos`. A malformed document is logged and left out, so that it does not hide the
 * others. Every method throws AppError; a query for videos that the reader may not see is `permission-denied`.
 */
export interface Videos {
  /** The free videos of a lesson, for any user (VIDEO-5). */
  free(lesson: string): Promise<VideoPage>;
  /** A group's videos of a lesson, for readers who have this group among their lessons (VIDEO-6, VIDEO-7). */
  group(lesson: string, group: string): Promise<VideoPage>;
  /** One video of any lesson, `null` when there is no such id, or the reader may not see it. */
  one(id: string): Promise<Video | null>;
  /**
   * How many videos of a lesson the methods above would return for a reader with these lessons, without reading them;
   * `null` when there are too many to count.
   */
  count(lesson: string, lessons: readonly string[]): Promise<number | null>;
}
