// READ-5. Its routes and caches are in service-worker/main.ts.
import * as v from 'valibot';
import { parseUrl } from '#core/addresses/readable-address.ts';
import { workerMessages } from '#core/device/worker-caches.ts';
import { savedLimits } from '#features/saved/limits.ts';

/** All at the root, which content/pages adds to, and these below it. A test looks that search engines may have them too. */
const readable =
  /^\/(?:$|[a-z-]+$|lessons\/[^/]+(?:\/exercises(?:\/[^/]+)?)?$|blogs\/[^/]+$|code(?:\/[^/]+){1,2}$)/;

/** Pages of accounts, videos, quizzes and the panel, that lead elsewhere, or that the worker has from the beginning. */
export const neverKept =
  /^\/(?:lessons\/[^/]+\/(?:videos|quizzes)|user|my-orders|settings|saved|panel|sign-in|sign-up|auth|search|offline|share|certificate|404|unbuilt-post|unbuilt-snippet|blog-list|hashtag)(?:\/|$)/;

/** The worker does nothing there (docs/decisions/022). */
export const isOutside = (path: string): boolean => /^\/(?:admin|preview)(?:\/|\.|$)/.test(path);

export const isSearchPage = (path: string): boolean => pathOf(path) === '/search'; // it works without a network

const pathOf = (path: string): string => path.replace(/(?:\/|\.html|\/index\.html)$/, '') || '/';

/** Without its query, which may name the visitor (`/contact?subject=…`); only the blog list depends on it. */
export function keptAddress({ pathname, searchParams }: URL): string | null {
  const path = pathOf(pathname);
  if (!readable.test(path) || neverKept.test(path) || isOutside(path)) return null;
  if (path !== '/blogs') return path;
  const page = /^[1-9]\d*$/.exec(searchParams.get('page') ?? '')?.[0] ?? '1';
  return `${path}?page=${page}`;
}

const isPostOrSnippet = (path: string): boolean =>
  /^\/(?:blogs\/[^/?#]+|code\/(?:html|css|js)\/[^/?#]+)$/.test(path);

const Keep = v.object({ type: v.literal(workerMessages.keep), addresses: v.array(v.string()) });
const Forget = v.object({ type: v.literal(workerMessages.forget) });

/** `null` if it is none of ours. Only posts and snippets are kept. */
export function messageIn(data: unknown): { type: 'keep'; addresses: string[] } | { type: 'forget' } | null {
  const message = v.safeParse(v.union([Keep, Forget]), data);
  if (!message.success) return null;
  if (message.output.type === workerMessages.forget) return { type: 'forget' };
  const addresses = message.output.addresses.flatMap((address) => savedAddress(address) ?? []);
  return { type: 'keep', addresses: [...new Set(addresses)].slice(0, savedLimits.addresses) };
}

function savedAddress(address: string): string | null {
  // Shows whether an address leads to another site.
  const own = 'https://own.invalid';
  const url = parseUrl(address, own);
  const path = url?.origin === own && address.startsWith('/') ? pathOf(url.pathname) : '';
  return isPostOrSnippet(path) ? path : null;
}

export const isPage = ({ status, type, redirected, headers }: Response): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  (headers.get('content-type') ?? '').startsWith('text/html');

export const isBuiltFile = (path: string): boolean => path.startsWith('/_astro/'); // their names have a hash

export const isPicture = (path: string): boolean =>
  /^\/(?:images|icons|pictures)\//.test(path) ||
  path === '/favicon.svg' ||
  (isBuiltFile(path) && /\.(?:avif|webp|png|jpe?g|gif|svg)$/.test(path));

export function filesIn(html: string): string[] {
  // Not the text, in which a post may name any number of them.
  const tags = html.match(/<script.*?<\/script>|<[a-z][^>]*>/gis)?.join('') ?? '';
  const named = tags.matchAll(/["'(\s,]((?:\/_astro|\/images|\/icons|\/pictures)\/[^"'()\s,<>?#]+)/g);
  return [...new Set([...named].map(([, path = '']) => path.replaceAll('&amp;', '&')))];
}

export function importsIn(code: string, path: string): string[] {
  const named = code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.\/[^"']+\.js)["']/g);
  return [
    ...new Set([...named].map(([, name = '']) => new URL(name, `https://own.invalid${path}`).pathname)),
  ];
}
