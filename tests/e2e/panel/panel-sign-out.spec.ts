import type { Page } from '@playwright/test';
import { agree, openPanel } from '#support/panel.ts';
import { accountLinks, expect, signIn, signOut, test } from '#support/site.ts';
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
  await agree(page);
  await press(other);
  await expect(question).toContainText('1 yarımçıq yazınız silinəcək.');
  await question.getByRole('button', { name: 'Çıx və sil' }).click();
  await expect(other.getByRole('region', { name: 'Bildirişlər' })).toContainText('Hesabınızdan çıxdınız.');
  await expect(page.getByRole('tabpanel')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Yazdıqlarınız itməyib');
  expect(await left(page)).not.toContain(title);
  // Without unsaved text nothing is asked.
  await openPanel(page, 'teacher', 'code');
  await signOut(page);
});

test('@PANEL-3 @USER-4 a session that ends in the middle of a form leads to the notice, which says where the text is', async ({
  page,
  context,
}) => {
  const title = unique('yarimciq');
  await openPanel(page, 'teacher', 'code');
  await newSnippet(page, title);
  await page.locator('[name=codeName]').selectOption('js');
  await page.getByRole('textbox', { name: 'Mətn' }).fill('a');
  await context.route(/documents:commit/, (route) => route.fulfill({ status: 401, json: {} }));
  await context.route(/securetoken/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  await page.locator('main form button[type=submit]').click();
  // The panel says at first that the form was refused, and beside it how publishing stands.
  const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'Yazdıqlarınız itməyib' });
  await expect(notice).toContainText('Girişinizin vaxtı bitib');
  await expect(notice).toContainText('Yazdıqlarınız itməyib: bu cihazda qaralama kimi saxlanılıb.');
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport({ ratio: 1 });
  await context.unrouteAll();
  await signIn(page, 'teacher');
  await openPanel(page, 'teacher', 'code');
  await page.getByRole('button', { name: 'Yeni kod nümunəsi', exact: true }).click();
  await expect(page.locator('[name=title]')).toHaveValue(title);
});
