import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { SitemapAndIndexStream, SitemapStream } from 'sitemap';
import { build } from 'vite';
import { serviceWorkerFile } from '#core/addresses/file-addresses.ts';
import type { Configuration } from '#core/installation/configuration.ts';
import { type BuiltPage, finishedPages } from './built-pages.ts';
import { writeHeaders, writeRedirects } from './netlify.ts';

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

/** Shown for addresses that are not kept, and for searches. */
const shellPages = ['offline.html', 'search.html'];
const shellFiles = ['manifest.webmanifest', 'favicon.svg', 'icons/192.png'];
/** Of no use without a network. */
const needsNetwork = /^(?:account-links\.client|free-videos|map\.client|own-videos)\./;

/** What the pages name, and what their scripts name, also if it is loaded later. */
async function reachedFrom(dir: URL, pages: readonly string[]): Promise<string[]> {
  const texts = pages.map((page) => readFile(new URL(page, dir), 'utf8'));
  const reached = new Set((await Promise.all(texts)).flatMap(namesIn));
  for (const name of reached) {
    if (!name.endsWith('.js')) continue;
    const code = await readFile(new URL(`_astro/${name}`, dir), 'utf8');
    for (const further of namesIn(code)) if (!needsNetwork.test(further)) reached.add(further);
  }
  return [...reached].map((name) => `_astro/${name}`);
}

/** As pages (`/_astro/x.js`) and scripts (`./x.js`) write them. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/["'`(](?:\.\/|\/_astro\/)([\w.-]+\.(?:js|css|woff2|svg))\b/g)].map(
    ([, name = '']) => name,
  );
}

/** After the pages, because the list has their hashes; not in Astro's bundle, which would share chunks with the pages. */
async function writeServiceWorker(dir: URL): Promise<void> {
  // The package's entry would load a bundler and a compiler, which takes seconds.
  const { getManifest } = await import('workbox-build/build/get-manifest.js');
  const folder = fileURLToPath(dir);
  const { manifestEntries } = await getManifest({
    globDirectory: folder,
    globPatterns: [...shellPages, ...shellFiles, ...(await reachedFrom(dir, shellPages))],
    dontCacheBustURLsMatching: /^_astro\//,
    manifestTransforms: [
      (entries) => ({
        manifest: entries
          .map((entry) => ({ ...entry, url: `/${entry.url.replace(/\.html$/, '')}` }))
          .sort((a, b) => (a.url < b.url ? -1 : 1)),
        warnings: [],
      }),
    ],
  });
  await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    define: {
      'self.__WB_MANIFEST': JSON.stringify(manifestEntries),
      // Without Workbox's messages for developers.
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/service-worker/main.ts',
        // A worker is only responsible for addresses below its own.
        output: { format: 'iife', entryFileNames: serviceWorkerFile.slice(1) },
      },
    },
  });
}
