import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { foldLetters } from '#domain/shared/letters.ts';
import { draftKey } from '#domain/shared/page-storage-keys.ts';
import { cutOnce, isOfPublishing } from '#support/lost-requests.ts';

import { openPanel, searchList, storedFields } from '#support/panel.ts';
import { googleDocs, googleDocsClean, word, wordClean } from '#support/pasted.ts';
import { drawn } from '#support/pictures.ts';
import { expect, post, stack, test } from '#support/site.ts';

let count = 0;
/** A title that is unique across workers and runs. */
const newTitle = (words: string) => {
  count += 1;
  return `${words} ${Date.now().toString(36)}${process.env.TEST_WORKER_INDEX ?? ''}${count}`;
};
const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

const tabPanel = (page: Page) => page.getByRole('tabpanel');
const titleField = (page: Page) => tabPanel(page).getByRole('textbox', { name: 'Başlıq' });
const writing = (page: Page) => tabPanel(page).getByRole('textbox', { name: 'Mətn' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Mətn alətləri' }).getByRole('button', { name, exact: true });
const picture = (page: Page) => tabPanel(page).locator('.post-parts input[type=file]').last();
const publish = (page: Page) => page.getByRole('button', { name: 'Yazını dərc et' });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Yadda saxla', exact: true });
const toasts = (page: Page) => page.getByRole('region', { name: 'Bildirişlər' });
const row = (page: Page, title: string): Locator => page.locator('li[data-row]').filter({ hasText: title });

async function openNew(page: Page): Promise<void> {
  // `exact`, because titles of other tests' posts contain these words.
  await page.getByRole('button', { name: 'Yeni yazı', exact: true }).click();
  await expect(writing(page)).toBeVisible();
}

const arrived = (page: Page) =>
  expect(tabPanel(page).getByRole('img', { name: 'Yazının şəkli' })).toBeVisible();

/** Fills in a new post, except the field that `without` names. */
async function fill(page: Page, title: string, without = ''): Promise<void> {
  if (without !== 'title') await titleField(page).fill(title);
  if (without !== 'content') {
    await writing(page).click();
    await page.keyboard.type('Salam, dünya.');
  }
  if (without !== 'picture') {
    await picture(page).setInputFiles(await drawn(page, 'image/webp'));
    await arrived(page);
  }
  if (without !== 'tags') await page.getByRole('button', { name: 'UI/UX' }).click();
}

/** The fields of a document as plain values. */
async function stored(id: string): Promise<Record<string, unknown>> {
  const fields = (await storedFields(`blogs/${id}`)) ?? {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, Object.values(value as object)[0]]),
  );
}

/** The id of the post that has reserved an address. */
async function idAt(slug: string): Promise<string> {
  const fields = await storedFields(`slugs/blogs_${encodeURIComponent(slug)}`);
  return (fields?.id as { stringValue: string } | undefined)?.stringValue ?? '';
}

/** Writes a post with a unique title. */
async function written(over: Parameters<typeof post>[1] = {}): Promise<{ id: string; title: string }> {
  const title = newTitle('Panel yazısı');
  const id = slugOf(title);
  await stack.write({
    [`blogs/${id}`]: post(id, {
      title,
      titleKey: foldLetters(title),
      time: new Date('2023-02-01T10:00:00Z'),
      ...over,
    }),
    [`slugs/blogs_${id}`]: { id },
  });
  return { id, title };
}

async function openEdit(page: Page, title: string): Promise<void> {
  await searchList(page, title);
  await page.getByRole('button', { name: `«${title}»: düzəliş et` }).click();
  await expect(writing(page)).toBeVisible();
}

const paste = (page: Page, html: string) =>
  writing(page).evaluate((area, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    clipboardData.setData('text/plain', 'x');
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

/** The values of the form, read from the stored draft. */
async function draftOf(page: Page, id: string | null = null): Promise<Record<string, string>> {
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  return page.evaluate(
    (prefix) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith(prefix)) ?? '';
      return JSON.parse(localStorage.getItem(key) ?? '{}').value ?? {};
    },
    draftKey('seed-teacher', 'blog', id, ''),
  );
}

