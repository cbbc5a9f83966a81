import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { loadEnv } from 'vite';
import {
  blogListFolder,
  hashtagFolder,
  routes,
  searchField,
  unbuiltSnippetFolder,
} from '#core/addresses/routes.ts';
import { type Configuration, parseConfiguration } from '#core/installation/configuration.ts';
import { codeLanguages } from '#core/words/code-language.ts';
import { hashtagOf } from '#core/words/hashtags.ts';
import { pageFrom } from '#features/posts/paging.ts';
import type { BuiltPage } from './built-pages.ts';

/**
 * The rewrites of `/blogs?page=n` (BLOG-1): one line per page, and page 1 for every other query. Netlify reads
 * `_redirects` before netlify.toml, and the build creates no /blogs file, which would have priority. After them come
 * the pages for unbuilt snippets (CODE-2): one for each language, because it shows the language's list. The results of a
 * hashtag (READ-8) are forced, because the search has a file; a rule with a page also fits its hashtag's other rule, so it
 * comes first. Netlify wants the addresses that a rule leads to encoded.
 */
export function redirectsFor(paths: string[]): string {
  const pages = paths
    .map((path) => new RegExp(`^/?${blogListFolder}/(\\d+)/?$`).exec(path)?.[1])
    .filter((page) => page !== undefined)
    .sort((a, b) => Number(a) - Number(b));
  return [
    ...pages.map((page) => `/blogs page=${page} /${blogListFolder}/${page} 200`),
    `/blogs /${blogListFolder}/1 200`,
    ...hashtagRewrites(paths),
    ...codeLanguages.map((name) => `${routes.snippet(name, '')}* /${unbuiltSnippetFolder}/${name} 404`),
    '',
  ].join('\n');
}

function hashtagRewrites(paths: string[]): string[] {
  const found = paths.flatMap((path) => {
    const [, file, page] = new RegExp(`^/?${hashtagFolder}/([^/]+)(?:/(\\d+))?$`).exec(path) ?? [];
    return file === undefined ? [] : [{ file, page }];
  });
  const inOrder = [...found.filter(({ page }) => page), ...found.filter(({ page }) => !page)];
  const taken = new Set(found.map(({ file }) => hashtagOf(file)));
  return inOrder.flatMap(({ file, page }) => {
    const tag = hashtagOf(file);
    const written = page ? [tag] : [tag, ...capitalForms(tag).filter((form) => !taken.has(form))];
    return written.map((form) => {
      taken.add(form);
      const query = `${searchField}=${form}${page ? ` page=${page}` : ''}`;
      return `${routes.searchForm} ${query} /${hashtagFolder}/${encodeURI(file)}${page ? `/${page}` : ''} 200!`;
    });
  });
}

/** How else a hashtag is typed: as a phone begins a sentence, and in capital letters. A rewrite fits its exact letters only. */
const capitalForms = (tag: string): string[] => {
  const rest = tag.slice(1);
  const first = tag.startsWith('i') ? ['I', 'İ'] : [tag.charAt(0).toUpperCase()];
  return [...new Set([...first.map((letter) => letter + rest), tag.toUpperCase()])];
};

/** Applies the same rewrites for Astro's development server, which reads no `_redirects`. */
export function rewrittenInDevelopment(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  // One static page serves the profiles of all users (netlify.toml).
  if (pathname.startsWith(routes.user(''))) return routes.user('').slice(0, -1);
  // One static page shows all certificates (netlify.toml).
  if (pathname.startsWith(routes.certificate(''))) return routes.certificate('').slice(0, -1);
  if (pathname !== routes.blogs().split('?')[0]) return address;
  return `/${blogListFolder}/${pageFrom(searchParams.get('page'), Number.POSITIVE_INFINITY)}`;
}

export const writeRedirects = (dir: URL, pages: BuiltPage[]): Promise<void> =>
  writeFile(new URL('_redirects', dir), redirectsFor(pages.map(({ file }) => file.replace(/\.html$/, ''))));

/** The rewrites on Astro's development server. */
export function netlifyRewrites(): AstroIntegration {
  return {
    name: 'netlify-rewrites',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, _response, next) => {
          request.url = rewrittenInDevelopment(request.url ?? '/');
          next();
        });
      },
    },
  };
}

/** The configuration of the site from the environment and the .env files. */
export const readConfiguration = (root: string): Configuration =>
  parseConfiguration({ ...loadEnv('', root, 'PUBLIC_'), ...process.env });
