import { expect, type Locator, type Page } from '@playwright/test';

/** Scrolls a carousel into view and waits until its script has started. */
export async function startedCarousel(page: Page, kind: string): Promise<Locator> {
  const carousel = page.locator(`[data-carousel=${kind}]`);
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('[data-viewport]')).toHaveClass(/swiper-initialized/);
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
