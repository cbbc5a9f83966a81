/** Videos (SEARCH-2, LEARN-6, LEARN-11, VIDEO-11): what the rules enforce, too. */
export const videoLimits = {
  /** Lines of a list by which many videos are added at once (VIDEO-11). */
  lines: 200,
  /** Entries of one shard of `videoIndex` (SEARCH-2). */
  shardEntries: 800,
  /** Characters of a video's transcript as it is saved (LEARN-6): a million bytes at most, and some four hours of speech. */
  transcript: 250_000,
  /** Bytes of a file with a transcript: automatic captions say each line three times. */
  transcriptFile: 5_000_000,
  /** Bytes of a video's material in UTF-8 (LEARN-11). */
  material: 200_000,
} as const;
