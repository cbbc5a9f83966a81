import type { Page } from '@playwright/test';
import { openPanel } from '#support/panel.ts';
import { accountLinks, expect, signOut, test } from '#support/site.ts';
import { unique } from '#support/staff.ts';

const newSnippet = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'Yeni kod nümunəsi', exact: true }).click();
  await page.locator('[name=title]').fill(title);
};
const press = async (page: Page) => (await accountLinks(page)).getByRole('button', { name: 'Çıxış' }).click();
const left = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

test('@PANEL-3 @SHELL-6 sign-out asks about unsaved text of all tabs, and does not without', async ({
  page,
  context,
}) => {
  const title = unique('yarimciq');
  await openPanel(page, 'teacher', 'code');
  await newSnippet(page, `${title} bir`);
  const other = await context.newPage();
  await openPanel(other, 'teacher', 'code');
  await newSnippet(other, `${title} iki`);
  await other.goto('/blogs/git');
  await press(other);
  const question = other.getByRole('dialog', { name: 'Hesabınızdan çıxırsınız?' });
  await expect(question).toContainText('2 yarımçıq yazınız silinəcək.');
  await expect(question.getByRole('button', { name: 'Xeyr, qayıt' })).toBeFocused();
  await other.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.locator('[name=title]')).toHaveValue(`${title} bir`);
  expect(await left(other)).toContain(`${title} iki`);
  // After the draft was saved or dropped, sign-out does not ask any more.
  await page.getByRole('button', { name: 'Siyahıya qayıt' }).click();
  await page.getByRole('button', { name: 'Yeni kod nümunəsi', exact: true }).click();
  await expect(page.locator('[name=title]')).toHaveValue(`${title} iki`);
  await page.getByRole('button', { name: 'Qaralamanı sil' }).click();
  await press(other);
  await expect(question).toContainText('1 yarımçıq yazınız silinəcək.');
  await question.getByRole('button', { name: 'Çıx və sil' }).click();
  await expect(other.getByRole('region', { name: 'Bildirişlər' })).toContainText('Hesabınızdan çıxdınız.');
  await expect(page.getByRole('tabpanel')).toHaveCount(0);
  expect(await left(page)).not.toContain(title);
  // Without unsaved text nothing is asked.
  await openPanel(page, 'teacher', 'code');
  await signOut(page);
});
