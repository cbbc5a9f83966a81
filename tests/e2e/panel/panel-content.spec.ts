import type { Page } from '@playwright/test';
import { draftsOf } from '#core/device/page-storage-keys.ts';
import { foldLetters } from '#core/words/letters.ts';
import { titleWords } from '#core/words/title.ts';
import type { PanelTab } from '#panel/tabs.ts';
import { uidOf } from '#stack/seed/accounts.ts';
import type { FirestoreData } from '#stack/seed/firestore-value.ts';
import { expectAccessible } from '#support/axe.ts';
import { cutOnce } from '#support/lost-requests.ts';
import {
  agree,
  alertOf,
  editButton,
  forget,
  openPanel,
  removeButton,
  rows,
  searchList,
  send,
  storedFields,
  titleField,
  toasts,
  writing,
} from '#support/panel.ts';
import { expect, post, stack, test } from '#support/site.ts';
import { recordOf, unique } from '#support/staff.ts';
import { video } from '#support/videos.ts';

// What is the same for all that staff write and delete. What only one kind has stands in the files of the kinds.

const dirty = async () => JSON.stringify((await storedFields('config/publish'))?.dirtyAt);

interface Kind {
  what: string;
  tab: PanelTab;
  heading: string;
  collection: 'blogs' | 'videos' | 'users';
  /** The document with this id and title. */
  document(id: string, title: string, over?: FirestoreData): FirestoreData;
  /** The path of the reservation of its address. */
  address?(id: string): string;
  /** A document that can't be read; its words are those of its id. */
  malformed: FirestoreData;
}

const named = (title: string) => ({ title, titleKey: foldLetters(title), words: titleWords(title) });

const posts: Kind = {
  what: 'post',
  tab: 'blog',
  heading: 'Bloq yazıları',
  collection: 'blogs',
  document: (id, title, over) => post(id, { ...named(title), ...over }),
  address: (id) => `slugs/blogs_${id}`,
  malformed: { hashtags: 'yox' },
};

const kinds: Kind[] = [
  posts,
  {
    what: 'video',
    tab: 'video',
    heading: 'Videolar',
    collection: 'videos',
    document: (_, title, over) =>
      video(1, { ...named(title), group: 'panel-sinaq', hashtags: ['panel-sinaq'], ...over }),
    malformed: { title: 5 },
  },
  {
    what: 'user',
    tab: 'user',
    heading: 'İstifadəçilər',
    collection: 'users',
    document: (id, title, over) =>
      recordOf({ id, fullName: title, username: id, email: `${id}@kodyol.example` }, over ?? {}),
    malformed: { surname: 5 },
  },
];

/** Writes a document with a title of its own. */
async function written({ document, collection, address }: Kind, over: FirestoreData = {}) {
  const id = unique('zz');
  const title = `Zz${id} Sınaq`;
  await stack.write({
    [`${collection}/${id}`]: document(id, title, over),
    ...(address && { [address(id)]: { id } }),
  });
  return { id, title };
}

