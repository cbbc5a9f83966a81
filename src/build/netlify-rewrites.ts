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

/** BLOG-1, CODE-2, READ-8. Netlify reads these before netlify.toml; results of a hashtag are forced, because the search has a file, and a rule with a page comes first. */
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

/** A rewrite fits its exact letters only. */
const capitalForms = (tag: string): string[] => {
  const rest = tag.slice(1);
  const first = tag.startsWith('i') ? ['I', 'İ'] : [tag.charAt(0).toUpperCase()];
  return [...new Set([...first.map((letter) => letter + rest), tag.toUpperCase()])];
};

/** Astro's development server reads no `_redirects`. */
export function rewrittenInDevelopment(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  // One page serves all users (netlify.toml).
  if (pathname.startsWith(routes.user(''))) return routes.user('').slice(0, -1);
  // One page serves all certificates.
  if (pathname.startsWith(routes.certificate(''))) return routes.certificate('').slice(0, -1);
  if (pathname !== routes.blogs().split('?')[0]) return address;
  return `/${blogListFolder}/${pageFrom(searchParams.get('page'), Number.POSITIVE_INFINITY)}`;
}

export const writeRedirects = (dir: URL, pages: BuiltPage[]): Promise<void> =>
  writeFile(new URL('_redirects', dir), redirectsFor(pages.map(({ file }) => file.replace(/\.html$/, ''))));

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

export const readConfiguration = (root: string): Configuration =>
  parseConfiguration({ ...loadEnv('', root, 'PUBLIC_'), ...process.env });
