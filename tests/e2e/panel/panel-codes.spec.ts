import type { Page } from '@playwright/test';
import { titleWords } from '#domain/shared/title.ts';
import type { FirestoreData } from '#stack/seed/firestore-value.ts';
import { newPerson } from '#support/accounts.ts';
import { cutOnce } from '#support/lost-requests.ts';
import { openPanel, storedFields } from '#support/panel.ts';
import { expect, stack, test } from '#support/site.ts';

const newTitle = () => `Zz kod ${newPerson().username.replace('.', '-')}`;
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const send = (page: Page) => page.locator('main form button[type=submit]').click();
const alertOf = (page: Page) => page.getByRole('tabpanel').getByRole('alert');
const text = (page: Page) => page.getByRole('textbox', { name: 'Mətn' });

const snippet = (slug: string, over: FirestoreData & { title: string }): FirestoreData => ({
  words: titleWords(over.title),
  slug,
  codeName: 'css',
  content: '<p>Köhnə</p>',
  time: new Date('2026-01-02T20:30:00Z'),
  rev: 1,
  audit: 'seed',
  ...over,
});

async function storedSnippet(over = {}): Promise<{ id: string; title: string }> {
  const title = newTitle();
  const id = title.replaceAll(' ', '-').toLowerCase();
  await stack.write({
    [`codes/${id}`]: snippet(id, { title, titleKey: title.toLowerCase(), ...over }),
    [`slugs/codes_css_${id}`]: { id },
  });
  return { id, title };
}

async function openSnippet(page: Page, title: string): Promise<void> {
  await page.getByPlaceholder('Başlıqdan söz yazın').fill(title);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: `«${title}»: düzəliş et` }).click();
}

