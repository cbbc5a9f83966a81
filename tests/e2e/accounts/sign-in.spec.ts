import type { Page } from '@playwright/test';
import { accountLinks, credentialsOf, expect, signIn, signInWithForm, stack, test } from '#support/site.ts';

async function tryToSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('main form button[type=submit]').click();
}

test.describe('sign-in', () => {
  test('@SIGNIN-1 the browser requires both fields', async ({ page }) => {
    await page.goto('/sign-in');
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('[name=email]')).toBeFocused();
    expect(
      await page.locator('[name=email]').evaluate((input: HTMLInputElement) => input.validity.valueMissing),
    ).toBe(true);
    await page.locator('[name=email]').fill('ayla@kodyol.example');
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('[name=password]')).toBeFocused();
  });

  test('@SIGNIN-1 an e-mail without a record is refused', async ({ page }) => {
    await page.goto('/sign-in');
    await tryToSignIn(page, 'heckim@kodyol.example', 'nar-cicek-3');
    await expect(page.getByRole('alert')).toHaveText(
      'Qeyd etdiyiniz məlumatlar heç bir istifadəçi ilə uyğun gəlmir.',
    );
    await expect(page.locator('[name=email]')).toHaveValue('heckim@kodyol.example');
    await expect(page.locator('[name=password]')).toHaveValue('nar-cicek-3');
  });

  test('@SIGNIN-1 an account whose record was deleted is refused', async ({ page }, { project }) => {
    const email = `silinmis-${project.name}@kodyol.example`;
    await stack.createAccount({
      localId: `deleted-${project.name}`,
      email,
      password: 'nar-cicek-9',
      emailVerified: true,
      displayName: 'silinmis',
    });
    await stack.write({ [`emails/${email}`]: {} });
    await page.goto('/sign-in');
    await tryToSignIn(page, email, 'nar-cicek-9');
    await expect(page.getByRole('alert')).toHaveText(
      'Qeyd etdiyiniz məlumatlar heç bir istifadəçi ilə uyğun gəlmir.',
    );
    await expect((await accountLinks(page)).getByRole('link')).toHaveText(['Giriş', 'Qeydiyyat']);
  });

  test('@SIGNIN-2 a wrong password is refused, then the right one signs in', async ({ page }) => {
    await page.goto('/sign-in');
    const { email, password } = credentialsOf('student');
    await tryToSignIn(page, email, 'sehv-sifre');
    await expect(page.getByRole('alert')).toHaveText('Şifrəniz yanlışdır.');
    await expect(page.getByRole('alert')).toBeFocused();
    await tryToSignIn(page, email.toUpperCase(), password);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('region', { name: 'Bildirişlər' })).toContainText('Xoş gəlmisiniz, Nigar!');
  });

  test('@SIGNIN-2 each refusal of the service has its own message', async ({ page, context }) => {
    let answer = '';
    // The emulator cannot produce these responses, so the test intercepts the request.
    await context.route('**/accounts:signInWithPassword**', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: answer } } }),
    );
    for (const [code, text] of [
      ['EMAIL_NOT_FOUND', 'İstifadəçi tapılmadı.'],
      ['INVALID_EMAIL', 'Yanlış e-poçt ünvanı.'],
      ['INVALID_PASSWORD', 'Şifrəniz yanlışdır.'],
      ['INVALID_LOGIN_CREDENTIALS', 'Şifrəniz yanlışdır.'],
      [
        'TOO_MANY_ATTEMPTS_TRY_LATER',
        'Çox yanlış kod girdiyiniz üçün, profiliniz keçici olaraq bloklanmışdır.',
      ],
      ['OPERATION_NOT_ALLOWED', 'Xəta baş verdi!'],
      ['SOMETHING_NEW', 'Xəta baş verdi!'],
    ] as const) {
      answer = code;
      await page.goto('/sign-in');
      await tryToSignIn(page, credentialsOf('student').email, 'x');
      await expect(page.getByRole('alert'), code).toHaveText(text);
    }
  });

  test('@SIGNIN-2 without network a message appears, the fields keep their text, and a later try works', async ({
    page,
    context,
  }) => {
    await page.goto('/sign-in');
    await context.route(`http://${stack.firestore}/**`, (route) => route.abort());
    const { email, password } = credentialsOf('student');
    await tryToSignIn(page, email, password);
    await expect(page.getByRole('alert')).toContainText('İnternet bağlantınızı yoxlayıb yenidən cəhd edin.');
    await context.unroute(`http://${stack.firestore}/**`);
    await page.locator('main form button[type=submit]').click();
    await expect(page).toHaveURL('/');
  });

  test('@SIGNIN-2 two clicks send one sign-in', async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('signInWithPassword') && request.method() === 'POST') asked += 1;
    });
    await page.goto('/sign-in');
    const { email, password } = credentialsOf('student');
    await page.locator('[name=email]').fill(email);
    await page.locator('[name=password]').fill(password);
    await page.locator('main form button[type=submit]').dblclick();
    await expect(page).toHaveURL('/');
    expect(asked).toBe(1);
  });

  test('@SIGNIN-4 sign-in returns to the page where it started', async ({ page }) => {
    await page.goto('/blogs?page=2');
    await (await accountLinks(page)).getByRole('link', { name: 'Giriş' }).click();
    await expect(page.getByText('Daxil olandan sonra sizi əvvəlki səhifəyə qaytaracağıq.')).toBeVisible();
    const { email, password } = credentialsOf('student');
    await tryToSignIn(page, email, password);
    await expect(page).toHaveURL('/blogs?page=2');
  });

  for (const elsewhere of ['//evil.example', 'https://evil.example', '/\\evil.example', '/sign-up']) {
    test(`@SIGNIN-4 sign-in does not return to ${elsewhere}`, async ({ page }) => {
      await signInWithForm(page, credentialsOf('student'), elsewhere);
      await expect(page).toHaveURL('/');
    });
  }

  test('@SIGNIN-4 a signed-in user is redirected to the home page', async ({ page }) => {
    await signIn(page, 'student');
    await page.goto('/sign-in');
    await expect(page).toHaveURL('/');
  });

  test('@SIGNIN-1 the password can be shown and hidden', async ({ page }) => {
    await page.goto('/sign-in');
    await page.locator('[name=password]').fill('gizli');
    await page.getByRole('button', { name: 'Şifrəni göstər' }).click();
    await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Şifrəni gizlət' }).click();
    await expect(page.locator('[name=password]')).toHaveAttribute('type', 'password');
  });
});
