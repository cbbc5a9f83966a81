import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AstroIntegration } from 'astro';
import { SitemapAndIndexStream, SitemapStream } from 'sitemap';
import type { Configuration } from '#core/installation/configuration.ts';
import { type BuiltPage, finishedPages } from './built-pages.ts';
import { writeHeaders } from './netlify-headers.ts';
import { writeRedirects } from './netlify-rewrites.ts';
import { writeServiceWorker } from './service-worker.ts';

export function afterBuild(configuration: Configuration): AstroIntegration {
  let root: URL;
  return {
    name: 'after-build',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.root;
      },
      'astro:build:done': async ({ dir }) => {
        const pages = await finishedPages(dir);
        await writeHeaders(dir, root, pages, configuration);
        await writeServiceWorker(dir);
        await writeRedirects(dir, pages);
        await writeSitemap(dir, pages, configuration.siteUrl);
      },
    },
  };
}

const limit = 45_000; // addresses in one file; the format allows 50,000

/** READ-2. */
async function writeSitemap(dir: URL, pages: BuiltPage[], siteUrl: string): Promise<void> {
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
