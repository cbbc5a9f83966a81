import { atom } from 'nanostores';
import type { VideoHit } from '#domain/search/engine.ts';
import type { ResultSection } from './result-section.ts';

/** The state of the visitor's free videos (SEARCH-3). */
export type VideosState = 'guest' | 'loading' | 'failed' | 'ready';

/** Set by search.ts, and by stores/search/free-videos.ts, which is loaded for users only. */
export const $videosState = atom<VideosState>('guest');

/**
 * The hits among the videos of the reader's groups (SEARCH-1). `unknown`: it is not known yet whether there are any groups;
 * `null`: there are none, as for every guest.
 */
export type OwnVideos = ResultSection<VideoHit> | 'unknown' | null;

/** Set by the search page, and by stores/search/own-videos.ts, which it loads for users only. */
export const $ownVideos = atom<OwnVideos>(null);
