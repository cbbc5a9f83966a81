import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { serviceWorkerFile } from '#core/addresses/file-addresses.ts';

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
export async function writeServiceWorker(dir: URL): Promise<void> {
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
