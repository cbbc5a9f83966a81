import type { Page } from '@playwright/test';
import { documentAt, registered } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { enter, expect, signOut, stack, test } from '#support/site.ts';
import { stubYouTube } from '#support/youtube.ts';

const button = (page: Page) => page.locator('main article [data-save]');
const row = (page: Page, title: string) => page.locator('.saved-items li').filter({ hasText: title });
const snippet = '/code/css/grid-ilə-çevik-kart-toru';

test('@READ-4 a guest saves on the device, another tab follows, signing in takes the list along and signing out leaves nothing', async ({
  page,
  context,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const other = await context.newPage();
  await other.goto('/blogs/git');
  await page.goto('/blogs/git');
  await button(page).click();
  await expect(page.locator('.toast')).toContainText('Saxlanılanlar siyahısına əlavə olundu.');
  await expect(button(page)).toHaveAccessibleName('Saxlanılıb');
  await expect(button(other)).toHaveAccessibleName('Saxlanılıb');
  await page.goto(snippet);
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('Saxlanılıb');

  await page.goto('/saved');
  await expect(page.locator('.saved-items h3')).toHaveText(['Git', /kart toru/]);
  await expectAccessible(page);
  // The button brings back what it has removed.
  await row(page, 'Git').getByRole('button').click();
  await expect(button(other)).toHaveAccessibleName('Yadda saxla');
  await row(page, 'Git').getByRole('button').click();
  await expect(button(other)).toHaveAccessibleName('Saxlanılıb');
  await other.close();
  expect(requests.filter((url) => /identitytoolkit|batchGet|:commit/.test(url))).toEqual([]);

  const person = await registered();
  const saved = `users/uid-${person.username}/reading/saved`;
  await stack.write({ [saved]: { '/blogs/artıq-yoxdur': { at: 5, title: 'Silinmiş yazı' } } });
  await enter(page, person, '/saved');
  await expect(page.locator('.saved-items h3')).toHaveText(['Git', 'Silinmiş yazı', /kart toru/]);
  await expect(row(page, 'Silinmiş yazı').getByText('Bu yazı silinib.')).toBeVisible();
  await expect(row(page, 'Silinmiş yazı').getByRole('link')).toHaveCount(0);
  await expect(row(page, 'Git').getByText('Bu yazı silinib.')).toBeHidden();
  await expect.poll(() => documentAt(saved)).toContain('/blogs/git');

  await page.goto(`/user/${person.username}`);
  await expect(page.locator('.saved-items h3')).toHaveCount(3);

  await signOut(page);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('/blogs/git');
  await page.goto('/saved');
  await expect(page.getByText('Siyahı hələ boşdur')).toBeVisible();
  await expect(page.locator('.saved-guest a')).toHaveAttribute('href', '/sign-in?from=%2Fsaved');
  await expectAccessible(page);
});

test('@READ-4 what is saved offline is sent later, another device’s change comes, and a page reads the list at most once', async ({
  page,
  context,
}) => {
  const person = await registered();
  const saved = `users/uid-${person.username}/reading/saved`;
  await enter(page, person, '/blogs/git');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kodyol:saved'))).toContain('"readAt":1');
  await context.setOffline(true);
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('Saxlanılıb');
  expect(await documentAt(saved)).toBeNull();
  await context.setOffline(false);
  await expect.poll(() => documentAt(saved)).toContain('/blogs/git');

  // Another device has taken it off the list; how two of them agree: src/core/device/record.test.ts.
  await stack.write({ [saved]: { '/blogs/git': { at: Date.now() + 1000, title: '' } } });
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('reading/saved') && request.url().includes('batchGet'))
      reads.push(request.url());
  });
  await page.goto('/blogs/git');
  await expect(button(page)).toHaveAccessibleName('Saxlanılıb');
  expect(reads).toHaveLength(0);
  await page.goto('/saved');
  await expect(page.getByText('Siyahı hələ boşdur')).toBeVisible();
  expect(reads).toHaveLength(1);
});

test('@READ-4 the saved state is in the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    const entries = { '/blogs/git': { at: 1, title: 'Git' } };
    const list = { uid: null, entries, unsent: [], readAt: 0, missing: [] };
    localStorage.setItem('kodyol:saved', JSON.stringify(list));
  });
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/blogs/git', { waitUntil: 'domcontentloaded' });
  await expect(button(page)).toHaveAccessibleName('Saxlanılıb');
});

test('@READ-4 a video is saved from its player', async ({ page, context }) => {
  await stubYouTube(context, {});
  const person = await registered();
  await enter(page, person, '/lessons/frontend/videos');
  const save = page.locator('[data-now] .save');
  await save.click();
  await expect(save).toHaveAccessibleName('Saxlanılıb');
  const title = (await page.locator('.now-title').textContent()) ?? '';
  await page.goto('/saved');
  await expect(row(page, title).getByRole('link')).toHaveAttribute(
    'href',
    /^\/lessons\/[a-z]+\/videos#video-/,
  );
});
