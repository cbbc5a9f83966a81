import { expect, test } from '#support/site.ts';

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