test('@PANEL-13 @PANEL-17 a save over somebody else’s version is refused; one’s own text stays, and can be saved knowingly', async ({
  page,
}) => {
  // Snippets and videos have the same editor, and what the rules refuse stands in tests/rules/cases/content.ts.
  const { id, title } = await written(posts);
  const path = `blogs/${id}`;
  await openPanel(page, 'teacher', 'blog');
  await searchList(page, title);
  await editButton(page, title).click();
  await titleField(page).fill(`${title} mənim`);
  const theirs = `${title} onun`;
  await stack.write({ [path]: posts.document(id, theirs, { rev: 2, audit: 'other' }) });
  await send(page);
  await expect(alertOf(page)).toContainText('Siz yazarkən bunu başqası dəyişib');
  await expect(titleField(page)).toHaveValue(`${title} mənim`);
  await page.getByRole('button', { name: 'Yeni mətni oxu' }).click();
  await expect(titleField(page)).toHaveValue(theirs);
  // The own text stays as a draft, also when the form is left.
  await page.getByRole('button', { name: 'Siyahıya qayıt' }).click();
  await expect(rows(page)).toContainText([theirs]);
  await expect(rows(page)).toContainText(['qaralama var']);
  const drafts = page.getByRole('region', { name: 'Bu cihazdakı qaralamalar' });
  await expect(drafts.getByRole('listitem')).toHaveText([new RegExp(`^${title} mənim`)]);
  await expectAccessible(page);
  await drafts.getByRole('button', { name: 'davam et' }).click();
  await expect(page.getByText('Yadda saxlasanız, onun yazdığının yerinə')).toBeVisible();
  await expect(titleField(page)).toHaveValue(`${title} mənim`);
  await page.getByRole('button', { name: 'Saytdakı mətni aç' }).click();
  await expect(titleField(page)).toHaveValue(theirs);
  await page.getByRole('button', { name: 'Qaralamanı aç' }).click();
  await send(page);
  await expect(rows(page)).toContainText([`${title} mənim`]);
  const stored = { title: { stringValue: `${title} mənim` }, rev: { integerValue: '3' } };
  expect(await storedFields(path)).toMatchObject({ ...stored, slug: { stringValue: id } });
  // The address stays, whatever the title.
  expect(await storedFields(`slugs/blogs_${id}`)).not.toBeNull();

  // If it is deleted during the edit, the typed text stays.
  await editButton(page, `${title} mənim`).click();
  await titleField(page).fill(`${title} son`);
  await forget(path);
  await send(page);
  await expect(alertOf(page)).toContainText('Bu artıq silinib');
  await expect(titleField(page)).toHaveValue(`${title} son`);
});

