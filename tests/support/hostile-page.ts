import type { Page } from '@playwright/test';
import { marker } from './hostile.ts';

/** Notes everything that hostile content may not do in a page: run, ask the reader, leave, load anything but pictures. */
export async function watch(page: Page, own: string[]): Promise<() => Promise<string[]>> {
  const done: string[] = [];
  const isOwn = (url: URL) => own.includes(url.hostname) || !/^https?:$/.test(url.protocol);
  page.on('dialog', (dialog) => {
    done.push(`dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  page.on('framenavigated', (frame) => {
    const url = frame.url();
    if (frame === page.mainFrame() && url !== 'about:blank' && !isOwn(new URL(url)))
      done.push(`left for ${url}`);
  });
  page.on('popup', (popup) => done.push(`window: ${popup.url()}`));
  // Authors may show pictures of others (BLOG-5); nothing else of theirs is asked for.
  await page.route(
    (url) => !isOwn(url),
    (route) => {
      const request = route.request();
      if (request.resourceType() !== 'image') done.push(`${request.resourceType()}: ${request.url()}`);
      return route.abort();
    },
  );
  return async () => {
    const frames = page
      .frames()
      .map((frame) => frame.evaluate((name) => name in window, marker).catch(() => false));
    return (await Promise.all(frames)).includes(true) ? [...done, 'a script ran'] : done;
  };
}

/** Does what readers do, and what handlers wait for: points at, focuses and closes everything in `selector`. */
export const touchAll = (page: Page, selector: string): Promise<void> =>
  page.evaluate((found) => {
    for (const element of document.querySelectorAll<HTMLElement>(`${found}, ${found} *`)) {
      for (const kind of [
        'pointerover',
        'mouseover',
        'focus',
        'toggle',
        'error',
        'load',
        'begin',
        'animationstart',
      ])
        element.dispatchEvent(new Event(kind));
      element.focus({ preventScroll: true });
    }
  }, selector);
