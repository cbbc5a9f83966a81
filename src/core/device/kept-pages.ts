// Where the service worker keeps things on a visitor's device (READ-5). The pages read these caches, too: the list of the
// offline page and the search without a network.

/** Names of the caches that the service worker fills while pages are read and saved. */
export const keptCaches = {
  /** Pages that were read. */
  read: 'kodyol-read',
  /** Posts and snippets that the visitor has saved. */
  saved: 'kodyol-saved',
  /** Pictures, scripts, styles and typefaces of the saved pages. */
  savedFiles: 'kodyol-saved-files',
  /** Scripts, styles and typefaces that pages have used. */
  files: 'kodyol-files',
  /** Pictures that pages have shown. */
  pictures: 'kodyol-pictures',
} as const;

/** The page that lists what is saved is kept with it: without a network it is what a reader asks for. It names nobody. */
export const savedListPage = '/saved';

/** The messages that pages send to the service worker. Another one, CACHE_URLS, is Workbox's own. */
export const workerMessages = {
  /** The whole list of saved posts and snippets: `{ type, addresses }`. */
  keep: 'keep',
  /** The session has ended on this device: nothing that was read or saved stays. */
  forget: 'forget',
} as const;
