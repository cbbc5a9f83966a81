import { accountsOf, documentAt, mailedLink, registered } from '#support/accounts.ts';
import { accountLinks, enter, expect, signOut, test } from '#support/site.ts';

test.describe('settings', () => {
  test('@USER-2 the verification e-mail is sent, and following its link updates the page without a reload', async ({
    page,
    context,
  }) => {
    const person = await registered();
    await enter(page, person, '/settings');
    await expect(page.getByText(`${person.email} hələ təsdiqlənməyib.`)).toBeVisible();
    await page.getByRole('button', { name: 'Təsdiq məktubu göndər' }).click();
    await expect(page.getByText('E-poçt göndərildi.')).toBeVisible();
    await page.getByRole('button', { name: 'Təsdiqlədim, yoxla' }).click();
    await expect(page.getByText('Ünvan hələ təsdiqlənməyib.')).toBeVisible();
    const link = await mailedLink(person.email, 'VERIFY_EMAIL');
    const mail = await context.newPage();
    await mail.goto(link ?? '');
    await mail.close();
    await page.getByRole('button', { name: 'Təsdiqlədim, yoxla' }).click();
    await expect(page.getByText(`${person.email} təsdiqlənib.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Təsdiq məktubu göndər' })).toHaveCount(0);
    // PANEL-8: a new token has the verified e-mail, and the record shows it to staff.
    await expect
      .poll(
        async () => JSON.parse((await documentAt(`users/uid-${person.username}`)) ?? '{}').fields.verified,
      )
      .toEqual({ booleanValue: true });
  });

  test('@PANEL-8 a user who verified the e-mail long ago is marked at the next visit, once', async ({
    page,
  }) => {
    const person = await registered({ emailVerified: true });
    const commits: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('documents:commit') && request.method() === 'POST')
        commits.push(request.postData() ?? '');
    });
    const marked = page.waitForResponse(/documents:commit/);
    await enter(page, person, `/user/${person.username}`);
    expect((await marked).ok()).toBe(true);
    await page.reload();
    await expect(page.getByText('E-poçt təsdiqlənib')).toBeVisible();
    expect(commits).toHaveLength(1);
    expect(commits[0]).toContain('"verified":{"booleanValue":true}');
  });

  test('@USER-2 the page updates when the user comes back to it', async ({ page }) => {
    const person = await registered();
    await enter(page, person, '/settings');
    await page.getByRole('button', { name: 'Təsdiq məktubu göndər' }).click();
    await expect(page.getByText('E-poçt göndərildi.')).toBeVisible();
    await fetch((await mailedLink(person.email, 'VERIFY_EMAIL')) ?? '');
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page.getByText(`${person.email} təsdiqlənib.`)).toBeVisible();
  });

  for (const how of ['refused', 'cut']) {
    test(`@USER-2 the verification e-mail cannot be sent: ${how}`, async ({ page, context }) => {
      await context.route('**/accounts:sendOobCode**', (route) =>
        how === 'cut'
          ? route.abort()
          : route.fulfill({
              status: 400,
              json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } },
            }),
      );
      await enter(page, await registered(), '/settings');
      await page.getByRole('button', { name: 'Təsdiq məktubu göndər' }).click();
      await expect(page.getByRole('alert')).toHaveText('E-poçt göndərilmədi.');
    });
  }

  test('@USER-1 name, surname and mobile number can be changed; no other field is sent', async ({ page }) => {
    const person = await registered();
    await enter(page, person, '/settings');
    await expect(page.locator('[name=surname]')).toHaveValue('Əliyeva');
    await page.locator('[name=surname]').fill('Əliyeva-Quliyeva');
    await page.locator('[name=mobile]').fill('0501234567');
    const sent = page.waitForRequest((request) => request.url().includes('documents:commit'));
    await page.getByRole('button', { name: 'Yadda saxla' }).click();
    await expect(page.getByText('Dəyişikliklər yadda saxlanıldı.')).toBeVisible();
    const { writes } = (await sent).postDataJSON() as { writes: { updateMask: { fieldPaths: string[] } }[] };
    expect(writes.map(({ updateMask }) => updateMask.fieldPaths.toSorted())).toEqual([
      ['mobile', 'name', 'nameKey', 'surname', 'words'],
    ]);
    const [account] = await accountsOf(person.email);
    expect(await documentAt(`users/${account?.localId}`)).toContain('Əliyeva-Quliyeva');
    await page.goto(`/user/${person.username}`);
    await expect(page.locator('.facts')).toContainText('Aygün Əliyeva-Quliyeva');
    await expect(page.locator('.facts')).toContainText('+994-50-123-45-67');
  });

  test('@USER-1 a failed change keeps the typed text', async ({ page, context }) => {
    await enter(page, await registered(), '/settings');
    await page.locator('[name=name]').fill('Aytən');
    await context.route(/documents:commit/, (route) => route.abort());
    await page.getByRole('button', { name: 'Yadda saxla' }).click();
    await expect(page.getByRole('alert')).toHaveText('Dəyişikliklər yadda saxlanılmadı. Yenidən cəhd edin.');
    await expect(page.locator('[name=name]')).toHaveValue('Aytən');
    await context.unroute(/documents:commit/);
    await page.locator('[name=name]').fill('');
    await page.getByRole('button', { name: 'Yadda saxla' }).click();
    await expect(page.locator('[name=name]')).toBeFocused();
    await page.locator('[name=name]').fill('Aytən');
    await page.getByRole('button', { name: 'Yadda saxla' }).click();
    await expect(page.getByText('Dəyişikliklər yadda saxlanıldı.')).toBeVisible();
  });
});

test('@USER-4 sign-out in another tab shows a message and keeps the typed text', async ({
  page,
  context,
}) => {
  const person = await registered();
  await enter(page, person, '/settings');
  await page.locator('[name=name]').fill('Aytən');
  const other = await context.newPage();
  await other.goto('/blogs/git');
  await signOut(other);
  const said = page.getByRole('main').getByRole('alert');
  await expect(said).toContainText('Hesabınızdan çıxılıb.');
  await expect(said).toContainText('Yadda saxlamadığınız dəyişikliklər itməyib.');
  await expect(page.getByRole('main')).not.toContainText('Aytən');
  await enter(other, person);
  await expect(page.locator('[name=name]')).toHaveValue('Aytən');
  await page.getByRole('button', { name: 'Yadda saxla' }).click();
  await expect(page.getByText('Dəyişikliklər yadda saxlanıldı.')).toBeVisible();
});

test('@USER-1 the browser asks before leaving with unsaved text, and not without', async ({ page }) => {
  await enter(page, await registered(), '/settings');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    dialog.accept();
  });
  await page.locator('[name=name]').fill('Aytən');
  await page.locator('[name=name]').fill('Aygün');
  await page.goto('/blogs/git');
  expect(asked).toEqual([]);
  await page.goto('/settings');
  await page.locator('[name=name]').fill('Aytən');
  await page.goto('/blogs/git');
  expect(asked).toEqual(['beforeunload']);
});

test('@USER-1 a part that fails to load shows its own message, and the next try loads it', async ({
  page,
  context,
}) => {
  await enter(page, await registered(), '/settings');
  await page.locator('[name=name]').fill('Aytən');
  await context.route(/\/_astro\/own-record\./, (route) => route.abort());
  await page.getByRole('button', { name: 'Yadda saxla' }).click();
  await expect(page.getByRole('alert')).toContainText('Səhifənin bu hissəsi yüklənmədi.');
  await context.unroute(/\/_astro\/own-record\./);
  await page.getByRole('button', { name: 'Yadda saxla' }).click();
  await expect(page.getByText('Dəyişikliklər yadda saxlanıldı.')).toBeVisible();
});

test('@SHELL-6 a session that the database refuses ends, also in the header', async ({ page, context }) => {
  await enter(page, await registered(), '/blogs/git');
  await context.route(/documents:(batchGet|commit|runQuery)/, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.fallback()
      : route.fulfill({
          status: 401,
          headers: { 'access-control-allow-origin': '*' },
          json: { error: { code: 401, message: 'no', status: 'UNAUTHENTICATED' } },
        }),
  );
  await page.goto('/settings');
  await expect((await accountLinks(page)).getByRole('link')).toHaveText(['Giriş', 'Qeydiyyat']);
  await expect(page.getByRole('main')).toContainText('hesabınıza daxil olun');
});
