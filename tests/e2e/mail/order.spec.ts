import type { Page } from '@playwright/test';
import { newPerson, submit } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { arrived, service, shownFields } from '#support/mail.ts';
import { expect, test } from '#support/site.ts';

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
const success = 'E-poçt göndərildi! Yaxın zamanda sizinlə əlaqə saxlanılacaq!';

/** Fills in the form. The company is unique, so that the test can find its messages. */
async function describeProject(
  page: Page,
  company = `Saxsı Fincan «${newPerson().username}» MMC`,
): Promise<string> {
  await field(page, 'describe').fill('Kafe üçün sayt:\nmenyu, masa sifarişi — gözəl və işıqlı');
  await field(page, 'from_name').fill('Günəş Ağayeva');
  await field(page, 'from_company').fill(company);
  await field(page, 'from_mail').fill('gunes@fincan.example');
  return company;
}

test('@ORDER-1 @ORDER-3 @READ-7 has six cards and required fields; e-mail or phone is needed; text in the hidden field sends nothing', async ({
  page,
}) => {
  await page.goto('/order');
  await expect(page).toHaveTitle('Sayt sifarişi | Kodyol');
  await expect(page.locator('.features li')).toHaveCount(6);
  await expect(page.locator('.features h3')).toContainText(['Hər ekranda rahat', 'Tez açılan səhifələr']);
  await page.getByRole('link', { name: 'Təklif istə' }).click();
  await expect(field(page, 'describe')).toBeInViewport();

  for (const [name, value] of [
    ['from_name', 'Günəş'],
    ['from_company', 'Saxsı Fincan'],
    ['from_mail', 'gunes@fincan.example'],
  ] as const) {
    await submit(page);
    await expect(field(page, name)).toBeFocused();
    await field(page, name).fill(value);
  }
  await expect(field(page, 'from_number')).toBeHidden();
  await expect(field(page, 'from_number')).toBeDisabled();

  await page.getByRole('radio', { name: 'Telefon' }).check();
  await expect(field(page, 'from_mail')).toBeHidden();
  await expect(field(page, 'from_mail')).toBeDisabled();
  await submit(page);
  await expect(field(page, 'from_number')).toBeFocused();
  await field(page, 'from_number').pressSequentially('050123456');
  await expect(field(page, 'from_number')).toHaveValue('+994-50-123-45-6');
  await submit(page);
  expect(
    await field(page, 'from_number').evaluate((input: HTMLInputElement) => input.validity.patternMismatch),
  ).toBe(true);
  await field(page, 'from_number').press('7');
  await expect(field(page, 'from_number')).toHaveValue('+994-50-123-45-67');

  await page.getByRole('radio', { name: 'E-poçt' }).check();
  await expect(field(page, 'from_mail')).toHaveValue('gunes@fincan.example');

  const company = await describeProject(page);
  const trap = field(page, 'website');
  await expect(field(page, 'from_mail')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Təklif istə' })).toBeFocused();
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await submit(page);
  await expect(page.getByRole('alert')).toHaveText(
    'Müraciət göndərilmədi. Bizə birbaşa zəng edin və ya e-poçt yazın.',
  );
  expect(arrived(company)).toHaveLength(0);
  await expectAccessible(page);
  // An autofill may have done it: the next press sends, with everything that was typed.
  await page.getByRole('button', { name: 'Yenidən göndər' }).click();
  await expect(page.getByRole('status').getByText(success, { exact: true })).toBeVisible();
  expect(arrived(company)).toHaveLength(1);
});

test('@ORDER-2 exactly the visible fields arrive, and the form is cleared', async ({ page }) => {
  await page.clock.install();
  await page.goto('/order');
  const company = await describeProject(page);
  const shown = await shownFields(page);
  await submit(page);
  await expect(page.getByRole('status').getByText(success, { exact: true })).toBeVisible();
  expect(arrived(company)).toEqual([[...shown, ...service('order')]]);
  for (const [name] of shown) await expect(field(page, name)).toHaveValue('');

  await page.clock.fastForward(60_000);
  await describeProject(page, company);
  await page.getByRole('radio', { name: 'Telefon' }).check();
  await field(page, 'from_number').fill('+994501234567');
  await expect(page.getByText(success)).toHaveCount(0);
  const byNumber = await shownFields(page);
  expect(byNumber.at(-1)).toEqual(['from_number', '+994-50-123-45-67']);
  await submit(page);
  await expect(page.getByText(success)).toBeVisible();
  expect(arrived(company)[0]).toEqual([...byNumber, ...service('order')]);
  await expect(page.getByRole('radio', { name: 'E-poçt' })).toBeChecked();
  await expect(field(page, 'from_mail')).toBeVisible();
  await expect(field(page, 'from_number')).toHaveValue('');
});
