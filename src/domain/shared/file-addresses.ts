/** Addresses of files that are no pages. A module of their own: the scripts of every page carry the whole of routes.ts. */
export const files = {
  searchTitles: '/search/titles.json',
  searchWords: (name: string) => `/search/words/${name}.json`,
  searchText: (page: string) => `/search/texts${page}.txt`,
  feed: '/rss.xml',
  sitemap: '/sitemap-index.xml',
  /** When the build read what it shows (PANEL-12). */
  buildNote: '/build.json',
} as const;
