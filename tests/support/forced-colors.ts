import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/**
 * Controls and selected or current elements whose shape comes from a background, a gradient or a shadow, and that have
 * no visible shape when forced colours remove these.
 */
export async function withoutShape(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' });
  const painted = await page.evaluateHandle(() => {
    const groundOf = (element: Element | null): string => {
      if (!element) return '';
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : backgroundColor;
    };
    const things =
      'a, button, summary, input, textarea, select, label, progress, mark, .badge, .toast, .note, .skeleton, [aria-current], [aria-selected="true"]';
    return [...document.querySelectorAll(things)].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const { boxShadow, backgroundImage } = getComputedStyle(element);
      const hasGround = groundOf(element) !== groundOf(element.parentElement);
      return hasGround || boxShadow !== 'none' || backgroundImage.includes('gradient');
    });
  });
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await painted.evaluate((elements) => elements.length)).toBeGreaterThan(0);
  return painted.evaluate((elements) =>
    elements
      // Elements that were replaced meanwhile, for example skeletons, have no style any more.
      .filter((element) => element.isConnected)
      .filter((element) => {
        const style = getComputedStyle(element);
        const hasEdge = (['Top', 'Right', 'Bottom', 'Left'] as const).some(
          (side) =>
            style[`border${side}Style`] !== 'none' && Number.parseFloat(style[`border${side}Width`]) >= 1,
        );
        return !hasEdge && style.forcedColorAdjust !== 'none';
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}
