import { expect, type Locator, type Page } from '@playwright/test';

/** Touches a carousel and waits until it moves by script. */
export async function startedCarousel(page: Page, kind: string): Promise<Locator> {
  const carousel = page.locator(`[data-carousel=${kind}]`);
  await carousel.scrollIntoViewIfNeeded();
  // A touch before the page's scripts have come is none: it scrolls the list as the browser does.
  await expect
    .poll(async () => {
      await carousel.dispatchEvent('pointerover');
      return carousel.locator('[data-viewport]').getAttribute('class');
    })
    .toContain('swiper-initialized');
  return carousel;
}

/** The active slide. */
export const leading = (carousel: Locator): Locator => carousel.locator('.swiper-slide-active');

/** The number of visible slides: those whose centre is inside the carousel. */
export const seen = (carousel: Locator): Promise<number> =>
  carousel.locator('[data-viewport]').evaluate((viewport) => {
    const frame = viewport.getBoundingClientRect();
    return [...viewport.querySelectorAll('.slide')].filter((slide) => {
      const { left, width } = slide.getBoundingClientRect();
      return left + width / 2 > frame.left && left + width / 2 < frame.right;
    }).length;
  });
