import type { Locator, Page } from '@playwright/test';

/** How far down the page the element begins, in pixels. */
export const topOf = (element: Locator): Promise<number> =>
  element.evaluate((shown) => Math.round(shown.getBoundingClientRect().top + scrollY));

/** Whether the page can be scrolled sideways. */
export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/**
 * The controls inside the element that something else covers after they were scrolled into view, as the focus or the
 * finger finds them.
 */
export const coveredIn = (place: Locator): Promise<string[]> =>
  place.evaluate((root) => {
    const controls = 'a[href], button, input, select, textarea, summary, [contenteditable=true]';
    const covered: string[] = [];
    for (const control of root.querySelectorAll<HTMLElement>(controls)) {
      const isShown =
        control.checkVisibility({ visibilityProperty: true }) && !control.closest('.vh, [inert]');
      if (!isShown || control.getBoundingClientRect().width <= 1) continue;
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = control.getBoundingClientRect();
      // An area that is higher than the screen is seen as far as it reaches.
      const found = document.elementFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight - 1));
      const isFree =
        found &&
        (control.contains(found) || found.contains(control) || found.closest('label')?.contains(control));
      if (!isFree) covered.push(`${control.outerHTML.slice(0, 90)} below ${found?.outerHTML.slice(0, 60)}`);
    }
    scrollTo(0, 0);
    return covered;
  });
