// What visitors type outlives a reload; what must not stay goes (docs/decisions/038).
import type { Page } from '@playwright/test';
import { registered } from '#support/accounts.ts';
import { enter, expect, test } from '#support/site.ts';

/** The forms of readers and students that are kept for the tab, with what is typed into each field. */
const forms: Record<string, Record<string, string>> = {
  '/contact': {
    from_name: 'Aysel',
    from_surname: 'Əli',
    from_mail: 'a@b.az',
    from_subject: 'Kurs',
    message: 'Salam!',
  },
  '/order': { describe: 'Sayt', from_name: 'Aysel', from_company: 'Xalça', from_mail: 'a@b.az' },
  '/sign-up': { name: 'Aysel', surname: 'Əli', mobile: '+994-50-123-45-67', email: 'a@b.az' },
  '/sign-in': { email: 'a@b.az' },
  '/certificate': { code: '0RANT' },
};

const field = (page: Page, name: string) => page.locator(`main .form [name=${name}]`).first();

async function typeAll(page: Page, fields: Record<string, string>): Promise<void> {
  await expect(page.locator(':root')).toHaveAttribute('data-script', 'ready');
  for (const [name, value] of Object.entries(fields)) await field(page, name).fill(value);
}

test('@CONTACT-2 @ORDER-2 @SIGNUP-1 what is typed into a form is there after a reload, but no password', async ({
  page,
}) => {
  for (const [address, fields] of Object.entries(forms)) {
    await page.goto(address);
    await typeAll(page, fields);
    const password = page.locator('main .form [type=password]');
    if ((await password.count()) > 0) await password.first().fill('gizli-parol-1');
    await page.reload();
    for (const [name, value] of Object.entries(fields)) await expect(field(page, name)).toHaveValue(value);
    if ((await password.count()) > 0) await expect(password.first()).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('gizli-parol');
  }
});

test('@USER-1 @USER-5 @SCHOOL-1 settings keep what is typed over a reload, and nobody else gets it', async ({
  page,
}) => {
  const person = await registered();
  await enter(page, person, '/settings');
  const email = page
    .locator('main form')
    .filter({ has: page.locator('[name=password]') })
    .locator('[name=email]');
  await page.locator('main [name=surname]').fill('Yeni soyad');
  await email.fill('yeni@kodyol.example');
  await page.locator('main [name=code]').first().fill('7K3MX');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(email).toHaveValue('yeni@kodyol.example');
  await expect(page.locator('main [name=code]').first()).toHaveValue('7K3MX');
  await expect(page.locator('main [name=surname]')).toHaveValue('Yeni soyad');
  await page.evaluate(() => localStorage.removeItem('kodyol:session'));
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .not.toContain('yeni@kodyol');
});
