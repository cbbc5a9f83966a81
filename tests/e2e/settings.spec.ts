import { accountsOf, documentAt, enter, mailedLink, registered } from '#support/accounts.ts';
import { expect, test } from '#support/site.ts';

test.describe('settings', () => {
  test('@USER-2 the letter is sent, and its link shows here without a reload', async ({ page, context }) => {
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
    // PANEL-8: the token that knows of it is a new one, and the record says it to staff.
    await expect
      .poll(
        async () => JSON.parse((await documentAt(`users/uid-${person.username}`)) ?? '{}').fields.verified,
      )
      .toEqual({ booleanValue: true });
  });

  test('@PANEL-8 whoever verified the e-mail long ago is marked at the next visit, once', async ({
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

  test('@USER-2 coming back to the page is enough', async ({ page }) => {
    const person = await registered();
    await enter(page, person, '/settings');
    await page.getByRole('button', { name: 'Təsdiq məktubu göndər' }).click();
    await expect(page.getByText('E-poçt göndərildi.')).toBeVisible();
    await fetch((await mailedLink(person.email, 'VERIFY_EMAIL')) ?? '');
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page.getByText(`${person.email} təsdiqlənib.`)).toBeVisible();
  });

  for (const how of ['refused', 'cut']) {
    test(`@USER-2 the letter cannot be sent: ${how}`, async ({ page, context }) => {
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

  test('@USER-1 name, surname and mobile number are changed; nothing else is sent', async ({ page }) => {
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
      ['mobile', 'name', 'nameKey', 'surname'],
    ]);
    const [account] = await accountsOf(person.email);
    expect(await documentAt(`users/${account?.localId}`)).toContain('Əliyeva-Quliyeva');
    await page.goto(`/user/${person.username}`);
    await expect(page.locator('.facts')).toContainText('Aygün Əliyeva-Quliyeva');
    await expect(page.locator('.facts')).toContainText('+994-50-123-45-67');
  });

  test('@USER-1 a change that fails keeps what was typed', async ({ page, context }) => {
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
