import type { CourseProgress } from '#domain/progress/progress.ts';
import { limits } from '#domain/shared/limits.ts';
import { merge, type Operation } from './operation.ts';

/**
 * Saves the progress in some videos of one course, by the videos' ids; what another device has kept of the others stays
 * (VIDEO-10). The rules look at ten videos a write: for more there are several batches, each right by itself.
 */
export function saveProgress(uid: string, lesson: string, videos: CourseProgress): Operation[][] {
  const entries = Object.entries(videos);
  const batches: Operation[][] = [];
  for (let first = 0; first < entries.length; first += limits.progressAtOnce) {
    const some = entries.slice(first, first + limits.progressAtOnce);
    batches.push([merge(`users/${uid}/progress/${lesson}`, Object.fromEntries(some))]);
  }
  return batches;
}
