import type { Video } from '#domain/videos/video.ts';

/** A search in the videos of the reader's groups (SEARCH-1). */
export interface OwnVideos {
  /**
   * A group's videos of any lesson with a word in the title that begins with `word`, which is folded: the oldest twelve. A
   * malformed document is logged and left out. Throws AppError, `permission-denied` for who does not have the group.
   */
  titled(group: string, word: string): Promise<Video[]>;
}
