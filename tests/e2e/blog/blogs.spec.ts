import { expect, test } from '#support/site.ts';

test.describe('the blog list', () => {
  test('@BLOG-1 @CMS-3 shows posts of both sources, newest first, six per page', async ({ page }) => {
    await page.goto('/blogs?page=1');
    const times = [];
    for (const number of [1, 2, 3]) {
      await page.goto(`/blogs?page=${number}`);
      await expect(page.locator('main .post')).toHaveCount(6);
      times.push(
        ...(await page
          .locator('main .post time')
          .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))),
      );
    }
    expect(times).toHaveLength(18);
    expect(times).toEqual([...times].sort().reverse());
  });

  test('@BLOG-1 a missing or invalid page number shows page 1', async ({ page }) => {
    for (const asked of [
      '',
      '?page=',
      '?page=0',
      '?page=-3',
      '?page=abc',
      '?page=%E0%A4%A',
      '?page=1.5',
      '?utm=x',
    ]) {
      const answer = await page.goto(`/blogs${asked}`);
      expect(answer?.status(), asked).toBe(200);
      await expect(page.locator('.pager .count'), asked).toContainText('1 / 3');
    }
  });

  test('@BLOG-1 a page number after the end shows the last page', async ({ page }) => {
    await page.goto('/blogs?page=99');
    await expect(page).toHaveURL(/\/blogs\?page=3$/);
    await expect(page.locator('.pager .count')).toContainText('3 / 3');
  });

  test('@BLOG-3 Previous and Next are disabled at the ends', async ({ page }) => {
    await page.goto('/blogs?page=1');
    const previous = page.getByRole('link', { name: 'Əvvəlki' });
    const next = page.getByRole('link', { name: 'Növbəti' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).not.toHaveAttribute('href');
    await next.click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(previous).toHaveAttribute('href', '/blogs?page=1');
    await next.click();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  });

  test('@BLOG-2 a card has title, picture and up to three hashtags, and links to its post', async ({
    page,
  }) => {
    await page.goto('/blogs?page=2');
    const card = page.locator('.post', { has: page.getByRole('heading', { name: 'Git', exact: true }) });
    await expect(card.locator('img')).toHaveAttribute('src', '/images/covers/git.svg');
    await expect(card.locator('.tag')).toHaveText(['git', 'frontend', 'backend']);
    await expect(card.locator('.tag').first()).toHaveAttribute('href', '/search?searchItem=git');
    await card.click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL(/\/blogs\/git$/);
  });

  test('@BLOG-2 a card is disabled until its picture has loaded', async ({ page }) => {
    let deliver = () => {};
    const delivered = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route('**/images/covers/git.svg', async (route) => {
      await delivered;
      await route.continue();
    });
    await page.goto('/blogs?page=2', { waitUntil: 'domcontentloaded' });
    const card = page.locator('.post', { has: page.getByRole('heading', { name: 'Git', exact: true }) });
    await expect(card).toHaveAttribute('aria-busy', 'true');
    await card.getByRole('heading').getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/page=2$/);
    deliver();
    await expect(card).not.toHaveAttribute('aria-busy');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/blogs\/git$/);
  });

  test('@BLOG-2 a card whose picture fails to load is enabled', async ({ page }) => {
    await page.route('**/images/covers/git.svg', (route) => route.abort());
    await page.goto('/blogs?page=2');
    const card = page.locator('.post', { has: page.getByRole('heading', { name: 'Git', exact: true }) });
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).toHaveAttribute('data-failed');
    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/blogs\/git$/);
  });
});
