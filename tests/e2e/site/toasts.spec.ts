import { openPanel, rows, toasts } from '#support/panel.ts';
import { expect, test } from '#support/site.ts';
import { coveredIn } from '#support/uncovered.ts';

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

test('@SHELL-13 nothing that can be pressed is below a message, on a desktop and on a phone', async ({
  page,
  context,
}) => {
  // The numbers on the tabs can't be read: a message with a button, which stays.
  await context.route(/:runAggregationQuery/, (route) => route.abort());
  for (const tab of ['user', 'order', 'work'] as const) {
    await openPanel(page, 'admin', tab);
    await expect(rows(page).first()).toBeVisible();
    await expect(toasts(page).getByRole('button', { name: 'Yenidən cəhd et' })).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await coveredIn(page.locator('#content')), `${size.width}`).toEqual([]);
    }
  }
  // The form's bar sticks to the bottom, and stands above what has failed there.
  await openPanel(page, 'admin', 'blog');
  await page.getByRole('button', { name: /^Yeni / }).click();
  await expect(page.getByRole('textbox', { name: 'Başlıq' })).toBeVisible();
  // What was said about the list went with it.
  await expect(toasts(page).locator('.toast')).toHaveCount(0);
  await context.unroute(/:runAggregationQuery/);
  await context.close();
});

test('@SHELL-13 a message goes with the tab that it belongs to, and readers press what they see', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blogs/git');
  await page
    .getByRole('button', { name: /^Yadda saxla/ })
    .first()
    .click();
  await expect(toasts(page).locator('.toast')).toHaveCount(1);
  expect(await coveredIn(page.locator('#content'))).toEqual([]);

  await openPanel(page, 'teacher', 'message');
  await expect(rows(page).first()).toBeVisible();
  await context.route(/:commit/, (route) => route.abort());
  await rows(page).first().getByRole('button', { name: /götür/ }).first().click();
  await expect(toasts(page).getByRole('button', { name: 'Yenidən cəhd et' })).toBeVisible();
  await page.getByRole('tab', { name: /^Suallar/ }).click();
  await expect(toasts(page).locator('.toast')).toHaveCount(0);
});
