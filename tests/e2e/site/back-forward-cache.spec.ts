// Pages that the browser restores from the back/forward cache: in their old state, without the events in between.
import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { registered, submit } from '#support/accounts.ts';
import { held } from '#support/lost-requests.ts';
import { drawn } from '#support/pictures.ts';
import { accountLinks, enter, expect, signIn, signOut, test } from '#support/site.ts';
import { debianWholeChromium } from '../../chromium.ts';

// Playwright turns the back/forward cache off, and the headless shell of the other tests does not have it.
test.use({
  channel: 'chromium',
  launchOptions: {
    ...(existsSync(debianWholeChromium) && { executablePath: debianWholeChromium }),
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    // Kept by the tab: a page that comes back to somebody else reloads at once.
    addEventListener('pageshow', ({ persisted }) => persisted && sessionStorage.setItem('persisted', ''));
    const { indexedDB: factory } = window;
    Object.assign(window, { databases: () => factory.databases() });
  });
});

declare global {
  /** Those of the site, whatever its pages have made of `indexedDB`. */
  function databases(): Promise<IDBDatabaseInfo[]>;
}

/** Goes back to a page from the back/forward cache. */
async function back(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('persisted'));
  await page.goBack({ waitUntil: 'commit' });
  await expect(async () => {
    expect(await page.evaluate(() => sessionStorage.getItem('persisted'))).toBe('');
  }).toPass();
}

test('@SIGNIN-4 @SHELL-6 @USER-3 Back after sign-in leads to the page before the form, and its header shows the user; Back after an upload to the profile with the new photo', async ({
  page,
}) => {
  const person = await registered();
  await page.goto('/blogs/git');
  await (await accountLinks(page)).getByRole('link', { name: 'Giriş' }).click();
  await page.locator('[name=email]').fill(person.email);
  await page.locator('[name=password]').fill(person.password);
  await submit(page);
  await page.waitForURL('/blogs/git');
  await back(page);
  await expect(page).toHaveURL('/blogs/git');
  await expect((await accountLinks(page)).getByRole('link')).toHaveText([person.username]);
  // A page in the cache may be frozen in the middle of a transaction, and whoever waits for that database waits for good.
  expect(await page.evaluate(() => databases())).toEqual([]);

  await page.goto(`/user/${person.username}`);
  await page.getByRole('link', { name: 'Tənzimləmələr' }).click();
  await page.locator('[name=photo]').setInputFiles(await drawn(page, 'image/webp'));
  await page.getByRole('button', { name: 'Şəkli yüklə' }).click();
  await page.waitForURL(`/user/${person.username}`);
  await back(page);
  await expect(page).toHaveURL(`/user/${person.username}`);
  await expect(page.getByRole('img', { name: 'Profil şəkliniz' })).toHaveAttribute('src', /&v=/);
});

test('@SIGNIN-4 @SHELL-6 a page that was left before its modules had come, and comes back after a sign-in, shows the user', async ({
  page,
  context,
}) => {
  const release = await held(page, '**/_astro/*.js');
  await page.goto('/blogs/git', { waitUntil: 'domcontentloaded' });
  const person = await registered();
  await enter(await context.newPage(), person, '/contact');
  // A page that waits for a request is not always kept: what the browser does with one that is, is done by hand.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect((await accountLinks(page)).getByRole('link')).toHaveText([person.username]);
  const asked = page.waitForRequest(/accounts:lookup/);
  release();
  await asked;
  await expect((await accountLinks(page)).getByRole('link')).toHaveText([person.username]);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'user');
});

test('@USER-4 @SHELL-6 a page of a user who has signed out in another tab comes back as a guest’s page, or for the user who has signed in there since', async ({
  page,
  context,
}) => {
  const person = await registered();
  await enter(page, person, `/user/${person.username}`);
  await expect(page.locator('.facts')).toContainText(person.email);
  await page.locator('header').getByRole('link', { name: 'Bloq' }).click();
  await page.waitForURL(/\/blogs/);
  const other = await context.newPage();
  await other.goto('/blogs/git');
  await signOut(other);
  await back(page);
  await expect(page.getByRole('main')).toContainText('Davam etmək üçün hesabınıza daxil olun.');
  await expect((await accountLinks(page)).getByRole('link')).toHaveText(['Giriş', 'Qeydiyyat']);
  await expect(page.locator('body')).not.toContainText(person.username);

  await signIn(page, 'student', '/lessons/frontend/videos');
  await expect(page.locator('[data-section=group]')).toBeVisible();
  await page.locator('header').getByRole('link', { name: 'Bloq' }).click();
  await page.waitForURL(/\/blogs/);
  await other.goto('/blogs/git');
  await signOut(other);
  await signIn(other, 'guest');
  await back(page);
  await expect((await accountLinks(page)).getByRole('link')).toHaveText(['guest']);
  await expect(page.locator('details[data-section=paid]')).toBeVisible();
  await expect(page.locator('details[data-section=group]')).toHaveCount(0);
});
