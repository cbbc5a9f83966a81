// Keys of what the search keeps on a visitor's device. Not in storage-keys.ts, which every page loads.

/** sessionStorage: the index of free videos, so that a browser session reads it once (SEARCH-2). */
export const videoIndexKey = 'kodyol:video-index';

/** localStorage: the last searches of this device (QUICK-3). Removed at sign-out. */
export const recentSearchesKey = 'kodyol:recent-searches';
