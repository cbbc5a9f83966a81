import type { CourseProgress } from '#domain/progress/progress.ts';

/** Documents of `users/{uid}/progress`, one for each course (VIDEO-10). Every method throws AppError. */
export interface ProgressRecords {
  /** Without videos when no progress is stored yet. */
  of(uid: string, lesson: string): Promise<StoredProgress>;
  /** The progress in all courses, by course. */
  all(uid: string): Promise<Record<string, CourseProgress>>;
  /**
   * Writes what is newer in `mine` than in `known`. If another tab or device has written since, what it wrote is read first:
   * a request that comes late never replaces a newer place.
   * @returns what the account has afterwards.
   */
  save(uid: string, lesson: string, mine: CourseProgress, known: StoredProgress): Promise<StoredProgress>;
}

/** The progress in one course as the account had it when it was last read or written. */
export interface StoredProgress {
  videos: CourseProgress;
  /** Identifies the stored version; `null` if there is none. */
  version: string | null;
}
