import type { DurationRecords } from '../durations.ts';
import { keepDuration } from './batches/videos.ts';
import { commit } from './commit.ts';

export const durations: DurationRecords = {
  async keep(uid, { id, rev, title }, duration) {
    await commit(keepDuration({ uid }, { id, rev, title }, duration));
    return rev + 1;
  },
};
