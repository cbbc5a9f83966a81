import type { Page } from '@playwright/test';
import { isoDay } from '#core/time/dates.ts';
import { type Person, registered } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { agree, forget, openPanel, storedFields, toasts } from '#support/panel.ts';
import { enter, expect, stack, test } from '#support/site.ts';
import { unique } from '#support/staff.ts';

const bell = (page: Page) => page.locator('header [data-bell]');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Bildirişlər' });
const box = (page: Page) => page.locator('[data-announcement]');
const uidOf = ({ username }: Person) => `uid-${username}`;
const hours = (n: number) => new Date(Date.now() + n * 3_600_000);

// The sample data tell everybody something, which the numbers here don't count.
test.beforeEach(() => forget('announcements/all'));

/** What staff have told somebody, one read and one not. @returns when the newer one was told */
async function tell(person: Person, title: string): Promise<Date> {
  const at = hours(-1);
  await stack.write({
    [`users/${uidOf(person)}/notices/list`]: {
      items: {
        'order-1': { kind: 'order', title: 'Köhnə bildiriş', path: '/my-orders', at: hours(-30) },
        'order-2': { kind: 'order', title, path: '/my-orders', at },
      },
      last: 'order-2',
      readUntil: hours(-20),
    },
  });
  return at;
}

/** An announcement for a course that no other test announces to. */
const announce = (course: string, id: string, text: string, more: object = {}) =>
  stack.write({
    [`announcements/${course}`]: {
      items: { [id]: { text, until: hours(30), at: hours(-2), by: 'teacher', ...more } },
      last: id,
      title: text.slice(0, 200),
      rev: 1,
      audit: 'x',
    },
  });

test('@TELL-2 the bell has its number before the first paint, and the account knows what is read here', async ({
  page,
}) => {
  const person = await registered({ emailVerified: true });
  const title = unique('Ödənişiniz təsdiqləndi ');
  const read = await tell(person, title);
  await enter(page, person, '/blogs/git');
  await expect(bell(page)).toHaveAccessibleName('Bildirişlər, 1 yeni');
  await expect(bell(page).locator('[data-unread]')).toHaveText('1');
  // The next page shows it before any module has come.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(bell(page).locator('[data-unread]')).toHaveText('1');
  await page.unroute('**/*.js');
  await page.goto('/contact');

  await bell(page).focus();
  await page.keyboard.press('Enter');
  const lines = panel(page).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText(title);
  await expect(lines.first()).toContainText('Yeni');
  await expect(lines.last()).not.toContainText('Yeni');
  await expect(panel(page).getByRole('link', { name: title })).toHaveAttribute('href', '/my-orders');
  await expectAccessible(page);
  await expect(bell(page)).toHaveAccessibleName('Bildirişlər');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();

  // Other devices read it there: src/features/bell/bell-store.test.ts.
  await expect
    .poll(async () => (await storedFields(`users/${uidOf(person)}/notices/list`))?.readUntil)
    .toEqual({ timestampValue: read.toISOString() });

  await page.getByRole('button', { name: 'Hesab panelini aç' }).click();
  await page.locator('#side-panel [data-sign-out]').click();
  await page.waitForURL('/');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /bell|notices/.test(key))),
  ).toEqual([]);
  await expect(bell(page)).toBeHidden();
});

test('@TELL-2 the bell says that there is nothing, that it can’t be read, and what is switched off', async ({
  page,
}) => {
  const person = await registered({ emailVerified: true });
  await enter(page, person, '/blogs/git');
  await bell(page).click();
  await expect(panel(page)).toContainText('Hələ bildiriş yoxdur.');
  await page.keyboard.press('Escape');

  await page.route(/batchGet/, (route) => route.abort());
  await bell(page).click();
  await expect(panel(page).locator('.note')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/batchGet/);
  await tell(person, 'Sifariş qəbul olunmadı');
  await panel(page).getByRole('button', { name: 'Yenidən cəhd et' }).click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(2);
  // The button that was pressed is gone.
  await expect(panel(page).getByRole('button', { name: 'Bildirişləri bağla' })).toBeFocused();

  await panel(page).getByRole('link', { name: 'Hansı bildirişlər gəlsin' }).click();
  await page.waitForURL('/settings#bell');
  const orders = page.getByRole('checkbox', { name: 'Sifarişlərimin vəziyyəti' });
  await expect(orders).toBeChecked();
  await orders.uncheck();
  const save = page.locator('form', { has: orders }).getByRole('button');
  await save.click();
  await expect(page.getByText('Seçiminiz yadda saxlanıldı.')).toBeVisible();
  await expect(save).toBeFocused();
  await expect(orders).not.toBeChecked();
  expect(await storedFields(`users/${uidOf(person)}/notices/list`)).toMatchObject({
    off: { arrayValue: { values: [{ stringValue: 'order' }] } },
  });
  await bell(page).click();
  await expect(panel(page)).toContainText('Hələ bildiriş yoxdur.');
});

