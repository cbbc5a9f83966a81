import type { Page } from '@playwright/test';
import { shownOrderNumber } from '#features/orders/order.ts';
import { type Person, registered } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { held } from '#support/lost-requests.ts';
import { agree, openPanel, rows, searchList, storedFields, toasts } from '#support/panel.ts';
import { drawn } from '#support/pictures.ts';
import { enter, expect, stack, test } from '#support/site.ts';

const course = '/lessons/ui-designer';
const buyButton = (page: Page) => page.getByRole('button', { name: 'Dərsi al' });

/** The number of the order whose page is open. */
async function orderedNumber(page: Page): Promise<string> {
  await page.waitForURL(/\/my-orders#order-\d{6}$/);
  return page.url().slice(-6);
}

/** An order of a new user for a course without a place in other tests. */
async function orderOf(person: Person, over: Record<string, string | number | Date> = {}): Promise<string> {
  const number = String(100_000 + Math.floor(Math.random() * 900_000));
  const uid = `uid-${person.username}`;
  const { name, surname, email } = person;
  await stack.write({
    [`orders/${number}`]: {
      uid,
      name: `${name} ${surname}`,
      email,
      mobile: '',
      course: 'ui-designer',
      price: 12_950,
      at: new Date(),
      state: 'new',
      rev: 1,
      ...over,
    },
    [`openOrders/${uid}_ui-designer`]: { order: number },
  });
  return number;
}

test('@PAY-2 @COURSE-2 a verified user orders a course once, sees how to pay, sends a receipt, and withdraws', async ({
  page,
}) => {
  await enter(page, await registered({ emailVerified: true }), course);
  await buyButton(page).click();
  const number = await orderedNumber(page);
  const order = page.getByRole('article', { name: 'UI/UX dizayn' });
  await expect(order).toBeFocused();
  await expect(order).toContainText('129,50\u00a0₼');
  await expect(order).toContainText(shownOrderNumber(number));
  await expect(order.getByRole('region', { name: 'UI/UX dizayn: Ödəniş yolları' })).toContainText('IBAN');
  await expect(order.getByRole('link', { name: 'WhatsApp-da yaz' })).toHaveAttribute(
    'href',
    /wa\.me\/\d+\?text=/,
  );

  await expectAccessible(page);

  // A second press, on any page, finds the same order.
  await page.goto(course);
  await buyButton(page).click();
  expect(await orderedNumber(page)).toBe(number);
  await expect(page.getByRole('article')).toHaveCount(1);

  const send = order.getByRole('button', { name: 'Qəbzi göndər' });
  await expect(send).toBeHidden();
  await order.getByLabel('Şəkil seç').setInputFiles(await drawn(page, 'image/png'));
  await expect(order.getByRole('img', { name: 'Seçdiyiniz qəbz' })).toBeVisible();
  await send.click();
  await expect(toasts(page)).toContainText('Qəbz göndərildi.');
  await expect(order).toContainText('Qəbzinizi aldıq.');
  const popup = page.waitForEvent('popup');
  await order.getByRole('button', { name: 'Göndərdiyiniz qəbzə bax' }).click();
  await expect((await popup).locator('img')).toBeVisible();

  await order.getByRole('button', { name: 'Sifarişi geri götür' }).click();
  await page
    .getByRole('dialog', { name: 'Sifariş geri götürülsün?' })
    .getByRole('button', { name: 'Bəli, geri götür' })
    .click();
  await expect(order).toContainText('Sifarişi geri götürmüsünüz.');
  await order.getByRole('link', { name: 'Kursun səhifəsi' }).click();
  await buyButton(page).click();
  expect(await orderedNumber(page)).not.toBe(number);
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('@PAY-2 a lost answer makes no second order, and a refused price says so', async ({ page, context }) => {
  const person = await registered({ emailVerified: true });
  await enter(page, person, course);
  await context.route(/:commit/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await buyButton(page).click();
  const number = await orderedNumber(page);
  expect(await storedFields(`openOrders/uid-${person.username}_ui-designer`)).toEqual({
    order: { stringValue: number },
  });
  await context.unroute(/:commit/);

  // The page is older than the price.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('[data-buy]')?.setAttribute('data-price', '1'),
    ),
  );
  await page.goto('/lessons/fullstack');
  await buyButton(page).click();
  await expect(page.getByText('Sifariş qəbul olunmadı')).toBeVisible();
  await expect(page).toHaveURL('/lessons/fullstack');
});

test('@PAY-3 @TELL-2 staff confirm a payment and the course opens, of which the buyer is told; a wrong confirmation is taken back', async ({
  page,
  browser,
}) => {
  const person = await registered({ emailVerified: true });
  const number = await orderOf(person);
  await openPanel(page, 'teacher', 'order');
  await searchList(page, number);
  // The list of before is as short as one page, too.
  await expect(rows(page)).toHaveCount(1);
  const row = rows(page).first();
  await expect(row).toContainText(`${person.name} ${person.surname}`);
  await row.getByText('Cavab ver').click();
  await row.getByRole('button', { name: 'Ödənişi təsdiqlə' }).click();
  await expect(row).toContainText('Ödənilib');

  const context = await browser.newContext({ baseURL: process.env.KODYOL_TEST_URL ?? '' });
  const buyer = await context.newPage();
  await enter(buyer, person, '/my-orders');
  await expect(buyer.getByRole('article')).toContainText('kurs sizin üçün açıqdır');
  await buyer.locator('header [data-bell]').click();
  const told = buyer.getByRole('dialog', { name: 'Bildirişlər' });
  await expect(told.getByRole('link', { name: 'Ödənişiniz təsdiqləndi' })).toHaveAttribute(
    'href',
    '/lessons/ui-designer/videos',
  );
  await buyer.keyboard.press('Escape');
  await buyer.getByRole('link', { name: 'İlk videodan başla' }).click();
  await expect(buyer).toHaveURL('/lessons/ui-designer/videos');
  await context.close();
  expect(JSON.stringify(await storedFields(`users/uid-${person.username}`))).toContain('ui-designer');

  // Nothing that takes it back is under the pointer that has confirmed it.
  await expect(row.getByRole('button', { name: 'Təsdiqi geri götür' })).toHaveCount(0);
  await row.getByText('Səhv təsdiqlənib?').click();
  await expect(row.getByLabel('Kursu da bağla')).toBeChecked();
  await row.getByRole('button', { name: 'Təsdiqi geri götür' }).click();
  await expect(page.getByRole('dialog', { name: 'Əminsən?' })).toContainText(
    `Sifariş ${shownOrderNumber(number)}, ${person.name} ${person.surname}, «UI/UX dizayn»`,
  );
  await expect(page.getByRole('dialog', { name: 'Əminsən?' })).toContainText('Kurs onun üçün bağlanacaq.');
  await agree(page, 'Bəli, geri götür');
  // The order is as it was.
  await expect(row.locator('[data-order=new]')).toBeVisible();
  expect(JSON.stringify(await storedFields(`users/uid-${person.username}`))).not.toContain('ui-designer');
});

test('@PAY-3 who is second is told so and sees the newest; a refusal keeps its reason, a day that is over is refused, and a month is added up and given as a file', async ({
  page,
}) => {
  const person = await registered({ emailVerified: true });
  const number = await orderOf(person);
  await openPanel(page, 'admin', 'order');
  await searchList(page, number);
  // The list of before is as short as one page, too.
  await expect(rows(page)).toHaveCount(1);
  const row = rows(page).first();
  await row.getByText('Cavab ver').click();
  await expectAccessible(page);
  await row.getByLabel('Son gün').fill('2020-01-01');
  await row.getByRole('button', { name: 'Ödənişi təsdiqlə' }).click();
  await expect(row.getByRole('alert')).toContainText('Son gün keçmişdə ola bilməz.');
  const link = row.getByLabel('Onlayn ödəniş keçidi');
  await link.fill('odenis.example');
  await row.getByRole('button', { name: 'Keçidi saxla' }).click();
  await expect(row.getByRole('alert').last()).toContainText('https://');
  await row.getByLabel('Rədd səbəbi').fill('Qrup dolub');
  // What is typed stays over another tab of the panel, and over a reload.
  await page.getByRole('tab', { name: /^Müraciətlər/ }).click();
  await page.getByRole('tab', { name: /^Sifarişlər/ }).click();
  await searchList(page, number);
  await expect(rows(page)).toHaveCount(1);
  await expect(row.getByLabel('Rədd səbəbi')).toHaveValue('Qrup dolub');
  // A colleague was quicker.
  await stack.write({
    [`orders/${number}`]: {
      uid: `uid-${person.username}`,
      name: `${person.name} ${person.surname}`,
      email: person.email,
      mobile: '',
      course: 'ui-designer',
      price: 12_950,
      at: new Date(),
      state: 'contacted',
      rev: 2,
    },
  });
  await row.getByRole('button', { name: 'Rədd et' }).click();
  await agree(page, 'Bəli, rədd et');
  await expect(row.getByRole('alert').last()).toContainText('bu arada başqası dəyişib');
  await expect(row).toContainText('Əlaqə saxlanılıb');
  await expect(row.getByLabel('Rədd səbəbi')).toHaveValue('Qrup dolub');

  // A month is added up by course and given as a file.
  const tab = page.getByRole('tabpanel');
  await tab.getByText('Ayın hesabatı').click();
  await orderOf(await registered(), { state: 'paid', paidAt: new Date() });
  await tab.getByRole('button', { name: 'Hesabla' }).click();
  await expect(tab.getByRole('row', { name: /UI\/UX dizayn/ })).toContainText('₼');
  const download = page.waitForEvent('download');
  await tab.getByRole('button', { name: 'CSV faylını endir' }).click();
  expect((await download).suggestedFilename()).toMatch(/^odenisler-\d{4}-\d\d\.csv$/);
});

test('@PAY-2 orders that can’t be read can be asked for again; a guest is asked to sign in', async ({
  page,
  context,
}) => {
  await page.goto('/my-orders');
  await expect(page.getByRole('main').getByRole('link', { name: 'Daxil ol', exact: true })).toHaveAttribute(
    'href',
    /from=%2Fmy-orders/,
  );
  const answer = await held(context, /:runQuery/);
  await enter(page, await registered(), '/my-orders');
  await expect(page.getByText('Sifarişlər yüklənir…')).toBeVisible();
  answer();
  await expect(page.getByText('Hələ heç bir kurs sifariş etməmisiniz.')).toBeVisible();
  await context.unroute(/:runQuery/);
  await context.route(/:runQuery/, (route) => route.abort());
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Yenidən cəhd et' }).waitFor();
  await context.unroute(/:runQuery/);
  await page.getByRole('main').getByRole('button', { name: 'Yenidən cəhd et' }).click();
  await expect(page.getByText('Hələ heç bir kurs sifariş etməmisiniz.')).toBeVisible();
});
