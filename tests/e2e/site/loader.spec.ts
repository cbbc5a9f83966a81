import type { Page } from '@playwright/test';
import { expect, test } from '#support/site.ts';

const state = (page: Page) =>
  page.evaluate(() => {
    const cover = getComputedStyle(document.documentElement, '::before');
    return {
      covered: cover.content !== 'none' && cover.visibility === 'visible',
      locked: getComputedStyle(document.documentElement).overflowY === 'hidden',
    };
  });
const open = { covered: false, locked: false };

/** Stops what the loader waits for: nothing else ends it, so a test can look as long as it likes. */
const holdLoader = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const one of document.getAnimations()) {
        if (one instanceof CSSAnimation && one.animationName.endsWith('-page')) one.pause();
      }
    });
  });
const finishLoader = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.getAnimations()) {
      if (one instanceof CSSAnimation && one.animationName.endsWith('-page')) one.finish();
    }
  });
const lengths = (page: Page) =>
  page.evaluate(() =>
    ['', '::before'].map((part) => getComputedStyle(document.documentElement, part).animationDelay),
  );

const picture = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement, '::before').backgroundImage);

test.describe('the start loader', () => {
  test.use({ loaderSeen: false });

  test('@SHELL-1 covers the page for 2,000 ms and locks scrolling, with the page already behind it; it appears once per browser session, never between pages', async ({
    page,
    context,
  }) => {
    await holdLoader(page);
    await page.goto('/blogs/git');
    expect(await state(page)).toEqual({ covered: true, locked: true });
    expect(await lengths(page)).toEqual(['2s', '2s, 0.1s']);
    await expect.poll(() => picture(page)).toContain('data:image/svg+xml');
    await expect(page.locator('h1')).toHaveText('Git');
    await expect(page.getByRole('button', { name: 'Görünüşü dəyiş' })).toBeVisible();
    const width = () => page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().width);
    const before = await width();
    await finishLoader(page);
    expect(await state(page)).toEqual(open);
    // The layout does not move when the loader goes.
    expect(await width()).toBe(before);

    await page.goto('/blogs?page=1');
    expect(await state(page)).toEqual(open);
    await page.reload();
    expect(await state(page)).toEqual(open);
    const later = await context.newPage();
    await holdLoader(later);
    await later.goto('/blogs/git');
    expect((await state(later)).covered).toBe(true);
  });

  test('@SHELL-1 @READ-7 is short and does not move if the visitor prefers reduced motion, and disappears by itself', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/blogs/git');
    expect(await lengths(page)).toEqual(['0.5s, 0s', '0.5s, 0s']);
    await expect.poll(() => picture(page)).toContain('data:image/svg+xml');
    await expect.poll(() => state(page)).toEqual(open);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
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
