// Names, titles, addresses and hashtags of 200 letters without a space, everywhere on a page. For the narrowest screen.
import type { Page } from '@playwright/test';

/** Elements that show text of users and authors. */
const shown = [
  ':is(main, footer, dialog) :is(h1, h2, h3, h4, dd, td, figcaption, cite, blockquote)',
  'main :is(.title, .display, .tag, .author, .by b, .crumbs a, .toc a, .excerpt, .hint, .note p)',
  '[role=tabpanel] :is(li, td) :is(b, strong, span, p, a):not(.badge, .button, :has(*))',
  '[data-username]',
  '.toast span',
].join();

/** Replaces their texts with a long word. @returns the elements that make the page wider than the screen */
export const widened = (page: Page) =>
  page.evaluate((selector) => {
    const word = 'Ə'.repeat(200);
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const leaves =
        element.childElementCount === 0
          ? [element]
          : [...element.querySelectorAll<HTMLElement>('a, span, b')];
      for (const leaf of leaves)
        if (leaf.childElementCount === 0 && leaf.textContent?.trim() && !leaf.matches('.nowrap'))
          leaf.textContent = word;
    }
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll<HTMLElement>('main *, header *, footer *, .toast, .toast *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.slice(0, 12)}`,
      );
  }, shown);
