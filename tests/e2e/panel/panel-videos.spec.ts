import type { Page } from '@playwright/test';
import { newPerson } from '#support/accounts.ts';
import { cutNextRead, cutOnce } from '#support/lost-requests.ts';
import {
  alertOf,
  editButton,
  forget,
  openPanel,
  rows,
  send,
  storedFields,
  titleField,
  toasts,
} from '#support/panel.ts';
import { expect, stack, test } from '#support/site.ts';
import { video } from '#support/videos.ts';
import { stubYouTube } from '#support/youtube.ts';

/** A unique title; lists and searches find it by its prefix. */
const newTitle = () => `Zz panel ${newPerson().username}`;

const search = (page: Page, text: string) => page.getByPlaceholder('Başlıqdan söz yazın').fill(text);

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

test('@PANEL-10 @PANEL-15 @SHELL-14 the server pages, sorts, searches and limits the list, 21 documents per request; a failed read can be retried', async ({
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
  // The other filters: src/panel/list-filter.test.ts.
  const filter = page.getByRole('combobox', { name: 'Hansılar göstərilsin' });
  await filter.selectOption('Pulsuz');
  await expect(page.getByText('Bu hissədə belə nəticə yoxdur.')).toBeVisible();
  await filter.selectOption('Hamısı');
  await expect(rows(page)).toHaveCount(1);
  // A hashtag finds its videos, newest first, including the seeded ones.
  await search(page, '#Blender');
  await expect(rows(page).filter({ hasText: 'UV açılışı' })).toHaveCount(1);
  await expect(rows(page).filter({ hasNotText: 'blender' })).toHaveCount(0);
  await search(page, 'belə başlıq yoxdur');
  await expect(page.getByText('Bu sözlə başlayan nəticə yoxdur.')).toBeVisible();
  // Requests only this tab's collection, and never more documents than needed.
  expect(asked.every(({ limit, from }) => limit === 21 && from === 'videos')).toBe(true);
  expect(asked.map(({ field }) => field)).toContain('titleKey');

  await page.route('**/documents:runQuery*', (route) => route.abort());
  await search(page, title);
  await expect(alertOf(page)).toContainText('İnternet bağlantınızı yoxlayıb');
  await page.unroute('**/documents:runQuery*');
  await toasts(page).getByRole('button', { name: 'Yenidən cəhd et' }).click();
  await expect(rows(page)).toContainText([title]);
});

test('@PANEL-4 @PANEL-6 @VIDEO-3 @TELL-1 a new video: a missing field and a wrong link are named, then it is saved with its index entry, and students can be told', async ({
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
  await titleField(page).fill(title);
  await missing('url');
  await page.locator('[name=url]').fill('https://vimeo.com/12345');
  await expect(alertOf(page)).toContainText('YouTube videosuna aparmır');
  await page.locator('[name=url]').fill('https://youtu.be/nu_pCVPKzTk?t=3');
  await expect(page.getByText('Video tapıldı, müddəti 0:12:34.')).toBeVisible();
  // The hashtag of the course is added by itself.
  await missing('group');
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
  await expect(toasts(page).getByText(`«${title}» əlavə olundu.`)).toBeVisible();
  const row = rows(page).filter({ hasText: title });
  await expect(row).toContainText('0:12:34');
  await expect(page.getByRole('button', { name: 'Yeni video', exact: true })).toBeFocused();
  await expect(row).toContainText('blender');
  await expect(row).not.toContainText('turbocad');
  expect(JSON.stringify(await storedFields('videoIndex/free-0'))).toContain(title);
  await toasts(page).getByRole('link', { name: 'Tələbələrə bildir' }).click();
  const announcement = page.getByRole('region', { name: 'Yeni elan' });
  await expect(announcement.getByLabel('Mətn')).toHaveValue(new RegExp(`«${title}»`));
  await expect(announcement.getByLabel('Kimə')).toHaveValue('3d-modelling');
  await expect(announcement.getByLabel('Keçid')).toHaveValue(/^\/lessons\/3d-modelling\/videos#/);
  await expect(page).toHaveURL('/panel?tab=announcement');
});

test('@PANEL-4 @PANEL-13 @VIDEO-12 a group video becomes paid, then free, and loses its group', async ({
  page,
  context,
}) => {
  await stubYouTube(context, { blocked: true });
  const { id, title } = await storedVideo();
  await openPanel(page, 'teacher', 'video');
  await find(page, title);
  await editButton(page, title).click();
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
  await expect(toasts(page).getByText(`«${title}» yadda saxlanıldı.`)).toBeVisible();
  await expect(editButton(page, title)).toBeFocused();
  await expect(rows(page)).toContainText(['Ödənişli']);
  expect(JSON.stringify(await storedFields(`videos/${id}`))).toContain('"group":{"stringValue":"backend"}');
  await editButton(page, title).click();
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

test('@PANEL-4 @PANEL-13 if the network fails at any step, no text is lost and nothing is written twice', async ({
  page,
  context,
}) => {
  await stubYouTube(context);
  const title = newTitle();
  await openPanel(page, 'teacher', 'video');
  await page.getByRole('button', { name: 'Yeni video', exact: true }).click();
  await titleField(page).fill(title);
  await page.locator('[name=url]').fill('https://www.youtube.com/shorts/nu_pCVPKzTk');
  await page.getByRole('button', { name: '3D', exact: true }).click();
  await page.getByLabel('Pulsuz video').check();
  // The network fails while the index is read, while the batch is sent, and only for the response.
  for (const cut of [
    () => cutNextRead(context, 'videoIndex'),
    () => cutOnce(context, /documents:commit/),
    () => cutOnce(context, /documents:commit/, { answerLost: true }),
  ]) {
    await cut();
    await send(page);
    await expect(alertOf(page)).toContainText('İnternet bağlantınızı yoxlayıb');
    await expect(titleField(page)).toHaveValue(title);
  }
  // A reload continues with the same video: it is saved, and new text changes it.
  await page.reload();
  await page.getByRole('button', { name: 'Yeni video', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Videoya düzəliş');
  await expect(page.getByText('Siz yazandan sonra bunu başqası dəyişib')).toHaveCount(0);
  await titleField(page).fill(`${title} 2`);
  await send(page);
  await expect(page.locator('.toast')).toContainText(['yadda saxlanıldı']);
  await search(page, title);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText([`${title} 2`]);
  const shard = JSON.stringify(await storedFields('videoIndex/free-0'));
  expect(shard.split(title)).toHaveLength(2);
  // The video is saved, so there is no draft any more.
  await page.getByRole('button', { name: 'Yeni video', exact: true }).click();
  await expect(titleField(page)).toHaveValue('');
});

test('@LEARN-13 the form of a video names the quiz that stands under it', async ({ page }) => {
  // Planned, so that no student sees it.
  const { id, title } = await storedVideo({
    ...{ group: 'frontend', hashtags: ['frontend'], time: new Date(Date.now() + 30 * 86_400_000) },
  });
  await openPanel(page, 'teacher', 'video');
  const quiz = page.getByRole('combobox', { name: 'Sınaq', exact: true });
  for (const label of ['HTML və CSS əsasları', 'Sınaqsız']) {
    await find(page, title);
    await editButton(page, title).click();
    await quiz.selectOption({ label });
    await send(page);
    await expect
      .poll(async () => (await storedFields(`videos/${id}`))?.quiz)
      .toEqual(label === 'Sınaqsız' ? undefined : { stringValue: 'quiz-frontend-01' });
  }
  await forget(`videos/${id}`);
});
