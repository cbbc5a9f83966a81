import type { Page } from '@playwright/test';
import { expectAccessible } from '#support/axe.ts';
import { agree, openPanel, rows, searchTag, send, storedFields, titleField } from '#support/panel.ts';
import { expect, stack, test } from '#support/site.ts';
import { newGroup, video } from '#support/videos.ts';
import { stubYouTube } from '#support/youtube.ts';

const link = (page: Page) => page.locator('[name=url]');
const toast = (page: Page, text: string) => page.locator('.toast').getByText(text);
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('@PANEL-15 videos are added one after another and copied; Back, Forward and a deletion keep the place in the list, Forward also what was typed', async ({
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
          group: 'fullstack',
          hashtags: [tag, 'fullstack'],
        }),
      ]),
    ),
  );
  await openPanel(page, 'teacher', 'video');
  await searchTag(page, tag);
  await expect(rows(page).filter({ hasText: tag })).toHaveCount(20);
  await page.getByRole('button', { name: 'Daha çox göstər' }).click();
  await expect(rows(page)).toHaveCount(25);

  // A form is an entry: Back leads to the list as it was, Forward to the form with what was typed.
  const [, above = '', third = ''] = names;
  const deep = rows(page).filter({ hasText: third });
  const edit = deep.getByRole('button', { name: 'düzəliş et' });
  await edit.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(0);
  await edit.click();
  await expect(titleField(page)).toHaveValue(third);
  await titleField(page).fill('yarımçıq');
  await page.goBack();
  await expect(edit).toBeFocused();
  await expect(rows(page)).toHaveCount(25);
  await expect.poll(() => scrolled(page)).toBe(place);
  await page.goForward();
  await expect(titleField(page)).toHaveValue('yarımçıq');
  await page.getByRole('button', { name: 'Qaralamanı sil' }).click();
  await agree(page);
  await page.getByRole('button', { name: 'Siyahıya qayıt' }).dblclick();
  await expect(rows(page)).toHaveCount(25);
  await expect(page).toHaveURL(/tab=video$/);

  // A copy has tags and group, but neither link nor the right to keep its title.
  await deep.getByRole('button', { name: 'surətini çıxar' }).click();
  await expect(titleField(page)).toBeFocused();
  await expect(titleField(page)).toHaveValue(`${third} (surət)`);
  await expect(page.locator('[name=group]')).toHaveValue('fullstack');
  await expect(link(page)).toHaveValue('');
  await send(page);
  await expect(titleField(page)).toBeFocused();
  await expect(page.getByText('Yeni başlıq yazın')).toBeVisible();
  await expectAccessible(page);
  const [first, second] = [`Zz ${tag} bir`, `Zz ${tag} iki`];
  await titleField(page).fill(first);
  await link(page).fill('https://youtu.be/nu_pCVPKzTk');
  await page.getByRole('button', { name: 'Saxla və növbətini əlavə et' }).dblclick();
  await expect(toast(page, `«${first}» əlavə olundu. Növbəti üçün yeni forma açıldı.`)).toBeVisible();
  await expect(titleField(page)).toBeFocused();
  await expect(titleField(page)).toHaveValue('');
  await expect(link(page)).toHaveValue('');
  await expect(page.getByRole('list', { name: 'Heşteqlər' }).getByRole('listitem')).toHaveText([
    tag,
    'fullstack',
  ]);
  await titleField(page).fill(second);
  await link(page).fill('https://youtu.be/nu_pCVPKzTk');
  await send(page);
  await expect(toast(page, `«${second}» əlavə olundu.`)).toBeVisible();
  await expect(rows(page)).toHaveCount(27);
  await expect(rows(page).first()).toContainText(second);
  await expect(rows(page).nth(1)).toContainText(first);

  // The site shows the chosen video. Who comes back finds the list at its place.
  const view = deep.getByRole('link', { name: 'saytda bax' });
  await expect(view).toHaveAttribute('href', `/lessons/fullstack/videos#${tag}-3`);
  await view.click();
  await expect(page).toHaveURL(/lessons\/fullstack\/videos/);
  await page.goBack();
  await expect(rows(page)).toHaveCount(27);
  await expect(view).toBeFocused();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);

  // After a deletion the page reloads: the list, its place, the focus and the message stay.
  await deep.getByRole('button', { name: ': sil' }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Bəli, sil' }).click();
  await reloaded;
  await expect(rows(page)).toHaveCount(26);
  await expect(rows(page).filter({ hasText: above }).locator(':focus')).toHaveCount(1);
  await expect(toast(page, 'Uğurla silindi.')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  await expect(page.getByPlaceholder('Başlıqdan söz yazın')).toHaveValue(`#${tag}`);
  expect(await storedFields(`videos/${tag}-3`)).toBeNull();
});
