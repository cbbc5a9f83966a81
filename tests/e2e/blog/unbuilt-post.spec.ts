import { expectAccessible } from '#support/axe.ts';
import { expect, post, stack, test } from '#support/site.ts';

/** A post and the reservation of its address, by which it is found. */
const published = (id: string, slug: string, over = {}) => ({
  [`blogs/${id}`]: post(slug, over),
  [`slugs/blogs_${slug}`]: { id },
});

test.describe('an unbuilt post', () => {
  test('@BLOG-9 @READ-3 @READ-7 is read from Firestore and shown, with status 404 and noindex', async ({
    page,
  }, { project }) => {
    const slug = `təzə-yazı-${project.name}`;
    const content = '<p>Salam</p><pre><code class="language-css">a { color: red }</code></pre>';
    await stack.write(published(`newest-${project.name}`, slug, { content }));
    const answer = await page.goto(`/blogs/${slug}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yeni yazı');
    await expect(page).toHaveTitle('Yeni yazı | Kodyol');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('.prose p').first()).toHaveText('Salam');
    await expect(page.locator('.code-head')).toHaveAttribute('data-language', 'CSS');
    await expect(page.getByRole('button', { name: 'Kodu kopyala' })).toBeVisible();
    await expect(page.locator('.prose pre')).toHaveText('a { color: red }');
    await expect(page.locator('.article-head time')).toHaveText('03.01.26');
    await expect(page.locator('.article-head .tag')).toHaveText(['css', 'yeni', 'üçüncü']);
    await expect(page.locator('.by')).toContainText('Qurucu, CEO');
    await expect(page.locator('.by img')).toHaveCount(0);
    await expect(page.locator('.others .post:visible')).toHaveCount(5);
    await expect(page.locator('.share a').first()).toHaveAttribute('href', /text=Yeni\+yaz%C4%B1/);
    await expectAccessible(page);
  });

  test('@BLOG-9 of an unknown address keeps the loader and explains why', async ({ page }) => {
    for (const address of ['/blogs/heç-yerdə-yoxdur', '/blogs/a/b/c', '/blogs/100%25']) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(404);
      await expect(page.getByText('Bu ünvanda yazı hələ görünmür.')).toBeVisible();
      await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Yazı yüklənir…' })).toBeVisible();
    }
  });

  test('@SHELL-14 a malformed document is logged and reported; if the database does not respond, a toast appears, and a retry shows the post', async ({
    page,
    context,
  }, { project }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await stack.write(published(`malformed-${project.name}`, `pozuq-${project.name}`, { title: 5 }));
    await page.goto(`/blogs/pozuq-${project.name}`);
    await expect(page.locator('.toast')).toContainText('Məlumatın bir hissəsi oxunmadı.');
    expect(logged.join()).toContain('malformed');

    const slug = `sonra-gələn-${project.name}`;
    await stack.write(published(`later-${project.name}`, slug));
    await context.route(`http://${stack.firestore}/**`, (route) => route.abort());
    await page.goto(`/blogs/${slug}`);
    await expect(page.locator('.toast')).toContainText('Verilənlər bazası cavab vermir.');
    await expect(page.getByText('Bu bölmə yüklənmədi.')).toBeVisible();
    await context.unroute(`http://${stack.firestore}/**`);
    await page.locator('.toast').getByRole('button', { name: 'Yenidən cəhd et' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yeni yazı');
  });
});
