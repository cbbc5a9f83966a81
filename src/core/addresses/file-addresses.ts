/** Files that are not pages; apart from routes.ts, which the scripts of every page contain. */
export const files = {
  searchTitles: '/search/titles.json',
  searchWords: (name: string) => `/search/words/${name}.json`,
  searchText: (page: string) => `/search/texts${page}.txt`,
  feed: '/rss.xml',
  hashtagFeed: (file: string) => `/tags/${encodeURIComponent(file)}.xml`,
  sitemap: '/sitemap-index.xml',
  buildNote: '/build.json',
} as const;

export const builtPicturesFolder = '/pictures';

export const serviceWorkerFile = '/sw.js';

export const emblemAddress = (course: string): string => `/images/courses/${course}.svg`;

export const drawnEmblem = (address: string): string | null =>
  /^\/images\/courses\/([a-z0-9-]+)\.svg$/.exec(address)?.[1] ?? null;

export const drawnLong = (address: string): string | null =>
  /^\/images\/covers\/[^/]+\.svg$/.test(address) ? address.replace(/\.svg$/, '-long.svg') : null;
