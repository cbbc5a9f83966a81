import { readProgress } from '#domain/progress/progress.ts';
import type { ProgressRecords } from '../progress.ts';
import { saveProgress } from './batches/reading.ts';
import { database } from './database.ts';

export const progress: ProgressRecords = {
  async of(uid, lesson) {
    return readProgress((await database().get(`users/${uid}/progress/${lesson}`))?.data ?? {});
  },

  async save(uid, lesson, videos) {
    for (const batch of saveProgress(uid, lesson, videos)) await database().commit(batch);
  },
};
