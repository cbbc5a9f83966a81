// What the service worker keeps (READ-5); pages read these caches, too.

export const keptCaches = {
  read: 'kodyol-read',
  saved: 'kodyol-saved',
  savedFiles: 'kodyol-saved-files',
  files: 'kodyol-files',
  pictures: 'kodyol-pictures',
} as const;

export const savedListPage = '/saved';

/** Another message, CACHE_URLS, is Workbox's own. */
export const workerMessages = {
  keep: 'keep', // the whole list: `{ type, addresses }`
  forget: 'forget',
} as const;
