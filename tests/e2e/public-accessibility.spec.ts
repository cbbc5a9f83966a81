import { findings } from '#support/axe.ts';
import { startedCarousel } from '#support/carousel.ts';
import { expect, test } from '#support/site.ts';

const fits = 'document.documentElement.scrollWidth <= innerWidth';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`@READ-7 axe finds nothing, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const address of ['/lessons', '/lessons/frontend', '/portfolio']) {
      test(address, async ({ page }) => {
        await page.goto(address);
        expect(await findings(page)).toEqual([]);
        expect(await page.evaluate(fits), 'nothing is wider than the screen').toBe(true);
      });
    }

    test('carousels that have started', async ({ page }) => {
      await page.goto('/');
      await startedCarousel(page, 'partners');
      expect(await findings(page)).toEqual([]);
      await page.goto('/lessons/frontend');
      await startedCarousel(page, 'posts');
      expect(await findings(page)).toEqual([]);
    });

    test('the open lightbox, with a turned picture', async ({ page }) => {
      await page.goto('/portfolio');
      await page.locator('.screen a').first().click();
      await page.getByRole('button', { name: '90° döndər' }).click();
      await expect(page.locator('.pswp__img[data-turned="90"]')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('the steps of installing', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Kodyolu IOS telefonuna quraşdır' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('highlighted code', async ({ page }) => {
      await page.goto('/blogs/grid-flexbox-css-düzümündə-düzgün-seçim');
      await expect(page.locator('.code').first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('320 px wide', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const address of ['/', '/lessons', '/lessons/fullstack', '/portfolio']) {
        await page.goto(address);
        expect(await page.evaluate(fits), address).toBe(true);
      }
    });
  });
}
