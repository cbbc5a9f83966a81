import type { Page } from '@playwright/test';
import { fillSignUp, newPerson, registered, submit } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { expectKeyboardTour } from '#support/keyboard-tour.ts';
import { drawn } from '#support/pictures.ts';
import { enter, expect, test } from '#support/site.ts';

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** The account pages of this test are looked at in this state, also at 320 px. */
async function expectFits(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await isTooWide(page)).toBe(false);
  if (size) await page.setViewportSize(size);
}

test.describe('@READ-7 axe reports no violation on the account pages, and the keyboard reaches all', () => {
  test('of a guest: sign-up, a used username, a profile, a forgotten password', async ({ page }) => {
    await page.goto('/sign-up');
    // What is there before anything is typed: tests/e2e/site/accessibility.spec.ts.
    await fillSignUp(page, { ...newPerson(), username: 'student' });
    await submit(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);

    await page.goto('/user/student');
    await expect(page.getByText('Davam etmək üçün hesabınıza daxil olun.')).toBeVisible();
    await expectAccessible(page);

    const person = await registered();
    await page.goto('/sign-in?from=%2Fsettings');
    await page.getByRole('button', { name: 'Şifrənizi unutmusunuz?' }).click();
    await page.locator('[name=email]').fill(person.email);
    await submit(page);
    await expect(page.getByText('Şifrə sıfırlama e-poçtu göndərildi.')).toBeVisible();
    await expectAccessible(page);
  });

  test('of a user: the own profile without and with courses, that of somebody else', async ({ page }) => {
    await enter(page, await registered(), '/user/student');
    await page.getByRole('button', { name: 'Bu səhifədə qal' }).click();
    await expectAccessible(page);
    for (const lessons of [[], ['frontend']]) {
      const person = await registered({ lessons });
      await enter(page, person, `/user/${person.username}`);
      await expect(page.locator('.facts')).toBeVisible();
      await expectAccessible(page);
      await expectKeyboardTour(page);
    }
    await expectFits(page);
  });

  test('the settings, with a photo too large, and with a verified e-mail and a chosen photo', async ({
    page,
  }) => {
    await enter(page, await registered(), '/settings');
    await page.locator('[name=photo]').setInputFiles(await drawn(page, 'image/jpeg', { bytes: 512_001 }));
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await enter(page, await registered({ emailVerified: true }), '/settings');
    await expect(page.locator('[name=mobile]')).toBeVisible();
    await expectFits(page);
    await page.locator('[name=photo]').setInputFiles(await drawn(page, 'image/webp'));
    await expect(page.getByRole('button', { name: 'Şəkli yüklə' })).toBeVisible();
    await expectAccessible(page);
    await expectKeyboardTour(page);
  });
});
