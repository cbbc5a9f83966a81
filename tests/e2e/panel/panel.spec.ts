import type { Page } from '@playwright/test';
import { VideoForm } from '#features/videos/desk/video-form.ts';
import { gateDigest } from '#panel/gate-password.ts';
import { PostForm, SnippetForm } from '#panel/public-form.ts';
import { panelPasswords } from '#stack/seed/accounts.ts';
import { registered } from '#support/accounts.ts';
import { openPanel, rows } from '#support/panel.ts';
import { enter, expect, signIn, signOut, test } from '#support/site.ts';

const password = (page: Page) => page.locator('main [name=password]');
const knock = async (page: Page, word: string) => {
  await password(page).fill(word);
  await page.getByRole('button', { name: 'Panelə keç' }).click();
};
const tabs = (page: Page) => page.getByRole('tab');

test.describe('@PANEL-1 the gate', () => {
  test('@PANEL-1 a teacher can open the panel only with the teachers’ password, also after the server did not respond; it stays open after a reload and closes on leaving', async ({
    page,
    context,
  }) => {
    await signIn(page, 'teacher', '/panel?tab=video');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(password(page)).toBeVisible();
    const gates = new RegExp(
      `documents:batchGet|gates/${await gateDigest(panelPasswords.teacher, String(process.env.KODYOL_TEST_PROJECT))}`,
    );
    await context.route(gates, (route) => route.abort());
    await knock(page, panelPasswords.teacher);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('cavab vermir');
    await expect(password(page)).toHaveValue(panelPasswords.teacher);
    await context.unroute(gates);
    for (const word of ['yanlış', panelPasswords.admin]) {
      await knock(page, word);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('Şifrə yanlışdır.');
      await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(password(page)).toHaveValue(word);
    }
    await expect(tabs(page)).toHaveCount(0);
    await knock(page, panelPasswords.teacher);
    await expect(page.getByText('Müəllim paneli')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Videolar');
    await page.reload();
    await expect(page.getByText('Müəllim paneli')).toBeVisible();
    await page.getByRole('button', { name: 'Paneldən çıx' }).click();
    await expect(password(page)).toHaveValue('');
  });

  test('@PANEL-1 @PANEL-2 an admin opens the admin panel, where every tab is enabled; sign-out in another tab closes it permanently', async ({
    page,
    context,
  }) => {
    await signIn(page, 'admin', '/panel');
    await knock(page, panelPasswords.teacher);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Şifrə yanlışdır.');
    await knock(page, panelPasswords.admin);
    await expect(page.getByText('Admin paneli')).toBeVisible();
    await expect(tabs(page).first()).toBeVisible();
    await expect(page.locator('[role=tab][aria-disabled]')).toHaveCount(0);
    // On a phone the row of tabs is wider than the screen; the selected tab is visible.
    const size = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/panel?tab=trash');
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.99 });
    if (size) await page.setViewportSize(size);
    const other = await context.newPage();
    await other.goto('/blogs/git');
    await signOut(other);
    await expect(page.getByText('Davam etmək üçün hesabınıza daxil olun.')).toBeVisible();
    await expect(tabs(page)).toHaveCount(0);
    await signIn(page, 'admin', '/panel');
    await expect(password(page)).toBeVisible();
  });

  test('@PANEL-1 @SIGNIN-4 a guest is asked to sign in; a student gets no password form', async ({
    page,
    context,
  }) => {
    const person = await registered();
    await page.goto('/panel?tab=code');
    // The way through the form and back: tests/e2e/profile/profile.spec.ts.
    await expect(page.getByRole('main').getByRole('link', { name: 'Daxil ol' })).toHaveAttribute(
      'href',
      '/sign-in?from=%2Fpanel%3Ftab%3Dcode',
    );
    await enter(page, person, '/panel?tab=code');
    await expect(page.getByText('Bu hesabın panelə girişi yoxdur.')).toBeVisible();
    // A forged entry in the device storage does not open the panel either.
    await page.evaluate((uid) => {
      sessionStorage.setItem('kodyol:panel', JSON.stringify({ uid, role: 'admin' }));
    }, `uid-${person.username}`);
    await page.reload();
    await expect(page.getByText('Bu hesabın panelə girişi yoxdur.')).toBeVisible();
    await context.close();
  });
});

test.describe('the frame', () => {
  test('@PANEL-2 @PANEL-3 @PANEL-4 @PANEL-5 tabs work by keyboard; rank is disabled for a teacher; Back returns to the previous tab; the forms have a field for everything that is read from them', async ({
    page,
  }) => {
    await openPanel(page, 'teacher', 'video');
    await expect(rows(page).first()).toBeVisible();
    // An animation without end keeps the device busy, also out of sight: the log there is not asked for, and what waits for the
    // next build is not being done.
    await expect
      .poll(() =>
        page.evaluate(() =>
          document
            .getAnimations()
            .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
            .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 200)),
        ),
      )
      .toEqual([]);
    const rank = page.getByRole('tab', { name: 'Müəllimlər' });
    await expect(rank).toHaveAttribute('aria-disabled', 'true');
    await rank.click({ force: true });
    await expect(page).toHaveURL('/panel?tab=video');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Videolar');
    await page.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('tab', { name: 'Kod nümunələri', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/panel?tab=code');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kod nümunələri');
    await page.keyboard.press('Home');
    await expect(tabs(page).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(tabs(page).last()).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Videolar');
    await page.goto('/panel?tab=rank');
    await expect(page.getByRole('tab', { name: 'Müəllimlər' })).toHaveAttribute('aria-selected', 'false');

    // A field that a form lacks would be saved as empty.
    for (const [tab, create, schema] of [
      ['Bloq', 'Yeni yazı', PostForm],
      ['Kod nümunələri', 'Yeni kod nümunəsi', SnippetForm],
      ['Videolar', 'Yeni video', VideoForm],
    ] as const) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await page.getByRole('button', { name: create, exact: true }).click();
      // The editor gives its text when the form is read; a box that is not ticked gives nothing, so the elements count too.
      const names = () =>
        page.locator('main form').evaluate((form: HTMLFormElement) => {
          const shown = [...form.querySelectorAll('[name]')].map((one) => one.getAttribute('name'));
          // What is typed there becomes one of the tags.
          return [...new Set([...shown, ...new FormData(form).keys()])]
            .filter((name) => name !== 'hashtags')
            .sort();
        });
      await expect.poll(names, create).toEqual(Object.keys(schema.entries).sort());
    }
  });
});
