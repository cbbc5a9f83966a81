import type { Page } from '@playwright/test';
import videos from '#stack/seed/content/videos.json' with { type: 'json' };
import { registered } from '#support/accounts.ts';
import { expectAccessible, expectShellAccessible } from '#support/axe.ts';
import { writeCode } from '#support/code-editor.ts';
import { expectFreeGutter } from '#support/float-gutter.ts';
import { withoutShape } from '#support/forced-colors.ts';
import { expectKeyboardTour } from '#support/keyboard-tour.ts';
import { widened } from '#support/long-names.ts';
import { expectNames, expectShellNames } from '#support/names.ts';
import { forget, openPanel } from '#support/panel.ts';
import { expectPrinted } from '#support/print.ts';
import { accessiblePages, byKind, publicPages } from '#support/public-pages.ts';
import { credentialsOf, enter, expect, signIn, signInWithForm, stack, test } from '#support/site.ts';
import { expectStillGuest } from '#support/still-pages.ts';
import { noteFrames, noteShifts } from '#support/stillness.ts';
import { expectNarrow } from '#support/text-spacing.ts';
import { stubYouTube } from '#support/youtube.ts';

// Scrollbars take up space, as on a desktop.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

/** Opens a page and waits until it shows what it is going to show. */
async function openWhole(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null });
  await expectStillGuest(page, address);
  if (address.startsWith('/search'))
    await expect(page.locator('[data-found]')).toHaveText(/tapıl(?:ma)?dı\.$/);
  // The newest snippet runs by itself.
  if (address === '/code/html') await expect(page.locator('.frames iframe:not([data-coming])')).toBeVisible();
  if (address === '/yoxdur') {
    // It opens the front page after some seconds, so with all its time.
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Bu səhifədə qal' })).toBeVisible();
    // Whoever types stays, otherwise the front page opens.
    await page.evaluate(() => document.dispatchEvent(new Event('input')));
  }
}

/** What the pages that readers print keep on paper. */
const printed: Record<string, string[]> = {
  '/blogs?page=1': ['h1', '.posts'],
  '/blogs/git': ['h1', '.prose', '.prose a[href^="http"]', '.by'],
  '/lessons/frontend': ['h1', '.course-columns .diamonds', '#programme-title'],
  '/code/css/grid-ilə-çevik-kart-toru': ['h1', '.prose pre'],
};

const isNamed = new Set(publicPages);

/** One visit for all checks of a page: visits are what browser tests spend their time on. */
async function expectGoodPage(page: Page, address: string): Promise<void> {
  await openWhole(page, address);
  await expectAccessible(page);
  if (isNamed.has(address)) await expectNames(page, address);
  await expectKeyboardTour(page);
  if (printed[address]) await expectPrinted(page, printed[address]);
  // The snippet below has a wide screen, with its menus and its list beside the code.
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await withoutShape(page), 'forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  await expectFreeGutter(page);
  await expectNarrow(page);
  expect(await widened(page), 'long names').toEqual([]);
}

test.describe('@phone @READ-7 @QUICK-1 @SHELL-6 nothing jumps; on a desktop also axe, names, keyboard, print, forced colours, the floating button, 320 px with wide text spacing, long names', () => {
  for (const [kind, ofKind] of byKind(accessiblePages)) {
    test(kind, async ({ page }) => {
      await noteShifts(page);
      await noteFrames(page);
      // The other posts of an article are chosen at random.
      await page.addInitScript(() => {
        Math.random = () => 0;
      });
      const check = test.info().project.name === 'phone' ? expectStillGuest : expectGoodPage;
      for (const address of ofKind) await test.step(address, () => check(page, address));
    });
  }
});

test.describe('@READ-7 axe reports no violation', () => {
  test('signed in, with a toast; the names in header, panel and footer before and after', async ({
    page,
  }) => {
    // Its number would be a part of the bell's name.
    await forget('announcements/all');
    await page.goto('/blogs/git');
    await expectShellNames(page, 'guest');
    await signInWithForm(page, credentialsOf('admin'), '/blogs/git');
    await expect(page.locator('.toast')).toBeVisible();
    await expectShellAccessible(page);
    await expectShellNames(page, 'user');
  });

  test('a snippet with an error after its run, in forced colours too, with a menu and a toast; the drawer of its list', async ({
    page,
  }) => {
    await page.goto('/code/js/massivi-qruplara-ayırmaq');
    await page.getByRole('button', { name: 'İşə sal' }).click();
    await writeCode(page, 'console.warn(1); console.error(1); yoxdur()');
    await expect(page.locator('.problem')).toContainText('yoxdur');
    await expect(page.locator('.frames iframe')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Kodu kopyala' }).first().click();
    await expect(page.locator('.toast')).toBeVisible();
    await page.locator('header').getByText('Kurslar', { exact: true }).click();
    expect(await withoutShape(page)).toEqual([]);
    await expect(page.locator('[data-level=warn]')).toHaveCSS('border-left-width', '3px');
    await page.emulateMedia({ forcedColors: 'none' });
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Mövzular', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Mövzular' })).toBeVisible();
    await expectAccessible(page);
  });

  test('the videos of a lesson: list, also in forced colours, failed player', async ({ page, context }) => {
    await stubYouTube(context, { blocked: true });
    const person = await registered({ lessons: ['frontend'], emailVerified: true });
    const progress = { seconds: 300, done: false, at: 1 };
    await stack.write({
      [`users/uid-${person.username}/progress/frontend`]: {
        'video-frontend-01': { ...progress, done: true },
        'video-frontend-02': progress,
      },
    });
    // Stores a duration, as if this device had played the video; progress needs it.
    const [video] = videos.filter(({ id }) => id === 'video-frontend-02');
    await page.addInitScript((url) => {
      if (window === top) localStorage.setItem('kodyol:durations', JSON.stringify({ [url]: 600 }));
    }, video?.url ?? '');
    await enter(page, person, '/lessons/frontend/videos');
    await expect(page.locator('.video.done')).toBeVisible();
    await expect(page.locator('.video progress').first()).toBeVisible();
    await expectAccessible(page);
    await expectKeyboardTour(page);
    expect(await withoutShape(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.locator('.player .play').click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.goto('/lessons/frontend');
    await expect(page.getByText('Bu kurs sizin üçün açıqdır')).toBeVisible();
    await expectAccessible(page);
  });

  test("the panel: gate; a post's form with a missing field and an open picture row; a draft's preview on a phone", async ({
    page,
  }) => {
    await signIn(page, 'teacher', '/panel?tab=video');
    await page.locator('main [name=password]').fill('yanlış');
    await page.getByRole('button', { name: 'Panelə keç' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    // Lists, confirmation and the form of a video: tests/e2e/panel.
    await openPanel(page, 'teacher', 'blog');
    await page.getByRole('button', { name: 'Yeni yazı', exact: true }).click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Şəkil' }).click();
    await page.getByRole('button', { name: 'Yazını dərc et' }).click();
    await expect(page.getByRole('tabpanel').getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await page
      .getByRole('textbox', { name: 'Mətn' })
      .fill('Uzunbirsözkibölünmürvəekrandandaçıxmamalıdır'.repeat(3));
    await page.getByRole('button', { name: 'İlkin baxış' }).click();
    await expect(page.getByRole('region', { name: 'Yazının ilkin baxışı' }).locator('.prose')).toBeVisible();
    await expectAccessible(page);
  });
});