test('@PANEL-3 @PANEL-11 @PANEL-14 a teacher writes a post, is told what is missing, publishes it and finds it on the site', async ({
  page,
}) => {
  const title = newTitle('Panel: yeni');
  await openPanel(page, 'teacher', 'blog');
  await openNew(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('documents:commit') && !isOfPublishing(request)) sent.push(request.url());
  });
  const alert = tabPanel(page).getByRole('alert');
  const missing = 'Bütün hissələri doldurun.';
  await publish(page).click();
  await expect(alert).toHaveText(missing);
  await expect(titleField(page)).toBeFocused();
  await titleField(page).fill('???');
  await publish(page).click();
  await expect(alert).toContainText('Bu başlıqdan ünvan alınmır.');
  await titleField(page).fill(title);
  await publish(page).click();
  await expect(alert).toHaveText(missing);
  await expect(writing(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(writing(page)).toBeFocused();
  const slug = slugOf(title).replace(':-', '-').replace(':', '');
  await expect(page.getByText(`Ünvanı belə olacaq: /blogs/${slug}`)).toBeVisible();
  await expect(page.getByText('Müəllif: Nərmin Quliyeva')).toBeVisible();
  await writing(page).click();
  await page.keyboard.type('## Giriş');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Salam, ');
  await tool(page, 'Qalın').click();
  await expect(tool(page, 'Qalın')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('dünya');
  await publish(page).click();
  await expect(alert).toHaveText(missing);
  await expect(picture(page)).toBeFocused();
  await picture(page).setInputFiles(await drawn(page, 'image/jpeg', { name: 'Üz Qabığı!.PNG' }));
  await arrived(page);
  // The message also appears in the preview, which has no fields.
  await page.getByRole('button', { name: 'İlkin baxış' }).click();
  await expect(page.getByRole('region', { name: 'Yazının ilkin baxışı' }).locator('.prose')).toContainText(
    'Salam, dünya',
  );
  await publish(page).click();
  await expect(alert).toHaveText(missing);
  await expect(page.getByRole('textbox', { name: 'Heşteqlər' })).toBeFocused();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'UI/UX' }).click();
  await publish(page).click();
  await expect(toasts(page)).toContainText('Yazı dərc olundu.');
  await expect(row(page, title)).toContainText('Nərmin Quliyeva');

  const id = await idAt(slug);
  const fields = await stored(id);
  expect(fields).toMatchObject({
    title,
    slug,
    author: 'Nərmin Quliyeva',
    author_image: '',
    content: '<h2>Giriş</h2><p>Salam, <strong>dünya</strong></p>',
    rev: '1',
  });
  expect(fields.blog_image).toMatch(/\/o\/blog-images%2F\d{13}-[a-z0-9]{32}-uz-qabigi\.jpg\?alt=media$/);
  expect((await fetch(String(fields.blog_image))).headers.get('content-type')).toBe('image/jpeg');
  expect(await storedFields(`audit/${fields.audit}`)).toMatchObject({
    action: { stringValue: 'create' },
    by: { stringValue: 'seed-teacher' },
    target: { stringValue: id },
  });
  // The draft is removed from the device.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual(
    [],
  );
  await expect(page.getByText('İstifadə olunmamış şəkillər')).toHaveCount(0);

  await page.goto(`/blogs/${encodeURIComponent(slug)}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('.prose strong')).toHaveText('dünya');
});

test('@PANEL-9 @CMS-4 @PANEL-10 a post is deleted into the trash after a confirmation, also a malformed one', async ({
  page,
  context,
}) => {
  const { id, title } = await written();
  await openPanel(page, 'teacher', 'blog');
  await searchList(page, title);
  const remove = page.getByRole('button', { name: `«${title}»: sil` });
  await remove.click();
  const question = page.getByRole('dialog', { name: 'Əminsən?' });
  await question.getByRole('button', { name: 'Xeyr, qalsın' }).click();
  await expect(remove).toBeFocused();
  await cutOnce(context, /documents:commit/);
  await remove.click();
  await question.getByRole('button', { name: 'Bəli, sil' }).click();
  await expect(toasts(page)).toContainText('Xəta baş verdi!');
  expect(await storedFields(`blogs/${id}`)).not.toBeNull();

  await remove.click();
  const reloaded = page.waitForEvent('load');
  await question.getByRole('button', { name: 'Bəli, sil' }).click();
  await expect(toasts(page)).toContainText('Uğurla silindi.');
  await reloaded;
  await expect(page.getByRole('heading', { level: 1, name: 'Bloq yazıları' })).toBeVisible();
  expect(await storedFields(`blogs/${id}`)).toBeNull();
  expect(await storedFields(`trash/blogs_${id}`)).toMatchObject({ by: { stringValue: 'seed-teacher' } });

  const bad = await written({ hashtags: 'yox' });
  await searchList(page, bad.title);
  await expect(row(page, bad.id)).toContainText('Bu material oxunmadı');
  await expect(page.getByRole('button', { name: `«${bad.id}»: düzəliş et` })).toHaveCount(0);
  await page.getByRole('button', { name: `«${bad.id}»: sil` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bəli, sil' }).click();
  await expect.poll(() => storedFields(`blogs/${bad.id}`)).toBeNull();
});

test('@PANEL-3 a title whose address is taken is refused with a message; a new title is published once, although the response is lost', async ({
  page,
  context,
}) => {
  const { title: taken } = await written();
  const title = newTitle('İtmiş cavab').replace('İ', 'I');
  await openPanel(page, 'teacher', 'blog');
  await openNew(page);
  await fill(page, `${taken}?`);
  await publish(page).click();
  await expect(tabPanel(page).getByRole('alert')).toContainText('Bu başlıqla yazı artıq var');
  await expect(titleField(page)).toHaveAttribute('aria-invalid', 'true');
  await titleField(page).fill(title);
  await cutOnce(context, /documents:commit/, { answerLost: true });
  await publish(page).click();
  await expect(tabPanel(page).getByRole('alert')).toContainText('Verilənlər bazası cavab vermir.');
  // Text typed before the second attempt is saved, too.
  await writing(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Yenə.');
  await publish(page).click();
  await expect(toasts(page)).toContainText('Yazı dərc olundu.');
  const fields = await stored(await idAt(slugOf(title)));
  expect(fields).toMatchObject({ content: '<p>Salam, dünya. Yenə.</p>', rev: '2' });
});

test('@PANEL-3 after a crash title, text, picture and hashtags are restored; a dropped draft is deleted, and its picture is offered again', async ({
  page,
  context,
}) => {
  const title = newTitle('Qəza');
  await openPanel(page, 'teacher', 'blog');
  await openNew(page);
  await fill(page, title);
  await expect(page.getByText('Qaralama bu cihazda')).toBeVisible();
  // Closes without events, so text that is not saved yet is lost.
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await openPanel(next, 'teacher', 'blog');
  await expect(next.getByText('İstifadə olunmamış şəkillər')).toBeVisible();
  await openNew(next);
  await expect(next.getByText('Qaralamanız açıldı')).toBeVisible();
  await expect(titleField(next)).toHaveValue(title);
  await expect(writing(next)).toHaveText('Salam, dünya.');
  await arrived(next);
  await expect(next.getByRole('list', { name: 'Heşteqlər' })).toContainText('ui-designer');
  await cutOnce(context, /documents:commit/);
  await publish(next).click();
  await expect(tabPanel(next).getByRole('alert')).toContainText('Verilənlər bazası cavab vermir.');
  await publish(next).click();
  await expect(toasts(next)).toContainText('Yazı dərc olundu.');
  await expect(next.getByText('İstifadə olunmamış şəkillər')).toHaveCount(0);

  await openNew(next);
  await fill(next, newTitle('Atılan'));
  await next.getByRole('button', { name: 'Siyahıya qayıt' }).click();
  await next.getByText('İstifadə olunmamış şəkillər').click();
  await expect(next.locator('.unused code')).toHaveText(/^blog-images\/\d{13}-[a-z0-9]{32}-sekil\.webp$/);
  await openNew(next);
  await next.getByRole('button', { name: 'Qaralamanı sil' }).click();
  await expect(titleField(next)).toHaveValue('');
  await expect(writing(next)).toHaveText('');
  await next.getByText('Əvvəl yüklədikləriniz').click();
  await next.getByRole('button', { name: '«sekil.jpg»: bu şəkli götür' }).click();
  await arrived(next);
});

/** The two requests of an upload to Storage: the start, then the bytes. */
const uploads = /\/v0\/b\/.*\/o\?.*blog-images/;
const command = (route: Route) => route.request().headers()['x-goog-upload-command'] ?? '';

/**
 * Refuses the first upload. Stores the second one when the returned function is called, and loses its response.
 * Playwright can't forward the bytes of a file, so this function stores them as the service would.
 */
async function troubledUploads(context: BrowserContext, bytes: Buffer): Promise<() => void> {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let begun = 0;
  await context.route(uploads, async (route) => {
    if (command(route) === 'start') {
      begun += 1;
      return begun === 1 ? route.fulfill({ status: 403, json: {} }) : route.fallback();
    }
    if (!command(route).includes('finalize')) return route.fallback();
    await finished;
    const [, place = '', name = ''] = /^(.*\/o)\?.*?name=([^&]+)/.exec(route.request().url()) ?? [];
    await fetch(`${place}?uploadType=media&name=${name}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'image/jpeg' },
      body: new Uint8Array(bytes),
    });
    return route.fulfill({ status: 403, json: {} });
  });
  return finish;
}

