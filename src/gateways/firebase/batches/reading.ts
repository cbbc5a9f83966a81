import { serverTimestamp } from 'firebase/firestore/lite';
import type { CourseProgress } from '#domain/progress.ts';
import { merge, type Operation, remove, set } from './operation.ts';

/**
 * Saves the progress in some videos of one lesson, by the videos' ids; what another device has kept of the others stays
 * (VIDEO-10).
 */
export const saveProgress = (uid: string, lesson: string, videos: CourseProgress): Operation[] => [
  merge(`users/${uid}/progress/${lesson}`, videos),
];

export interface Bookmark {
  title: string;
  path: string;
}

/** Keeps a bookmark in the account. Bookmarks are never changed, only added and removed. */
export const addBookmark = (uid: string, id: string, { title, path }: Bookmark): Operation[] => [
  set(`users/${uid}/bookmarks/${id}`, { title, path, at: serverTimestamp() }),
];

export const removeBookmark = (uid: string, id: string): Operation[] => [
  remove(`users/${uid}/bookmarks/${id}`),
];
