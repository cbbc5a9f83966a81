import { atom } from 'nanostores';

/** The state of the visitor's free videos (SEARCH-3). */
export type VideosState = 'guest' | 'loading' | 'failed' | 'ready';

/** Set by search.ts, and by stores/search/free-videos.ts, which is loaded for users only. */
export const $videosState = atom<VideosState>('guest');
