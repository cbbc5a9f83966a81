import type { Page } from '@playwright/test';
import { registered } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { agree, openPanel, rows, searchList, storedFields } from '#support/panel.ts';
import { enter, expect, stack, test } from '#support/site.ts';
import { unique } from '#support/staff.ts';

const course = '/lessons/ui-designer'; // 129,50 ₼
const year = 365 * 24 * 60 * 60_000;
let count = 0;

type Fields = Record<string, string | number | boolean | Date | string[]>;

/** A coupon of 20 per cent. */
const coupon = (over: Fields = {}): Fields => ({
  course: '',
  courses: ['ui-designer'],
  percent: 20,
  sum: 0,
  until: new Date(Date.now() + year),
  uses: 5,
  used: 0,
  ended: false,
  createdAt: new Date(),
  audit: 'seed',
  ...over,
});

/** One that is in Firestore already. */
async function made(over: Fields = {}): Promise<string> {
  count += 1;
  const own = `${Date.now()}${process.env.TEST_WORKER_INDEX ?? 0}${count}`.padStart(26, 'M').toUpperCase();
  await stack.write({ [`enrolments/${own}`]: coupon(over) });
  return own;
}

const fold = (page: Page) => page.locator('[data-buy] details');
const field = (page: Page) => page.getByLabel('Kupon', { exact: true });
const price = (page: Page) => fold(page).getByRole('status');
const buy = (page: Page) => page.getByRole('button', { name: 'Dərsi al' });
const usedOf = async (code: string) => JSON.stringify((await storedFields(`enrolments/${code}`))?.used);

