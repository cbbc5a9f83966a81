// Layers over a page: each Escape closes one layer; a double click opens a layer and does not close it at once.
import type { Page } from '@playwright/test';
import { expect, test } from '#support/site.ts';

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Sürətli axtarış' });
const quickLinks = (page: Page) => page.getByRole('dialog', { name: 'Sürətli keçidlər' });
const lightbox = (page: Page) => page.locator('.pswp--open');
const menu = (page: Page) => page.locator('header details').first();

test('@PORT-1 @PORT-2 @QUICK-6 a double click opens a picture and does not close it; one Escape closes the overlay over it, the next the picture', async ({
  page,
}) => {
  await page.goto('/portfolio');
  for (const time of ['first', 'second']) {
    await page.locator('a[data-pswp-width]').first().dblclick();
    await expect(page.locator('.pswp--ui-visible'), time).toBeVisible();
    // The opening animation has ended and the picture is still open.
    await expect(page.locator('.pswp__img').first()).toBeVisible();
    if (time === 'second') {
      await page.keyboard.press('Control+b');
      await expect(overlay(page).getByRole('searchbox')).toBeFocused();
      // The lightbox does not receive other keys either.
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect(overlay(page)).toBeHidden();
      await expect(lightbox(page)).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
  }
});

test('@SHELL-9 @QUICK-6 @SHELL-4 @SHELL-8 one Escape closes one layer: the quick links, opened by mouse; first the layers over them', async ({
  page,
}) => {
  await page.goto('/blogs/git');
  const opener = page.locator('header').getByRole('button', { name: 'Sürətli keçidlər' });
  await opener.click();
  await expect(quickLinks(page)).toHaveAttribute('data-movable');
  await page.keyboard.press('Escape');
  await expect(quickLinks(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(quickLinks(page)).toBeVisible();

  await page.keyboard.press('Control+b');
  await expect(overlay(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  await expect(quickLinks(page)).toBeVisible();

  await page.locator('header').getByText('Kurslar', { exact: true }).click();
  await expect(menu(page)).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(menu(page)).not.toHaveAttribute('open');
  await expect(quickLinks(page)).toBeVisible();

  await page.getByRole('button', { name: 'Hesab panelini aç' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('#side-panel')).toBeHidden();
  await expect(quickLinks(page)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(quickLinks(page)).toBeHidden();
});

test('@phone @QUICK-2 @SHELL-4 @SHELL-7 @SHELL-8 @SHELL-9 a double click opens and does not close: floating button, side panel, menus, quick links', async ({
  page,
}) => {
  await page.goto('/blogs/git');
  const float = page.getByRole('button', { name: 'Sürətli axtarış' });
  const expectOpen = async (time: string) => {
    await expect(overlay(page).getByRole('searchbox'), time).toBeFocused();
    await expect(overlay(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
  };
  await float.dblclick();
  await expectOpen('before its part has loaded');
  await float.dblclick();
  await expectOpen('after it has');
  await float.click();
  await expect(overlay(page)).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expectOpen('the second click on the open overlay');

  const panel = page.locator('#side-panel');
  await page.getByRole('button', { name: 'Hesab panelini aç' }).dblclick();
  await expect(panel).toBeVisible();
  // A later click beside it closes it.
  await page.mouse.click(8, 600);
  await expect(panel).toBeHidden();

  const opener = page.getByRole('button', { name: 'Menyunu aç' });
  const isPhone = await opener.isVisible();
  if (isPhone) {
    await opener.dblclick();
    await expect(page.locator('#site-menu')).toBeVisible();
  }
  const place = isPhone ? page.locator('#site-menu') : page.locator('header');
  await place.getByText('Kurslar', { exact: true }).dblclick();
  await expect(place.locator('details').first()).toHaveAttribute('open');
  await place.getByRole('button', { name: 'Sürətli keçidlər' }).dblclick();
  await expect(quickLinks(page)).toHaveAttribute('data-movable');
  await expect(quickLinks(page)).toBeVisible();
});

test.describe('a page that comes back', () => {
  test('@SHELL-9 @READ-1 does not show the quick links after one of them was chosen, and uses the theme that was chosen meanwhile', async ({
    page,
  }) => {
    await page.goto('/blogs/git');
    await page.locator('header').getByRole('button', { name: 'Sürətli keçidlər' }).click();
    await expect(quickLinks(page)).toHaveAttribute('data-movable');
    // Prevents the navigation, so that the page stays as in the back/forward cache.
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await quickLinks(page).getByRole('link', { name: 'Son yazılar' }).click();
    await expect(quickLinks(page)).toBeHidden();
    await page.evaluate(() => {
      localStorage.setItem('kodyol:theme', 'dark');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('@SHELL-11 opens the home page after the full countdown, unless the visitor has cancelled it', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/yoxdur');
    const stay = page.getByRole('button', { name: 'Bu səhifədə qal' });
    await expect(stay).toBeVisible();
    const comeBack = () =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.clock.runFor(4000);
    await comeBack();
    await page.clock.runFor(4000);
    await expect(page).toHaveURL('/yoxdur');
    await stay.click();
    await comeBack();
    await page.clock.runFor(9000);
    await expect(page).toHaveURL('/yoxdur');
  });
});

test.describe('a part that fails to load', () => {
  test('@PORT-1 the lightbox: the link opens the picture file', async ({ page }) => {
    await page.goto('/portfolio');
    await page.route(/lightbox/, (route) => route.abort());
    const link = page.locator('a[data-pswp-width]').first();
    const address = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(address ?? '');
  });

  test('@SHELL-9 @SHELL-10 @QUICK-2 the part for dragging is requested again; offline the quick search and the map say so', async ({
    page,
    context,
  }) => {
    await page.goto('/blogs/git');
    const button = page.getByRole('button', { name: 'Sürətli axtarış' });
    await page.route(/movable\.client/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await button.hover();
    await failed;
    await page.unroute(/movable\.client/);
    await page.mouse.move(10, 300);
    await button.hover();
    await expect(button).toHaveAttribute('data-movable');

    await context.setOffline(true);
    // Even if the part that shows messages cannot load.
    await button.click();
    const message = page.getByText('Səhifənin bu hissəsi yüklənmədi.');
    await expect(message).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(message).toHaveCount(0);
    await page.getByRole('button', { name: 'Xəritəni göstər' }).click();
    await expect(message).toBeVisible();
  });
});
