import { accountsOf, documentAt, newPerson, recordOf, registered, submit } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { chooseGoogle, playGoogle, popUpOf } from '#support/google.ts';
import { accountLinks, enter, expect, signInWithForm, signOut, stack, test } from '#support/site.ts';

const button = 'Google ilə davam et';
const said = 'Bildirişlər';

test.beforeEach(({ context }) => playGoogle(context));

test('@USER-7 a pop-up that is closed is no failure; a new user is asked once for what Google does not know; leaving halfway leaves an account that goes on, and it deletes itself without a password', async ({
  page,
}) => {
  const { username, email } = newPerson();
  const taken = await registered();
  await page.goto('/sign-in?from=/saved');
  await expectAccessible(page);
  await (await popUpOf(page, button)).close();
  await expect(page.locator('[data-view=google] [role=status]').last()).toHaveText(
    /^Google pəncərəsi bağlandı\./,
  );
  await expect(page.getByRole('alert')).toHaveCount(0);
  await chooseGoogle(await popUpOf(page, button), email);
  const form = page.locator('[data-view=person]');
  await expect(form.getByText(`${email} Google hesabı ilə daxil oldunuz.`)).toBeVisible();
  await expect(page.locator('[name=password]')).toBeHidden();
  await expect(form.locator('[name=name]')).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect((await accountLinks(page)).getByRole('link')).toHaveText(['Giriş', 'Qeydiyyat']);

  await chooseGoogle(await popUpOf(page, button), email, true);
  await form.locator('[name=name]').fill('Aygün');
  await form.locator('[name=surname]').fill('Əliyeva');
  await form.locator('[name=username]').fill(taken.username);
  await form.getByRole('button', { name: 'Qeydiyyatı tamamla' }).click();
  await expect(form.getByRole('alert')).toHaveText('Bu istifadəçi adı artıq mövcuddur.');
  await expect(form.locator('[name=surname]')).toHaveValue('Əliyeva');
  await form.locator('[name=username]').fill(username);
  await form.getByRole('button', { name: 'Qeydiyyatı tamamla' }).click();
  await expect(page).toHaveURL('/saved');
  await expect(page.getByRole('region', { name: said })).toContainText('Profil uğurla yaradıldı.');
  const accounts = await accountsOf(email);
  expect(accounts).toMatchObject([{ displayName: username }]);
  expect(JSON.parse((await documentAt(`users/${accounts[0]?.localId}`)) ?? '{}').fields).toMatchObject({
    email: { stringValue: email },
    verified: { booleanValue: true },
  });

  await signOut(page);
  await page.goto('/sign-in');
  await chooseGoogle(await popUpOf(page, button), email, true);
  await expect(page.getByRole('region', { name: said })).toContainText('Xoş gəlmisiniz, Aygün!');

  await page.goto('/settings');
  await expect(page.locator('[name=password]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Şifrə qoy' })).toBeVisible();
  const other = await popUpOf(page, 'Hesabı həmişəlik sil');
  await expect(page.getByRole('button', { name: 'Google-un cavabı gözlənilir…' })).toBeVisible();
  await chooseGoogle(other, email.replace('@', '-basqa@'));
  await expect(page.getByRole('alert')).toHaveText(/^Bu, başqa Google hesabıdır\./);
  await expect(page.getByText('Silinmə tamamlanmadı.')).toHaveCount(0);
  await chooseGoogle(await popUpOf(page, 'Hesabı həmişəlik sil'), email, true);
  await expect(page.getByRole('region', { name: said })).toContainText('Hesabınız silindi.');
  expect(await accountsOf(email)).toEqual([]);
});

test('@USER-7 a verified e-mail is joined: one account, the same record, and the password goes on', async ({
  page,
}) => {
  const person = await registered({ emailVerified: true });
  const path = `users/uid-${person.username}`;
  await stack.write({ [path]: { ...recordOf(person, {}), verified: true } });
  await page.goto('/sign-up');
  await chooseGoogle(await popUpOf(page, button), person.email);
  await expect(page.getByRole('region', { name: said })).toContainText('Xoş gəlmisiniz, Aygün!');
  expect(await accountsOf(person.email)).toMatchObject([
    { localId: `uid-${person.username}`, displayName: person.username },
  ]);
  await signOut(page);
  await signInWithForm(page, person);
  await expect(page.getByRole('region', { name: said })).toContainText('Xoş gəlmisiniz, Aygün!');
});

test('@USER-7 who signed up with a foreign e-mail loses the account to its owner, who puts the names right', async ({
  page,
  browser,
}) => {
  const stranger = await registered();
  const context = await browser.newContext();
  const strange = await context.newPage();
  await enter(strange, stranger, '/settings');
  await expect(strange.getByRole('heading', { name: 'Şəxsi məlumatlar' })).toBeVisible();

  await page.goto('/sign-in');
  await chooseGoogle(await popUpOf(page, button), stranger.email);
  const form = page.locator('[data-view=person]');
  await expect(form.getByText(/heç vaxt təsdiqlənməmişdi/)).toContainText(stranger.username);
  await expect(form.locator('[name=name]')).toHaveValue('Aygün');
  await form.locator('[name=name]').fill('Nərgiz');
  await form.getByRole('button', { name: 'Təsdiqlə və davam et' }).click();
  await expect(page.getByRole('region', { name: said })).toContainText('Profil uğurla yaradıldı.');
  expect(await accountsOf(stranger.email)).toHaveLength(1);
  expect(JSON.parse((await documentAt(`users/uid-${stranger.username}`)) ?? '{}').fields).toMatchObject({
    name: { stringValue: 'Nərgiz' },
    verified: { booleanValue: true },
  });

  // Neither the password nor the session of before opens it.
  await strange.reload();
  await expect(strange.getByRole('link', { name: 'Daxil ol' })).toBeVisible();
  await strange.goto('/sign-in');
  await strange.locator('[name=email]').fill(stranger.email);
  await strange.locator('[name=password]').fill(stranger.password);
  await submit(strange);
  await expect(strange.getByRole('alert')).toHaveText('Şifrəniz yanlışdır.');
  await context.close();
});
