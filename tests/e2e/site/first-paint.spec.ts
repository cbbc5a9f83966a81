// What waits for the first paint, and what is pressed before it has come (layouts/first-paint.ts).
import type { Page } from '@playwright/test';
import { held } from '#support/lost-requests.ts';
import { expect, test } from '#support/site.ts';

/** Times (ms) of the first paint and of the requests for files whose names end so. */
const timesOf = (page: Page, end: string) =>
  page.evaluate((ending) => {
    const requests = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith(ending))
      .map(({ startTime }) => startTime);
    return { painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0, requests };
  }, end);

/** Waits until a page is painted and has asked for such files, and says when. */
async function asked(page: Page, end: string): ReturnType<typeof timesOf> {
  await expect
    .poll(async () => {
      const { painted, requests } = await timesOf(page, end);
      return painted > 0 && requests.length > 0;
    })
    .toBe(true);
  return timesOf(page, end);
}

test('@READ-1 typefaces and modules are asked for behind the first paint; typefaces that the device has are there before it', async ({
  page,
}) => {
  await page.goto('/lessons');
  for (const end of ['.woff2', '.js']) {
    const { painted, requests } = await asked(page, end);
    expect(Math.min(...requests)).toBeGreaterThan(painted);
  }
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('kodyol:faces')))
    .toMatch(/commissioner.* .*piazzolla/);
  await page.goto('/blogs/git');
  const { painted, requests } = await asked(page, '.woff2');
  expect(Math.min(...requests)).toBeLessThan(painted);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('@READ-6 the typefaces come with the styles', async ({ page }) => {
    const fonts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2') && response.ok()) fonts.push(response.url());
    });
    await page.goto('/lessons', { waitUntil: 'networkidle' });
    expect(fonts.length).toBeGreaterThan(1);
  });
});

test.describe('a press before the modules have come', () => {
  /** Opens a page whose modules wait until the test lets them go. */
  async function opened(page: Page, address: string): Promise<() => void> {
    const release = await held(page, '**/_astro/*.js');
    await page.goto(address, { waitUntil: 'commit' });
    return release;
  }

  test('@READ-1 @QUICK-1 of the theme button and of Ctrl+B are kept', async ({ page }) => {
    const release = await opened(page, '/lessons');
    await page.getByRole('button', { name: 'Görünüşü dəyiş' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', '');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+b');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('#quick-search')).toBeVisible();
  });

  test('@SHELL-8 of the account button is kept; links and forms work at once', async ({ page }) => {
    const release = await opened(page, '/lessons');
    await page.getByRole('button', { name: 'Hesab panelini aç' }).click();
    release();
    await expect(page.locator('#side-panel')).toBeVisible();
    await page.keyboard.press('Escape');
    const search = page.getByRole('search').first();
    await search.getByRole('searchbox').fill('css');
    await search.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/searchItem=css/);
  });
});

test('@SHELL-8 the account panel opens where no module comes', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/lessons');
  await page.getByRole('button', { name: 'Hesab panelini aç' }).click();
  await expect(page.locator('#side-panel')).toBeVisible();
});
