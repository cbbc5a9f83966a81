import { findings } from '#support/axe.ts';
import { expect, post, signIn, stack, test } from '#support/site.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`@READ-7 axe finds nothing, ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const address of [
      '/',
      '/blogs?page=1',
      '/blogs?page=3',
      '/blogs/git',
      '/blogs/grid-flexbox-css-düzümündə-düzgün-seçim',
      '/sign-in',
      '/yoxdur',
      '/blogs/heç-vaxt',
    ]) {
      test(address, async ({ page }) => {
        await page.goto(address);
        expect(await findings(page)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          'nothing is wider than the screen',
        ).toBe(true);
      });
    }

    test('signed in, with a toast', async ({ page }) => {
      await signIn(page, 'admin', '/blogs/git');
      await expect(page.locator('.toast')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('a refused sign-in', async ({ page }) => {
      await page.goto('/sign-in');
      await page.locator('[name=email]').fill('heckim@kodyol.example');
      await page.locator('[name=password]').fill('x');
      await page.locator('main form button[type=submit]').click();
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('a post newer than the build', async ({ page }, { project }) => {
      const slug = `axe-${project.name}-${colorScheme}`;
      await stack.write({ [`blogs/${slug}`]: post(slug) });
      await page.goto(`/blogs/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yeni yazı');
      expect(await findings(page)).toEqual([]);
    });

    test('a search with hits, one without, and the overlay', async ({ page }) => {
      for (const term of ['css', 'qırxayaq']) {
        await page.goto(`/search?searchItem=${term}`);
        await expect(page.getByText(/tapıldı\.$/)).toBeVisible();
        expect(await findings(page), term).toEqual([]);
      }
      await page.keyboard.press('Control+b');
      await page.getByRole('dialog').getByRole('searchbox').fill('css');
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(6);
      expect(await findings(page)).toEqual([]);
    });

    test('the menu of a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/blogs/git');
      await page.getByRole('button', { name: 'Menyunu aç' }).click();
      expect(await findings(page)).toEqual([]);
    });

    test('320 px wide', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const address of ['/', '/blogs?page=1', '/blogs/git', '/sign-in', '/search?searchItem=css']) {
        await page.goto(address);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), address).toBe(
          true,
        );
      }
    });
  });
}
