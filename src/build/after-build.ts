import type { AstroIntegration } from 'astro';
import type { Configuration } from '#domain/site/configuration.ts';
import { builtPages } from './built-pages.ts';
import { writeHeaders } from './netlify-headers.ts';
import { writeSitemap } from './sitemap.ts';

/** Writes the files that depend on all pages: the host's headers and the sitemap. */
export function afterBuild(configuration: Configuration): AstroIntegration {
  let root: URL;
  return {
    name: 'after-build',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.root;
      },
      'astro:build:done': async ({ dir }) => {
        const pages = await builtPages(dir);
        await writeHeaders(dir, root, pages, configuration);
        await writeSitemap(dir, pages, configuration.siteUrl);
      },
    },
  };
}
