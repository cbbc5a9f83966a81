// What the service worker may keep (READ-5). Its routes and caches are in service-worker/main.ts.
import * as v from 'valibot';
import { parseUrl } from '#core/addresses/readable-address.ts';
import { workerMessages } from '#core/device/kept-pages.ts';
import { savedLimits } from '#features/saved/limits.ts';

/**
 * Pages that are kept when they are read, if they are not among `neverKept`: all at the root, which content/pages adds to, and
 * these below it. A test looks that search engines may have them too.
 */
const readable =
  /^\/(?:$|[a-z-]+$|lessons\/[^/]+(?:\/exercises(?:\/[^/]+)?)?$|blogs\/[^/]+$|code(?:\/[^/]+){1,2}$)/;

/**
 * Pages that are never kept: those of accounts, videos, quizzes and the panel, those that only lead elsewhere, and those that the
 * worker has from the beginning (search, offline).
 */
export const neverKept =
  /^\/(?:lessons\/[^/]+\/(?:videos|quizzes)|user|my-orders|settings|saved|panel|sign-in|sign-up|auth|search|offline|share|certificate|404|unbuilt-post|unbuilt-snippet|blog-list|hashtag)(?:\/|$)/;

/** Decap and the frame of the live preview: the worker does nothing there (docs/decisions/022). */
export const isOutside = (path: string): boolean => /^\/(?:admin|preview)(?:\/|\.|$)/.test(path);

/** The search page works without a network. */
export const isSearchPage = (path: string): boolean => pathOf(path) === '/search';

/** A path without the end that the host ignores. */
const pathOf = (path: string): string => path.replace(/(?:\/|\.html|\/index\.html)$/, '') || '/';

/**
 * The address under which a page is kept, `null` for a page that is not kept. A query is left out, because no page but
 * the blog list depends on it, and it may name the visitor (`/contact?subject=…`) or where they came from.
 */
export function keptAddress({ pathname, searchParams }: URL): string | null {
  const path = pathOf(pathname);
  if (!readable.test(path) || neverKept.test(path) || isOutside(path)) return null;
  if (path !== '/blogs') return path;
  const page = /^[1-9]\d*$/.exec(searchParams.get('page') ?? '')?.[0] ?? '1';
  return `${path}?page=${page}`;
}

/** Posts and snippets: the pages that can be saved for reading offline. */
const isPostOrSnippet = (path: string): boolean =>
  /^\/(?:blogs\/[^/?#]+|code\/(?:html|css|js)\/[^/?#]+)$/.test(path);

const Keep = v.object({ type: v.literal(workerMessages.keep), addresses: v.array(v.string()) });
const Forget = v.object({ type: v.literal(workerMessages.forget) });

/**
 * A message of a page to the worker; `null` if it is none of ours. Addresses other than those of posts and snippets are
 * left out.
 */
export function messageIn(data: unknown): { type: 'keep'; addresses: string[] } | { type: 'forget' } | null {
  const message = v.safeParse(v.union([Keep, Forget]), data);
  if (!message.success) return null;
  if (message.output.type === workerMessages.forget) return { type: 'forget' };
  const addresses = message.output.addresses.flatMap((address) => savedAddress(address) ?? []);
  return { type: 'keep', addresses: [...new Set(addresses)].slice(0, savedLimits.addresses) };
}

function savedAddress(address: string): string | null {
  // An origin of its own shows whether the address leads to another site.
  const own = 'https://own.invalid';
  const url = parseUrl(address, own);
  const path = url?.origin === own && address.startsWith('/') ? pathOf(url.pathname) : '';
  return isPostOrSnippet(path) ? path : null;
}

/** Whether an answer is a page. Errors, redirects, and answers that the worker can't look into are not kept. */
export const isPage = ({ status, type, redirected, headers }: Response): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  (headers.get('content-type') ?? '').startsWith('text/html');

/** Built files have a hash of their content in their names. */
export const isBuiltFile = (path: string): boolean => path.startsWith('/_astro/');

export const isPicture = (path: string): boolean =>
  /^\/(?:images|icons|pictures)\//.test(path) ||
  path === '/favicon.svg' ||
  (isBuiltFile(path) && /\.(?:avif|webp|png|jpe?g|gif|svg)$/.test(path));

/** The files of this site that the HTML of a page names, in its elements and in its inline script (typefaces). */
export function filesIn(html: string): string[] {
  // Not the text, in which a post may name any number of them.
  const tags = html.match(/<script.*?<\/script>|<[a-z][^>]*>/gis)?.join('') ?? '';
  const named = tags.matchAll(/["'(\s,]((?:\/_astro|\/images|\/icons|\/pictures)\/[^"'()\s,<>?#]+)/g);
  return [...new Set([...named].map(([, path = '']) => path.replaceAll('&amp;', '&')))];
}

/** The scripts that a built script imports statically. */
export function importsIn(code: string, path: string): string[] {
  const named = code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.\/[^"']+\.js)["']/g);
  return [
    ...new Set([...named].map(([, name = '']) => new URL(name, `https://own.invalid${path}`).pathname)),
  ];
}