test('@PANEL-3 pictures: checks size and type, and handles a refusal, progress and a lost response', async ({
  page,
  context,
}) => {
  await openPanel(page, 'teacher', 'blog');
  await openNew(page);
  const alert = tabPanel(page).getByRole('alert');
  await picture(page).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('salam') });
  await expect(alert).toContainText('Brauzer bu faylı şəkil kimi aça bilmir.');
  await picture(page).setInputFiles(await drawn(page, 'image/jpeg', { bytes: 512_001 }));
  await expect(alert).toContainText('Seçilən şəklin ölçüsü 500 kilobaytdan az olmalıdır.');
  await page.getByRole('button', { name: 'Şəkli kiçilt' }).click();
  await arrived(page);

  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /name=(blog-images[^&]+)/.exec(request.url()) ?? [];
    if (name) names.add(name);
  });
  // Too many bytes for one request.
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const large = sharp({ create: { width: 900, height: 900, channels: 3, background: 'black', noise } });
  const whole = { name: 'bütöv.jpg', mimeType: 'image/jpeg', buffer: await large.jpeg().toBuffer() };
  const finish = await troubledUploads(context, whole.buffer);
  await picture(page).setInputFiles(whole);
  await expect(alert).toContainText('Bu faylı yükləməyə icazəniz yoxdur.');
  await page.getByRole('button', { name: 'Yenidən cəhd et' }).click();
  await expect(page.getByRole('progressbar', { name: 'Şəkil' })).toBeVisible();
  finish();
  const address = async () => (await draftOf(page)).blog_image ?? '';
  await expect.poll(address).toMatch(/-butov\.jpg\?/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(alert).toHaveCount(0);
  expect(Buffer.from(await (await fetch(await address())).arrayBuffer())).toEqual(whole.buffer);
  expect(names.size, 'sent to one place').toBe(1);
});

