/**
 * Addresses of files that are not pages. In a module of their own, because the scripts of every page contain all of
 * routes.ts.
 */
export const files = {
  searchTitles: '/search/titles.json',
  searchWords: (name: string) => `/search/words/${name}.json`,
  searchText: (page: string) => `/search/texts${page}.txt`,
  feed: '/rss.xml',
  sitemap: '/sitemap-index.xml',
  /** When the build read its content (PANEL-12). */
  buildNote: '/build.json',
} as const;

/** The service worker (READ-5). */
export const serviceWorkerFile = '/sw.js';