test('@PAY-4 a buyer sees the price with a coupon before the order, orders with it, and gets the use back by withdrawing', async ({
  page,
}) => {
  const code = await made();
  await enter(page, await registered({ emailVerified: true }), course);
  await expect(buy(page)).toBeEnabled();
  await expect(field(page)).toBeHidden();
  await fold(page).getByText('Kuponum var').click();
  await field(page).fill('A'.repeat(26));
  await expect(fold(page).getByRole('alert')).toContainText('Belə kupon yoxdur.');
  await expectAccessible(page);
  // Nothing is ordered with a coupon that does not hold, and the way without it is said.
  await buy(page).click();
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(course);
  await field(page).fill(code.toLowerCase().replace(/(.{5})/g, '$1 '));
  await expect(price(page)).toContainText('103,60\u00a0₼');
  await expect(price(page)).toContainText('(kuponsuz 129,50\u00a0₼)');
  await expectAccessible(page);
  await page.reload();
  await expect(price(page)).toContainText('103,60\u00a0₼');
  await buy(page).click();
  await page.waitForURL(/\/my-orders#order-\d{6}$/);
  const order = page.getByRole('article', { name: 'UI/UX dizayn' });
  await expect(order).toContainText('103,60\u00a0₼ (kuponsuz 129,50\u00a0₼)');
  expect(await usedOf(code)).toContain('"1"');

  // Another coupon for a course that is ordered already.
  await page.goto(`${course}?code=${await made()}`);
  await expect(price(page)).toContainText('103,60\u00a0₼');
  await buy(page).click();
  await expect(fold(page).getByRole('alert')).toContainText('artıq sifariş etmisiniz');

  await page.goto('/my-orders');
  await order.getByRole('button', { name: 'Sifarişi geri götür' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bəli, geri götür' }).click();
  await expect(order).toContainText('Sifarişi geri götürmüsünüz.');
  expect(await usedOf(code)).toContain('"0"');
});

test('@PAY-4 the last use is gone before the press: the page says so, and the course is ordered without it; a coupon of 100 per cent needs no payment', async ({
  page,
}) => {
  const code = await made({ uses: 1 });
  await enter(page, await registered({ emailVerified: true }), `${course}?code=${code}`);
  await expect(price(page)).toContainText('103,60\u00a0₼');
  await stack.write({ [`enrolments/${code}`]: coupon({ uses: 1, used: 1 }) });
  await buy(page).click();
  await expect(fold(page).getByRole('alert')).toContainText('hamısı götürülüb');
  await fold(page).getByRole('button', { name: 'Kuponu sil' }).click();
  await expect(field(page)).toHaveValue('');
  await buy(page).click();
  await page.waitForURL(/\/my-orders#order-\d{6}$/);
  const order = page.getByRole('article', { name: 'UI/UX dizayn' });
  await expect(order).toContainText('129,50\u00a0₼');
  await expect(order).not.toContainText('kuponsuz');

  // A coupon in the field of the settings leads to the course.
  const free = await made({ percent: 100, courses: ['fullstack'] });
  await page.goto(`/settings?code=${free}`);
  await page.getByRole('button', { name: 'Kursu aç' }).click();
  await page.getByRole('link', { name: 'Fullstack: kuponla sifariş et' }).click();
  await expect(price(page)).toContainText('0\u00a0₼');
  await expect(fold(page)).toContainText('Ödəniş lazım olmayacaq');
  await buy(page).click();
  await page.waitForURL(/\/my-orders#order-\d{6}$/);
  const gift = page.getByRole('article').first();
  await expect(gift).toContainText('ödəniş lazım deyil');
  await expect(gift.getByText('Ödəniş yolları')).toHaveCount(0);
});

test('@PAY-4 what a guest types is there after the sign-in', async ({ page }) => {
  const code = await made();
  const person = await registered({ emailVerified: true });
  await page.goto(course);
  await expect(page.locator(':root')).toHaveAttribute('data-script', 'ready');
  await fold(page).getByText('Kuponum var').click();
  await field(page).fill(code);
  await page.locator('[data-buy]').getByRole('link', { name: 'Giriş' }).click();
  await page.locator('[name=email]').fill(person.email);
  await page.locator('[name=password]').fill(person.password);
  await page.locator('main form [type=submit]').click();
  await expect(price(page)).toContainText('103,60\u00a0₼');
  await expect(field(page)).toHaveValue(code);
});

test('@PAY-4 staff make a coupon, see both prices of its order, and end it', async ({ page, browser }) => {
  await openPanel(page, 'teacher', 'enrolment');
  const form = page.getByRole('region', { name: 'Yeni kod' });
  await form.getByRole('combobox', { name: 'Kod nə verir' }).selectOption('percent');
  await form.getByLabel('Neçə faiz').fill('120');
  await form.getByLabel('UI/UX dizayn').check();
  await form.getByLabel('Son gün').fill('2099-12-31');
  await form.getByLabel('Neçə istifadə üçün').fill('2');
  const name = unique('Yaz endirimi');
  await form.locator('[name=name]').fill(name);
  await form.getByRole('button', { name: 'Kod yarat' }).click();
  await expect(form.getByRole('alert')).toContainText('Faiz 1 ilə 100 arasında');
  await form.getByLabel('Neçə faiz').fill('50');
  await form.getByRole('button', { name: 'Kod yarat' }).click();
  await expect(form.getByText('Kod hazırdır:')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Hansılar göstərilsin' }).selectOption({ label: 'Kuponlar' });
  await searchList(page, name);
  const row = rows(page).filter({ hasText: name });
  await expect(row).toContainText('−50%');
  await expect(row).toContainText('UI/UX dizayn');
  const code = (await row.getAttribute('data-row')) ?? '';

  const context = await browser.newContext({ baseURL: process.env.KODYOL_TEST_URL ?? '' });
  const buyer = await context.newPage();
  const person = await registered({ emailVerified: true });
  await enter(buyer, person, `${course}?code=${code}`);
  await expect(price(buyer)).toContainText('64,75\u00a0₼');
  await buy(buyer).click();
  await buyer.waitForURL(/\/my-orders#order-\d{6}$/);
  await context.close();

  await row.getByRole('button', { name: /sifarişlərə bax$/ }).click();
  const order = rows(page).filter({ hasText: person.surname });
  await expect(order).toContainText('64,75\u00a0₼ (kuponsuz 129,50\u00a0₼)');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('tab', { name: 'Kurs kodları' }).click();
  await expect(row).toContainText('İstifadə olunub: 1 / 2');
  await row.getByRole('button', { name: /bağla$/ }).click();
  await agree(page, 'Bəli, bağla');
  await expect(row).toContainText('bağlanıb');
});
