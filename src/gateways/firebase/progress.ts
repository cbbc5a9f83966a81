import { readProgress } from '#domain/progress/progress.ts';
import { limits } from '#domain/shared/limits.ts';
import type { ProgressRecords } from '../progress.ts';
import { saveProgress } from './batches/reading.ts';
import { database } from './database.ts';

export const progress: ProgressRecords = {
  async of(uid, lesson) {
    return readProgress((await database().get(`users/${uid}/progress/${lesson}`))?.data ?? {});
  },

  async all(uid) {
    const found = await database().query({ collection: `users/${uid}/progress`, where: [] }, limits.page);
    return Object.fromEntries(found.map(({ id, data }) => [id, readProgress(data)]));
  },

  async save(uid, lesson, videos) {
    for (const batch of saveProgress(uid, lesson, videos)) await database().commit(batch);
  },
};
