import { type DoneExercises, readDone } from '#domain/progress/done.ts';
import { limits } from '#domain/shared/limits.ts';
import { commit } from './commit.ts';
import { database } from './database.ts';
import { type Merge, mergesOf } from './operation.ts';

export const donePath = (uid: string, course: string): string => `users/${uid}/exercises/${course}`;

/** Adds exercises of one course that are done, by their slugs; ten in a batch, like progress (LEARN-7). */
export const saveDone = (uid: string, course: string, done: DoneExercises): Merge[] =>
  mergesOf(donePath(uid, course), done, limits.exercisesAtOnce);

/** Documents of `users/{uid}/exercises`, one for each course (LEARN-7). Every method throws AppError. */
export const doneRecords = {
  /** Empty when nothing is stored yet. */
  async of(uid: string, course: string): Promise<DoneExercises> {
    return readDone((await database().get(donePath(uid, course)))?.data ?? {});
  },

  /** Adds these exercises and does not change the others. */
  async save(uid: string, course: string, done: DoneExercises): Promise<void> {
    for (const one of saveDone(uid, course, done)) await commit([one]);
  },
};
