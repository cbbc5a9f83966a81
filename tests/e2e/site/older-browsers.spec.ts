// The oldest browsers of docs/decisions/035: what is newer is taken away before the page begins. Errors of the page fail each test.
import { credentialsOf, expect, signInWithForm, test } from '#support/site.ts';

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    const missing: [owner: object, names: string[]][] = [
      [URL, ['parse', 'canParse']],
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [Array, ['fromAsync']],
      [Array.prototype, ['findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
      [AbortSignal, ['any', 'timeout']],
      [Document.prototype, ['startViewTransition']],
      [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
      [HTMLButtonElement.prototype, ['command', 'commandForElement', 'popoverTargetElement']],
      [HTMLDialogElement.prototype, ['closedBy', 'requestClose']],
      [Element.prototype, ['checkVisibility', 'role', 'ariaBusy', 'ariaDisabled', 'ariaHidden', 'ariaLabel']],
      [Navigator.prototype, ['locks', 'scheduling']],
      [window, ['navigation', 'requestIdleCallback', 'ReportingObserver', 'Iterator']],
    ];
    for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
    // This browser would still do by itself what these attributes say.
    document.addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('[commandfor], [popovertarget]'))
          event.preventDefault();
      },
      true,
    );
  });
});

test('@READ-12 pages read, menus open and the search answers', async ({ page }) => {
  for (const address of ['/', '/blogs?page=1', '/lessons', '/code/html', '/portfolio', '/order', '/saved']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // What a script makes has its name and its role.
  await page.goto('/code/css/grid-ilə-çevik-kart-toru');
  await page.getByRole('button', { name: 'Kodu kopyala' }).first().click();
  await expect(page.getByRole('button', { name: 'Bildirişi bağla' })).toBeVisible();
  await page.goto('/blogs?page=2');
  await page.getByRole('link', { name: 'Git', exact: true }).click();
  await expect(page).toHaveURL(/\/blogs\/git$/);
  await page.getByRole('button', { name: 'Hesab panelini aç' }).click();
  await expect(page.locator('#side-panel')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sürətli keçidlər' }).click();
  // The styles of browsers without popovers don't apply here, so the attribute that they look at is looked at.
  await expect(page.locator('#quick-links')).toHaveAttribute('data-open');
  await page.keyboard.press('Control+b');
  await page.locator('#quick-search').getByRole('searchbox').fill('css');
  await page.keyboard.press('Enter');
  await expect(page.locator('main [data-found]')).toHaveText(/tapıldı\.$/);
});

test('@READ-12 @VIDEO-5 a student signs in and sees the videos', async ({ page }) => {
  await signInWithForm(page, credentialsOf('student'));
  await page.goto('/lessons/frontend/videos');
  await expect(page.getByRole('listitem').filter({ hasText: 'HTML və CSS' }).first()).toBeVisible();
});
