import type { Video } from '#domain/videos/video.ts';

/** A page of at most 50 videos, in the order in which they were added. */
export interface VideoPage {
  videos: Video[];
  /** Reads the next one; `null` when this was the last. */
  more: (() => Promise<VideoPage>) | null;
}

/**
 * Documents of the collection `videos`. What can't be read as a video is named on the console and left out, so that one
 * bad document hides no others. Every method throws AppError; a query for more than one may see is `permission-denied`.
 */
export interface Videos {
  /** Of a lesson, for any registered reader (VIDEO-5). */
  free(lesson: string): Promise<VideoPage>;
  /** Of a lesson, for readers who have this group among their lessons (VIDEO-6). */
  group(lesson: string, group: string): Promise<VideoPage>;
  /** Of a lesson, for a reader with these lessons, one at least (VIDEO-7). */
  paid(lesson: string, lessons: readonly string[]): Promise<VideoPage>;
  /** One of whatever lesson, `null` when there is none with this id, or none that may be seen. */
  one(id: string): Promise<Video | null>;
  /**
   * How many videos of a lesson those three would show a reader with these lessons, without reading them; `null` when
   * there are more than can be counted.
   */
  count(lesson: string, lessons: readonly string[]): Promise<number | null>;
}
