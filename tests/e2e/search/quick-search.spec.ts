import type { Page } from '@playwright/test';
import { centreOf, drag, placeOf } from '#support/dragging.ts';
import { widths } from '#support/float-gutter.ts';
import { expect, test } from '#support/site.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Sürətli axtarış' });
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Sürətli axtarış' });
const field = (page: Page) => overlay(page).getByRole('searchbox');

async function expectFingerDrags(page: Page): Promise<void> {
  const before = await placeOf(button(page));
  const { x, y } = await centreOf(button(page));
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx = 0, dy = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + dx, y: y + dy }],
    });
  await expect(button(page)).toHaveAttribute('data-movable');
  await touch('touchStart');
  await touch('touchMove', -20, -60);
  await touch('touchMove', -40, -120);
  await touch('touchEnd');
  await expect.poll(() => placeOf(button(page))).toEqual({ x: before.x - 40, y: before.y - 120 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(overlay(page)).toBeHidden();
}

test.beforeEach(({ page }) => page.goto('/blogs/git'));

test.describe('the floating button', () => {
  test('@QUICK-1 changes its look after scrolling 120 px; it is away while one scrolls down or types, and comes back for the one who scrolls up or tabs to it', async ({
    page,
  }) => {
    const look = () => button(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await look();
    await page.evaluate(() => scrollTo(0, 119));
    await page.waitForFunction(() => scrollY === 119);
    expect(await look()).toBe(before);
    await page.evaluate(() => scrollTo(0, 120));
    await expect.poll(look).not.toBe(before);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(look).toBe(before);

    await page.evaluate(() => scrollTo(0, 600));
    await expect(button(page)).toHaveCSS('opacity', '0');
    await page.evaluate(() => scrollBy(0, -20));
    await expect(button(page)).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollBy(0, 200));
    await expect(button(page)).toHaveCSS('opacity', '0');
    await page.keyboard.press('Tab');
    await button(page).focus();
    await expect(button(page)).toHaveCSS('opacity', '1');
    await page.goto('/contact');
    await page.getByLabel('Adınız', { exact: true }).fill('Aygün');
    await expect(button(page)).toHaveCSS('opacity', '0');
  });

  // That it covers nothing is checked in accessibility.spec.ts, on every public page.
  test('@QUICK-1 can be clicked at the top, in the middle and at the end of a page', async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const part of [0, 0.5, 1]) {
        // It comes back when the reader scrolls up.
        await page.evaluate(async (share) => {
          scrollTo(0, document.documentElement.scrollHeight * share);
          await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
          scrollBy(0, -20);
        }, part);
        // No element covers the button, and it has at least the minimum target size (WCAG 2.5.8).
        await button(page).click({ trial: true });
        const box = await button(page).boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
    }
  });

  test('@phone @QUICK-1 @READ-7 arrow keys, mouse and finger move it without a click; it stays inside the window and remembers its position', async ({
    page,
    hasTouch,
  }) => {
    const before = await placeOf(button(page));
    await button(page).focus();
    await expect(button(page)).toHaveAttribute('data-movable');
    if (hasTouch) {
      await expectFingerDrags(page);
    } else {
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowLeft');
      expect(await placeOf(button(page))).toEqual({ x: before.x - 16, y: before.y - 16 });
    }

    await drag(page, button(page), { x: 500, y: 500 });
    const { x, y } = await placeOf(button(page));
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(x).toBeLessThan(width - 40);
    expect(y).toBeLessThan(height - 40);
    await page.setViewportSize({ width: 340, height: 400 });
    await expect.poll(async () => (await placeOf(button(page))).x).toBeLessThan(300);
    expect((await placeOf(button(page))).y).toBeLessThan(360);
    await page.setViewportSize({ width, height });

    const start = await placeOf(button(page));
    await drag(page, button(page), { x: -100, y: -200 });
    const moved = { x: start.x - 100, y: start.y - 200 };
    await expect.poll(() => placeOf(button(page))).toEqual(moved);
    await expect(overlay(page)).toBeHidden();
    await page.goto('/blogs?page=1');
    await expect.poll(() => placeOf(button(page))).toEqual(moved);
    await button(page).click();
    await expect(overlay(page)).toBeVisible();
  });
});

