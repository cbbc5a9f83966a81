import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** A place where the focus stops. */
interface Stop {
  name: string;
  /** Why a keyboard user would be lost here; '' for a good one. */
  problem: string;
}

/**
 * Goes through the main part with Tab (WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11): the focus reaches every control, in the order
 * of the source and of the screen, is seen at each and hidden behind nothing, and comes out at the end.
 */
export async function expectKeyboardTour(page: Page): Promise<void> {
  await expectTour(page, 'main');
}

/** The same from the address bar to the end of the page: what stands around the main part is the same everywhere. */
export async function expectWholeTour(page: Page): Promise<void> {
  const [first] = await expectTour(page, 'body');
  expect(first?.name, 'the skip link comes first').toContain('Əsas məzmuna keç');
}

async function expectTour(page: Page, within: 'main' | 'body'): Promise<Stop[]> {
  // A carousel that moves would hide what was reached and show what was not.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(startTour, within);
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => window.tour.stop());
    if (!stop) break;
    stops.push(stop);
    expect(stops.length, `no way out: ${stop.name}`).toBeLessThan(400);
  }
  expect(stops.filter(({ problem }) => problem !== '')).toEqual([]);
  expect(await page.evaluate(() => window.tour.missed()), 'never reached').toEqual([]);
  return stops;
}

declare global {
  interface Window {
    tour: { stop(): Stop | null; missed(): string[] };
  }
}

/** Runs in the page. */
function startTour(within: string): void {
  const place = document.querySelector<HTMLElement>(within) ?? document.body;
  if (place !== document.body) {
    // The next Tab goes on from here, as after the skip link.
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    place.removeAttribute('tabindex');
  }
  const seen: Element[] = [];
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()} ${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)} ${element.className}`.trim();

  /** A line around the element, or around what stands for it: the label of a hidden radio button, the whole card. */
  const hasLine = (element: Element): boolean => {
    const near = [element, element.closest('label, .field, article'), element.nextElementSibling];
    return near.some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  };

  /** Whether something else lies over all of its visible points. */
  const isCovered = (element: Element): boolean => {
    const rects = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const points = rects.flatMap(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].map((part) => [left + width * part, top + height / 2] as const),
    );
    return !points.some(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      return (
        found &&
        (element.contains(found) || found.contains(element) || found.closest('label')?.contains(element))
      );
    });
  };

  /** The last place in the page. */
  let last: DOMRect | undefined;

  /** Whether the focus went up within a column. To the top of the next column is no step back. */
  const isAbove = (element: Element): boolean => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const now = new DOMRect(x, y + scrollY, width, height);
    const before = last;
    last = now;
    return (
      before !== undefined &&
      now.bottom <= before.top &&
      now.left < before.right &&
      now.right > before.left &&
      !element.matches('[data-quick-search]')
    );
  };

  const problemOf = (element: Element, before: Element | undefined): string => {
    if (before && !(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING))
      return 'stands before the last one';
    if (isAbove(element)) return 'is seen above the last one';
    if (!hasLine(element)) return 'has no focus line';
    return isCovered(element) ? 'is covered' : '';
  };

  const controls =
    'a[href], button, input, select, textarea, summary, [contenteditable=true], [tabindex]:not([tabindex="-1"])';

  window.tour = {
    stop() {
      const element = document.activeElement;
      if (!element || element === document.body || element === seen[0] || !place.contains(element))
        return null;
      const before = seen.at(-1);
      // Inside of a frame, whose page is not ours.
      const isSame = element === before;
      if (!isSame) seen.push(element);
      const problem = isSame ? '' : problemOf(element, before);
      return { name: nameOf(element), problem: element.matches('iframe') ? '' : problem };
    },
    missed: () =>
      [...place.querySelectorAll<HTMLElement>(controls)]
        .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && !one.closest('[inert]'))
        .filter((one) => one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }))
        // One of a group is the stop, the arrow keys lead to the others.
        .filter((one) => !one.matches('[type=radio]:not(:checked)'))
        .filter((one) => !seen.includes(one))
        .map(nameOf),
  };
}
