// What no first screen needs.

import '#core/page/outdated-page.ts';
import { serviceWorkerFile } from '#core/addresses/file-addresses.ts';

function addresses(isFirst: boolean): string[] {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].map(
    // Without `currentSrc` the browser has not chosen between the widths yet.
    ({ currentSrc, src }) => currentSrc || src,
  );
  if (!isFirst) return pictures;
  const page = location.origin + location.pathname + location.search;
  return [page, ...performance.getEntriesByType('resource').map(({ name }) => name), ...pictures];
}

// READ-7. A jump would make an entry of the history, without the state of the entry that a form or a view stands in.
document.querySelector('.skip')?.addEventListener('click', (event) => {
  const content = document.querySelector('main');
  if (!content) return;
  event.preventDefault();
  content.tabIndex = -1;
  content.focus({ preventScroll: true, focusVisible: false });
  content.scrollIntoView();
});

/**
 * READ-5. The page that installs the worker was loaded without it, so its files are named afterwards. Where no worker may
 * run, or its files can't be kept, the site works as without it.
 */
async function startWorker(): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    const isFirst = serviceWorker.controller === null;
    await serviceWorker.register(serviceWorkerFile);
    const { active } = await serviceWorker.ready;
    const own = addresses(isFirst).filter((address) => address.startsWith(`${location.origin}/`));
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [...new Set(own)] } });
  } catch {
    // No worker is allowed here: the next page tries again.
  }
}

if ('serviceWorker' in navigator) startWorker();
