import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SitemapAndIndexStream, SitemapStream } from 'sitemap';
import type { BuiltPage } from './built-pages.ts';

const limit = 45_000; // addresses in one file; the format allows 50,000

/** READ-2. */
export async function writeSitemap(dir: URL, pages: BuiltPage[], siteUrl: string): Promise<void> {
  const found = new Map(
    pages.flatMap(({ canonical, published }) =>
      canonical === null ? [] : [[canonical, published] as const],
    ),
  );
  const items = [...found].map(([url, lastmod]) => (lastmod === null ? { url } : { url, lastmod }));
  const index = new SitemapAndIndexStream({
    limit,
    getSitemapStream: (number) => {
      const name = `sitemap-${number}.xml`;
      const sitemap = new SitemapStream({ hostname: siteUrl });
      return [`${siteUrl}/${name}`, sitemap, sitemap.pipe(createWriteStream(new URL(name, dir)))];
    },
  });
  await pipeline(Readable.from(items), index, createWriteStream(new URL('sitemap-index.xml', dir)));
}
