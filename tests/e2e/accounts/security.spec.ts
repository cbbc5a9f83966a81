import { actionLink, documentAt, newPerson, registered, submit } from '#support/accounts.ts';
import { enter, expect, signInWithForm, test } from '#support/site.ts';

test('@USER-5 the password is changed after the old one was given', async ({ page }) => {
  const person = await registered();
  await enter(page, person, '/settings');
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Şifrə', exact: true }) });
  const change = async (current: string, next: string) => {
    await section.locator('[name=password]').fill(current);
    await section.locator('[name=next]').fill(next);
    await section.getByRole('button', { name: 'Şifrəni dəyiş' }).click();
  };
  await change('sehv-sifre', 'yeni-sifre-1');
  await expect(section.getByRole('alert')).toHaveText('Şifrəniz yanlışdır.');
  await expect(section.locator('[name=password]')).toBeFocused();
  await change(person.password, person.password);
  await expect(section.getByRole('alert')).toHaveText('Yeni şifrə hazırkından fərqli olmalıdır.');
  await change(person.password, 'qısa');
  await expect(section.getByRole('alert')).toHaveText('Şifrəniz çox zəifdir.');
  await expect(section.locator('[name=next]')).toBeFocused();
  await change(person.password, 'yeni-sifre-1');
  await expect(section.getByText('Şifrəniz dəyişdirildi.')).toBeVisible();
  await expect(section.locator('[name=next]')).toHaveValue('');
  // This session goes on.
  await page.reload();
  await expect(section).toBeVisible();
});

test('@USER-5 another e-mail: a letter, then account, record and reservations follow', async ({
  page,
  context,
}) => {
  const person = await registered();
  const other = await registered();
  const { email } = newPerson();
  await enter(page, person, '/settings');
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'E-poçt ünvanının dəyişdirilməsi' }),
  });
  const ask = async (to: string, password = person.password) => {
    await section.locator('[name=email]').fill(to);
    await section.locator('[name=password]').fill(password);
    await section.getByRole('button', { name: 'Məktub göndər' }).click();
  };
  await ask(email, 'sehv-sifre');
  await expect(section.getByRole('alert')).toHaveText('Şifrəniz yanlışdır.');
  await ask(other.email);
  await expect(section.getByRole('alert')).toHaveText('Bu emaildən istifadə olunmuşdur.');
  await ask(person.email.toUpperCase());
  await expect(section.getByRole('alert')).toHaveText('Bu ünvan artıq hesabınızdadır.');
  await ask(email.toUpperCase());
  await expect(section.getByText(`${email} ünvanına məktub göndərildi.`)).toBeVisible();
  expect(await documentAt(`emails/${person.email}`)).not.toBeNull();

  const mail = await context.newPage();
  await mail.goto(await actionLink(person.email, 'VERIFY_AND_CHANGE_EMAIL'));
  await expect(mail.getByRole('main')).toContainText(`Hesabınızın yeni e-poçt ünvanı: ${email}.`);
  // The service ends the account's sessions; the emulator doesn't.
  await mail.route('**/accounts:lookup**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  await mail.getByRole('button', { name: 'Dəyişikliyi təsdiqlə' }).click();
  await expect(mail.getByText('Hesabınızın e-poçtu dəyişdirildi.')).toBeVisible();
  await mail.unroute('**/accounts:lookup**');
  await mail.getByRole('link', { name: 'Girişə keç' }).click();
  await mail.locator('[name=email]').fill(person.email);
  await mail.locator('[name=password]').fill(person.password);
  await submit(mail);
  await expect(mail.getByRole('alert')).toBeVisible();
  await signInWithForm(mail, { email, password: person.password }, '/settings');
  await expect(mail.getByText(`${email} təsdiqlənib.`)).toBeVisible();
  expect(JSON.parse((await documentAt(`users/uid-${person.username}`)) ?? '{}').fields).toMatchObject({
    email: { stringValue: email },
    verified: { booleanValue: true },
  });
  expect(await documentAt(`emails/${email}`)).not.toBeNull();
  expect(await documentAt(`emails/${person.email}`)).toBeNull();
});
