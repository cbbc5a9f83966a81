import { expect, test } from '#support/site.ts';

for (const [asked, opened] of [
  ['/LESSONS', '/lessons'],
  ['/code/HTML', '/code/html'],
  ['/Blogs/GIT?a=B#C', '/blogs/git?a=B#C'],
] as const)
  test(`@SHELL-11 ${asked} opens ${opened}`, async ({ page, baseURL }) => {
    await page.goto(asked);
    await page.waitForURL(`${baseURL}${opened}`);
    await expect(page.locator('[data-not-found]')).toHaveCount(0);
  });

test('@SHELL-11 an address with capital letters shows the not-found screen if its lower-case form does not exist either', async ({
  page,
}) => {
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/yeni.example'));
  await page.goto('/YENI.example');
  expect((await asked).status()).toBe(404);
  await expect(page.locator('[data-not-found]')).toBeVisible();
});
