import type { DurationRecords } from '../durations.ts';
import { keepDuration } from './batches/videos.ts';
import { database } from './database.ts';

export const durations: DurationRecords = {
  async keep(uid, { id, rev, title }, duration) {
    await database().commit(keepDuration({ uid }, { id, rev, title }, duration));
    return rev + 1;
  },
};
