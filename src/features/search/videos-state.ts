// A file of its own, because search-store.ts loads the modules that set these.

import { atom } from 'nanostores';
import type { VideoHit } from './engine.ts';

export type Progress = 'pending' | 'done' | 'failed';

/** One kind of results. */
export interface ResultSection<Item> {
  hits: Item[];
  /** The number of all hits, shown or not; `null` while it is not known. */
  count: number | null;
  progress: Progress;
}

/** The state of the visitor's free videos (SEARCH-3). */
export type VideosState = 'guest' | 'loading' | 'failed' | 'ready';

/** Also set by free-videos.ts, which is loaded for users only. */
export const $videosState = atom<VideosState>('guest');

/**
 * The hits among the videos of the reader's groups (SEARCH-1). `unknown`: it is not known yet whether there are any groups;
 * `null`: there are none, as for every guest.
 */
export type OwnVideos = ResultSection<VideoHit> | 'unknown' | null;

/** Set by the search page, and by own-videos.ts, which it loads for users only. */
export const $ownVideos = atom<OwnVideos>(null);
