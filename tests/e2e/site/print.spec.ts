import { expect, test } from '#support/site.ts';

const pages = [
  { address: '/blogs/git', kept: ['h1', '.prose', '.by'] },
  { address: '/lessons/frontend', kept: ['h1', '.can', '#programme-title'] },
  { address: '/code/css/grid-ilə-çevik-kart-toru', kept: ['h1', '.prose pre'] },
  { address: '/blogs?page=1', kept: ['h1', '.posts'] },
];

for (const { address, kept } of pages) {
  test(`@READ-7 ${address} is printed without controls`, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(address);
    for (const part of kept) await expect(page.locator(`main ${part}`).first()).toBeVisible();
    const pressed = page.locator(
      'body :is(header.site-header, .foot, .float, .share, .toc, .pager, button, [role=dialog])',
    );
    await expect(pressed.filter({ visible: true })).toHaveCount(0);
    // Dark text on white paper, with any theme.
    await expect(page.locator('h1').first()).toHaveCSS('color', 'rgb(28, 23, 20)');
    // No element is cut off at the side of an A4 sheet.
    await page.setViewportSize({ width: 718, height: 1000 });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main pre, main img, main table')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth)
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(cut).toEqual([]);
  });
}

test('@READ-7 a printed post shows the addresses of its links', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/blogs/git');
  const link = page.locator('.prose a[href^="http"]').first();
  const address = await link.getAttribute('href');
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(address);
});
