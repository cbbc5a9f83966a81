import type { Locator, Page } from '@playwright/test';
import { draftKey } from '#core/device/page-storage-keys.ts';
import { isOfPublishing } from '#support/lost-requests.ts';
import {
  agree,
  alertOf,
  openPanel,
  send,
  storedFields,
  titleField,
  toasts,
  writing,
} from '#support/panel.ts';
import { word } from '#support/pasted.ts';
import { drawn } from '#support/pictures.ts';
import { expect, test } from '#support/site.ts';
import { unique } from '#support/staff.ts';

const newTitle = (words: string) => unique(`${words} `);
const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

const tabPanel = (page: Page) => page.getByRole('tabpanel');
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Mətn alətləri' }).getByRole('button', { name, exact: true });
const picture = (page: Page) => tabPanel(page).locator('.post-parts input[type=file]').last();
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
  const alert = alertOf(page);
  const missing = 'Bütün hissələri doldurun.';
  await send(page);
  await expect(alert).toHaveText(missing);
  await expect(titleField(page)).toBeFocused();
  await titleField(page).fill('???');
  await send(page);
  await expect(alert).toContainText('Bu başlıqdan ünvan alınmır.');
  await titleField(page).fill(title);
  await send(page);
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
  await picture(page).setInputFiles(await drawn(page, 'image/jpeg', { name: 'Üz Qabığı!.PNG' }));
  await arrived(page);
  // The message also appears in the preview, which has no fields.
  await page.getByRole('button', { name: 'İlkin baxış' }).click();
  await expect(page.getByRole('region', { name: 'Yazının ilkin baxışı' }).locator('.prose')).toContainText(
    'Salam, dünya',
  );
  await send(page);
  await expect(alert).toHaveText(missing);
  await expect(page.getByRole('textbox', { name: 'Heşteqlər' })).toBeFocused();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'UI/UX' }).click();
  await send(page);
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
  await expect(next.getByText('Formada qaralamanız var')).toBeVisible();
  await expect(titleField(next)).toHaveValue(title);
  await expect(writing(next)).toHaveText('Salam, dünya.');
  await arrived(next);
  await expect(next.getByRole('list', { name: 'Heşteqlər' })).toContainText('ui-designer');
  await send(next);
  await expect(toasts(next)).toContainText('Yazı dərc olundu.');
  await expect(next.getByText('İstifadə olunmamış şəkillər')).toHaveCount(0);

  await openNew(next);
  await fill(next, newTitle('Atılan'));
  await next.getByRole('button', { name: 'Siyahıya qayıt' }).click();
  await next.getByText('İstifadə olunmamış şəkillər').click();
  await expect(next.locator('.unused code')).toHaveText(/^blog-images\/\d{13}-[a-z0-9]{32}-sekil\.webp$/);
  await openNew(next);
  await next.getByRole('button', { name: 'Qaralamanı sil' }).click();
  await agree(next);
  await expect(titleField(next)).toHaveValue('');
  await expect(writing(next)).toHaveText('');
  await next.getByText('Əvvəl yüklədikləriniz').click();
  await next.getByRole('button', { name: '«sekil.jpg»: bu şəkli götür' }).click();
  await arrived(next);
});

test('@PANEL-3 the editor has tools for the keyboard, links, code and pictures, and the preview looks the same; HTML pasted from a word processor is cleaned', async ({
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

  await area.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  // Pictures of other hosts are removed.
  await paste(page, word);
  await expect(page.getByText('mətndəki şəkillər götürülmədi (1)')).toBeVisible();
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
