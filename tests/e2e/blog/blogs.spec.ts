import { held } from '#support/lost-requests.ts';
import { expect, test } from '#support/site.ts';

test.describe('the blog list', () => {
  test('@BLOG-1 @BLOG-3 @BLOG-4 @CMS-3 shows posts of both sources, newest first, six per page; Previous and Next lead through them, titles to them', async ({
    page,
    request,
  }) => {
    const times: (string | null)[] = [];
    const addresses: string[] = [];
    const read = async () => {
      await expect(page.locator('main .post')).toHaveCount(6);
      const cards = await page.locator('main .post').evaluateAll((posts) =>
        posts.map((one) => ({
          time: one.querySelector('time')?.getAttribute('datetime') ?? null,
          address: one.querySelector('h3 a')?.getAttribute('href') ?? '',
        })),
      );
      times.push(...cards.map(({ time }) => time));
      addresses.push(...cards.map(({ address }) => address));
    };
    await page.goto('/blogs?page=1');
    const previous = page.getByRole('link', { name: 'Əvvəlki' });
    const next = page.getByRole('link', { name: 'Növbəti' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).not.toHaveAttribute('href');
    await read();
    await next.click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(previous).toHaveAttribute('href', '/blogs?page=1');
    await read();
    await next.click();
    await expect(page).toHaveURL(/page=3$/);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await read();
    expect(times).toHaveLength(18);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(addresses).size).toBe(18);
    for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
  });

  test('@BLOG-1 a missing or invalid page number shows page 1, one after the end the last page', async ({
    page,
    request,
  }) => {
    for (const asked of ['', '?page=', '?page=0', '?page=-3', '?page=%E0%A4%A', '?page=1.5', '?utm=x']) {
      const answer = await request.get(`/blogs${asked}`);
      expect(answer.status(), asked).toBe(200);
      expect(await answer.text(), asked).toContain('1 / 3');
    }
    // The page's script leaves it as it came.
    await page.goto('/blogs?page=abc');
    await expect(page.locator('.pager .count')).toContainText('1 / 3');
    await expect(page).toHaveURL(/\/blogs\?page=abc$/);
    await page.goto('/blogs?page=99');
    await expect(page).toHaveURL(/\/blogs\?page=3$/);
    await expect(page.locator('.pager .count')).toContainText('3 / 3');
  });

  test('@BLOG-2 a card has title, picture and up to three hashtags, links to its post, and is disabled until its picture has loaded or failed', async ({
    page,
  }) => {
    const picture = '**/images/covers/git.svg';
    const deliver = await held(page, picture);
    await page.goto('/blogs?page=2', { waitUntil: 'domcontentloaded' });
    const card = page.locator('.post', { has: page.getByRole('heading', { name: 'Git', exact: true }) });
    await expect(card).toHaveAttribute('aria-busy', 'true');
    const link = card.getByRole('heading').getByRole('link');
    await expect(link).toBeDisabled();
    await expect(link).not.toHaveAttribute('href');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/page=2$/);
    deliver();
    await expect(card).not.toHaveAttribute('aria-busy');
    await expect(card.locator('img')).toHaveAttribute('src', '/images/covers/git.svg');
    await expect(card.locator('.tag')).toHaveText(['git', 'frontend', 'backend']);
    await expect(card.locator('.tag').first()).toHaveAttribute('href', '/search?searchItem=git');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/blogs\/git$/);

    await page.unroute(picture);
    await page.route(picture, (route) => route.abort());
    await page.goto('/blogs?page=2');
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).toHaveAttribute('data-failed');
    await card.click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL(/\/blogs\/git$/);
  });
});
