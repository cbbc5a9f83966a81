import { serverTimestamp } from 'firebase/firestore/lite';
import { type Operation, remove, set } from './operation.ts';

/** How far a reader is in one video; `at` is the device's time in milliseconds, the newest wins (VIDEO-10). */
export interface Progress {
  seconds: number;
  done: boolean;
  at: number;
}

/** Saves the progress in all videos of one lesson, by the videos' ids (VIDEO-10). */
export const saveProgress = (uid: string, lesson: string, videos: Record<string, Progress>): Operation[] => [
  set(`users/${uid}/progress/${lesson}`, videos),
];

export interface Bookmark {
  title: string;
  path: string;
}

/** Keeps a bookmark in the account (READ-4). Bookmarks are never changed, only added and removed. */
export const addBookmark = (uid: string, id: string, { title, path }: Bookmark): Operation[] => [
  set(`users/${uid}/bookmarks/${id}`, { title, path, at: serverTimestamp() }),
];

export const removeBookmark = (uid: string, id: string): Operation[] => [
  remove(`users/${uid}/bookmarks/${id}`),
];
