import type { Page } from '@playwright/test';
import { foldLetters } from '#core/words/letters.ts';
import { titleWords } from '#core/words/title.ts';
import type { FirestoreData } from '#stack/seed/firestore-value.ts';
import { expectAccessible } from '#support/axe.ts';
import { openPanel, rows, searchTag, storedFields } from '#support/panel.ts';
import { expect, post, stack, test } from '#support/site.ts';
import { newGroup, video } from '#support/videos.ts';

const box = (page: Page, title: string) => page.getByRole('checkbox', { name: title, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Seçilənlər' });
const result = (page: Page) => page.getByRole('region', { name: 'Seçilmiş materiallar' });
const line = (page: Page, title: string) => result(page).getByRole('listitem').filter({ hasText: title });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('tabpanel').getByRole('button', { name, exact: true });

test('@PANEL-15 videos are selected by range and changed together: hashtag, a version of somebody else, two deleted', async ({
  page,
}) => {
  const tag = newGroup();
  const names = Array.from({ length: 23 }, (_, n) => `Zz ${tag} ${String(n + 1).padStart(2, '0')}`);
  const [first = '', second = '', third = ''] = names;
  const fifth = names[4] ?? '';
  const fields = (n: number, over = {}) =>
    video(n + 1, {
      title: names[n] ?? '',
      titleKey: names[n] ?? '',
      // The first name is the newest, but older than what other tests look for at the top of the list.
      time: new Date(Date.UTC(2024, 0, 1) - n * 1000),
      group: 'fullstack',
      hashtags: [tag, 'fullstack'],
      ...over,
    });
  await stack.write(Object.fromEntries(names.map((_, n) => [`videos/${tag}-${n + 1}`, fields(n)])));
  await stack.write({ [`videos/${tag}-4`]: fields(3, { demo: 'true', group: '' }) });
  await openPanel(page, 'teacher', 'video');
  await searchTag(page, tag);
  await button(page, 'Seç').press('Enter');
  await expect(bar(page).getByRole('status')).toHaveText('Sətirləri seçin.');
  await expect(rows(page).first().getByRole('button')).toHaveCount(0);

  // By keyboard: two, then all between; the selection stays when more rows are read.
  await box(page, first).focus();
  await page.keyboard.press('Space');
  await box(page, fifth).focus();
  await page.keyboard.press('Shift+Space');
  await expect(bar(page).getByRole('status')).toHaveText('5 material seçilib.');
  await button(page, 'Daha çox göstər').click();
  await expect(rows(page)).toHaveCount(23);
  await expect(bar(page).getByRole('status')).toHaveText('5 material seçilib.');
  await bar(page).getByRole('button', { name: 'Hamısını seç: 23' }).click();
  await expect(bar(page).getByRole('status')).toHaveText('23 material seçilib.');
  await box(page, names[5] ?? '').click();
  await box(page, names[22] ?? '').click({ modifiers: ['Shift'] });
  await expect(bar(page).getByRole('status')).toHaveText('5 material seçilib.');
  await expectAccessible(page);

  // A hashtag; what is planned is shown first.
  await button(page, 'Əməliyyatı seç').click();
  await expect(page.getByLabel('Nə edilsin')).toBeFocused();
  await page.locator('[name=hashtags]').fill('Yeni Mövzu');
  await button(page, 'Yoxla: 5 material').click();
  await expect(result(page).getByRole('heading', { name: 'yenimövzu əlavə olunacaq' })).toBeFocused();
  await expect(line(page, first)).toContainText('əlavə olunacaq: yenimövzu');
  await expect(box(page, first)).toBeDisabled();
  await expectAccessible(page);

  // Somebody else changes the second one meanwhile.
  const changedTitle = `${second} yeni`;
  await stack.write({ [`videos/${tag}-2`]: fields(1, { title: changedTitle, titleKey: second, rev: 2 }) });
  await button(page, 'Başla: 5 material').dblclick();
  await expect(result(page).getByRole('status')).toHaveText('4 / 5 material hazırdır.');
  await expect(line(page, changedTitle)).toContainText('bu arada dəyişib, heşteq əlavə olunacaq: yenimövzu');
  // Another tab of the panel and back: the results are still there.
  await page.getByRole('tab', { name: 'Kod nümunələri', exact: true }).click();
  await page.getByRole('tab', { name: 'Videolar' }).click();
  await expect(line(page, third)).toContainText('hazırdır');
  await button(page, 'Davam et: 1 material').click();
  await expect(result(page).getByRole('status')).toHaveText('5 / 5 material hazırdır.');
  await expect(rows(page).nth(1)).toContainText('yenimövzu');
  const changed = await storedFields(`videos/${tag}-2`);
  expect(JSON.stringify(changed)).toContain('yenimövzu');
  expect(changed).toMatchObject({ title: { stringValue: changedTitle }, rev: { integerValue: '3' } });
  expect(JSON.stringify(await storedFields('videoIndex/free-0'))).toContain('yenimövzu');

  // Another change of the same rows, for instance of their course: src/panel/many-content-run.test.ts.
  await page.keyboard.press('Escape');
  await button(page, 'Əməliyyatı seç').click();
  // Two of them go to the trash, after one question; results stay until the selection is left, then the page reloads.
  await box(page, third).click();
  await box(page, fifth).click({ modifiers: ['Shift'] });
  await expect(bar(page).getByRole('status')).toHaveText('2 material seçilib.');
  await page.getByLabel('Nə edilsin').selectOption('delete');
  await button(page, 'Yoxla: 2 material').click();
  await button(page, 'Başla: 2 material').click();
  await expect(page.getByRole('dialog')).toContainText(
    `2 material zibil qutusuna köçürüləcək: «${first}», «${changedTitle}».`,
  );
  await page.getByRole('button', { name: 'Xeyr, qalsın' }).click();
  await button(page, 'Başla: 2 material').click();
  await page.getByRole('button', { name: 'Bəli, sil' }).click();
  await expect(result(page).getByRole('status')).toHaveText('2 / 2 material hazırdır.');
  await expect(rows(page).first()).toContainText(third);
  expect(await storedFields(`trash/videos_${tag}-1`)).not.toBeNull();
  expect(await storedFields(`videos/${tag}-2`)).toBeNull();
  // Escape goes from what was opened last to what was opened first.
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Nə edilsin')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Əməliyyatı seç')).toBeFocused();
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Escape');
  await reloaded;
  await expect(rows(page).first()).toContainText(third);
});

