import {
  type CourseProgress,
  mergeProgress,
  readProgress,
  unsentProgress,
} from '#domain/progress/progress.ts';
import { limits } from '#domain/shared/limits.ts';
import { database } from './database.ts';
import { type Merge, mergesOf } from './operation.ts';

export const progressPath = (uid: string, lesson: string): string => `users/${uid}/progress/${lesson}`;

/**
 * Saves the progress of some videos of one course, by the videos' ids; the progress of the other videos does not change
 * (VIDEO-10). The rules check at most ten videos in a write, so more videos need several batches, each valid by itself.
 */
export const saveProgress = (uid: string, lesson: string, videos: CourseProgress): Merge[] =>
  mergesOf(progressPath(uid, lesson), videos, limits.progressAtOnce);

/** Documents of `users/{uid}/progress`, one for each course (VIDEO-10). Every method throws AppError. */
export const progress = {
  /** Empty when no progress is stored yet. */
  of: async (uid: string, lesson: string): Promise<CourseProgress> =>
    readProgress((await database().get(progressPath(uid, lesson)))?.data ?? {}),

  /** The progress in all courses, by course. */
  async all(uid: string): Promise<Record<string, CourseProgress>> {
    const found = await database().query({ collection: `users/${uid}/progress`, where: [] }, limits.page);
    return Object.fromEntries(found.map(({ id, data }) => [id, readProgress(data)]));
  },

  /**
   * Writes what is newer in `mine` than what the account has, which is read first: a request that comes late never replaces
   * a newer place of another tab or device.
   * @returns what the account has afterwards.
   */
  async save(uid: string, lesson: string, mine: CourseProgress): Promise<CourseProgress> {
    let stored: CourseProgress = {};
    let isMore = false;
    const write = () =>
      database().updateSeen(progressPath(uid, lesson), (seen) => {
        stored = readProgress(seen?.data ?? {});
        // A place is sent as both together have it: another device may have marked the video as watched.
        const [change, ...rest] = saveProgress(
          uid,
          lesson,
          unsentProgress(mergeProgress(stored, mine), stored),
        );
        stored = { ...stored, ...readProgress(change?.data) };
        isMore = rest.length > 0;
        return change ?? null;
      });
    // One write changes ten places.
    while ((await write()) && isMore) {}
    return stored;
  },
};
