import { accountsOf, documentAt, fillSignUp, newPerson, registered, submit } from '#support/accounts.ts';
import { accountLinks, credentialsOf, enter, expect, test } from '#support/site.ts';

const taken = 'Bu istifadəçi adı artıq mövcuddur.';

test.describe('sign-up', () => {
  test('@SIGNUP-1 the browser requires every field except the mobile number', async ({ page }) => {
    await page.goto('/sign-up');
    const person = newPerson();
    await expect(page.getByText('Şifrənizi unutsanız, təsdiq kodunu göndərmək üçün')).toBeVisible();
    for (const field of ['name', 'surname', 'username', 'email', 'password'] as const) {
      await submit(page);
      await expect(page.locator(`[name=${field}]`)).toBeFocused();
      await page.locator(`[name=${field}]`).fill(person[field]);
    }
    await expect(page.locator('[name=mobile]')).not.toHaveAttribute('required');
    await page.locator('[name=mobile]').fill('+994-50-1');
    await submit(page);
    await expect(page.locator('[name=mobile]')).toBeFocused();
  });

  test('@SIGNUP-1 the mobile number keeps its mask while typing, pasting and deleting', async ({ page }) => {
    await page.goto('/sign-up');
    const mobile = page.locator('[name=mobile]');
    await mobile.pressSequentially('994501234567');
    await expect(mobile).toHaveValue('+994-50-123-45-67');
    for (let keys = 0; keys < 4; keys += 1) await mobile.press('Backspace');
    await expect(mobile).toHaveValue('+994-50-123');
    await mobile.pressSequentially('99');
    await expect(mobile).toHaveValue('+994-50-123-99');
    await mobile.press('Home');
    await mobile.press('Delete');
    await expect(mobile).toHaveValue('+994-50-123-99');
    await mobile.fill('050 123 45 67');
    await expect(mobile).toHaveValue('+994-50-123-45-67');
  });

  test('@SIGNUP-1 @SIGNUP-3 @SIGNUP-4 creates account, record and reservation, and writes no password into any document', async ({
    page,
  }) => {
    const person = newPerson();
    await page.goto('/sign-up?from=%2Fblogs%3Fpage%3D2');
    await fillSignUp(page, {
      ...person,
      username: person.username.toUpperCase(),
      email: person.email.toUpperCase(),
      mobile: '0501234567',
    });
    await submit(page);
    await expect(page).toHaveURL('/blogs?page=2');
    await expect(page.getByRole('region', { name: 'Bildirişlər' })).toContainText('Profil uğurla yaradıldı.');
    await expect((await accountLinks(page)).getByRole('link')).toHaveText([person.username]);
    const [account] = await accountsOf(person.email);
    expect(account?.displayName).toBe(person.username);
    const record = await documentAt(`users/${account?.localId}`);
    expect(record).toContain(`"${person.username}"`);
    expect(record).toContain('"+994-50-123-45-67"');
    expect(record).not.toMatch(/nar-cicek|password/);
    expect(await documentAt(`usernames/${person.username}`)).not.toBeNull();
    expect(await documentAt(`emails/${person.email}`)).not.toContain('nar-cicek');
  });

  test('@SIGNUP-2 while the user types, the form shows whether the username is free', async ({ page }) => {
    await page.goto('/sign-up');
    await page.locator('[name=username]').fill('Student');
    await expect(page.getByRole('alert')).toHaveText(taken);
    await expect(page.locator('[name=username]')).toHaveAttribute('aria-invalid', 'true');
    await page.locator('[name=username]').fill(newPerson().username);
    await expect(page.getByText('Bu addan istifadə edə bilərsiniz.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('@SIGNUP-2 an invalid username is not sent', async ({ page }) => {
    for (const name of ['ab', '1abc', 'ad soyad', 'əli', 'a'.repeat(31)]) {
      await page.goto('/sign-up');
      await fillSignUp(page, { ...newPerson(), username: name });
      await submit(page);
      await expect(page.locator('[name=username]'), name).toBeFocused();
      expect(
        await page.locator('[name=username]').evaluate((input: HTMLInputElement) => input.validity.valid),
        name,
      ).toBe(false);
    }
  });

  test('@SIGNUP-2 a used username creates no account and keeps the typed text', async ({ page }) => {
    const person = newPerson();
    await page.goto('/sign-up');
    await fillSignUp(page, { ...person, username: 'student' });
    await submit(page);
    await expect(page.getByRole('alert')).toHaveText(taken);
    await expect(page.locator('[name=username]')).toBeFocused();
    await expect(page.locator('[name=email]')).toHaveValue(person.email);
    await expect(page.locator('[name=password]')).toHaveValue(person.password);
    expect(await accountsOf(person.email)).toEqual([]);
    await page.locator('[name=username]').fill(person.username);
    await submit(page);
    await expect(page).toHaveURL('/');
  });

  test('@SIGNUP-3 a used e-mail is refused', async ({ page }) => {
    await page.goto('/sign-up');
    await fillSignUp(page, { ...newPerson(), email: credentialsOf('student').email });
    await submit(page);
    await expect(page.getByRole('alert')).toHaveText('Bu emaildən istifadə olunmuşdur.');
    await expect(page.locator('[name=email]')).toBeFocused();
  });

  test('@SIGNUP-2 if username and e-mail are used, the message about the username comes first', async ({
    page,
  }) => {
    await page.goto('/sign-up');
    await fillSignUp(page, { ...newPerson(), username: 'student', email: credentialsOf('student').email });
    await submit(page);
    await expect(page.getByRole('alert')).toHaveText(taken);
  });

  test('@SIGNUP-4 a weak password is refused', async ({ page }) => {
    await page.goto('/sign-up');
    await fillSignUp(page, { ...newPerson(), password: '12345' });
    await submit(page);
    await expect(page.getByRole('alert')).toHaveText('Şifrəniz çox zəifdir.');
    await expect(page.locator('[name=password]')).toBeFocused();
  });

  test('@SIGNUP-4 each refusal of the service has its own message', async ({ page, context }) => {
    let answer = '';
    await context.route('**/accounts:signUp**', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: answer } } }),
    );
    for (const [code, text] of [
      ['INVALID_EMAIL', 'Yanlış e-poçt ünvanı.'],
      ['OPERATION_NOT_ALLOWED', 'Əməliyyat qadağandır.'],
      ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Xəta baş verdi!'],
      ['SOMETHING_NEW', 'Xəta baş verdi!'],
    ] as const) {
      answer = code;
      await page.goto('/sign-up');
      await fillSignUp(page, newPerson());
      await submit(page);
      await expect(page.getByRole('alert'), code).toHaveText(text);
    }
  });

  test('@SIGNUP-4 two clicks send one sign-up', async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('accounts:signUp') && request.method() === 'POST') asked += 1;
    });
    await page.goto('/sign-up');
    await fillSignUp(page, newPerson());
    await page.locator('main form button[type=submit]').dblclick();
    await expect(page).toHaveURL('/');
    expect(asked).toBe(1);
  });

  test('@SIGNIN-4 a signed-in user is redirected to the home page', async ({ page }) => {
    await enter(page, await registered());
    await page.goto('/sign-up');
    await expect(page).toHaveURL('/');
  });
});
