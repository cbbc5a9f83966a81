import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** Checks that these parts of a page are printed, without controls, dark on white, and cut off nowhere (READ-7). */
export async function expectPrinted(page: Page, kept: readonly string[]): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // An A4 sheet.
  await page.setViewportSize({ width: 718, height: 1000 });
  for (const part of kept) await expect(page.locator(`main ${part}`).first()).toBeVisible();
  const pressed = page.locator(
    'body :is(header.site-header, .foot, .float, .share, .toc, .pager, button, [role=dialog])',
  );
  await expect(pressed.filter({ visible: true })).toHaveCount(0);
  // With any theme.
  await expect(page.locator('h1').first()).toHaveCSS('color', 'rgb(28, 23, 20)');
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('main pre, main img, main table')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth)
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(cut).toEqual([]);
  const links = await page
    .locator('.prose a[href^="http"]')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
    );
  for (const [address, printed] of links) expect(printed).toContain(address);
  await page.emulateMedia({ media: null });
}
