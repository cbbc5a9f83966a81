import type { Page } from '@playwright/test';
import { expect, test } from '#support/site.ts';

const cover = (page: Page) =>
  page.evaluate(() => {
    const { visibility, position, content } = getComputedStyle(document.documentElement, '::before');
    return content !== 'none' && position === 'fixed' && visibility === 'visible';
  });
const locked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
/** The animation of the cover, which alone decides when the loader goes. */
const duration = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation && /-page$/.test(one.animationName))
      .map((one) => one.effect?.getComputedTiming().duration),
  );
const endOfLoader = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.getAnimations()) one.finish();
  });

test.describe('the start loader', () => {
  test.use({ loaderSeen: false });

  test('@SHELL-1 covers the page for 2,000 ms, locks scrolling and goes by itself', async ({ page }) => {
    await page.goto('/blogs/git');
    expect(await duration(page)).toEqual([2000, 2000]);
    expect([await cover(page), await locked(page)]).toEqual([true, true]);
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // The page behind it is already there.
    await expect(page.locator('h1')).toHaveText('Git');
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect([await cover(page), await locked(page)]).toEqual([false, false]);
  });

  test('@SHELL-1 comes once per browser session, never between pages', async ({ page }) => {
    await page.goto('/blogs/git');
    expect(await cover(page)).toBe(true);
    await endOfLoader(page);
    await page.goto('/blogs?page=1');
    expect([await cover(page), await locked(page)]).toEqual([false, false]);
    await page.reload();
    expect(await cover(page)).toBe(false);
  });

  test('@SHELL-1 @READ-7 is short and still for readers who ask for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/blogs/git');
    expect(await duration(page)).toEqual([500, 500]);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await cover(page)).toBe(false);
  });

  test('@SHELL-1 nothing moves when it goes', async ({ page }) => {
    await page.goto('/blogs/git');
    const width = () => page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().width);
    const before = await width();
    await endOfLoader(page);
    expect(await width()).toBe(before);
  });
});

test.describe('without JavaScript', () => {
  test.use({ loaderSeen: false, javaScriptEnabled: false });

  test('@SHELL-1 there is no loader', async ({ page }) => {
    await page.goto('/blogs/git');
    await expect(page.locator('html')).not.toHaveAttribute('data-loader');
    await page.getByRole('link', { name: 'Kodyol, ana səhifə' }).first().click();
    await expect(page).toHaveURL('/');
  });
});
