import type { Frame, Page } from '@playwright/test';
import { marker } from './hostile.ts';

/** Records what hostile content must not do: run, open a dialog, navigate away, load anything but pictures. */
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
  // Authors may show pictures of other hosts (BLOG-5); no other request may go to them.
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

/** Dispatches the events that hostile handlers wait for (pointer, focus, toggle …) on every element in `selector`. */
export const touchAll = (page: Page | Frame, selector: string): Promise<void> =>
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
