import type { Page } from '@playwright/test';
import videos from '#stack/seed/content/videos.json' with { type: 'json' };
import { registered } from '#support/accounts.ts';
import { publicPages } from '#support/public-pages.ts';
import { enter, expect, stack, test } from '#support/site.ts';

/**
 * Controls and selected or current elements whose shape comes from a background, a gradient or a shadow, and that have
 * no visible shape when forced colours remove these.
 */
async function withoutShape(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' });
  const painted = await page.evaluateHandle(() => {
    const groundOf = (element: Element | null): string => {
      if (!element) return '';
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : backgroundColor;
    };
    const things =
      'a, button, summary, input, textarea, select, label, progress, mark, .badge, .toast, .note, .skeleton, [aria-current], [aria-selected="true"]';
    return [...document.querySelectorAll(things)].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const { boxShadow, backgroundImage } = getComputedStyle(element);
      const hasGround = groundOf(element) !== groundOf(element.parentElement);
      return hasGround || boxShadow !== 'none' || backgroundImage.includes('gradient');
    });
  });
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await painted.evaluate((elements) => elements.length)).toBeGreaterThan(0);
  return painted.evaluate((elements) =>
    elements
      // Elements that were replaced meanwhile, for example skeletons, have no style any more.
      .filter((element) => element.isConnected)
      .filter((element) => {
        const style = getComputedStyle(element);
        const hasEdge = (['Top', 'Right', 'Bottom', 'Left'] as const).some(
          (side) =>
            style[`border${side}Style`] !== 'none' && Number.parseFloat(style[`border${side}Width`]) >= 1,
        );
        return !hasEdge && style.forcedColorAdjust !== 'none';
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}

test.describe('@READ-7 every control keeps a visible shape with forced colours', () => {
  for (const address of publicPages) {
    test(`@phone ${address}`, async ({ page }) => {
      await page.goto(address);
      expect(await withoutShape(page)).toEqual([]);
    });
  }

  test('the current menu entry has a line', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/blogs?page=1');
    const nav = page.locator('header').getByRole('navigation', { name: 'Əsas menyu' });
    await expect(nav.getByRole('link', { name: 'Bloq', exact: true })).toHaveCSS(
      'border-bottom-width',
      '3px',
    );
    await expect(nav.getByRole('link', { name: 'Əlaqə' })).toHaveCSS('border-bottom-width', '0px');
    await page.goto('/lessons');
    await expect(nav.locator('summary', { hasText: 'Kurslar' })).toHaveCSS('border-bottom-width', '3px');
  });

  test('a snippet with a warning after its run, a menu, a toast', async ({ page }) => {
    await page.goto('/code/js/massivi-qruplara-ayırmaq');
    await page.getByRole('button', { name: 'İşə sal' }).click();
    await page.getByRole('textbox', { name: 'Kodu burada dəyişin' }).fill('console.warn(1)');
    await expect(page.getByRole('log').locator('> *')).toHaveText(['1']);
    await page.getByRole('button', { name: 'Kodu kopyala' }).first().click();
    await expect(page.locator('.toast')).toBeVisible();
    await page.locator('header').getByText('Kurslar', { exact: true }).click();
    expect(await withoutShape(page)).toEqual([]);
    await expect(page.locator('[data-level=warn]')).toHaveCSS('border-left-width', '3px');
  });

  test('a search with hits', async ({ page }) => {
    await page.goto('/search?searchItem=css');
    await expect(page.locator('main mark').first()).toBeVisible();
    expect(await withoutShape(page)).toEqual([]);
  });

  test('the videos of a course with their progress', async ({ page }) => {
    const person = await registered({ lessons: ['frontend'], emailVerified: true });
    await stack.write({
      [`users/uid-${person.username}/progress/frontend`]: {
        'video-frontend-02': { seconds: 300, done: false, at: 1 },
      },
    });
    // Stores a duration, as if this device had played the video; progress needs it.
    const [video] = videos.filter(({ id }) => id === 'video-frontend-02');
    await page.addInitScript((url) => {
      if (window === top) localStorage.setItem('kodyol:durations', JSON.stringify({ [url]: 600 }));
    }, video?.url ?? '');
    await enter(page, person, '/lessons/frontend/videos');
    await expect(page.locator('.video progress').first()).toBeVisible();
    expect(await withoutShape(page)).toEqual([]);
  });
});
