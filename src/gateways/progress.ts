import {
  type CourseProgress,
  mergeProgress,
  readProgress,
  unsentProgress,
} from '#domain/progress/progress.ts';
import { limits } from '#domain/shared/limits.ts';
import { database } from './database.ts';
import type { Seen } from './firestore/document.ts';
import { type Merge, mergesOf } from './operation.ts';

export const progressPath = (uid: string, lesson: string): string => `users/${uid}/progress/${lesson}`;

/**
 * Saves the progress of some videos of one course, by the videos' ids; the progress of the other videos does not change
 * (VIDEO-10). The rules check at most ten videos in a write, so more videos need several batches, each valid by itself.
 */
export const saveProgress = (uid: string, lesson: string, videos: CourseProgress): Merge[] =>
  mergesOf(progressPath(uid, lesson), videos, limits.progressAtOnce);

/** The progress in one course as the account had it when it was last read or written. */
export interface StoredProgress {
  videos: CourseProgress;
  /** Identifies the stored version; `null` if there is none. */
  version: string | null;
}

const storedIn = (document: Seen | null): StoredProgress => ({
  videos: readProgress(document?.data ?? {}),
  version: document?.updateTime ?? null,
});

/** Documents of `users/{uid}/progress`, one for each course (VIDEO-10). Every method throws AppError. */
export const progress = {
  /** Without videos when no progress is stored yet. */
  of: async (uid: string, lesson: string): Promise<StoredProgress> =>
    storedIn(await database().get(progressPath(uid, lesson))),

  /** The progress in all courses, by course. */
  async all(uid: string): Promise<Record<string, CourseProgress>> {
    const found = await database().query({ collection: `users/${uid}/progress`, where: [] }, limits.page);
    return Object.fromEntries(found.map(({ id, data }) => [id, readProgress(data)]));
  },

  /**
   * Writes what is newer in `mine` than in `known`. If another tab or device has written since, what it wrote is read first:
   * a request that comes late never replaces a newer place.
   * @returns what the account has afterwards.
   */
  async save(
    uid: string,
    lesson: string,
    mine: CourseProgress,
    known: StoredProgress,
  ): Promise<StoredProgress> {
    let stored = known;
    const write = () =>
      database().updateSeen(
        progressPath(uid, lesson),
        (seen) => {
          const { videos, version } = storedIn(seen);
          // A place is sent as both together have it: another device may have marked the video as watched.
          const news = unsentProgress(mergeProgress(videos, mine), videos);
          const [change] = saveProgress(uid, lesson, news);
          stored = { videos: { ...videos, ...readProgress(change?.data) }, version };
          return change ?? null;
        },
        stored.version === null ? null : { id: lesson, data: stored.videos, updateTime: stored.version },
      );
    // One write changes ten places; the last answer is that nothing is left.
    for (let version = await write(); version; version = await write()) stored = { ...stored, version };
    return stored;
  },
};
