// READ-5, docs/architecture/offline.md. What may be kept is decided by site/offline.ts.

import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { addRoute, cleanupOutdatedCaches, PrecacheFallbackPlugin, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  StaleWhileRevalidate,
  type Strategy,
} from 'workbox-strategies';
import { keptCaches, savedListPage } from '#core/device/worker-caches.ts';
import {
  filesIn,
  importsIn,
  isBuiltFile,
  isOutside,
  isPage,
  isPicture,
  isSearchPage,
  keptAddress,
  messageIn,
} from '#site/offline.ts';

// Saved pages are kept with everything that they need. Reading other pages never pushes them out.

const only = (isKept: (response: Response) => boolean): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (isKept(response) ? response : null),
});
const savedPages = new CacheFirst({ cacheName: keptCaches.saved, plugins: [only(isPage)] });
const savedFiles = new CacheFirst({
  cacheName: keptCaches.savedFiles,
  plugins: [only(({ status, type }) => status === 200 && type === 'basic')],
});

const pathIn = ({ url }: Request): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

async function keepSavedPages(saved: string[], event: ExtendableEvent): Promise<void> {
  const addresses = saved.length > 0 ? [...saved, savedListPage] : [];
  const cache = await caches.open(keptCaches.saved);
  for (const request of await cache.keys()) {
    if (!addresses.includes(pathIn(request))) await cache.delete(request);
  }
  for (const address of addresses) await got(savedPages, address, event);
  await keepFiles(event);
}

async function addSavedPage(request: Request, response: Response, event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(keptCaches.saved);
  if (!(await cache.match(request))) return;
  await cache.put(request, response);
  await keepFiles(event);
}

async function savedCopy({ url }: Request): Promise<Response | undefined> {
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
    const response = await got(savedFiles, path, event);
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

const most = { pages: 40, files: 240, pictures: 240 }; // the oldest goes first
const patience = 5; // seconds until a kept page is shown because the network does not answer

// No skipWaiting(): no page gets scripts of two builds (docs/decisions/022).
clientsClaim();
enableNavigationPreload();
cleanupOutdatedCaches();
precache(self.__WB_MANIFEST);

/** Workbox's classes may have `undefined` for a callback, which its type of a plugin does not say. */
const plugin = (one: { [Name in keyof WorkboxPlugin]?: WorkboxPlugin[Name] | undefined }): WorkboxPlugin =>
  one as WorkboxPlugin;

/** Storage that is full costs what was read, never a page that is being shown. */
const limited = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
const limits = {
  [keptCaches.read]: limited(most.pages),
  [keptCaches.files]: limited(most.files),
  [keptCaches.pictures]: limited(most.pictures),
};

const insteadOf = (fallbackURL: string) => plugin(new PrecacheFallbackPlugin({ fallbackURL }));
const offlinePage = insteadOf('/offline');
const savedPage: WorkboxPlugin = { handlerDidError: async ({ request }) => savedCopy(request) };

const readPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keptAddress(new URL(request.url)) ?? request,
  cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null),
  // A page that is read again is newer than its saved copy.
  cacheDidUpdate: async ({ request, newResponse, event }) => {
    event.waitUntil(addSavedPage(request, newResponse.clone(), event));
  },
};

/** A removed file is an error, so that the copy of a saved page is used; only whole answers are kept. */
const wholeFiles: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return response;
  },
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
  handlerDidError: async ({ request }) => savedCopy(request),
};

const isOurs = (url: URL, request: Request): boolean =>
  request.mode === 'navigate' && !isOutside(url.pathname);

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isOurs(url, request) && isSearchPage(url.pathname),
  new NetworkOnly({ plugins: [insteadOf('/search')] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && keptAddress(url) !== null,
  new NetworkFirst({
    cacheName: keptCaches.read,
    networkTimeoutSeconds: patience,
    plugins: [readPages, plugin(limits[keptCaches.read]), savedPage, offlinePage],
  }),
);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isOurs(url, request),
  new NetworkOnly({ plugins: [savedPage, offlinePage] }),
);

// Behind the pages, which come from the network while there is one.
addRoute({ cleanURLs: false, directoryIndex: '' });

const pictures = {
  cacheName: keptCaches.pictures,
  plugins: [wholeFiles, plugin(limits[keptCaches.pictures])],
};
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPicture(url.pathname) && isBuiltFile(url.pathname),
  new CacheFirst(pictures),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPicture(url.pathname),
  new StaleWhileRevalidate(pictures),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isBuiltFile(url.pathname),
  new CacheFirst({ cacheName: keptCaches.files, plugins: [wholeFiles, plugin(limits[keptCaches.files])] }),
);

/** One after the other, so that an older list does not overtake a newer one. */
let work: Promise<unknown> = Promise.resolve();

addEventListener('message', (event) => {
  const message = messageIn(event.data);
  if (message === null) return;
  const run = () => (message.type === 'keep' ? keepSavedPages(message.addresses, event) : forget());
  work = work.then(run).catch(console.warn);
  event.waitUntil(work);
});

/** Nobody who uses this device later sees what was read or saved. */
async function forget(): Promise<void> {
  await Promise.all(Object.values(limits).map((plugin) => plugin.deleteCacheAndMetadata()));
  await Promise.all(Object.values(keptCaches).map((name) => caches.delete(name)));
}
