import type { FreeVideo } from '#domain/videos/free-videos.ts';

/** The index of free videos, for users. */
export interface VideoIndex {
  /**
   * Title and hashtags of every free video. Reads the shards, 800 videos each, in growing steps until one is missing:
   * for 10,000 videos 16 documents, and as many look-ups by the rules.
   * @throws AppError; `malformed` when a shard does not fit its schema.
   */
  all(): Promise<FreeVideo[]>;
}
