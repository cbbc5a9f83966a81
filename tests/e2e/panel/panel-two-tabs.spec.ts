import type { Page } from '@playwright/test';
import type { PanelTab } from '#domain/panel/panel.ts';
import { draftsOf } from '#domain/shared/page-storage-keys.ts';
import { uidOf } from '#stack/seed/accounts.ts';
import { openPanel } from '#support/panel.ts';
import { drawn } from '#support/pictures.ts';
import { expect, test } from '#support/site.ts';
import { unique } from '#support/staff.ts';
import { stubYouTube } from '#support/youtube.ts';

const titleField = (page: Page) => page.locator('main form [name=title]');
const writing = (page: Page) => page.locator('main form').getByRole('textbox', { name: 'Mətn' });
const send = (page: Page) => page.locator('main form button[type=submit]').click();
const said = (page: Page, words: string) =>
  expect(page.getByRole('region', { name: 'Bildirişlər' })).toContainText(words);

interface Kind {
  tab: PanelTab;
  /** The tab's name. */
  name: string;
  create: string;
  /** The message after a save. */
  done: string;
  /** Fills in all fields except the title. */
  fill(page: Page): Promise<void>;
}

const kinds: Kind[] = [
  {
    tab: 'video',
    name: 'Videolar',
    create: 'Yeni video',
    done: 'əlavə olundu.',
    async fill(page) {
      await page.locator('[name=url]').fill('https://youtu.be/nu_pCVPKzTk');
      await page.getByRole('button', { name: '3D', exact: true }).click();
      await page.getByLabel('Pulsuz video').check();
    },
  },
  {
    tab: 'code',
    name: 'Kod nümunələri',
    create: 'Yeni kod nümunəsi',
    done: 'əlavə olundu.',
    async fill(page) {
      await page.locator('[name=codeName]').selectOption('css');
      await writing(page).fill('a');
    },
  },
  {
    tab: 'blog',
    name: 'Bloq',
    create: 'Yeni yazı',
    done: 'Yazı dərc olundu.',
    async fill(page) {
      await writing(page).fill('a');
      await page
        .locator('.post-parts input[type=file]')
        .last()
        .setInputFiles(await drawn(page, 'image/webp'));
      await expect(page.getByRole('img', { name: 'Yazının şəkli' })).toBeVisible();
      await page.getByRole('button', { name: 'UI/UX' }).click();
    },
  },
];

const open = async (page: Page, { create }: Kind) => {
  await page.getByRole('button', { name: create, exact: true }).click();
  await expect(titleField(page)).toBeVisible();
};

/** Expects that the list's search finds `count` rows. */
const find = async (page: Page, title: string, count: number) => {
  await page.getByPlaceholder('Başlıqdan söz yazın').fill(title);
  await expect(page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: title })).toHaveCount(
    count,
  );
};

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
  await stubYouTube(context);
  for (const kind of kinds) {
    const title = `Zz ${unique('vərəq')}`;
    if (kind === kinds[0]) await openPanel(page, 'teacher', kind.tab);
    else await page.getByRole('tab', { name: kind.name, exact: true }).click();
    await open(page, kind);
    await titleField(page).fill(`${title} bir`);
    await kind.fill(page);
    const other = await context.newPage();
    await openPanel(other, 'teacher', kind.tab);
    await open(other, kind);
    await expect(titleField(other)).toHaveValue('');
    await titleField(other).fill(`${title} iki`);
    await kind.fill(other);

    await send(page);
    await said(page, kind.done);
    await send(other);
    await said(other, kind.done);
    await find(other, `${title} bir`, 1);
    await find(other, `${title} iki`, 1);

    // A third document stays unfinished: the next visit offers its draft, and it overwrites neither of the two.
    await open(other, kind);
    await titleField(other).fill(`${title} üç`);
    await kind.fill(other);
    await closed(other, page);
    await open(page, kind);
    await expect(titleField(page)).toHaveValue(`${title} üç`);
    await send(page);
    await said(page, kind.done);
    for (const word of ['bir', 'iki', 'üç']) await find(page, `${title} ${word}`, 1);
  }
});
