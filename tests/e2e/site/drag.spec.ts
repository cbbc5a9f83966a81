import type { Page } from '@playwright/test';
import { comeNear, drag, placeOf } from '#support/dragging.ts';
import { expect, test } from '#support/site.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Sürətli keçidlər' });
const title = (page: Page) => panel(page).getByRole('heading');

async function openQuickLinks(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menyunu aç' });
  const side = page.getByRole('dialog', { name: 'Menyu' });
  const onPhone = await menu.isVisible();
  if (onPhone) await menu.click();
  await (onPhone ? side : page.locator('header')).getByRole('button', { name: 'Sürətli keçidlər' }).click();
  await expect(panel(page)).toHaveAttribute('data-movable');
  await expect(side).toBeHidden();
  await expect(panel(page)).toBeVisible();
}

const sizeOf = (page: Page) =>
  panel(page).evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    return { width, height };
  });

test.describe('the quick links', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/blogs/git');
    await openQuickLinks(page);
  });

  test('@SHELL-9 @READ-7 link to code, lessons, blog and order; the arrow keys move them, a drag never opens the link under the pointer', async ({
    page,
  }) => {
    expect(
      await panel(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/code/html', '/code/css', '/code/js', '/lessons', '/blogs?page=1', '/order']);
    const grip = panel(page).getByRole('button', { name: /ox düymələrindən/ });
    const before = await placeOf(panel(page));
    await grip.press('ArrowLeft');
    await grip.press('ArrowDown');
    expect(await placeOf(panel(page))).toEqual({ x: before.x - 16, y: before.y + 16 });
    await grip.press('Escape');
    await expect(panel(page)).toBeHidden();
    await openQuickLinks(page);
    const moved = await placeOf(panel(page));
    await drag(page, panel(page).getByRole('link', { name: 'Bütün kurslar' }), { x: -40, y: 30 });
    expect(await placeOf(panel(page))).not.toEqual(moved);
    await expect(page).toHaveURL('/blogs/git');
    // The next click opens the link.
    await panel(page).getByRole('link', { name: 'Son yazılar' }).click();
    await expect(page).toHaveURL('/blogs?page=1');
  });

  test('@phone @SHELL-9 can be dragged, but not by fewer than 10 px; stay inside the window, also when it shrinks, and remember their position', async ({
    page,
  }) => {
    const before = await placeOf(panel(page));
    await drag(page, title(page), { x: -9, y: 0 });
    expect(await placeOf(panel(page))).toEqual(before);
    await drag(page, title(page), { x: -60, y: 90 });
    expect(await placeOf(panel(page))).toEqual({ x: before.x - 60, y: before.y + 90 });

    await drag(page, title(page), { x: 2000, y: 2000 });
    const { x, y } = await placeOf(panel(page));
    const size = await sizeOf(page);
    expect(x + size.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    expect(y + size.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);

    await page.reload();
    await openQuickLinks(page);
    expect(await placeOf(panel(page))).toEqual({ x, y });

    await page.setViewportSize({ width: 360, height: 500 });
    await expect.poll(async () => (await placeOf(panel(page))).y + size.height).toBeLessThanOrEqual(500);
    expect((await placeOf(panel(page))).x + size.width).toBeLessThanOrEqual(360);
  });
});

test.describe('the strip of hashtags', () => {
  test('@SHELL-9 scrolls by dragging without opening a link; 300 ms later clicks work again', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/blogs/git');
    const strip = page.locator('header').getByRole('navigation', { name: 'Axtarış heşteqləri' });
    const tag = strip.getByText('css', { exact: true });
    await comeNear(tag, strip);
    await drag(page, tag, { x: -9, y: 0 });
    expect(await strip.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    await page.goto('/blogs/git');
    await comeNear(tag, strip);
    await drag(page, tag, { x: -120, y: 0 });
    await expect(strip).toHaveAttribute('data-dragging');
    expect(await strip.evaluate(({ scrollLeft }) => scrollLeft)).toBe(120);
    await expect(page).toHaveURL('/blogs/git');
    await expect(strip).not.toHaveAttribute('data-dragging');
    await strip.getByText('javascript', { exact: true }).click();
    await expect(page).toHaveURL('/search?searchItem=javascript');
  });
});
