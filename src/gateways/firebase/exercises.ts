import { readDone } from '#domain/progress/done.ts';
import type { DoneRecords } from '../exercises.ts';
import { donePath, saveDone } from './batches/reading.ts';
import { commit } from './commit.ts';
import { database } from './database.ts';

export const doneRecords: DoneRecords = {
  async of(uid, course) {
    return readDone((await database().get(donePath(uid, course)))?.data ?? {});
  },

  async save(uid, course, done) {
    for (const batch of saveDone(uid, course, done)) await commit(batch);
  },
};
