import { readFile, rm } from 'node:fs/promises';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { serviceWorkerFile } from '#domain/shared/file-addresses.ts';

/** At the root, because a worker is only responsible for addresses below its own. */
const workerFile = serviceWorkerFile.slice(1);
/** The bundled worker among the built files, until its list of files is put in. A kept bundle has it, too. */
const bundled = '_astro/service-worker.js';

/**
 * Bundles the service worker as one plain script. Astro's own bundle would share chunks between it and the pages, and
 * would put a hash into its name.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const built = await build({
        configFile: false,
        envFile: false,
        publicDir: false,
        logLevel: 'error',
        // Workbox has messages for developers under this condition.
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          write: false,
          modulePreload: false,
          rolldownOptions: {
            input: 'src/service-worker/main.ts',
            output: { format: 'iife', entryFileNames: workerFile },
          },
        },
      });
      const [worker] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
      if (worker?.type !== 'chunk') return this.error('The service worker was not bundled.');
      this.emitFile({ type: 'asset', fileName: bundled, source: worker.code });
    },
  };
}

/** Pages that the worker shows for addresses that are not kept, and for searches. */
const shellPages = ['offline.html', 'search.html'];
/** Files beside the pages. */
const shellFiles = ['manifest.webmanifest', 'favicon.svg', 'icons/192.png'];
/** Parts that are of no use without a network: accounts, and the map. */
const needsNetwork = /^(?:account-links\.client|free-videos|map\.client|own-videos)\./;

/** Every built file that these pages reach: what they name, and what their scripts name, also if it is loaded later. */
async function reachedFrom(dir: URL, pages: readonly string[]): Promise<string[]> {
  const texts = pages.map((page) => readFile(new URL(page, dir), 'utf8'));
  const reached = new Set((await Promise.all(texts)).flatMap(namesIn));
  // The set grows while it is walked.
  for (const name of reached) {
    if (!name.endsWith('.js')) continue;
    const code = await readFile(new URL(`_astro/${name}`, dir), 'utf8');
    for (const further of namesIn(code)) if (!needsNetwork.test(further)) reached.add(further);
  }
  return [...reached].map((name) => `_astro/${name}`);
}

/**
 * Names of built files, as pages (`/_astro/x.js`) and scripts (`./x.js`) write them. A script also has a list of all files
 * that its later parts import, without a slash: those are found when the parts themselves are read.
 */
function namesIn(text: string): string[] {
  return [...text.matchAll(/["'`(](?:\.\/|\/_astro\/)([\w.-]+\.(?:js|css|woff2|svg))\b/g)].map(
    ([, name = '']) => name,
  );
}

/**
 * Writes the worker with the list of the files that it has from the beginning. After the pages, because the list has
 * their hashes: a build that takes pages over writes the same worker as one that makes them all.
 */
export async function writeServiceWorker(dir: URL): Promise<void> {
  // The package's entry would load a bundler and a compiler, which takes seconds.
  const { injectManifest } = await import('workbox-build/build/inject-manifest.js');
  const folder = fileURLToPath(dir);
  await injectManifest({
    swSrc: posix.join(folder, bundled),
    swDest: posix.join(folder, workerFile),
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
  await rm(new URL(bundled, dir));
}
