import { actionLink, registered } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { enter, expect, signInWithForm, stack, test } from '#support/site.ts';

const main = (page: import('@playwright/test').Page) => page.getByRole('main');

/** The e-mail of an account is changed past the letter, as it was possible in old projects: the old address gets one. */
async function changeBehindTheBack(email: string, password: string, to: string): Promise<void> {
  const call = async (method: string, body: object) => {
    const answer = await fetch(
      `http://${stack.auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo-key`,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
    return (await answer.json()) as { idToken: string };
  };
  const { idToken } = await call('signInWithPassword', { email, password, returnSecureToken: true });
  await call('update', { idToken, email: to });
}

test('@USER-2 @USER-5 the link of a letter verifies the e-mail after a press, once', async ({ page }) => {
  const person = await registered();
  await enter(page, person, '/settings');
  await page.getByRole('button', { name: 'Təsdiq məktubu göndər' }).click();
  await expect(page.getByText('E-poçt göndərildi.')).toBeVisible();
  const link = await actionLink(person.email, 'VERIFY_EMAIL');
  await page.goto(link);
  await expect(main(page)).toContainText(`${person.email} ünvanının sizə məxsus olduğunu təsdiqləyin.`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'E-poçtu təsdiqlə' }).click();
  await expect(page.getByText(`${person.email} təsdiqləndi.`)).toBeVisible();
  await page.getByRole('link', { name: 'Tənzimləmələrə keç' }).click();
  await expect(page.getByText(`${person.email} təsdiqlənib.`)).toBeVisible();
  await page.goto(link);
  await expect(main(page).getByRole('alert')).toContainText('Bu keçiddən artıq istifadə olunub');
  await expectAccessible(page);
  await expect(main(page).getByRole('link', { name: 'Tənzimləmələr' })).toBeVisible();
});

test('@SIGNIN-3 @USER-5 the link of a letter sets a new password', async ({ page, context }) => {
  const person = await registered();
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Şifrənizi unutmusunuz?' }).click();
  await page.locator('[name=email]').fill(person.email);
  await page.getByRole('button', { name: 'Keçidi göndər' }).click();
  await expect(page.getByText('Şifrə sıfırlama e-poçtu göndərildi.')).toBeVisible();
  await page.goto(await actionLink(person.email, 'PASSWORD_RESET'));
  await expect(page.locator('[name=email]')).toHaveValue(person.email);
  await page.locator('[name=password]').fill('qısa');
  await page.getByRole('button', { name: 'Şifrəni dəyiş' }).click();
  await expect(page.getByRole('alert')).toHaveText('Şifrəniz çox zəifdir.');
  await expectAccessible(page);
  await context.route('**/accounts:resetPassword**', (route) => route.abort(), { times: 1 });
  await page.locator('[name=password]').fill('yeni-sifre-1');
  await page.getByRole('button', { name: 'Şifrəni dəyiş' }).click();
  await expect(page.getByRole('alert')).toContainText('Serverə qoşulmaq alınmadı.');
  await page.getByRole('button', { name: 'Şifrəni dəyiş' }).click();
  await expect(page.getByText('Şifrəniz dəyişdirildi.')).toBeVisible();
  await page.getByRole('link', { name: 'Girişə keç' }).click();
  await signInWithForm(page, { ...person, password: 'yeni-sifre-1' });
});

test('@USER-5 a change of the e-mail that somebody else has made is taken back', async ({ page }) => {
  const person = await registered();
  await changeBehindTheBack(person.email, person.password, `ogru-${person.email}`);
  await page.goto(await actionLink(person.email, 'RECOVER_EMAIL'));
  await page.getByRole('button', { name: 'Əvvəlki ünvanı qaytar' }).click();
  await expect(main(page)).toContainText(`Hesabınızın ünvanı yenə ${person.email} oldu.`);
  await page.getByRole('button', { name: 'Yeni şifrə üçün məktub göndər' }).click();
  await expect(page.getByText('Şifrə sıfırlama e-poçtu göndərildi.')).toBeVisible();
  await page.goto(await actionLink(person.email, 'PASSWORD_RESET'));
  await expect(page.locator('[name=email]')).toHaveValue(person.email);
});
