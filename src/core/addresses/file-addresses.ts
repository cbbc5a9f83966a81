/**
 * Addresses of files that are not pages. In a module of their own, because the scripts of every page contain all of
 * routes.ts.
 */
export const files = {
  searchTitles: '/search/titles.json',
  searchWords: (name: string) => `/search/words/${name}.json`,
  searchText: (page: string) => `/search/texts${page}.txt`,
  feed: '/rss.xml',
  /** The feed of a hashtag, by the name of its files (READ-8). */
  hashtagFeed: (file: string) => `/tags/${encodeURIComponent(file)}.xml`,
  sitemap: '/sitemap-index.xml',
  /** When the build read its content (PANEL-12). */
  buildNote: '/build.json',
} as const;

/** Copies of pictures in Storage, made by the build (core/build/stored-pictures.ts). */
export const builtPicturesFolder = '/pictures';

/** The service worker (READ-5). */
export const serviceWorkerFile = '/sw.js';

/** The address of a course's drawn emblem. */
export const emblemAddress = (course: string): string => `/images/courses/${course}.svg`;

/** The course whose drawn emblem this picture is; `null` for any other picture. */
export const drawnEmblem = (address: string): string | null =>
  /^\/images\/courses\/([a-z0-9-]+)\.svg$/.exec(address)?.[1] ?? null;

/** The wide version of a drawn cover; `null` for any other picture. */
export const drawnLong = (address: string): string | null =>
  /^\/images\/covers\/[^/]+\.svg$/.test(address) ? address.replace(/\.svg$/, '-long.svg') : null;
