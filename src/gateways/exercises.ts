import type { DoneExercises } from '#domain/progress/done.ts';

/** Documents of `users/{uid}/exercises`, one for each course (LEARN-7). Every method throws AppError. */
export interface DoneRecords {
  /** Empty when nothing is stored yet. */
  of(uid: string, course: string): Promise<DoneExercises>;
  /** Adds these exercises and does not change the others. */
  save(uid: string, course: string, done: DoneExercises): Promise<void>;
}
