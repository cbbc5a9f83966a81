import { publicPages } from '#support/public-pages.ts';
import { expect, test } from '#support/site.ts';

// Scrollbars take up space, as on a desktop.
test.use({
  viewport: { width: 320, height: 640 },
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

/** The text spacing that a reader may set without losing content (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

test.describe('@READ-7 with wide text spacing no page is wider than 320 px', () => {
  for (const address of [
    ...publicPages,
    '/lessons/frontend/videos',
    '/sign-up',
    '/search?searchItem=qırxayaq',
  ]) {
    test(address, async ({ page }) => {
      await page.goto(address);
      if (address.startsWith('/search'))
        await expect(page.locator('[data-found]')).toHaveText(/tapıl(?:ma)?dı\.$/);
      // A constructed stylesheet, because the page's policy blocks inline styles.
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets.push(sheet);
        // The page shows five of these at random; show all of them.
        for (const post of document.querySelectorAll<HTMLElement>('[data-others] [hidden]'))
          post.hidden = false;
      }, spacing);
      const widths = await page.evaluate(() => ({
        page: document.documentElement.scrollWidth,
        room: document.documentElement.clientWidth,
        widest: [...document.querySelectorAll('main *, footer *')]
          .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth)
          .filter((element) => !element.closest('.wide-table, pre, .strip, .tabs'))
          .map((element) => element.outerHTML.slice(0, 80)),
      }));
      expect(widths.page, widths.widest.slice(0, 5).join('\n')).toBeLessThanOrEqual(widths.room);
    });
  }
});
