// What the service worker keeps (READ-5); pages read these caches, too.

export const keptCaches = {
  read: 'kodyol-read',
  saved: 'kodyol-saved',
  savedFiles: 'kodyol-saved-files',
  files: 'kodyol-files',
  pictures: 'kodyol-pictures',
} as const;

/** Kept with what is saved: without a network it is what a reader asks for. */
export const savedListPage = '/saved';

/** Another message, CACHE_URLS, is Workbox's own. */
export const workerMessages = {
  /** The whole list: `{ type, addresses }`. */
  keep: 'keep',
  /** The session has ended: nothing that was read or saved stays. */
  forget: 'forget',
} as const;
