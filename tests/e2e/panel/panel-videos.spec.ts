import type { Page } from '@playwright/test';
import { titleWords } from '#domain/shared/title.ts';
import { newPerson } from '#support/accounts.ts';
import { cutOnce } from '#support/lost-requests.ts';
import { openPanel, storedFields } from '#support/panel.ts';
import { expect, stack, test } from '#support/site.ts';
import { video } from '#support/videos.ts';
import { stubYouTube } from '#support/youtube.ts';

/** A unique title; lists and searches find it by its prefix. */
const newTitle = () => `Zz panel ${newPerson().username}`;

const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const search = (page: Page, text: string) => page.getByPlaceholder('Başlıqdan söz yazın').fill(text);
const send = (page: Page) => page.locator('main form button[type=submit]').click();
const alertOf = (page: Page) => page.getByRole('tabpanel').getByRole('alert');

/** Writes a video with a unique title. */
async function storedVideo(over = {}): Promise<{ id: string; title: string }> {
  const title = newTitle();
  const id = title.replaceAll(/[ .]/g, '-');
  const fields = {
    title,
    titleKey: title.toLowerCase(),
    group: 'panel-sinaq',
    hashtags: ['panel-sinaq'],
    ...over,
  };
  await stack.write({ [`videos/${id}`]: video(1, fields) });
  return { id, title };
}

/** Expects that the list's search finds exactly one row. */
const find = async (page: Page, title: string) => {
  await search(page, title);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(title);
};

const edit = (page: Page, title: string) => page.getByRole('button', { name: `«${title}»: düzəliş et` });
const remove = (page: Page, title: string) => page.getByRole('button', { name: `«${title}»: sil` });

test.describe('the list of videos', () => {
  test('@PANEL-10 @SHELL-14 the server pages, sorts and searches the list, 21 documents per request; a failed read can be retried, a malformed document is shown', async ({
    page,
  }) => {
    const asked: { limit?: number; field?: string | undefined; from?: string | undefined }[] = [];
    page.on('request', (request) => {
      if (!request.url().includes(':runQuery') || request.method() !== 'POST') return;
      const { structuredQuery: query } = request.postDataJSON();
      // The panel's question for what is planned (SCHOOL-5).
      if (query.limit === 1) return;
      const [{ collectionId }] = query.from;
      asked.push({ limit: query.limit, field: query.orderBy?.[0]?.field.fieldPath, from: collectionId });
    });
    // Older than all other videos, including those of earlier runs on the same stack.
    const { title } = await storedVideo({ time: new Date(2e12 - Date.now()) });
    await openPanel(page, 'teacher', 'video');
    await expect(rows(page)).toHaveCount(20);
    await expect(page.getByRole('main')).not.toContainText(title);
    await page.getByRole('button', { name: 'Daha çox göstər' }).click();
    await expect(rows(page)).toHaveCount(40);
    await expect(rows(page).nth(20).locator('a, button').first()).toBeFocused();
    await page.getByLabel('Sıralama').selectOption('oldest');
    await expect(rows(page).first()).toContainText(title);
    // In capital letters and without the end of the title.
    await search(page, title.toUpperCase().slice(0, -1));
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByLabel('Sıralama')).toBeDisabled();
    // A hashtag finds its videos, newest first, including the seeded ones.
    await search(page, '#Blender');
    await expect(rows(page).filter({ hasText: 'UV açılışı' })).toHaveCount(1);
    await expect(rows(page).filter({ hasNotText: 'blender' })).toHaveCount(0);
    await search(page, 'belə başlıq yoxdur');
    await expect(page.getByText('Bu sözlə başlayan nəticə yoxdur.')).toBeVisible();
    // Requests only this tab's collection, and never more documents than needed.
    expect(asked.every(({ limit, from }) => limit === 21 && from === 'videos')).toBe(true);
    expect(asked.map(({ field }) => field)).toContain('titleKey');

    const id = `oxunmaz-${newPerson().username.replace('.', '-')}`;
    await stack.write({
      [`videos/${id}`]: video(1, { title: 5, titleKey: id, words: titleWords(id), group: 'panel-sinaq' }),
    });
    await page.route('**/documents:runQuery*', (route) => route.abort());
    await search(page, id);
    await expect(alertOf(page)).toContainText('İnternet bağlantınızı yoxlayıb');
    await page.unroute('**/documents:runQuery*');
    await page.locator('.toast').getByRole('button', { name: 'Yenidən cəhd et' }).click();
    await expect(rows(page)).toContainText(['Bu material oxunmadı']);
    await expect(rows(page)).toContainText([`${id}xəta olan xana: title`]);
    await expect(edit(page, id)).toHaveCount(0);
    await remove(page, id).click();
    await page.getByRole('button', { name: 'Bəli, sil' }).click();
    await expect.poll(() => storedFields(`trash/videos_${id}`)).not.toBeNull();
  });
});

