import type { FreeVideo } from '#domain/videos/free-videos.ts';

/** The index of free videos, for registered readers. */
export interface VideoIndex {
  /**
   * Every free video's title and hashtags. Reads the shards of 800 in growing steps until one is missing: for 10,000
   * videos 16 documents, and as many look-ups of the rules.
   * @throws AppError; `malformed` when a shard is none.
   */
  all(): Promise<FreeVideo[]>;
}
