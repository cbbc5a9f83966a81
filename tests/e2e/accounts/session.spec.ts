import { held } from '#support/lost-requests.ts';
import { loadedLibraries } from '#support/scripts.ts';
import { accountLinks, credentialsOf, expect, signInWithForm, signOut, test } from '#support/site.ts';

test.describe('the session in the header', () => {
  test('@SHELL-6 a guest sees sign-in and sign-up, loads neither Firebase nor React, and stays a guest with a broken stored session', async ({
    page,
  }) => {
    const libraries = loadedLibraries(page);
    await page.goto('/blogs/git', { waitUntil: 'networkidle' });
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
    await page.goto('/blogs?page=2', { waitUntil: 'networkidle' });
    expect(libraries()).toEqual([]);

    // Unreadable, then without a session of Firebase.
    const shadow = JSON.stringify({ uid: 'x', username: 'kölgə', photo: null, staff: true });
    for (const stored of ['{broken', shadow]) {
      await page.evaluate((text) => localStorage.setItem('kodyol:session', text), stored);
      await page.reload();
      await expect((await accountLinks(page)).getByRole('link')).toHaveText(['Giriş', 'Qeydiyyat']);
    }
    await expect.poll(() => page.evaluate(() => localStorage.getItem('kodyol:session'))).toBeNull();
  });

  test('@SHELL-6 @SHELL-13 a user sees their name, also at first paint; a press on sign-out before its module has loaded works, and removes all personal data', async ({
    page,
    context,
  }) => {
    await signInWithForm(page, credentialsOf('student'), '/blogs/git');
    const links = await accountLinks(page);
    await expect(links.getByRole('link')).toHaveText(['student']);
    await expect(links.getByRole('link', { name: 'student' })).toHaveAttribute('href', '/user/student');
    await expect(links.getByRole('button', { name: 'Çıxış' })).toBeVisible();

    const later = await context.newPage();
    // No module script loads, so the header shows the result of the first paint.
    await later.route('**/_astro/*.js', (route) => route.abort());
    await later.goto('/blogs/git', { waitUntil: 'domcontentloaded' });
    await expect((await accountLinks(later)).getByRole('link')).toHaveText(['student']);
    await expect((await accountLinks(later)).getByRole('button', { name: 'Çıxış' })).toBeVisible();
    await later.close();

    const asked = page.waitForRequest(/account-links/);
    const arrive = await held(page, /account-links/);
    await page.reload();
    await asked;
    await (await accountLinks(page)).getByRole('button', { name: 'Çıxış' }).click();
    arrive();
    await expect(page.getByRole('region', { name: 'Bildirişlər' })).toContainText('Hesabınızdan çıxdınız.');
    await expect((await accountLinks(page)).getByRole('link')).toHaveText(['Giriş', 'Qeydiyyat']);
    const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(left).not.toMatch(/student|firebase/i);
    await expect(page.locator('body')).not.toContainText('student');
  });

  test('@SHELL-6 @USER-4 two tabs show the same state, to a teacher with the panel link, also a second user who signs in after the first', async ({
    page,
    context,
  }) => {
    await page.goto('/blogs?page=2');
    const links = (await accountLinks(page)).getByRole('link');
    const other = await context.newPage();
    await signInWithForm(other, credentialsOf('teacher'));
    await expect(links).toHaveText(['teacher', 'İdarə paneli']);
    await expect(links.last()).toHaveAttribute('href', '/panel');
    await signOut(other);
    await expect(links).toHaveText(['Giriş', 'Qeydiyyat']);
    await signInWithForm(other, credentialsOf('guest'));
    await expect(links).toHaveText(['guest']);
  });
});
