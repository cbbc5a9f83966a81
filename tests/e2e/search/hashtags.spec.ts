import { expect, test } from '#support/site.ts';

const titles = '[data-kind="posts"] h3';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('@READ-8 the results of a hashtag read, with a feed; another word says what it needs', async ({
    page,
    request,
  }) => {
    await page.goto(`/search?searchItem=${encodeURIComponent('əlçatanlıq')}`);
    await expect(page).toHaveTitle('əlçatanlıq');
    await expect(page.locator('h1')).toHaveText('«əlçatanlıq» üzrə nəticələr');
    await expect(page.locator(titles)).not.toHaveCount(0);
    const feed = page.locator('link[rel=alternate][href^="/tags/"]');
    const answer = await request.get((await feed.getAttribute('href')) ?? '');
    expect(await answer.text()).toContain('<category>əlçatanlıq</category>');
    // As a phone's keyboard begins a word.
    await page.goto('/search?searchItem=Css');
    await page.locator(`${titles} a`).first().click();
    await expect(page).toHaveURL(/\/blogs\//);
  });
});

test('@READ-8 with JavaScript the list stays as it was built', async ({ page }) => {
  await page.goto('/search?searchItem=css', { waitUntil: 'commit' });
  const first = page.locator(`${titles} a`);
  await expect(first.first()).toBeVisible();
  const built = await first.allTextContents();
  await expect(page.locator('[data-found]')).toHaveText(/tapıldı\.$/);
  expect(await first.allTextContents()).toEqual(built);
});
