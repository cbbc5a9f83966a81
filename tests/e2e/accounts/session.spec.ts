import { accountLinks, credentialsOf, expect, signInWithForm, signOut, test } from '#support/site.ts';

test.describe('the session in the header', () => {
  test('@SHELL-6 a guest sees sign-in and sign-up', async ({ page }) => {
    await page.goto('/blogs/git');
    const links = await accountLinks(page);
    await expect(links.getByRole('link')).toHaveText(['Giriş', 'Qeydiyyat']);
    await expect(links.getByRole('link', { name: 'Giriş' })).toHaveAttribute(
      'href',
      '/sign-in?from=%2Fblogs%2Fgit',
    );
    await expect(links.getByRole('link', { name: 'Qeydiyyat' })).toHaveAttribute(
      'href',
      '/sign-up?from=%2Fblogs%2Fgit',
    );
    await expect(links.getByRole('button')).toHaveCount(0);
  });

  test('@SHELL-6 a user sees their own name and the sign-out button, but no panel link', async ({ page }) => {
    await signInWithForm(page, credentialsOf('student'));
    const links = await accountLinks(page);
    await expect(links.getByRole('link')).toHaveText(['student']);
    await expect(links.getByRole('link', { name: 'student' })).toHaveAttribute('href', '/user/student');
    await expect(links.getByRole('button', { name: 'Çıxış' })).toBeVisible();
  });

  for (const who of ['teacher', 'admin'] as const) {
    test(`@SHELL-6 ${who} also sees the panel link`, async ({ page }) => {
      await signInWithForm(page, credentialsOf(who));
      await expect((await accountLinks(page)).getByRole('link', { name: 'İdarə paneli' })).toHaveAttribute(
        'href',
        '/panel',
      );
    });
  }

  test('@SHELL-6 a returning user is shown at first paint, without Firebase', async ({ page, context }) => {
    await signInWithForm(page, credentialsOf('student'));
    const later = await context.newPage();
    // No module script loads, so the header shows the result of the first paint.
    await later.route('**/_astro/*.js', (route) => route.abort());
    await later.goto('/blogs/git', { waitUntil: 'domcontentloaded' });
    const links = await accountLinks(later);
    await expect(links.getByRole('link')).toHaveText(['student']);
    await expect(links.getByRole('button', { name: 'Çıxış' })).toBeVisible();
  });

  test('@SHELL-6 an unreadable stored session gives a guest', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('kodyol:session', '{broken'));
    await page.goto('/blogs/git');
    await expect((await accountLinks(page)).getByRole('link')).toHaveText(['Giriş', 'Qeydiyyat']);
  });

  test('@SHELL-6 a stored session without a Firebase session gives a guest', async ({ page }) => {
    await page.goto('/blogs/git');
    await page.evaluate(() =>
      localStorage.setItem(
        'kodyol:session',
        JSON.stringify({ uid: 'x', username: 'kölgə', photo: null, staff: true }),
      ),
    );
    await page.reload();
    await expect((await accountLinks(page)).getByRole('link')).toHaveText(['Giriş', 'Qeydiyyat']);
    expect(await page.evaluate(() => localStorage.getItem('kodyol:session'))).toBeNull();
  });

  test('@SHELL-6 @SHELL-13 sign-out removes all personal data from the device', async ({ page }) => {
    await signInWithForm(page, credentialsOf('student'), '/blogs/git');
    await signOut(page);
    await expect((await accountLinks(page)).getByRole('link')).toHaveText(['Giriş', 'Qeydiyyat']);
    const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(left).not.toMatch(/student|firebase/i);
    await expect(page.locator('body')).not.toContainText('student');
  });

  test('@SHELL-6 a press on the sign-out button before its module has loaded works after loading', async ({
    page,
  }) => {
    await signInWithForm(page, credentialsOf('student'), '/blogs/git');
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const asked = page.waitForRequest(/account-links/);
    await page.route(/account-links/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await asked;
    await (await accountLinks(page)).getByRole('button', { name: 'Çıxış' }).click();
    arrive();
    await expect(page.getByRole('region', { name: 'Bildirişlər' })).toContainText('Hesabınızdan çıxdınız.');
  });

  test('@SHELL-6 two tabs show the same state', async ({ page, context }) => {
    await page.goto('/blogs?page=2');
    const other = await context.newPage();
    await signInWithForm(other, credentialsOf('student'));
    await expect((await accountLinks(page)).getByRole('link')).toHaveText(['student']);
    await signOut(other);
    await expect((await accountLinks(page)).getByRole('link')).toHaveText(['Giriş', 'Qeydiyyat']);
  });

  test('@SHELL-6 @USER-4 a tab that stays open shows a second user who signs in after the first', async ({
    page,
    context,
  }) => {
    await signInWithForm(page, credentialsOf('student'));
    const other = await context.newPage();
    await other.goto('/blogs/git');
    await signOut(other);
    await expect((await accountLinks(page)).getByRole('link')).toHaveText(['Giriş', 'Qeydiyyat']);
    await signInWithForm(other, credentialsOf('guest'));
    await expect((await accountLinks(page)).getByRole('link')).toHaveText(['guest']);
  });

  test('@SHELL-6 a guest who reads loads neither Firebase nor React', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', async (answer) => {
      if (answer.request().resourceType() === 'script') scripts.push(await answer.text().catch(() => ''));
    });
    await page.goto('/blogs/git', { waitUntil: 'networkidle' });
    await page.goto('/blogs?page=2', { waitUntil: 'networkidle' });
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.join('')).not.toMatch(/identitytoolkit|firestore|react-dom|createRoot/);
  });
});
