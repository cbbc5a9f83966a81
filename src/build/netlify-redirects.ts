import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { blogListFolder } from '../domain/routes.ts';

/**
 * The rewrites behind `/blogs?page=n` (BLOG-1): a line per page, and page 1 for every other query. Netlify reads
 * `_redirects` before netlify.toml, and no /blogs file is built that would stand in their way.
 */
export function redirectsFor(paths: string[]): string {
  const pages = paths
    .map((path) => new RegExp(`^/?${blogListFolder}/(\\d+)/?$`).exec(path)?.[1])
    .filter((page) => page !== undefined)
    .sort((a, b) => Number(a) - Number(b));
  const rules = pages.map((page) => `/blogs page=${page} /${blogListFolder}/${page} 200`);
  return [...rules, `/blogs /${blogListFolder}/1 200`, ''].join('\n');
}

export function netlifyRedirects(): AstroIntegration {
  return {
    name: 'netlify-redirects',
    hooks: {
      'astro:build:done': async ({ dir, pages }) => {
        await writeFile(new URL('_redirects', dir), redirectsFor(pages.map(({ pathname }) => pathname)));
      },
    },
  };
}
