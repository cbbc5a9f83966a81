import type { CourseProgress } from '#domain/progress/progress.ts';

/** Documents of `users/{uid}/progress`, one for each course (VIDEO-10). Every method throws AppError. */
export interface ProgressRecords {
  /** Empty when nothing was kept yet. */
  of(uid: string, lesson: string): Promise<CourseProgress>;
  /** Writes these videos' progress and leaves the others' as it is. */
  save(uid: string, lesson: string, videos: CourseProgress): Promise<void>;
}