for (const kind of kinds) {
  test(`@PANEL-9 @CMS-4 a ${kind.what} is deleted into the trash after a question, also a malformed one`, async ({
    page,
    context,
  }) => {
    const isFree = kind.what === 'video' ? { demo: 'true' } : {};
    const { id, title } = await written(kind, isFree);
    const name = kind.what === 'user' ? (title.split(' ')[0] ?? '') : title;
    const path = `${kind.collection}/${id}`;
    await openPanel(page, 'teacher', kind.tab);
    await searchList(page, name);
    const remove = removeButton(page, title);
    const question = page.getByRole('dialog', { name: 'Əminsən?' });
    await remove.click();
    await expect(question).toContainText(title);
    await expect(question.getByRole('button', { name: 'Xeyr, qalsın' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(remove).toBeFocused();
    const before = await dirty();
    await cutOnce(context, /documents:commit/);
    await remove.click();
    await agree(page);
    await expect(toasts(page)).toContainText('Xəta baş verdi!');
    expect(await storedFields(path)).not.toBeNull();

    const reloaded = page.waitForEvent('load');
    await toasts(page).getByRole('button', { name: 'Yenidən cəhd et' }).click();
    await expect(toasts(page)).toContainText('Uğurla silindi.');
    await reloaded;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kind.heading);
    // The list restores the search, which finds nothing now.
    await expect(page.getByRole('tabpanel').getByRole('searchbox')).toHaveValue(name);
    await expect(rows(page)).toHaveCount(0);
    expect(await storedFields(path)).toBeNull();
    expect(await storedFields(`trash/${kind.collection}_${id}`)).toMatchObject({
      by: { stringValue: 'seed-teacher' },
      target: { stringValue: id },
    });
    if (kind.address) {
      expect(await storedFields(kind.address(id))).not.toBeNull();
      expect(await dirty()).not.toBe(before);
    }
    if (kind.what === 'video')
      expect(JSON.stringify(await storedFields('videoIndex/free-0'))).not.toContain(title);

    const bad = unique('zz');
    const words = titleWords(bad);
    const damaged = { ...kind.document(bad, bad), ...kind.malformed, titleKey: bad, nameKey: bad, words };
    await stack.write({ [`${kind.collection}/${bad}`]: damaged });
    await page.getByRole('tabpanel').getByRole('searchbox').fill(bad);
    await expect(rows(page)).toHaveText([/Bu material oxunmadı.*xəta olan xana: /]);
    await expect(editButton(page, bad)).toHaveCount(0);
    await removeButton(page, bad).click();
    await agree(page);
    await expect.poll(() => storedFields(`trash/${kind.collection}_${bad}`)).not.toBeNull();
  });
}

/** Closes a tab as a browser does, which Playwright does not: what was typed is kept, and then its draft is free. */
async function closed(tab: Page, remaining: Page): Promise<void> {
  await tab.evaluate(() => dispatchEvent(new Event('pagehide')));
  await tab.close();
  const held = () =>
    remaining.evaluate(
      async (prefix) => {
        const locks = await navigator.locks.query();
        return locks.held?.filter(({ name }) => name?.startsWith(prefix)).length;
      },
      draftsOf(uidOf('teacher')),
    );
  await expect.poll(held).toBe(0);
}

test('@PANEL-3 @PANEL-4 @PANEL-5 @PANEL-13 two tabs write two documents, and each tab has its own draft', async ({
  page,
  context,
}) => {
  const title = `Zz ${unique('vərəq')}`;
  const open = async (tab: Page) => {
    await tab.getByRole('button', { name: 'Yeni kod nümunəsi', exact: true }).click();
    await expect(titleField(tab)).toBeVisible();
  };
  const fill = async (tab: Page, word: string) => {
    await expect(titleField(tab)).toHaveValue('');
    await titleField(tab).fill(`${title} ${word}`);
    await tab.locator('[name=codeName]').selectOption('css');
    await writing(tab).fill('a');
  };
  const other = await context.newPage();
  const tabs = [
    [page, 'bir'],
    [other, 'iki'],
  ] as const;
  for (const [tab, word] of tabs) {
    await openPanel(tab, 'teacher', 'code');
    await open(tab);
    await fill(tab, word);
  }
  for (const [tab] of tabs) {
    await send(tab);
    await expect(toasts(tab)).toContainText('əlavə olundu.');
  }
  // A third document stays unfinished: the next visit offers its draft, and it overwrites neither of the two.
  await open(other);
  await fill(other, 'üç');
  await closed(other, page);
  await open(page);
  await expect(titleField(page)).toHaveValue(`${title} üç`);
  await send(page);
  await expect(toasts(page)).toContainText(`${title} üç`);
  await page.getByRole('tabpanel').getByRole('searchbox').fill(title);
  await expect(rows(page)).toHaveCount(3);
});

test('@PANEL-17 what a teacher has begun is found, gone on with and published by an admin on another device', async ({
  page,
  browser,
}) => {
  const title = unique('Qaralama ');
  const label = 'Ortaq qaralamalar';
  await openPanel(page, 'teacher', 'code');
  await page.getByRole('button', { name: 'Yeni kod nümunəsi' }).click();
  await page.getByRole('button', { name: 'Qaralama kimi saxla' }).click();
  await expect(toasts(page)).toContainText('başlıq yazın');
  await titleField(page).fill(title);
  await writing(page).fill('Yarımçıq mətn');
  await page.getByRole('button', { name: 'Qaralama kimi saxla' }).click();
  await expect(toasts(page)).toContainText(`«${title}» ortaq qaralama kimi saxlanıldı.`);
  await expect(titleField(page)).toHaveCount(0);

  const other = await browser.newContext();
  const admin = await other.newPage();
  await openPanel(admin, 'admin', 'code');
  await admin.getByRole('button', { name: label }).click();
  const line = admin.getByRole('listitem').filter({ hasText: title });
  await expect(line).toContainText('Nərmin Quliyeva');
  await expectAccessible(admin);
  await line.getByRole('button', { name: 'davam et' }).click();
  await expect(writing(admin)).toHaveText('Yarımçıq mətn');
  await expect(admin.getByRole('status').filter({ hasText: 'Ortaq qaralama açıldı' })).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Qaralamanı sil' })).toHaveCount(0);
  await admin.locator('[name=codeName]').selectOption('css');
  await send(admin);
  await expect(rows(admin).first()).toContainText(title);
  await expect(line).toHaveCount(1);
  await expect(admin.getByRole('button', { name: 'Yeni kod nümunəsi' })).toBeFocused();
  await other.close();

  await page.getByRole('button', { name: label }).click();
  const drafts = page.getByRole('region', { name: label });
  await expect(drafts).toContainText('Ortaq qaralama yoxdur');
  await expect(drafts).not.toContainText(title);
});
