import type { Page } from '@playwright/test';
import { panelKey } from '#core/device/page-storage-keys.ts';
import { uidOf } from '#stack/seed/accounts.ts';
import { rows } from '#support/panel.ts';
import { openSignedIn } from '#support/sign-in.ts';
import { credentialsOf, expect, test, testedPlace } from '#support/site.ts';

const gate = JSON.stringify({ uid: uidOf('teacher'), role: 'teacher' });
const open = (page: Page, address: string) =>
  openSignedIn(page, testedPlace(), credentialsOf('teacher'), address, [[panelKey, gate]]);
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const waiting = [/^Sifarişlər/, /^Müraciətlər/, /^Suallar/, /^Tapşırıqlar/];

test('@PANEL-19 the panel opens with what waits and its numbers, in sight at every size; a tab begins at its title, and pressed again at its list', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const of = /"collectionId":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    if (of && /:run(Aggregation)?Query\b/.test(request.url())) asked.push(of);
  });
  await page.setViewportSize({ width: 1366, height: 650 });
  await open(page, '/panel');
  const list = page.getByRole('list', { name: 'Gözləyənlərin sayı' });
  await expect(list.getByRole('button')).toHaveCount(4);
  for (const name of waiting) await expect(tab(page, name).locator('.tab-count > b')).toBeInViewport();
  // The counts of the tabs (two states of orders), and what is planned; no list.
  const counted = ['messages', 'orders', 'orders', 'questions', 'works'];
  expect(asked.filter((of) => !['blogs', 'codes'].includes(of)).sort()).toEqual(counted);
  // Its number is that of its tab.
  const message = list.getByRole('button', { name: 'Yeni müraciət' });
  const number = await tab(page, /^Müraciətlər/)
    .locator('.tab-count > b')
    .textContent();
  await expect(message).toContainText(String(number));
  await message.click();
  await expect(page).toHaveURL('/panel?tab=message');
  await expect(page.getByRole('heading', { level: 1, name: 'Müraciətlər' })).toBeInViewport();
  await page.goBack();
  await expect(list).toBeVisible();

  // The menu scrolls by itself, also to the last tab; the title of what opens is in sight.
  await tab(page, /^Zibil qutusu/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zibil qutusu' })).toBeInViewport();
  await tab(page, /^Videolar/).click();
  await expect(rows(page).first()).toBeVisible();
  await page.mouse.move(800, 400);
  await page.mouse.wheel(0, 800);
  await expect(rows(page).first()).not.toBeInViewport();
  for (const name of waiting) await expect(tab(page, name).locator('.tab-count > b')).toBeInViewport();

  await tab(page, /^Kod nümunələri/).click();
  await page.getByRole('button', { name: 'Yeni kod nümunəsi', exact: true }).click();
  await page.locator('main form [name=title]').fill('Yarımçıq nümunə');
  await tab(page, /^Kod nümunələri/).click();
  await expect(page.locator('main form')).toHaveCount(0);
  await expect(page.getByText('Yarımçıq nümunə')).toBeVisible();
  await expect(page).toHaveURL('/panel?tab=code');

  // A phone folds the tabs that do not wait, and the keys walk over those that are shown.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of waiting) await expect(tab(page, name).locator('.tab-count > b')).toBeInViewport();
  await expect(page.getByRole('tab')).toHaveCount(5);
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, /^Sifarişlər/)).toBeFocused();
  await page.getByRole('button', { name: 'Bölmələr', exact: true }).click();
  await tab(page, /^Elanlar/).click();
  await expect(page.getByRole('tab')).toHaveCount(5);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Elanlar');
  await page.setViewportSize({ width: 320, height: 568 });
  for (const name of waiting) await expect(tab(page, name)).toBeInViewport();
});
