import { mailedLink, protectEmails, registered, submit } from '#support/accounts.ts';
import { expect, test } from '#support/site.ts';

test.describe('a forgotten password', () => {
  // The setting is global for the service, so these tests run serially. Other tests pass with both values.
  test.describe.configure({ mode: 'serial' });
  test.afterAll(() => protectEmails(false));

  test('@SIGNIN-1 @SIGNIN-3 where look-ups of e-mails are closed, one text says nothing about the e-mail', async ({
    page,
    context,
  }) => {
    await protectEmails(true);
    // The refusal of the rules when `operator emails closed` was called (tests/stack/operator.test.ts). To close the
    // look-up itself would close it for the tests that run at the same time.
    const refusal = [{ error: { code: 403, status: 'PERMISSION_DENIED', message: 'closed' } }];
    await context.route(/documents:batchGet/, (route) =>
      route.request().postData()?.includes('/emails/')
        ? route.fulfill({ status: 403, json: refusal })
        : route.fallback(),
    );
    const person = await registered();
    await page.goto('/sign-in');
    for (const email of [person.email, 'heckim@kodyol.example']) {
      await page.locator('[name=email]').fill(email);
      await page.locator('[name=password]').fill('sehv-sifre');
      await submit(page);
      await expect(page.getByRole('alert')).toHaveText('E-poçt və ya şifrə yanlışdır.');
      await expect(page.locator('[name=password]')).toHaveValue('sehv-sifre');
      await page.getByRole('button', { name: 'Şifrənizi unutmusunuz?' }).click();
      await submit(page);
      await expect(
        page.getByText('Bu ünvanla hesab varsa, şifrə sıfırlama e-poçtu göndərildi.'),
      ).toBeVisible();
      expect((await mailedLink(email, 'PASSWORD_RESET')) !== null).toBe(email === person.email);
      await page.getByRole('button', { name: 'Girişə qayıt' }).click();
    }
    await page.locator('[name=email]').fill(person.email);
    await page.locator('[name=password]').fill(person.password);
    await submit(page);
    await expect(page).toHaveURL('/');
  });

  test('@SIGNIN-2 @SIGNIN-3 e-mails protected: an unknown e-mail and a wrong password show their messages; a known e-mail gets its letter', async ({
    page,
  }) => {
    // What is not protected: tests/e2e/accounts/sign-in.spec.ts, email-action.spec.ts.
    await protectEmails(true);
    const person = await registered();
    const alert = page.getByRole('alert');
    const email = page.locator('[name=email]');
    const password = page.locator('[name=password]');
    await page.goto('/sign-in');
    await email.fill('heckim@kodyol.example');
    await password.fill('sehv-sifre');
    await submit(page);
    await expect(alert).toHaveText('Qeyd etdiyiniz məlumatlar heç bir istifadəçi ilə uyğun gəlmir.');
    await page.getByRole('button', { name: 'Şifrənizi unutmusunuz?' }).click();
    await expect(alert).toHaveCount(0);
    await email.fill('heckim@kodyol.example');
    await submit(page);
    await expect(alert).toHaveText('İstifadəçi emaili tapılmadı.');
    expect(await mailedLink('heckim@kodyol.example', 'PASSWORD_RESET')).toBeNull();
    await page.getByRole('button', { name: 'Girişə qayıt' }).click();
    await email.fill(person.email);
    await password.fill('sehv-sifre');
    await submit(page);
    await expect(alert).toHaveText('Şifrəniz yanlışdır.');

    await page.getByRole('button', { name: 'Şifrənizi unutmusunuz?' }).click();
    await expect(page.getByRole('heading', { name: 'Şifrənin bərpası' })).toBeVisible();
    await expect(email).toBeFocused();
    await expect(email).toHaveValue(person.email);
    await page.goBack();
    await expect(password).toBeVisible();
    await page.goForward();
    await expect(email).toHaveValue(person.email);
    await submit(page);
    await expect(page.getByText('Şifrə sıfırlama e-poçtu göndərildi.')).toBeVisible();
    expect(await mailedLink(person.email, 'PASSWORD_RESET')).not.toBeNull();
  });
});
