import type { AstroIntegration } from 'astro';
import type { Configuration } from '#core/installation/configuration.ts';
import { finishedPages } from './built-pages.ts';
import { writeHeaders, writeRedirects } from './netlify.ts';
import { writeServiceWorker } from './service-worker.ts';
import { writeSitemap } from './sitemap.ts';

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
