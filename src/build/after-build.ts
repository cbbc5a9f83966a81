import type { AstroIntegration } from 'astro';
import type { Configuration } from '#domain/site/configuration.ts';
import { type BuiltPages, pagesIn } from './built-pages.ts';
import { writeHeaders } from './netlify-headers.ts';
import { writeRedirects } from './netlify-rewrites.ts';
import { writeServiceWorker } from './service-worker.ts';
import { writeSitemap } from './sitemap.ts';

/** Writes the files that follow from all pages: the host's headers and rewrites, the sitemap, the service worker. */
export async function writeAfterBuild(
  dir: URL,
  root: URL,
  pages: BuiltPages,
  configuration: Configuration,
): Promise<void> {
  const all = pages.all();
  await writeHeaders(dir, root, all, configuration);
  await writeServiceWorker(dir);
  await writeRedirects(dir, all);
  await writeSitemap(dir, all, configuration.siteUrl);
}

/** The same in a build by Astro alone. */
export function afterBuild(configuration: Configuration): AstroIntegration {
  let root: URL;
  return {
    name: 'after-build',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.root;
      },
      'astro:build:done': async ({ dir }) => writeAfterBuild(dir, root, await pagesIn(dir), configuration),
    },
  };
}
