import { expect, test } from '#support/site.ts';

test.describe('the not-found screen', () => {
  test('@SHELL-11 has status 404 and a text, and opens the home page after five seconds', async ({
    page,
  }) => {
    await page.clock.install();
    const answer = await page.goto('/belə-səhifə-yoxdur');
    expect(answer?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Axtardığınız səhifə mövcud deyil.');
    await expect(page.getByText('5 saniyədən sonra ana səhifə açılacaq.')).toBeVisible();
    await expect(page.locator('[data-left]')).toHaveText('5');
    const opened = await page.evaluate(() => Date.now() - performance.now());
    await page.clock.pauseAt(opened + 4500);
    await expect(page.locator('[data-left]')).toHaveText(/^[1-4]$/);
    await expect(page).toHaveURL(/yoxdur$/);
    // The five seconds begin with the module, which has come by now.
    await page.clock.runFor(5000);
    await expect(page).toHaveURL('/');
  });

  test('@SHELL-11 the redirect can be cancelled', async ({ page }) => {
    await page.clock.install();
    await page.goto('/belə-səhifə-yoxdur');
    await page.getByRole('button', { name: 'Bu səhifədə qal' }).click();
    await expect(page.getByText('Yönləndirmə dayandırıldı.')).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(page).toHaveURL(/yoxdur$/);
    // Who types a search instead is not interrupted either.
    await page.reload();
    await page.getByRole('searchbox').first().fill('css');
    await expect(page.getByText('Yönləndirmə dayandırıldı.')).toBeVisible();
  });
});

test('@SHELL-11 an address with capital letters opens the page of its lower-case form, or shows the not-found screen if there is none', async ({
  page,
  baseURL,
}) => {
  for (const [asked, opened] of [
    ['/LESSONS', '/lessons'],
    ['/Blogs/GIT?a=B#C', '/blogs/git?a=B#C'],
  ] as const) {
    await page.goto(asked);
    await page.waitForURL(`${baseURL}${opened}`);
    await expect(page.locator('[data-not-found]')).toHaveCount(0);
  }
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/yeni.example'));
  await page.goto('/YENI.example');
  expect((await asked).status()).toBe(404);
  await expect(page.locator('[data-not-found]')).toBeVisible();
});

test('@READ-1 the theme follows the system until the visitor chooses, and remembers the choice', async ({
  page,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const ofSystem = new Set<string>();
  for (const system of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: system });
    await page.goto('/');
    const before = await background();
    ofSystem.add(before);
    await page.getByRole('button', { name: 'Görünüşü dəyiş' }).click();
    await expect.poll(background).not.toBe(before);
    const after = await background();
    // The choice is there before any module script runs: no flash.
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/blogs/git', { waitUntil: 'domcontentloaded' });
    expect(await background()).toBe(after);
    await page.unroute('**/_astro/*.js');
    await page.evaluate(() => localStorage.removeItem('kodyol:theme'));
  }
  expect(ofSystem.size).toBe(2);
});

test.describe('toasts', () => {
  test('@SHELL-13 appear in one live region, can be closed, and disappear by themselves', async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript(() => sessionStorage.setItem('kodyol:toast', 'Salam!'));
    await page.goto('/');
    const region = page.getByRole('region', { name: 'Bildirişlər' });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(region).toContainText('Salam!');
    await page.clock.runFor(7000);
    await expect(region).not.toContainText('Salam!');
    await page.reload();
    await region.getByRole('button', { name: 'Bildirişi bağla' }).click();
    await expect(region).toBeEmpty();
  });
});