test('@TELL-1 a student reads an announcement on home, profile and videos page until it is closed', async ({
  page,
}) => {
  const person = await registered({ lessons: ['frontend'], emailVerified: true });
  const id = unique('a').slice(0, 20);
  const text = unique('Cümə günü saat 19:00-da birlikdə kod yazırıq. ');
  await announce('frontend', id, text, { link: '/lessons/frontend/exercises' });
  await enter(page, person, '/lessons/frontend/videos');
  await expect(bell(page)).toHaveAccessibleName('Bildirişlər, 1 yeni');
  const open = async (address: string) => {
    // From the device: no module has come yet.
    await page.goto(address, { waitUntil: 'commit' });
    await expect(box(page)).toContainText(text);
    await expect(box(page).getByRole('link', { name: text })).toHaveAttribute(
      'href',
      '/lessons/frontend/exercises',
    );
  };
  await open('/lessons/frontend/videos');
  await open('/');
  await expect(bell(page)).toHaveAccessibleName(/^Bildirişlər, \d+ yeni$/);
  await expectAccessible(page);
  // On paper it would only be in the way, and so would what is folded.
  await open(`/user/${person.username}`);
  await expect(page.locator('summary', { hasText: 'Sifarişlərim' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(box(page)).toBeHidden();
  await expect(page.locator('summary', { hasText: 'Sifarişlərim' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Saxlanılanlar' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await box(page).getByRole('button', { name: 'Elanı bağla' }).click();
  await expect(box(page)).toBeHidden();
  await expect
    .poll(async () => JSON.stringify(await storedFields(`users/${uidOf(person)}/notices/list`)))
    .toContain(id);
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Bildirişlər');
  await expect(box(page)).toBeHidden();
});

test('@TELL-1 an announcement takes three lines, however long it is, its button stands beside it, and a press shows all of it', async ({
  page,
}) => {
  const person = await registered({ lessons: ['3d-modelling'], emailVerified: true });
  const long = unique('Sabah imtahan var. '.repeat(30));
  await announce('3d-modelling', unique('a').slice(0, 20), long);
  await enter(page, person, '/lessons/3d-modelling/videos');
  await expect(bell(page)).toHaveAccessibleName('Bildirişlər, 1 yeni');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const text = box(page).getByText(long);
    await expect(text).toBeVisible();
    const [around, words, button] = await Promise.all(
      [box(page), text, box(page).getByRole('button')].map((part) => part.boundingBox()),
    );
    if (!around || !words || !button) throw new Error('not shown');
    expect(button.x).toBeGreaterThanOrEqual(words.x + words.width);
    expect(Math.max(words.height, button.height)).toBe(around.height);
    // What is cut says so.
    await expect(text).toHaveCSS('-webkit-line-clamp', '3');
    expect(await text.evaluate((one) => getComputedStyle(one).color)).toBe(
      await box(page).evaluate((one) => getComputedStyle(one).color),
    );
  }
  await box(page).getByRole('link', { name: long }).click();
  await expect(panel(page)).toContainText(long);
  await expect(page).toHaveURL('/');
});

test('@TELL-1 staff announce to a course, copy it for a group and take it away; a draft stays', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPanel(page, 'teacher', 'announcement');
  const form = page.getByRole('region', { name: 'Yeni elan' });
  await expect(page.getByRole('list', { name: 'Hazırkı elanlar' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hazırkı elanlar' })).not.toBeFocused();
  const text = unique('Bu həftə dərs cümə axşamıdır. ');
  await form.getByLabel('Kimə').selectOption('backend');
  await form.getByLabel('Mətn').fill(text);
  await expect(form.getByText('Qaralama saxlanıldı')).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('Mətn')).toHaveValue(text);
  // Two weeks are filled in (PANEL-18).
  await form.getByLabel('Son gün').fill('');
  await form.getByRole('button', { name: 'Elan ver' }).click();
  await expect(form.getByRole('alert')).toContainText('son günü yazın');
  await form.getByLabel('Son gün').fill(isoDay(hours(48)));
  await form.getByLabel('Keçid').fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Elan ver' }).click();
  await expect(form.getByText('Keçid / və ya https:// ilə başlamalı')).toBeVisible();
  await form.getByLabel('Keçid').fill('/lessons/backend/videos');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Elan ver' }).click();
  await expect(page.getByText(/^Elan verildi: /)).toBeVisible();
  await expect(form.getByLabel('Mətn')).toHaveValue('');
  await expect(form.getByRole('button', { name: 'Elan ver' })).toBeFocused();
  await form.getByLabel('Mətn').fill('Artıq');
  await form.getByRole('button', { name: 'Qaralamanı sil' }).click();
  await agree(page);
  await expect(form.getByLabel('Mətn')).toHaveValue('');
  await expect(form.getByRole('button', { name: 'Elan ver' })).toBeFocused();

  const row = page
    .getByRole('list', { name: 'Hazırkı elanlar' })
    .getByRole('listitem')
    .filter({ hasText: text });
  await row.getByRole('button', { name: 'kopyala' }).click();
  await expect(toasts(page)).toContainText('kopyalandı');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${text}\n${new URL('/lessons/backend/videos', page.url()).href}`,
  );
  await row.getByRole('button', { name: 'sil' }).click();
  await agree(page, 'Bəli, sil');
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Hazırkı elanlar' })).toBeFocused();
  expect(await storedFields('announcements/backend')).toMatchObject({ items: { mapValue: {} } });
});
