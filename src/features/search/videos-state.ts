// Apart, because search-store.ts loads the modules that set these.

import { atom } from 'nanostores';
import type { VideoHit } from './engine.ts';

export type Progress = 'pending' | 'done' | 'failed';

export interface ResultSection<Item> {
  hits: Item[];
  count: number | null;
  progress: Progress;
}

/** SEARCH-3. */
export type VideosState = 'guest' | 'loading' | 'failed' | 'ready';

/** Also set by free-videos.ts. */
export const $videosState = atom<VideosState>('guest');

/** SEARCH-1. `unknown`: it is not known whether there are groups; `null`: there are none. */
export type OwnVideos = ResultSection<VideoHit> | 'unknown' | null;

/** Also set by own-videos.ts. */
export const $ownVideos = atom<OwnVideos>(null);
