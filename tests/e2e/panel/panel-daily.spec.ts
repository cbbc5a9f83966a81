import type { Page } from '@playwright/test';
import { expectAccessible } from '#support/axe.ts';
import { openPanel } from '#support/panel.ts';
import { expect, stack, test } from '#support/site.ts';
import { newGroup, video } from '#support/videos.ts';
import { stubYouTube } from '#support/youtube.ts';

const rows = (page: Page) => page.getByRole('tabpanel').locator('.records > li');
const send = (page: Page) => page.locator('main form button[type=submit]').click();
const title = (page: Page) => page.locator('[name=title]');
const link = (page: Page) => page.locator('[name=url]');
const toast = (page: Page, text: string) => page.locator('.toast').getByText(text);
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('@PANEL-15 videos are added one after another and copied; Back and Forward keep the place in the list and what was typed', async ({
  page,
  context,
}) => {
  await stubYouTube(context, { duration: 754 });
  const tag = newGroup();
  const names = Array.from({ length: 25 }, (_, n) => `Zz ${tag} ${String(n + 1).padStart(2, '0')}`);
  await stack.write(
    Object.fromEntries(
      names.map((name, n) => [
        `videos/${tag}-${n + 1}`,
        video(n + 1, {
          title: name,
          titleKey: name.toLowerCase(),
          group: 'frontend',
          hashtags: [tag, 'frontend'],
        }),
      ]),
    ),
  );
  await openPanel(page, 'teacher', 'video');
  // All of them are among the newest, so the rows alone don't tell whether the search has answered.
  const answered = page.waitForResponse(
    (answer) => answer.url().includes(':runQuery') && answer.request().postData()?.includes(tag) === true,
  );
  await page.getByPlaceholder('Başlığın əvvəlini yazın').fill(`#${tag}`);
  await answered;
  await expect(page.locator('.records')).toHaveAttribute('aria-busy', 'false');
  await expect(rows(page).filter({ hasText: tag })).toHaveCount(20);
  await page.getByRole('button', { name: 'Daha çox göstər' }).click();
  await expect(rows(page)).toHaveCount(25);

  // A form is an entry: Back leads to the list as it was, Forward to the form with what was typed.
  const third = names[2] ?? '';
  const deep = rows(page).filter({ hasText: third });
  const edit = deep.getByRole('button', { name: 'düzəliş et' });
  await edit.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(0);
  await edit.click();
  await expect(title(page)).toHaveValue(third);
  await title(page).fill('yarımçıq');
  await page.goBack();
  await expect(edit).toBeFocused();
  await expect(rows(page)).toHaveCount(25);
  await expect.poll(() => scrolled(page)).toBe(place);
  await page.goForward();
  await expect(title(page)).toHaveValue('yarımçıq');
  await page.getByRole('button', { name: 'Qaralamanı sil' }).click();
  await page.getByRole('button', { name: 'Siyahıya qayıt' }).dblclick();
  await expect(rows(page)).toHaveCount(25);
  await expect(page).toHaveURL(/tab=video$/);

  // A copy has tags and group, but neither link nor the right to keep its title.
  await deep.getByRole('button', { name: 'surətini çıxar' }).click();
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveValue(`${third} (surət)`);
  await expect(page.locator('[name=group]')).toHaveValue('frontend');
  await expect(link(page)).toHaveValue('');
  await send(page);
  await expect(title(page)).toBeFocused();
  await expect(page.getByText('Yeni başlıq yazın')).toBeVisible();
  await expectAccessible(page);
  const [first, second] = [`Zz ${tag} bir`, `Zz ${tag} iki`];
  await title(page).fill(first);
  await link(page).fill('https://youtu.be/nu_pCVPKzTk');
  await page.getByRole('button', { name: 'Saxla və növbətini əlavə et' }).dblclick();
  await expect(toast(page, `«${first}» əlavə olundu. Növbəti üçün yeni forma açıldı.`)).toBeVisible();
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveValue('');
  await expect(link(page)).toHaveValue('');
  await expect(page.getByRole('list', { name: 'Heşteqlər' }).getByRole('listitem')).toHaveText([
    tag,
    'frontend',
  ]);
  await title(page).fill(second);
  await link(page).fill('https://youtu.be/nu_pCVPKzTk');
  await send(page);
  await expect(toast(page, `«${second}» əlavə olundu.`)).toBeVisible();
  await expect(rows(page)).toHaveCount(27);
  await expect(rows(page).first()).toContainText(second);
  await expect(rows(page).nth(1)).toContainText(first);

  // The site shows the chosen video.
  const view = deep.getByRole('link', { name: 'saytda bax' });
  await expect(view).toHaveAttribute('href', `/lessons/frontend/videos#${tag}-3`);
});
