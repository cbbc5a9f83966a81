import { accountsOf, documentAt, fillSignUp, newPerson, submit } from '#support/accounts.ts';
import { accountLinks, credentialsOf, expect, test } from '#support/site.ts';

const taken = 'Bu istifadəçi adı artıq mövcuddur.';

test.describe('sign-up', () => {
  test('@SIGNUP-1 @SIGNUP-2 the browser requires every field except the mobile number, which keeps its mask, and a valid username', async ({
    page,
  }) => {
    await page.goto('/sign-up');
    const person = newPerson();
    await expect(page.getByText('Şifrənizi unutsanız, təsdiq kodunu göndərmək üçün')).toBeVisible();
    for (const field of ['name', 'surname', 'username', 'email', 'password'] as const) {
      await submit(page);
      await expect(page.locator(`[name=${field}]`)).toBeFocused();
      await page.locator(`[name=${field}]`).fill(person[field]);
    }
    const mobile = page.locator('[name=mobile]');
    await expect(mobile).not.toHaveAttribute('required');
    await mobile.fill('+994-50-1');
    await submit(page);
    await expect(mobile).toBeFocused();

    await mobile.fill('');
    await mobile.pressSequentially('994501234567');
    await expect(mobile).toHaveValue('+994-50-123-45-67');
    // Other keys and other notations: src/core/words/mobile-mask.test.ts.

    // Which names are valid: src/features/accounts/username.test.ts.
    const username = page.locator('[name=username]');
    await username.fill('1abc');
    await submit(page);
    await expect(username).toBeFocused();
    expect(await username.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
    expect(await accountsOf(person.email)).toEqual([]);
  });

  test('@SIGNIN-4 @SIGNUP-1 @SIGNUP-3 @SIGNUP-4 two clicks create one account with record and reservation, and write no password into any document', async ({
    page,
  }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('accounts:signUp') && request.method() === 'POST') asked += 1;
    });
    const person = newPerson();
    await page.goto('/sign-up?from=%2Fblogs%3Fpage%3D2');
    await fillSignUp(page, {
      ...person,
      username: person.username.toUpperCase(),
      email: person.email.toUpperCase(),
      mobile: '0501234567',
    });
    await page.locator('main form button[type=submit]').dblclick();
    await expect(page).toHaveURL('/blogs?page=2');
    expect(asked).toBe(1);
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
    // Who is signed in is sent home.
    await page.goto('/sign-up');
    await expect(page).toHaveURL('/');
  });

  test('@SIGNUP-2 @SIGNUP-3 @SIGNUP-4 a used username, a used e-mail and a weak password have their own messages, and what was typed stays', async ({
    page,
  }) => {
    const person = newPerson();
    const alert = page.getByRole('alert');
    const field = (name: string) => page.locator(`[name=${name}]`);
    await page.goto('/sign-up');
    // While the user types, the form shows whether the username is free.
    await field('username').fill('Student');
    await expect(alert).toHaveText(taken);
    await expect(field('username')).toHaveAttribute('aria-invalid', 'true');
    await field('username').fill(person.username);
    await expect(page.getByText('Bu addan istifadə edə bilərsiniz.')).toBeVisible();
    await expect(alert).toHaveCount(0);

    await fillSignUp(page, person);
    // Username and e-mail are used: the message about the username comes first.
    await fillSignUp(page, { ...person, username: 'student', email: credentialsOf('student').email });
    await submit(page);
    await expect(alert).toHaveText(taken);
    await expect(field('username')).toBeFocused();
    await field('username').fill(person.username);
    await submit(page);
    await expect(alert).toHaveText('Bu emaildən istifadə olunmuşdur.');
    await expect(field('email')).toBeFocused();
    await field('email').fill(person.email);
    await field('password').fill('12345');
    await submit(page);
    await expect(alert).toHaveText('Şifrəniz çox zəifdir.');
    await expect(field('password')).toBeFocused();

    await fillSignUp(page, { username: 'student', password: person.password });
    await submit(page);
    await expect(alert).toHaveText(taken);
    await expect(field('email')).toHaveValue(person.email);
    await expect(field('password')).toHaveValue(person.password);
    expect(await accountsOf(person.email)).toEqual([]);
    await field('username').fill(person.username);
    await submit(page);
    await expect(page).toHaveURL('/');
  });
});
