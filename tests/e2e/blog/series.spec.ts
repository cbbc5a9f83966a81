import { expect, test } from '#support/site.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('@READ-9 a part of a series names all parts, from both sources, and leads to the one before and after', async ({
    page,
  }) => {
    await page.goto('/blogs/grid-flexbox-css-düzümündə-düzgün-seçim');
    const parts = page.getByRole('navigation', { name: 'Seriya: Səliqəli veb-səhifə' });
    await expect(parts).toContainText('3 / 4');
    await expect(parts.getByRole('listitem')).toHaveCount(4);
    await expect(parts.locator('[aria-current=page]')).toHaveText(
      'Grid? Flexbox? CSS düzümündə düzgün seçim',
    );
    const ways = page.getByRole('navigation', { name: 'Seriyanın qonşu hissələri' });
    await ways.getByRole('link', { name: 'Növbəti hissə' }).click();
    await expect(parts).toContainText('4 / 4');
    await expect(ways.getByRole('link')).toHaveCount(1);
    await ways.getByRole('link', { name: 'Əvvəlki hissə' }).click();
    await ways.getByRole('link', { name: 'Əvvəlki hissə' }).click();
    await expect(page).toHaveURL(/scss/);
    await expect(parts).toContainText('2 / 4');
    await page.goto('/blogs/git');
    await expect(parts).toHaveCount(0);
  });
});