test('@PANEL-15 @SCHOOL-5 snippets are deleted together, offline nothing is lost; posts lose a hashtag together', async ({
  page,
  context,
}) => {
  const tag = newGroup();
  const names = ['bir', 'iki', 'üç'].map((name) => `Zz ${tag} ${name}`);
  await stack.write(
    Object.fromEntries(
      names.map((title, n) => [
        `codes/${tag}-${n}`,
        {
          title,
          titleKey: title.toLowerCase(),
          words: titleWords(title),
          content: '<p>a</p>',
          codeName: 'css',
          slug: `${tag}-${n}`,
          time: new Date(Date.UTC(2026, 0, 1, 0, n)),
          rev: 1,
          audit: 'seed',
        },
      ]),
    ),
  );
  await openPanel(page, 'teacher', 'code');
  await page.getByRole('tabpanel').getByRole('searchbox').fill(`Zz ${tag}`);
  await expect(rows(page)).toHaveCount(3);
  await button(page, 'Seç').click();
  await box(page, names[0] ?? '').click();
  await box(page, names[1] ?? '').click();
  await button(page, 'Zibil qutusuna köçür: 2 material').click();
  await context.setOffline(true);
  await button(page, 'Başla: 2 material').click();
  await page.getByRole('button', { name: 'Bəli, sil' }).click();
  await expect(result(page).getByRole('alert')).toContainText('İş yarımçıq qaldı.');
  await context.setOffline(false);
  await button(page, 'Başla: 2 material').click();
  await page.getByRole('button', { name: 'Bəli, sil' }).click();
  await expect(result(page).getByRole('status')).toHaveText('2 / 2 material hazırdır.');
  await expect(rows(page)).toHaveCount(1);
  await button(page, 'Seçimi bitir').click();
  await expect(button(page, 'Seç')).toBeVisible();
  expect(await storedFields(`trash/codes_${tag}-1`)).not.toBeNull();
  expect(await storedFields(`codes/${tag}-2`)).not.toBeNull();

  // Posts lose a hashtag together: a planned one keeps its hour, the last hashtag stays.
  const topic = newGroup();
  const [live = '', planned = '', last = ''] = ['bir', 'iki', 'üç'].map((name) => `Zz ${topic} ${name}`);
  const hour = new Date(Date.now() + 86_400_000);
  const one = (n: number, title: string, over: FirestoreData) => ({
    [`blogs/${topic}-${n}`]: post(`${topic}-${n}`, {
      title,
      titleKey: foldLetters(title),
      hashtags: [topic, 'css'],
      ...over,
    }),
  });
  await stack.write({
    ...one(1, live, {}),
    ...one(2, planned, { time: hour }),
    ...one(3, last, { hashtags: [topic] }),
  });
  await page.getByRole('tab', { name: 'Bloq' }).click();
  await searchTag(page, topic);
  await button(page, 'Seç').click();
  await button(page, 'Hamısını seç: 3').click();
  await button(page, 'Əməliyyatı seç').click();
  await page.getByLabel('Nə edilsin').selectOption('remove');
  await page.locator('[name=hashtags]').fill(topic);
  await button(page, 'Yoxla: 3 material').click();
  await expect(line(page, last)).toContainText('ən azı bir heşteq qalmalıdır');
  await button(page, 'Başla: 2 material').click();
  await expect(result(page).getByRole('status')).toHaveText('2 / 2 material hazırdır.');
  const stored = async (n: number) => {
    const fields = await storedFields(`blogs/${topic}-${n}`);
    return { tags: JSON.stringify(fields?.hashtags).includes(topic), rev: fields?.rev, time: fields?.time };
  };
  expect(await stored(1)).toMatchObject({ tags: false, rev: { integerValue: '2' } });
  expect(await stored(2)).toMatchObject({ tags: false, time: { timestampValue: hour.toISOString() } });
  expect(await stored(3)).toMatchObject({ tags: true, rev: { integerValue: '1' } });
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Nə edilsin')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Seç')).toBeFocused();
});