test('@PANEL-5 @CODE-2 a new snippet: a missing field is named, a preview shown, then it is published; the same title again is refused', async ({
  page,
}) => {
  const title = newTitle();
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await openPanel(page, 'teacher', 'code');
  await page.getByRole('button', { name: 'Yeni kod nümunəsi', exact: true }).click();
  const missing = async (field: string) => {
    await send(page);
    await expect(page.locator(`main [name=${field}]`)).toBeFocused();
    await expect(alertOf(page)).toHaveText('Bütün hissələri doldurun.');
  };
  await missing('codeName');
  await page.locator('[name=codeName]').selectOption('css');
  await missing('title');
  await page.locator('[name=title]').fill('???');
  await send(page);
  await expect(alertOf(page)).toContainText('ən azı bir hərf');
  await page.locator('[name=title]').fill(title);
  await expect(page.getByText(`Ünvanı: /code/css/${slug}`)).toBeVisible();
  await send(page);
  await expect(text(page)).toBeFocused();
  await expect(alertOf(page)).toHaveText('Bütün hissələri doldurun.');
  await text(page).fill('İzah');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Kod bloku' }).click();
  await page.getByLabel('Kodun dili').selectOption('css');
  await text(page).locator('pre').click();
  await page.keyboard.type('a > b { color: red }');
  await page.getByRole('button', { name: 'İlkin baxış' }).click();
  const preview = page.getByRole('region', { name: 'İlkin baxış' });
  await expect(preview.locator('pre')).toHaveText('a > b { color: red }');
  await send(page);
  await expect(page.locator('.toast').getByText(`«${title}» əlavə olundu.`)).toBeVisible();
  await expect(rows(page).filter({ hasText: title })).toBeVisible();
  // The same address again is refused with a reason, and the text stays.
  await page.getByRole('button', { name: 'Yeni kod nümunəsi', exact: true }).click();
  await page.locator('[name=codeName]').selectOption('css');
  await page.locator('[name=title]').fill(title);
  await text(page).fill('b');
  await send(page);
  await expect(page.locator('[name=title]')).toBeFocused();
  await expect(alertOf(page)).toContainText('Başlığı bir az dəyişin');
  await page.getByRole('button', { name: 'Siyahıya qayıt' }).click();
  // Readers can open the snippet before the next build.
  await page.goto(`/code/css/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('button', { name: 'İşə sal' })).toBeVisible();
  expect(await storedFields(`slugs/codes_css_${slug}`)).not.toBeNull();
});

test('@PANEL-13 an edited snippet keeps its language and address; over a newer version it is refused and stays a draft', async ({
  page,
}) => {
  const { id, title } = await storedSnippet();
  await openPanel(page, 'admin', 'code');
  await openSnippet(page, title);
  await expect(page.locator('select[name=codeName]')).toHaveCount(0);
  await text(page).fill('Admin');
  // What another panel saves; two real ones are in panel-videos.spec.ts.
  await stack.write({
    [`codes/${id}`]: snippet(id, { title: `${title} yeni`, titleKey: `${title} yeni`.toLowerCase(), rev: 2 }),
  });
  await send(page);
  await expect(alertOf(page)).toContainText('Siz yazarkən bunu başqası dəyişib');
  await page.getByRole('button', { name: 'Siyahıya qayıt' }).click();
  // The form restores the draft and says that the snippet has changed since.
  await page.getByPlaceholder('Başlıqdan söz yazın').fill(`${title} y`);
  await page.getByRole('button', { name: `«${title} yeni»: düzəliş et` }).click();
  await expect(page.getByText('Siz yazandan sonra bunu başqası dəyişib.')).toBeVisible();
  await expect(text(page)).toHaveText('Admin');
  await page.getByRole('button', { name: 'Saytdakı variantı aç' }).click();
  await expect(page.locator('[name=title]')).toHaveValue(`${title} yeni`);
  await expect(text(page)).toHaveText('Köhnə');
  await page.getByRole('button', { name: 'Qaralamanı sil' }).click();
  await text(page).fill('İkisi də');
  await send(page);
  await expect(page.locator('.toast')).toContainText([`«${title} yeni» yadda saxlanıldı.`]);
  expect(await storedFields(`codes/${id}`)).toMatchObject({
    title: { stringValue: `${title} yeni` },
    content: { stringValue: '<p>İkisi də</p>' },
    slug: { stringValue: id },
    rev: { integerValue: '3' },
  });
});

test('@PANEL-5 @PANEL-9 @PANEL-12 @PANEL-13 a lost response never causes a second write; deleting a snippet moves it to the trash and marks the site dirty', async ({
  page,
  context,
}) => {
  const title = newTitle();
  await openPanel(page, 'teacher', 'code');
  await page.getByRole('button', { name: 'Yeni kod nümunəsi', exact: true }).click();
  await page.locator('[name=codeName]').selectOption('js');
  await page.locator('[name=title]').fill(title);
  await text(page).fill('a');
  for (const words of ['əlavə olundu', 'yadda saxlanıldı']) {
    await cutOnce(context, /documents:commit/, { answerLost: true });
    await send(page);
    await expect(alertOf(page)).toContainText('İnternet bağlantınızı yoxlayıb');
    await context.unroute(/documents:commit/);
    await send(page);
    await expect(page.locator('.toast').getByText(words)).toBeVisible();
    await page.getByRole('button', { name: `«${title}»: düzəliş et` }).click();
    await text(page).fill('b');
  }
  await page.getByRole('button', { name: 'Siyahıya qayıt' }).click();
  await page.getByPlaceholder('Başlıqdan söz yazın').fill(title);
  await expect(rows(page)).toHaveCount(1);

  const { id, title: old } = await storedSnippet();
  const dirty = async () => JSON.stringify((await storedFields('config/publish'))?.dirtyAt);
  const before = await dirty();
  await page.getByPlaceholder('Başlıqdan söz yazın').fill(old);
  await page.getByRole('button', { name: `«${old}»: sil` }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('dialog', { name: 'Əminsən?' }).getByRole('button', { name: 'Bəli, sil' }).click();
  await expect(page.locator('.toast').getByText('Uğurla silindi.')).toBeVisible();
  await reloaded;
  // The list restores the search, which finds nothing now.
  await expect(page.getByPlaceholder('Başlıqdan söz yazın')).toHaveValue(old);
  await expect(rows(page)).toHaveCount(0);
  expect(await storedFields(`codes/${id}`)).toBeNull();
  expect(await storedFields(`trash/codes_${id}`)).not.toBeNull();
  expect(await storedFields(`slugs/codes_css_${id}`)).not.toBeNull();
  expect(await dirty()).not.toBe(before);
});
