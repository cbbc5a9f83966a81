import { expect, test } from '#support/site.ts';

const article = '/blogs/grid-flexbox-css-düzümündə-düzgün-seçim';

test.describe('code in an article', () => {
  test('@READ-3 can be copied, and the page announces it; a failed copy shows a message', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(article);
    const code = page.locator('.code').first();
    await code.getByRole('button', { name: 'Kodu kopyala' }).click();
    await expect(page.getByRole('region', { name: 'Bildirişlər' })).toContainText('Kod kopyalandı.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await code.locator('pre').textContent(),
    );
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error()) },
      }),
    );
    await code.getByRole('button', { name: 'Kodu kopyala' }).click();
    await expect(page.locator('.toast').last()).toContainText('Kodu kopyalamaq alınmadı.');
  });
});
