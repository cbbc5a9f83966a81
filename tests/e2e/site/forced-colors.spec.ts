import videos from '#stack/seed/content/videos.json' with { type: 'json' };
import { registered } from '#support/accounts.ts';
import { writeCode } from '#support/code-editor.ts';
import { withoutShape } from '#support/forced-colors.ts';
import { enter, expect, stack, test } from '#support/site.ts';

// Every public page is checked in accessibility.spec.ts.
test.describe('@READ-7 every control keeps a visible shape with forced colours', () => {
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
    await writeCode(page, 'console.warn(1)');
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
