import {
  accountsOf,
  deleteAccount,
  documentAt,
  fillSignUp,
  mailedLink,
  newPerson,
  registered,
  submit,
} from '#support/accounts.ts';
import { cutOnce } from '#support/lost-requests.ts';
import { accountLinks, expect, test } from '#support/site.ts';

const steps = [
  { step: 'before the account', address: /accounts:signUp/ },
  { step: 'after the account, before the record', address: /documents:commit/ },
  { step: 'after the record, before the name', address: /accounts:update/ },
];

test.describe('an interrupted sign-up', () => {
  test('@SIGNUP-3 each step that fails, or whose response is lost, is completed by the next click', async ({
    page,
    context,
  }) => {
    const person = newPerson();
    await page.goto('/sign-up');
    await fillSignUp(page, person);
    for (const { step, address } of steps) {
      for (const answerLost of [false, true]) {
        const what = `${step}${answerLost ? ', the response is lost' : ''}`;
        const cut = await cutOnce(context, address, { answerLost });
        await submit(page);
        await expect.poll(cut, what).toBe(true);
        await expect(page.getByRole('alert'), what).toContainText('yenidən cəhd edin');
        await expect(page.locator('[name=email]')).toHaveValue(person.email);
        await context.unroute(address);
      }
    }
    await submit(page);
    await expect(page).toHaveURL('/');
    const accounts = await accountsOf(person.email);
    expect(accounts).toHaveLength(1);
    expect(accounts[0]?.displayName).toBe(person.username);
    expect(await documentAt(`users/${accounts[0]?.localId}`)).toContain(person.username);
  });

  test('@SIGNUP-3 if the tab is closed after the account was created, the next sign-up completes it with another username', async ({
    page,
    context,
  }) => {
    const person = newPerson();
    await cutOnce(context, /documents:commit/);
    const first = await context.newPage();
    await first.goto('/sign-up');
    await fillSignUp(first, person);
    await submit(first);
    await expect(first.getByRole('alert')).toBeVisible();
    expect(await accountsOf(person.email)).toHaveLength(1);
    await first.close();

    await page.goto('/sign-up');
    const other = { ...person, username: newPerson().username };
    await fillSignUp(page, { ...other, password: 'basqa-sifre' });
    await submit(page);
    await expect(page.getByRole('alert')).toHaveText('Bu emaildən istifadə olunmuşdur.');
    await page.locator('[name=password]').fill(person.password);
    await submit(page);
    await expect(page).toHaveURL('/');
    await expect((await accountLinks(page)).getByRole('link')).toHaveText([other.username]);
    expect(await accountsOf(person.email)).toHaveLength(1);
  });

  test('@SIGNUP-3 the owner of an e-mail gets it although a deleted account had signed up with it', async ({
    page,
  }) => {
    const squatter = await registered();
    const owner = { ...newPerson(), email: squatter.email, password: 'sahibin-sifresi' };
    const [{ localId: orphan } = { localId: '' }] = await accountsOf(squatter.email);
    await deleteAccount(orphan);

    await page.goto('/sign-up');
    await fillSignUp(page, owner);
    for (const attempt of ['the first', 'another before the letter was read']) {
      await submit(page);
      await expect(page.getByRole('alert'), attempt).toContainText('Bu e-poçtla əvvəllər qeydiyyat olub.');
      await expect(page.locator('[name=email]')).toBeFocused();
    }
    // Knowing only the address is not enough to sign up (SIGNUP-3).
    await page.locator('[name=password]').fill('basqa-sifre');
    await submit(page);
    await expect(page.getByRole('alert')).toHaveText('Bu emaildən istifadə olunmuşdur.');
    await fetch((await mailedLink(owner.email, 'VERIFY_EMAIL')) ?? '');
    await page.locator('[name=password]').fill(owner.password);
    await submit(page);
    await expect(page).toHaveURL('/');
    await expect((await accountLinks(page)).getByRole('link')).toHaveText([owner.username]);
    const [account] = await accountsOf(owner.email);
    expect(account?.localId).not.toBe(orphan);
    expect(await documentAt(`users/${account?.localId}`)).toContain(owner.username);
    expect(await documentAt(`users/${orphan}`), 'for the operator to remove').toContain(squatter.username);
  });

  test('@SIGNUP-3 a user with a complete account who signs up again is signed in', async ({ page }) => {
    const person = await registered();
    await page.goto('/sign-up');
    await fillSignUp(page, { ...person, username: newPerson().username });
    await submit(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('region', { name: 'Bildirişlər' })).toContainText('Xoş gəlmisiniz, Aygün!');
    await expect((await accountLinks(page)).getByRole('link')).toHaveText([person.username]);
  });
});
