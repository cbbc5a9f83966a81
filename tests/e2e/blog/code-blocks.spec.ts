import { expect, post, stack, test } from '#support/site.ts';

const article = '/blogs/grid-flexbox-css-düzümündə-düzgün-seçim';

test.describe('code in an article', () => {
  test('@READ-3 can be copied, and the page announces it; a failed copy shows a message', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(article);
    const code = page.locator('.code').first();
    await code.getByRole('button', { name: 'Kodu kopyala' }).click();
    await expect(page.getByRole('region', { name: 'Bildirişlər' })).toContainText('Kod kopyalandı.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await code.locator('pre').textContent(),
    );
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error()) },
      }),
    );
    await code.getByRole('button', { name: 'Kodu kopyala' }).click();
    await expect(page.locator('.toast').last()).toContainText('Kodu kopyalamaq alınmadı.');
  });

  test('@READ-3 @BLOG-9 in an unbuilt post code has frames and copy buttons, but no colours', async ({
    page,
  }, { project }) => {
    const slug = `kodlu-${project.name}`;
    const content = '<pre><code class="language-css">a { color: red }</code></pre>';
    await stack.write({ [`blogs/${slug}`]: post(slug, { content }), [`slugs/blogs_${slug}`]: { id: slug } });
    await page.goto(`/blogs/${slug}`);
    await expect(page.locator('.code-head')).toHaveAttribute('data-language', 'CSS');
    await expect(page.getByRole('button', { name: 'Kodu kopyala' })).toBeVisible();
    await expect(page.locator('.prose pre')).toHaveText('a { color: red }');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('@READ-6 @READ-3 code is coloured and has no button, because buttons need JavaScript', async ({
    page,
  }) => {
    await page.goto(article);
    await expect(page.locator('.code .t2').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kodu kopyala' })).toHaveCount(0);
  });
});
