import type { Page } from '@playwright/test';
import { expect, test } from '#support/site.ts';

const courses = ['fullstack', 'frontend', 'backend', 'ui-designer', 'interior-designer', '3d-modelling'];

/** The visible menus: those of the header, or on a phone those of the opened side menu. */
async function menus(page: Page) {
  const button = page.getByRole('button', { name: 'Menyunu aç' });
  if (!(await button.isVisible()))
    return page.locator('header').getByRole('navigation', { name: 'Əsas menyu' });
  await button.click();
  return page.getByRole('dialog', { name: 'Menyu' }).getByRole('navigation', { name: 'Əsas menyu' });
}

test.beforeEach(({ page }) => page.goto('/blogs/git'));

test('@phone @SHELL-4 @SHELL-5 @SHELL-7 every section has a link; only frontend, backend and fullstack have a learn-code link', async ({
  page,
}) => {
  const nav = await menus(page);
  const address = (name: string) => nav.getByRole('link', { name, exact: true }).first();
  await expect(address('Ana səhifə')).toHaveAttribute('href', '/');
  await expect(address('Bloq')).toHaveAttribute('href', '/blogs?page=1');
  await expect(address('Əlaqə')).toHaveAttribute('href', '/contact');

  await nav.getByText('Kurslar', { exact: true }).click();
  await expect(address('Bütün kurslar')).toHaveAttribute('href', '/lessons');
  // One address, one name: of all courses and of each.
  const learn = page.getByRole('link', { name: 'Kod yazmağı öyrən', exact: true });
  for (const link of await nav.locator(learn).all()) await expect(link).toHaveAttribute('href', '/code/html');
  const learning = nav.locator('li:has(a[href^="/lessons/"])', { has: learn });
  await expect(learning.getByRole('link').first()).toBeVisible();
  expect(
    await learning
      .locator('a:first-child')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(courses.slice(0, 3).map((course) => `/lessons/${course}`));

  await nav.getByText('Sayt sifarişi', { exact: true }).click();
  await expect(address('Sayt sifariş et')).toHaveAttribute('href', '/order');
  await expect(address('Portfolio')).toHaveAttribute('href', '/portfolio');
  await expect(address('Bütün kurslar')).toBeHidden();
  await nav.getByText('Pulsuz videolar', { exact: true }).click();
  const free = nav.locator('details[open] a');
  await expect(free).toHaveCount(6);
  expect(await free.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    courses.map((course) => `/lessons/${course}/videos`),
  );
});

test('@SHELL-4 @SHELL-7 @READ-7 an open menu closes on Escape and when another element is clicked or focused; the menu of a phone keeps the focus inside, closes by Escape and by a click beside it, and returns the focus', async ({
  page,
}) => {
  const summary = page.locator('header').getByText('Kurslar', { exact: true });
  const menu = page.locator('header details').first();
  await summary.press('Enter');
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();

  await summary.click();
  await page.mouse.click(900, 700);
  await expect(menu).not.toHaveAttribute('open');

  await summary.click();
  await page.locator('header').getByRole('link', { name: 'Bloq', exact: true }).focus();
  await expect(menu).not.toHaveAttribute('open');

  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.getByRole('button', { name: 'Menyunu aç' });
  const dialog = page.getByRole('dialog', { name: 'Menyu' });
  await button.press('Enter');
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(380, 400);
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('@SHELL-3 the search bar: submit is disabled while the field is empty; twelve hashtags lead to their results', async ({
  page,
}) => {
  const bar = page.getByRole('search');
  const submit = bar.getByRole('button', { name: 'Axtar' });
  await expect(submit).toBeDisabled();
  await bar.getByRole('searchbox').fill('   ');
  await expect(submit).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blogs/git');
  await bar.getByRole('searchbox').fill('şəffaf seo');
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page).toHaveURL(/\/search\?searchItem=%C5%9F%C9%99ffaf(\+|%20)seo$/);
  const tags = page
    .locator('header')
    .getByRole('navigation', { name: 'Axtarış heşteqləri' })
    .getByRole('link');
  await expect(tags).toHaveText(
    'html css scss javascript react java mongodb expressjs figma adobexd autodesk turbocad'.split(' '),
  );
  await tags.nth(1).click();
  await expect(page).toHaveURL('/search?searchItem=css');
});

test('@SHELL-6 @SHELL-7 every width shows the links to sign in and sign up, or a button that opens them', async ({
  page,
}) => {
  for (const width of [320, 640, 1023, 1024, 1279, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const header = page.locator('header');
    const isThere = await header.getByRole('link', { name: 'Giriş' }).isVisible();
    const menu = header.getByRole('button', { name: 'Menyunu aç' });
    expect(isThere !== (await menu.isVisible()), `${width} px`).toBe(true);
    if (!isThere) await menu.click();
    const place = isThere ? header : page.getByRole('dialog', { name: 'Menyu' });
    for (const name of ['Giriş', 'Qeydiyyat']) {
      // No part of the header covers the link.
      await place.getByRole('link', { name }).click({ trial: true });
    }
    if (!isThere) await page.keyboard.press('Escape');
    // The last menu does not overlap the first tool.
    if (width >= 1024) {
      const last = await header.getByRole('link', { name: 'Əlaqə' }).boundingBox();
      const tools = await header.locator('.tools').boundingBox();
      expect((last?.x ?? 0) + (last?.width ?? 0), `${width} px`).toBeLessThan(tools?.x ?? 0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

// That every control keeps a visible shape is checked in accessibility.spec.ts.
test('@READ-7 with forced colours the current menu entry has a line', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/blogs?page=1');
  const nav = page.locator('header').getByRole('navigation', { name: 'Əsas menyu' });
  await expect(nav.getByRole('link', { name: 'Bloq', exact: true })).toHaveCSS('border-bottom-width', '3px');
  await expect(nav.getByRole('link', { name: 'Əlaqə' })).toHaveCSS('border-bottom-width', '0px');
  await page.goto('/lessons');
  await expect(nav.locator('summary', { hasText: 'Kurslar' })).toHaveCSS('border-bottom-width', '3px');
});
