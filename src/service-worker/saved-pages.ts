// READ-5: with everything that they need. Reading other pages never pushes them out.

import type { WorkboxPlugin } from 'workbox-core';
import { CacheFirst, type Strategy } from 'workbox-strategies';
import { keptCaches, savedListPage } from '#core/device/kept-pages.ts';
import { filesIn, importsIn, isPage, keptAddress } from '#site/offline.ts';

const only = (isKept: (response: Response) => boolean): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (isKept(response) ? response : null),
});
const pages = new CacheFirst({ cacheName: keptCaches.saved, plugins: [only(isPage)] });
const files = new CacheFirst({
  cacheName: keptCaches.savedFiles,
  plugins: [only(({ status, type }) => status === 200 && type === 'basic')],
});

const pathIn = ({ url }: Request): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

export async function keepSavedPages(saved: string[], event: ExtendableEvent): Promise<void> {
  const addresses = saved.length > 0 ? [...saved, savedListPage] : [];
  const cache = await caches.open(keptCaches.saved);
  for (const request of await cache.keys()) {
    if (!addresses.includes(pathIn(request))) await cache.delete(request);
  }
  for (const address of addresses) await got(pages, address, event);
  await keepFiles(event);
}

export async function addSavedPage(
  request: Request,
  response: Response,
  event: ExtendableEvent,
): Promise<void> {
  const cache = await caches.open(keptCaches.saved);
  if (!(await cache.match(request))) return;
  await cache.put(request, response);
  await keepFiles(event);
}

export async function savedCopy({ url }: Request): Promise<Response | undefined> {
  const cacheName = [keptCaches.saved, keptCaches.savedFiles];
  for (const name of cacheName) {
    const found = await caches.match(keptAddress(new URL(url)) ?? url, { cacheName: name });
    if (found) return found;
  }
  return undefined;
}

async function keepFiles(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(keptCaches.saved);
  const needed = new Set<string>();
  for (const request of await cache.keys()) {
    const html = await (await cache.match(request))?.text();
    for (const path of filesIn(html ?? '')) needed.add(path);
  }
  for (const path of needed) {
    const response = await got(files, path, event);
    if (!response || !path.endsWith('.js')) continue;
    for (const imported of importsIn(await response.text(), path)) needed.add(imported);
  }
  const kept = await caches.open(keptCaches.savedFiles);
  for (const request of await kept.keys()) {
    if (!needed.has(decodedPath(request.url)) && !needed.has(new URL(request.url).pathname))
      await kept.delete(request);
  }
}

const decodedPath = (url: string): string => decodeURIComponent(new URL(url).pathname);

/** `undefined` without a network: the next list tries again. */
async function got(strategy: Strategy, path: string, event: ExtendableEvent): Promise<Response | undefined> {
  const [answer, settled] = strategy.handleAll({ event, request: new Request(path) });
  try {
    const response = await answer;
    await settled;
    return response;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
