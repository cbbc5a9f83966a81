// Long names on the screens of users and in the quick search; accessibility.spec.ts has the public pages.
import { keys } from '#stack/seed/settings.ts';
import { recordOf, registered } from '#support/accounts.ts';
import { widened } from '#support/long-names.ts';
import { openPanel, openTab } from '#support/panel.ts';
import { enter, expect, signInWithForm, stack, test } from '#support/site.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('@READ-7 @USER-1 @SEARCH-4 profile, settings, header, side panel, toast and videos of a user with a name of 60 letters, and the hits of the quick search', async ({
  page,
}) => {
  const person = await registered({ lessons: ['frontend', 'q'.repeat(60)] });
  const uid = `uid-${person.username}`;
  const name = 'W'.repeat(60);
  await stack.write({
    [`users/${uid}`]: {
      name,
      surname: name,
      nameKey: name.toLowerCase(),
      username: person.username,
      email: person.email,
      mobile: '',
      lessons: ['frontend', 'q'.repeat(60)],
      createdAt: new Date('2026-01-02T20:30:00Z'),
    },
  });
  await signInWithForm(page, person, `/user/${person.username}`);
  await expect(page.locator('.toast')).toContainText(name);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  expect(await widened(page)).toEqual([]);
  await page.goto('/settings');
  await expect(page.locator('[name=name]')).toHaveValue(name);
  expect(await widened(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hesab panelini aç' }).first().click();
  expect(await widened(page)).toEqual([]);
  await page.goto('/lessons/frontend/videos');
  await expect(page.locator('.video').first()).toBeVisible();
  await expect(page.locator('.now-title')).toBeVisible();
  expect(await widened(page)).toEqual([]);
  await page.keyboard.press('Control+b');
  await page.getByRole('dialog').getByRole('searchbox').fill('css');
  await expect(page.getByRole('dialog').locator('.hit:visible').first()).toBeVisible();
  const tooWide = await page.getByRole('dialog').evaluate((dialog) => {
    for (const part of dialog.querySelectorAll('.hit a span, .hit mark, .tag'))
      part.textContent = 'Ə'.repeat(200);
    return dialog.scrollWidth > dialog.clientWidth;
  });
  expect(tooWide).toBe(false);
});

test('@READ-7 @PANEL-10 the panel', async ({ page }) => {
  await openPanel(page, 'admin', 'video');
  for (const name of ['Videolar', 'Bloq', 'Kod nümunələri', 'İstifadəçilər']) {
    await openTab(page, name);
    const texts = page.getByRole('tabpanel').locator('li, td').filter({ hasText: /\w/ });
    await expect(texts.first()).toBeVisible();
    expect(await widened(page), name).toEqual([]);
  }
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('@SHELL-6 @READ-7 the links of staff whose username is long leave the menu its room', async ({
    page,
  }) => {
    const person = await registered();
    await stack.write({
      [`users/uid-${person.username}`]: { ...recordOf(person, {}), userKey: keys.teacherKey },
    });
    await enter(page, person);
    await expect(page.locator('.tools [data-panel]')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-script', 'ready');
    const right = async (of: string) => {
      const box = await page.locator(of).boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    };
    const left = async (of: string) => (await page.locator(of).boundingBox())?.x ?? 0;
    expect(await right('.site-header .nav > a:last-child')).toBeLessThanOrEqual(await left('.tools'));
  });
});
