import { expect, test } from '#support/site.ts';

// That every control keeps a visible shape is checked in accessibility.spec.ts.
test('@READ-7 with forced colours the current menu entry has a line', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/blogs?page=1');
  const nav = page.locator('header').getByRole('navigation', { name: 'Əsas menyu' });
  await expect(nav.getByRole('link', { name: 'Bloq', exact: true })).toHaveCSS('border-bottom-width', '3px');
  await expect(nav.getByRole('link', { name: 'Əlaqə' })).toHaveCSS('border-bottom-width', '0px');
  await page.goto('/lessons');
  await expect(nav.locator('summary', { hasText: 'Kurslar' })).toHaveCSS('border-bottom-width', '3px');
});