test('@PANEL-3 the editor has tools for the keyboard, links, code and pictures, and the preview looks the same; HTML pasted from word processors is cleaned', async ({
  page,
}) => {
  await openPanel(page, 'teacher', 'blog');
  await openNew(page);
  const area = writing(page);
  await area.click();
  await page.keyboard.type('Bağ söz');
  await page.keyboard.press('Control+b');
  await expect(page.locator('#quick-search')).toBeHidden();
  await expect(tool(page, 'Qalın')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Alt+F10');
  await expect(tool(page, 'Başlıq')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Yarımbaşlıq')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tool(page, 'Təkrarla')).toBeFocused();
  await expect(tool(page, 'Başlıq')).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(area.locator('h2')).toHaveText('Bağ söz');
  await expect(area).toBeFocused();

  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('```');
  await page.keyboard.press('Space');
  await page.keyboard.type('a < b');
  await page.getByLabel('Kodun dili').selectOption('css');
  await page.keyboard.press('Control+Enter');
  await tool(page, 'Şəkil').click();
  await page
    .getByRole('group', { name: 'Şəkil' })
    .locator('input[type=file]')
    .setInputFiles(await drawn(page, 'image/webp'));
  await page.getByLabel('Şəkildə nə təsvir olunub?').fill('Çay');
  await page.getByRole('button', { name: 'Şəkli mətnə qoy' }).click();
  await expect(area.getByRole('img', { name: 'Çay' })).toBeVisible();
  await tool(page, 'Geri qaytar').click();
  await expect(area.getByRole('img')).toHaveCount(0);
  await tool(page, 'Təkrarla').click();

  // Selects a word of the heading.
  await area.locator('h2').dblclick({ position: { x: 8, y: 16 } });
  await tool(page, 'Keçid').click();
  const address = page.getByLabel('Keçidin ünvanı');
  await expect(address).toBeFocused();
  for (const wrong of ['javascript:alert(1)', 'kodyol', '//evil.example']) {
    await address.fill(wrong);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Tam ünvan (https://…)')).toBeVisible();
  }
  await address.fill('https://kodyol.example/a?b=1');
  await page.keyboard.press('Enter');
  await expect(area.getByRole('link', { name: 'Bağ' })).toHaveAttribute(
    'href',
    'https://kodyol.example/a?b=1',
  );

  const { content = '' } = await draftOf(page);
  expect(content).toMatch(
    /^<h2><a href="https:\/\/kodyol\.example\/a\?b=1">Bağ<\/a> söz<\/h2><pre><code class="language-css">a &lt; b<\/code><\/pre><img src="http[^"]+blog-images%2F[^"]+" alt="Çay">$/,
  );
  expect(content).not.toMatch(/style=/);
  await page.getByRole('button', { name: 'İlkin baxış' }).click();
  const preview = page.getByRole('region', { name: 'Yazının ilkin baxışı' });
  await expect(preview.locator('.prose [data-language]')).toHaveAttribute('data-language', 'CSS');
  await expect(preview.getByRole('img', { name: 'Çay' })).toBeVisible();
  await page.getByRole('button', { name: 'Mətnə qayıt', exact: true }).click();
  await expect(area).toBeVisible();

  // Pictures of other hosts are removed.
  for (const [pasted, clean] of [
    [word, wordClean],
    [googleDocs, googleDocsClean],
  ] as const) {
    await writing(page).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await paste(page, pasted);
    await expect(page.getByText('mətndəki şəkillər götürülmədi (1)')).toBeVisible();
    await expect(writing(page).locator('h2')).toHaveText('Qrid nədir?');
    expect((await draftOf(page)).content).toBe(clean);
  }

  // A pasted picture, for example a screenshot, is uploaded and described before it is put into the text.
  const { buffer } = await drawn(page, 'image/png');
  const { promise: shown, resolve: show } = Promise.withResolvers<void>();
  await page.route(/blog-images.*alt=media/, async (route) => {
    await shown;
    await route.fallback();
  });
  await writing(page).evaluate(
    (area, bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }));
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [...buffer],
  );
  await page.getByLabel('Şəkildə nə təsvir olunub?').fill('Ekran');
  // The next button does not move when the picture has loaded.
  const insert = page.getByRole('button', { name: 'Şəkli mətnə qoy' });
  await expect(insert).toBeEnabled();
  const place = await insert.boundingBox();
  show();
  await expect
    .poll(() => page.locator('.tool-picture img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  expect(await insert.boundingBox()).toEqual(place);
  await insert.click();
  await expect(writing(page).getByRole('img', { name: 'Ekran' })).toBeVisible();
});

test('@PANEL-13 editing a post changes title and text; time, author and address stay; neither another user’s newer version nor the own version is lost', async ({
  page,
}) => {
  const { id, title } = await written({
    content: '<table><tbody><tr><td>a</td></tr></tbody></table><p>son</p>',
  });
  await openPanel(page, 'admin', 'blog');
  await openEdit(page, title);
  await expect(titleField(page)).toHaveValue(title);
  await expect(page.getByText(`Ünvanı dəyişmir: /blogs/${id}`)).toBeVisible();
  await titleField(page).fill(`${title} yeni`);
  await writing(page).getByText('son').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' söz');
  await saveButton(page).click();
  await expect(toasts(page)).toContainText('Yazı yeniləndi.');
  await expect(row(page, `${title} yeni`)).toBeVisible();
  expect(await stored(id)).toMatchObject({
    title: `${title} yeni`,
    content: '<table><tbody><tr><td>a</td></tr></tbody></table><p>son söz</p>',
    time: '2023-02-01T10:00:00Z',
    author: 'Kamran Əsgərov',
    slug: id,
    rev: '2',
  });

  await page.getByRole('button', { name: `«${title} yeni»: düzəliş et` }).click();
  await writing(page).getByText('son').click();
  await page.keyboard.press('End');
  await page.keyboard.type(', mənim sözüm');
  // Another user saves a version.
  const theirs = { title, titleKey: foldLetters(title), content: '<p>Onun sözü</p>', rev: 3 };
  await stack.write({ [`blogs/${id}`]: post(id, theirs) });
  await saveButton(page).click();
  await expect(tabPanel(page).getByRole('alert')).toContainText('başqası dəyişib');
  expect(await stored(id)).toMatchObject({ content: '<p>Onun sözü</p>', rev: '3' });
  await page.getByRole('button', { name: 'Yeni variantı oxu' }).click();
  await expect(writing(page)).toHaveText('Onun sözü');
  // The own text stays as a draft, also when the form is left.
  await page.getByRole('button', { name: 'Siyahıya qayıt' }).click();
  await expect(row(page, title)).toContainText('qaralama var');
  await row(page, title).getByRole('button', { name: 'düzəliş et' }).click();
  await expect(writing(page)).toContainText('son söz, mənim sözüm');
  await page.getByRole('button', { name: 'Saytdakı variantı aç' }).click();
  await expect(writing(page)).toHaveText('Onun sözü');
  await page.getByRole('button', { name: 'Qaralamanı aç' }).click();
  await expect(writing(page)).toContainText('son söz, mənim sözüm');
  await saveButton(page).click();
  await expect(toasts(page).getByText('Yazı yeniləndi.').last()).toBeVisible();
  await expect.poll(async () => String((await stored(id)).content)).toContain('son söz, mənim sözüm');
});
