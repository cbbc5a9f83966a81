import { mergeProgress, readProgress, unsentProgress } from '#domain/progress/progress.ts';
import { limits } from '#domain/shared/limits.ts';
import type { ProgressRecords, StoredProgress } from '../progress.ts';
import { progressPath, saveProgress } from './batches/reading.ts';
import { database } from './database.ts';
import type { Seen } from './firestore/document.ts';

const storedIn = (document: Seen | null): StoredProgress => ({
  videos: readProgress(document?.data ?? {}),
  version: document?.updateTime ?? null,
});

export const progress: ProgressRecords = {
  of: async (uid, lesson) => storedIn(await database().get(progressPath(uid, lesson))),

  async all(uid) {
    const found = await database().query({ collection: `users/${uid}/progress`, where: [] }, limits.page);
    return Object.fromEntries(found.map(({ id, data }) => [id, readProgress(data)]));
  },

  async save(uid, lesson, mine, known) {
    let stored = known;
    const write = () =>
      database().updateSeen(
        progressPath(uid, lesson),
        (seen) => {
          const { videos, version } = storedIn(seen);
          // A place is sent as both together have it: another device may have marked the video as watched.
          const news = unsentProgress(mergeProgress(videos, mine), videos);
          const [[change] = []] = saveProgress(uid, lesson, news);
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
