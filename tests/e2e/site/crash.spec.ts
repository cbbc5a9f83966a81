import { expect, test } from '#support/site.ts';

test('@SHELL-12 a crashed part shows a message with a retry; the rest of the page works', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The sign-in form calls this while it renders.
    const get = URLSearchParams.prototype.get;
    URLSearchParams.prototype.get = function (name) {
      if (localStorage.getItem('crash') !== 'over') throw new Error('crash');
      return get.call(this, name);
    };
  });
  await page.goto('/sign-in');
  const message = page.locator('main').getByRole('alert');
  await expect(message).toContainText('Unexpected Application Error!');
  await expect(message.locator('[lang=en]')).toHaveText('Unexpected Application Error!');
  await expect(page.locator('h1')).toBeVisible();
  await page.getByRole('button', { name: 'Görünüşü dəyiş' }).click();
  await message.getByRole('button', { name: 'Yenidən cəhd et' }).click();
  await expect(message).toBeVisible();

  await page.evaluate(() => localStorage.setItem('crash', 'over'));
  await message.getByRole('button', { name: 'Yenidən cəhd et' }).click();
  await expect(message).toBeHidden();
  await expect(page.locator('main [name=email]')).toBeVisible();
});
