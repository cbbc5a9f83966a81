import type { Page } from '@playwright/test';
import { registered } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { accountLinks, credentialsOf, expect, stack, test } from '#support/site.ts';

async function tryToSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('main form button[type=submit]').click();
}

test.describe('sign-in', () => {
  test('@SIGNIN-1 @SIGNIN-2 @SIGNIN-4 @READ-7 an e-mail without a record, an account whose record was deleted and a wrong password are refused, then the right one signs in, and leads to no other site', async ({
    page,
  }) => {
    const refused = page.getByRole('alert');
    const nobody = 'Qeyd etdiyiniz məlumatlar heç bir istifadəçi ilə uyğun gəlmir.';
    const { email, password } = await registered();
    const deleted = { email: `silinmis-${email}`, password: 'nar-cicek-9' };
    await stack.createAccount({
      ...deleted,
      localId: `deleted-${email}`,
      emailVerified: true,
      displayName: 'silinmis',
    });
    await stack.write({ [`emails/${deleted.email}`]: {} });
    // The other addresses that are not followed: src/core/addresses/routes.test.ts.
    await page.goto(`/sign-in?from=${encodeURIComponent('//evil.example')}`);

    await tryToSignIn(page, 'heckim@kodyol.example', 'nar-cicek-3');
    await expect(refused).toHaveText(nobody);
    await expect(page.locator('[name=email]')).toHaveValue('heckim@kodyol.example');
    await expect(page.locator('[name=password]')).toHaveValue('nar-cicek-3');

    await tryToSignIn(page, email, 'sehv-sifre');
    await expect(refused).toHaveText('Şifrəniz yanlışdır.');
    await expect(refused).toBeFocused();
    await expectAccessible(page);

    await tryToSignIn(page, deleted.email, deleted.password);
    await expect(refused).toHaveText(nobody);
    await expect((await accountLinks(page)).getByRole('link')).toHaveText(['Giriş', 'Qeydiyyat']);

    await tryToSignIn(page, email.toUpperCase(), password);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('region', { name: 'Bildirişlər' })).toContainText('Xoş gəlmisiniz, Aygün!');
  });

  test('@SIGNIN-1 @SIGNIN-2 both fields are required; without network the fields keep their text, and a later try works', async ({
    page,
    context,
  }) => {
    const { email, password } = credentialsOf('student');
    await page.goto('/sign-in');
    // The browser requires both fields, and the password can be shown and hidden.
    const field = page.locator('[name=password]');
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('[name=email]')).toBeFocused();
    expect(
      await page.locator('[name=email]').evaluate((input: HTMLInputElement) => input.validity.valueMissing),
    ).toBe(true);
    await page.locator('[name=email]').fill('ayla@kodyol.example');
    await page.locator('main form button[type=submit]').click();
    await expect(field).toBeFocused();
    await field.fill('gizli');
    await page.getByRole('button', { name: 'Şifrəni göstər' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Şifrəni gizlət' }).click();
    await expect(field).toHaveAttribute('type', 'password');
    // What the service refuses: src/features/accounts/account-forms.test.ts.
    await context.route(`http://${stack.firestore}/**`, (route) => route.abort());
    await tryToSignIn(page, email, password);
    await expect(page.getByRole('alert')).toContainText('İnternet bağlantınızı yoxlayıb yenidən cəhd edin.');
    await context.unroute(`http://${stack.firestore}/**`);
    await page.locator('main form button[type=submit]').click();
    await expect(page).toHaveURL('/');
  });

  test('@SIGNIN-2 @SIGNIN-4 two clicks send one sign-in, which returns to the page where it started; who is signed in is sent home', async ({
    page,
  }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('signInWithPassword') && request.method() === 'POST') asked += 1;
    });
    await page.goto('/blogs?page=2');
    await (await accountLinks(page)).getByRole('link', { name: 'Giriş' }).click();
    await expect(page.getByText('Daxil olandan sonra sizi əvvəlki səhifəyə qaytaracağıq.')).toBeVisible();
    const { email, password } = credentialsOf('student');
    await page.locator('[name=email]').fill(email);
    await page.locator('[name=password]').fill(password);
    await page.locator('main form button[type=submit]').dblclick();
    await expect(page).toHaveURL('/blogs?page=2');
    expect(asked).toBe(1);
    await page.goto('/sign-in');
    await expect(page).toHaveURL('/');
  });
});