test('@PANEL-4 @PANEL-6 @VIDEO-3 a new video: a missing field and a wrong link are named, then it is saved with its index entry', async ({
  page,
  context,
}) => {
  await stubYouTube(context, { duration: 754 });
  const title = newTitle();
  await openPanel(page, 'teacher', 'video');
  await page.getByRole('button', { name: 'Yeni video', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const missing = async (field: string) => {
    await send(page);
    await expect(page.locator(`main [name=${field}]`)).toBeFocused();
    await expect(alertOf(page)).toHaveText('Bütün hissələri doldurun.');
  };
  await missing('title');
  await page.locator('[name=title]').fill(title);
  await missing('url');
  await page.locator('[name=url]').fill('https://vimeo.com/12345');
  await expect(alertOf(page)).toContainText('YouTube videosuna aparmır');
  await page.locator('[name=url]').fill('https://youtu.be/nu_pCVPKzTk?t=3');
  await expect(page.getByText('Video tapıldı, müddəti 0:12:34.')).toBeVisible();
  await missing('hashtags');
  // A typed hashtag that was not added yet is not lost; a preset adds each hashtag once.
  await page.locator('[name=hashtags]').fill('Adobe XD');
  await page.getByRole('button', { name: '3D', exact: true }).click();
  await page.locator('[name=hashtags]').fill('#3D');
  await page.locator('[name=hashtags]').press('Enter');
  const chips = page.getByRole('list', { name: 'Heşteqlər' }).getByRole('listitem');
  await expect(chips).toHaveText(['adobexd', '3d-modelling', 'blender', 'autodesk', 'turbocad', '3d']);
  await page.getByRole('button', { name: 'turbocad heşteqini sil' }).click();
  await missing('group');
  await page.getByLabel('Pulsuz video').check();
  await expect(page.locator('[name=group]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Videoya bax' }).click();
  await expect(page.locator('.video-preview iframe')).toHaveAttribute(
    'src',
    /nocookie\.com\/embed\/nu_pCVPKzTk/,
  );
  await send(page);
  await expect(page.locator('.toast').getByText(`«${title}» əlavə olundu.`)).toBeVisible();
  const row = rows(page).filter({ hasText: title });
  await expect(row).toContainText('0:12:34');
  await expect(page.getByRole('button', { name: 'Yeni video', exact: true })).toBeFocused();
  await expect(row).toContainText('blender');
  await expect(row).not.toContainText('turbocad');
  expect(JSON.stringify(await storedFields('videoIndex/free-0'))).toContain(title);
});

test('@PANEL-4 @PANEL-13 @VIDEO-12 a group video becomes paid, then free, and loses its group', async ({
  page,
  context,
}) => {
  await stubYouTube(context, { blocked: true });
  const { id, title } = await storedVideo();
  await openPanel(page, 'teacher', 'video');
  await find(page, title);
  await edit(page, title).click();
  await expect(page.locator('[name=url]')).toHaveValue('https://www.youtube.com/watch?v=test-000001');
  await expect(page.getByLabel('Kurs')).toHaveValue('panel-sinaq');
  await expect(page.getByText('YouTube cavab vermədi.')).toBeVisible();
  // The link of another video is named, and may be saved all the same; its own is no news.
  const twin = page.getByText('Bu YouTube videosu artıq əlavə olunub');
  const other = await storedVideo({ url: `t${Date.now().toString(36).padStart(10, '-').slice(-10)}` });
  await expect(twin).toHaveCount(0);
  const { url } = (await storedFields(`videos/${other.id}`)) as { url: { stringValue: string } };
  await page.locator('[name=url]').fill(`https://youtu.be/${url.stringValue}`);
  await expect(twin).toContainText(`«${other.title}»`);
  await page.getByLabel('Kurs').selectOption('backend');
  await page.getByLabel('Ödənişli video').check();
  await send(page);
  await expect(page.locator('.toast').getByText(`«${title}» yadda saxlanıldı.`)).toBeVisible();
  await expect(edit(page, title)).toBeFocused();
  await expect(rows(page)).toContainText(['Ödənişli']);
  expect(JSON.stringify(await storedFields(`videos/${id}`))).toContain('"group":{"stringValue":"backend"}');
  await edit(page, title).click();
  await page.getByLabel('Pulsuz video').check();
  await send(page);
  await expect(rows(page)).toContainText(['Pulsuz']);
  const fields = await storedFields(`videos/${id}`);
  expect(fields).toMatchObject({
    demo: { stringValue: 'true' },
    paid: { stringValue: '' },
    rev: { integerValue: '3' },
  });
  expect(fields).not.toHaveProperty('group');
  expect(JSON.stringify(await storedFields('videoIndex/free-0'))).toContain(title);
});

test('@PANEL-13 if two people edit one video, the later save is refused; its text stays and the newer version can be read', async ({
  page,
  browser,
}) => {
  const { id, title } = await storedVideo();
  await openPanel(page, 'teacher', 'video');
  await find(page, title);
  await edit(page, title).click();
  await page.locator('[name=title]').fill(`${title} müəllim`);
  const other = await browser.newPage();
  await openPanel(other, 'admin', 'video');
  await find(other, title);
  await edit(other, title).click();
  await other.locator('[name=title]').fill(`${title} admin`);
  await send(other);
  await expect(other.locator('.toast').getByText('yadda saxlanıldı')).toBeVisible();

  await send(page);
  await expect(alertOf(page)).toContainText('Siz yazarkən bunu başqası dəyişib');
  await expect(page.locator('[name=title]')).toHaveValue(`${title} müəllim`);
  await page.getByRole('button', { name: 'Yeni variantı oxu' }).click();
  await expect(page.locator('[name=title]')).toHaveValue(`${title} admin`);
  await page.getByRole('button', { name: 'Qaralamanı aç' }).click();
  await expect(page.getByText('Yadda saxlasanız, onun yazdığının yerinə')).toBeVisible();
  await expect(page.locator('[name=title]')).toHaveValue(`${title} müəllim`);
  await send(page);
  await expect(rows(page)).toContainText([`${title} müəllim`]);

  // If the video is deleted during the edit, the typed text stays, also after a crash of the page.
  await edit(page, `${title} müəllim`).click();
  await search(other, `${title} müəllim`);
  await remove(other, `${title} müəllim`).click();
  await other.getByRole('button', { name: 'Bəli, sil' }).click();
  await expect(other.locator('.toast').getByText('Uğurla silindi.')).toBeVisible();
  await page.locator('[name=title]').fill(`${title} son`);
  await send(page);
  await expect(alertOf(page)).toContainText('Bu artıq silinib');
  await expect(page.locator('[name=title]')).toHaveValue(`${title} son`);
  await other.close();
  expect(await storedFields(`videos/${id}`)).toBeNull();
});

test('@PANEL-4 @PANEL-13 if the network fails at any step, no text is lost and nothing is written twice', async ({
  page,
  context,
}) => {
  await stubYouTube(context);
  const title = newTitle();
  await openPanel(page, 'teacher', 'video');
  await page.getByRole('button', { name: 'Yeni video', exact: true }).click();
  await page.locator('[name=title]').fill(title);
  await page.locator('[name=url]').fill('https://www.youtube.com/shorts/nu_pCVPKzTk');
  await page.getByRole('button', { name: '3D', exact: true }).click();
  await page.getByLabel('Pulsuz video').check();
  // The page crashes without a question, and the typed text is restored.
  await expect(page.getByText('Qaralama bu cihazda saxlanılıb')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Yeni video', exact: true }).click();
  await expect(page.getByText('Yarımçıq qalmış qaralamanız açıldı')).toBeVisible();
  await expect(page.locator('[name=title]')).toHaveValue(title);
  await expect(page.getByLabel('Pulsuz video')).toBeChecked();
  // The network fails while the index is read, while the batch is sent, and only for the response.
  for (const [address, how] of [
    [/documents:batchGet|videoIndex/, {}],
    [/documents:commit/, {}],
    [/documents:commit/, { answerLost: true }],
  ] as const) {
    await cutOnce(context, address, how);
    await send(page);
    await expect(alertOf(page)).toContainText('İnternet bağlantınızı yoxlayıb');
    await expect(page.locator('[name=title]')).toHaveValue(title);
    await context.unroute(address);
  }
  // A reload continues with the same video: it is saved, and new text changes it.
  await page.reload();
  await page.getByRole('button', { name: 'Yeni video', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Videoya düzəliş');
  await expect(page.getByText('Siz yazandan sonra bunu başqası dəyişib')).toHaveCount(0);
  await page.locator('[name=title]').fill(`${title} 2`);
  await send(page);
  await expect(page.locator('.toast')).toContainText(['yadda saxlanıldı']);
  await search(page, title);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText([`${title} 2`]);
  const shard = JSON.stringify(await storedFields('videoIndex/free-0'));
  expect(shard.split(title)).toHaveLength(2);
  // The video is saved, so there is no draft any more.
  await page.getByRole('button', { name: 'Yeni video', exact: true }).click();
  await expect(page.locator('[name=title]')).toHaveValue('');
});

test('@PANEL-3 @PANEL-9 @PANEL-14 deleting a free video asks first, removes its index entry and reloads the page, but waits for a form that was opened meanwhile', async ({
  page,
}) => {
  const { id, title } = await storedVideo({ hashtags: ['backend'] });
  await openPanel(page, 'teacher', 'video');
  await find(page, title);
  await edit(page, title).click();
  await page.getByLabel('Pulsuz video').check();
  await send(page);
  await expect(rows(page)).toContainText(['Pulsuz']);
  await remove(page, title).click();
  const dialog = page.getByRole('dialog', { name: 'Əminsən?' });
  await expect(dialog).toContainText(title);
  await expect(dialog.getByRole('button', { name: 'Xeyr, qalsın' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(remove(page, title)).toBeFocused();
  await cutOnce(page.context(), /documents:commit/);
  await remove(page, title).click();
  await dialog.getByRole('button', { name: 'Bəli, sil' }).click();
  await expect(page.locator('.toast.bad')).toContainText('Xəta baş verdi!');
  expect(await storedFields(`videos/${id}`)).not.toBeNull();
  await page.clock.install();
  await page.locator('.toast.bad').getByRole('button', { name: 'Yenidən cəhd et' }).click();
  await expect(page.locator('.toast')).toContainText(['Uğurla silindi.']);
  await expect(rows(page)).toHaveCount(0);
  expect(await storedFields(`videos/${id}`)).toBeNull();
  const trashed = await storedFields(`trash/videos_${id}`);
  expect(JSON.stringify(trashed)).toContain(title);
  expect(JSON.stringify(await storedFields('videoIndex/free-0'))).not.toContain(title);
  const reloaded = page.waitForEvent('load');
  await page.clock.fastForward(1_000);
  await reloaded;
  // The panel is still open on the same tab.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Videolar');

  const { title: first } = await storedVideo();
  const second = `${first} b`;
  await storedVideo({ title: second, titleKey: second.toLowerCase() });
  await search(page, first);
  await expect(rows(page)).toHaveCount(2);
  await remove(page, first).click();
  await page.getByRole('button', { name: 'Bəli, sil' }).click();
  await expect(remove(page, first)).toHaveCount(0);
  await edit(page, second).click();
  await page.locator('[name=title]').fill(`${second} yazılır`);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.clock.fastForward(60_000);
  await expect(page.locator('[name=title]')).toHaveValue(`${second} yazılır`);
  expect(loads).toBe(0);
  await page.getByRole('button', { name: 'Siyahıya qayıt' }).click();
  await expect(edit(page, second)).toBeFocused();
  const again = page.waitForEvent('load');
  await page.clock.fastForward(1_000);
  await again;
  await expect(page.getByPlaceholder('Başlıqdan söz yazın')).toHaveValue(first);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).locator('a, button').first()).toBeFocused();
});
