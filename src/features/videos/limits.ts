/** What the rules enforce, too. */
export const videoLimits = {
  lines: 200,
  shardEntries: 800,
  /** Characters (LEARN-6): a million bytes at most, and some four hours of speech. */
  transcript: 250_000,
  /** Bytes: automatic captions say each line three times. */
  transcriptFile: 5_000_000,
  /** Bytes in UTF-8 (LEARN-11). */
  material: 200_000,
  /** Seconds. */
  duration: 1_000_000,
  /** Bytes of a course as a file, and quizzes in it (SCHOOL-11). */
  courseExport: 50_000_000,
  courseQuizzes: 200,
} as const;
