import { expect, stack, test } from '#support/site.ts';

const snippet = (slug: string, over = {}) => ({
  time: new Date('2026-01-02T20:30:00Z'),
  codeName: 'css',
  title: 'Yeni kod',
  titleKey: 'yeni kod',
  content:
    '<p onclick="x">Salam<script>document.title=1</script></p><pre><code class="language-css">p { color: rgb(1, 2, 3) }</code></pre><pre><code class="language-html">&lt;p&gt;Yeni&lt;/p&gt;</code></pre>',
  slug,
  rev: 1,
  audit: 'seed',
  ...over,
});

test('@CODE-2 an unbuilt snippet is shown in its language, with status 404, and runs', async ({ page }) => {
  await stack.write({
    'codes/newest': snippet('təzə-kod'),
    'slugs/codes_css_təzə-kod': { id: 'newest' },
    'codes/other-language': snippet('təzə-kod', { codeName: 'js', title: 'Başqa dildə' }),
  });
  const answer = await page.goto('/code/css/təzə-kod');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yeni kod');
  await expect(page).toHaveTitle('Kodlar | Kodyol');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('.prose p').first()).toHaveText('Salam');
  await expect(page.locator('.prose :is(script, [onclick])')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'CSS Kodları' }).getByRole('link')).toHaveCount(9);
  await expect(page.getByRole('button', { name: 'Kodu kopyala' })).toHaveCount(2);
  await page.getByRole('button', { name: 'İşə sal' }).click();
  const text = page.frameLocator('iframe[title="«Yeni kod»: kodun nəticəsi"]').getByText('Yeni');
  await expect(text).toHaveCSS('color', 'rgb(1, 2, 3)');
});

test('@CODE-2 an unknown snippet keeps the loader and explains why', async ({ page }) => {
  for (const address of ['/code/html/heç-yerdə', '/code/js/a/b']) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByText('Bu kod nümunəsi tapılmadı.')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Kod nümunəsi yüklənir…' })).toBeVisible();
  }
});
