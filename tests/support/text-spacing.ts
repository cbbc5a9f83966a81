import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** The text spacing that a reader may set without losing content (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Checks that the page, as it is and then with wide text spacing, is not wider than 320 px with a scrollbar (READ-7). */
export async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNotWider(page);
  // A constructed stylesheet, because the page's policy blocks inline styles.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  await expectNotWider(page);
}

async function expectNotWider(page: Page): Promise<void> {
  const widths = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
    widest: [...document.querySelectorAll('main *, footer *')]
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth)
      .filter((element) => !element.closest('.wide-table, pre, .strip, .tabs'))
      .map((element) => element.outerHTML.slice(0, 80)),
  }));
  expect(widths.page, widths.widest.slice(0, 5).join('\n')).toBeLessThanOrEqual(widths.room);
}
