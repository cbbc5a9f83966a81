import { doc, getDoc } from 'firebase/firestore/lite';
import { readProgress } from '#domain/progress/progress.ts';
import type { ProgressRecords } from '../progress.ts';
import { saveProgress } from './batches/reading.ts';
import { commit } from './commit.ts';
import { database } from './database.ts';
import { withTimeout } from './with-timeout.ts';

export const progress: ProgressRecords = {
  async of(uid, lesson) {
    const document = await withTimeout(getDoc(doc(database(), `users/${uid}/progress/${lesson}`)));
    return readProgress(document.data() ?? {});
  },

  async save(uid, lesson, videos) {
    for (const batch of saveProgress(uid, lesson, videos)) await withTimeout(commit(database(), batch));
  },
};