test.describe('the overlay', () => {
  test('@phone @QUICK-2 @QUICK-3 opens by click with title, hint and field; the page does not scroll', async ({
    page,
  }) => {
    await button(page).click();
    await expect(overlay(page).getByRole('heading')).toHaveText('Sürətli axtarış Ctrl B');
    // A touch screen has no such keys.
    await expect(overlay(page).getByText('Ctrl')).toBeVisible({ visible: !test.info().project.use.hasTouch });
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('placeholder', 'Axtarış');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    const box = await overlay(page).boundingBox();
    expect(box?.height).toBe(page.viewportSize()?.height);
    const submit = overlay(page).getByRole('button', { name: 'Axtar', exact: true });
    await expect(submit).toBeDisabled();
    await field(page).fill('  ');
    await expect(submit).toBeDisabled();
    await field(page).fill('css');
    await expect(submit).toBeEnabled();
  });

  test('@QUICK-2 @QUICK-6 Ctrl+B opens and closes; at the second opening the field has the focus within 100 ms; it closes by Escape, its button and the backdrop, and the focus returns', async ({
    page,
  }) => {
    const back = page.getByRole('link', { name: 'Bloqa qayıt' });
    await back.focus();
    await page.keyboard.press('Control+b');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+b');
    await expect(overlay(page)).toBeHidden();
    await expect(back).toBeFocused();
    const time = await page.evaluate(async () => {
      const start = performance.now();
      dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyB', ctrlKey: true }));
      while (!document.activeElement?.closest('#quick-search'))
        await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - start;
    });
    expect(time).toBeLessThan(100);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');

    const ways = [
      () => page.keyboard.press('Escape'),
      () => overlay(page).getByRole('button', { name: 'Axtarışı bağla' }).click(),
      () => page.mouse.click(4, (page.viewportSize()?.height ?? 0) - 4),
    ];
    for (const close of ways) {
      await button(page).click();
      await expect(field(page)).toBeFocused();
      await field(page).fill('css');
      await close();
      await expect(overlay(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    }
  });

  test('@QUICK-4 @QUICK-5 submit closes it, clears the field and opens the results, and so does each of the twelve hashtags', async ({
    page,
  }) => {
    await page.keyboard.press('Control+b');
    await field(page).fill('şəffaf seo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?searchItem=%C5%9F%C9%99ffaf%20seo');
    await page.goBack();
    await expect(overlay(page)).toBeHidden();
    await page.keyboard.press('Control+b');
    await expect(field(page)).toHaveValue('');
    const tags = overlay(page).getByRole('navigation', { name: 'Heşteqlə axtarın' }).getByRole('link');
    await expect(tags).toHaveText(
      'html css scss javascript react java mongodb expressjs figma adobexd autodesk turbocad'.split(' '),
    );
    await tags.nth(9).click();
    await expect(page).toHaveURL('/search?searchItem=adobexd');
    await page.goBack();
    await expect(overlay(page)).toBeHidden();
  });

  test('@QUICK-3 begins with new posts and the searches of this device, which one button clears', async ({
    page,
  }) => {
    const recent = overlay(page).getByRole('region', { name: 'Son axtarışlar' });
    const newest = overlay(page).getByRole('region', { name: 'Yeni yazılar' });
    await page.keyboard.press('Control+b');
    await expect(newest.getByRole('listitem')).toHaveCount(5);
    await expect(recent).toBeHidden();
    for (const term of ['css', 'qırxayaq', 'massiv']) {
      await page.goto(`/search?searchItem=${encodeURIComponent(term)}`);
      await expect(page.locator('[data-found]')).toHaveText(/tapıl(?:ma)?dı\.$/);
    }
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('massiv');
    await page.keyboard.press('Control+b');
    // A search that found nothing is not offered again.
    await expect(recent.getByRole('link')).toHaveText(['massiv', 'css']);
    await field(page).fill('css');
    await expect(recent).toBeHidden();
    await expect(newest).toBeHidden();
    await field(page).fill('');
    await page.keyboard.press('ArrowDown');
    await expect(recent.getByRole('link', { name: 'massiv' })).toBeFocused();
    await recent.getByRole('button', { name: 'Siyahını təmizlə' }).click();
    await expect(recent).toBeHidden();
    await expect(field(page)).toBeFocused();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('massiv');
  });

  test('@SEARCH-4 @QUICK-3 a failed read of the index can be retried; results come while typing, arrow keys select one, Enter opens its page', async ({
    page,
  }) => {
    await page.route('**/search/titles.json', (route) => route.abort());
    await page.keyboard.press('Control+b');
    await field(page).fill('css');
    await expect(overlay(page).getByText('Axtarış alınmadı.')).toBeVisible();
    await page.unroute('**/search/titles.json');
    await overlay(page).getByRole('button', { name: 'Yenidən cəhd et' }).click();
    await expect(overlay(page).getByRole('listitem')).toHaveCount(6);
    const hits = overlay(page).getByRole('region', { name: 'Axtarış' }).getByRole('listitem');
    await field(page).fill('');
    await field(page).pressSequentially('elcatan');
    await expect(hits.first()).toHaveText(
      'Əlçatanlıq lüks deyil: klaviatura, kontrast və ekran oxuyucusuYazı',
    );
    // The first letter finds the same title, with other marks.
    await expect(hits.first().locator('mark')).toHaveText(['Əlçatan']);
    await field(page).fill('css');
    await expect(hits).toHaveCount(6);
    await expect(overlay(page).getByRole('status')).toHaveText(/^\d+ nəticə$/);
    await expect(overlay(page).getByRole('link', { name: 'Hamısını göstər' })).toHaveAttribute(
      'href',
      '/search?searchItem=css',
    );
    await field(page).fill('qırxayaq');
    await expect(overlay(page).getByRole('status')).toHaveText('Bu sözə uyğun nəticə yoxdur.');
    await field(page).fill('');
    await expect(overlay(page).getByRole('status')).toHaveCount(0);
    await field(page).fill('figma');
    await expect(hits.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(hits.first().getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const address = await hits.first().getByRole('link').getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address ?? '');
    await page.goBack();
    await expect(overlay(page)).toBeHidden();
  });

  test('@QUICK-2 a failed load shows a message with a retry; it ignores Ctrl+B in another dialog and in an editor with selected text', async ({
    page,
  }) => {
    await page.route(/quick-search\.client/, (route) => route.abort());
    await button(page).click();
    await expect(page.getByRole('region', { name: 'Bildirişlər' })).toContainText(
      'Səhifənin bu hissəsi yüklənmədi.',
    );
    await expect(page.getByRole('button', { name: 'Yenidən cəhd et' })).toBeVisible();
    await page.unroute(/quick-search\.client/);
    await page.getByRole('button', { name: 'Yenidən cəhd et' }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Hesab panelini aç' }).click();
    await page.keyboard.press('Control+b');
    await expect(overlay(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      const area = document.createElement('textarea');
      area.value = 'salam';
      document.querySelector('main')?.prepend(area);
      area.select();
    });
    await page.keyboard.press('Control+b');
    await expect(overlay(page)).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+b');
    await expect(overlay(page)).toBeVisible();
  });
});
