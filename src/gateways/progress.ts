import type { CourseProgress } from '#domain/progress/progress.ts';

/** Documents of `users/{uid}/progress`, one for each course (VIDEO-10). Every method throws AppError. */
export interface ProgressRecords {
  /** Empty when no progress is stored yet. */
  of(uid: string, lesson: string): Promise<CourseProgress>;
  /** The progress in all courses, by course. */
  all(uid: string): Promise<Record<string, CourseProgress>>;
  /** Writes the progress of these videos and does not change the others'. */
  save(uid: string, lesson: string, videos: CourseProgress): Promise<void>;
}
