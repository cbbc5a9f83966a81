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
const closed = { covered: true, locked: true };

declare global {
  interface Window {
    finishLoader?: () => void;
  }
}

/** The timer of the loader, which is that long (ms), does not run: so a test can look as long as it likes. */
const holdLoader = (page: Page, loaderTime: number) =>
  page.addInitScript((held) => {
    const { setTimeout } = window;
    const setOther = (act: () => void, time?: number, ...values: []) => {
      if (time !== held || window.finishLoader) return setTimeout(act, time, ...values);
      window.finishLoader = act;
      return 0;
    };
    Object.assign(window, { setTimeout: setOther });
  }, loaderTime);
const finishLoader = async (page: Page) => {
  await page.waitForFunction(() => window.finishLoader);
  await page.evaluate(() => window.finishLoader?.());
};

/** What is woven, and what covers it until then. */
const pictures = (page: Page) =>
  page.evaluate(() =>
    ['::before', '::after'].map((part) => {
      const { content, backgroundImage } = getComputedStyle(document.documentElement, part);
      return content === 'none' ? content : backgroundImage;
    }),
  );
const cloth = /^url\("data:image\/gif;base64,.+"\), repeating-linear-gradient/;
const warp = /^repeating-linear-gradient/;

test.describe('the start loader', () => {
  test.use({ loaderSeen: false });

  test('@SHELL-1 covers the page for 2,000 ms and locks scrolling, with the page already behind it; it appears once per browser session, never between pages', async ({
    page,
    context,
  }) => {
    await holdLoader(page, 2000);
    await page.goto('/blogs/git');
    expect(await state(page)).toEqual(closed);
    expect(await pictures(page)).toEqual([expect.stringMatching(cloth), expect.stringMatching(warp)]);
    await expect(page.locator('h1')).toHaveText('Git');
    await expect(page.getByRole('button', { name: 'Görünüşü dəyiş' })).toBeVisible();
    // A press is for what lies behind.
    await page.getByRole('button', { name: 'Görünüşü dəyiş' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await state(page)).toEqual(closed);
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
    await holdLoader(later, 2000);
    await later.goto('/blogs/git');
    expect(await state(later)).toEqual(closed);
  });

  test('@SHELL-1 @READ-7 is short and does not move if the visitor prefers reduced motion, and disappears by itself', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await holdLoader(page, 500);
    await page.goto('/blogs/git');
    expect(await state(page)).toEqual(closed);
    expect(await pictures(page)).toEqual([expect.stringMatching(cloth), 'none']);
    await finishLoader(page);
    expect(await state(page)).toEqual(open);

    const other = await context.newPage();
    await other.emulateMedia({ reducedMotion: 'reduce' });
    await other.goto('/blogs/git');
    await expect.poll(() => state(other)).toEqual(open);
    await other.mouse.wheel(0, 300);
    await expect.poll(() => other.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('@SHELL-1 @READ-1 has the colours of the theme', async ({ context }) => {
    const pictureOf = async (colorScheme: 'light' | 'dark', chosen: string) => {
      const page = await context.newPage();
      await page.emulateMedia({ colorScheme });
      await page.addInitScript((theme) => localStorage.setItem('kodyol:theme', theme), chosen);
      await holdLoader(page, 2000);
      await page.goto('/contact');
      return (await pictures(page))[0];
    };
    const light = await pictureOf('light', '');
    const dark = await pictureOf('dark', '');
    expect(dark).not.toBe(light);
    expect(await pictureOf('dark', 'light')).toBe(light);
    expect(await pictureOf('light', 'dark')).toBe(dark);
  });
});
