import type { NotesChange } from '#domain/notes/exchange.ts';
import type { DoneExercises } from '#domain/progress/done.ts';
import type { CourseProgress } from '#domain/progress/progress.ts';
import type { SavedChange } from '#domain/saved/exchange.ts';
import { limits } from '#domain/shared/limits.ts';
import { deleteField } from '../firestore/sentinels.ts';
import { type Merge, merge } from './operation.ts';

export const progressPath = (uid: string, lesson: string): string => `users/${uid}/progress/${lesson}`;

/**
 * Saves the progress of some videos of one course, by the videos' ids; the progress of the other videos does not change
 * (VIDEO-10). The rules check at most ten videos in a write, so more videos need several batches, each valid by itself.
 */
export const saveProgress = (uid: string, lesson: string, videos: CourseProgress): Merge[][] =>
  inBatches(progressPath(uid, lesson), videos, limits.progressAtOnce);

export const donePath = (uid: string, course: string): string => `users/${uid}/exercises/${course}`;

/** Adds exercises of one course that are done, by their slugs; ten in a batch, like progress (LEARN-7). */
export const saveDone = (uid: string, course: string, done: DoneExercises): Merge[][] =>
  inBatches(donePath(uid, course), done, limits.exercisesAtOnce);

function inBatches(path: string, fields: Readonly<Record<string, unknown>>, most: number): Merge[][] {
  const entries = Object.entries(fields);
  const batches: Merge[][] = [];
  for (let first = 0; first < entries.length; first += most) {
    batches.push([merge(path, Object.fromEntries(entries.slice(first, first + most)))]);
  }
  return batches;
}

export const savedPath = (uid: string): string => `users/${uid}/reading/saved`;

/** Changes entries of the account's list of saved addresses; the others stay as they are (READ-4). */
export const saveList = (uid: string, { write, drop }: SavedChange): Merge =>
  merge(savedPath(uid), {
    ...Object.fromEntries(drop.map((address) => [address, deleteField()])),
    ...write,
  });

export const notesPath = (uid: string, lesson: string): string => `users/${uid}/notes/${lesson}`;

/** Changes notes on a course's videos; the others stay as they are (LEARN-5). */
export const saveNotes = (uid: string, lesson: string, { write, drop }: NotesChange): Merge =>
  merge(notesPath(uid, lesson), {
    ...Object.fromEntries(drop.map((id) => [id, deleteField()])),
    ...write,
  });
