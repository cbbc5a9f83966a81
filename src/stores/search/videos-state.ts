import { atom } from 'nanostores';

/** The free videos of whoever is here (SEARCH-3). */
export type VideosState = 'guest' | 'loading' | 'failed' | 'ready';

/** Kept by stores/search/free-videos.ts, which is loaded for users only. */
export const $videosState = atom<VideosState>('guest');
