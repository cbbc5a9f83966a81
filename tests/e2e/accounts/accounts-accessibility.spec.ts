import type { Page } from '@playwright/test';
import { fillSignUp, newPerson, registered, submit } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { expectKeyboardTour } from '#support/keyboard-tour.ts';
import { drawn } from '#support/pictures.ts';
import { enter, expect, test } from '#support/site.ts';

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test.describe('@READ-7 axe reports no violation on the account pages, and the keyboard reaches all', () => {
  test('sign-up', async ({ page }) => {
    await page.goto('/sign-up');
    await expect(page.locator('[name=username]')).toBeVisible();
    await expectAccessible(page);
    await expectKeyboardTour(page);
  });

  test('sign-up: a used username', async ({ page }) => {
    await page.goto('/sign-up');
    await fillSignUp(page, { ...newPerson(), username: 'student' });
    await submit(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  });

  test('forgotten password: e-mail sent', async ({ page }) => {
    const person = await registered();
    await page.goto('/sign-in?from=%2Fsettings');
    await page.getByRole('button', { name: 'Şifrənizi unutmusunuz?' }).click();
    await page.locator('[name=email]').fill(person.email);
    await submit(page);
    await expect(page.getByText('Şifrə sıfırlama e-poçtu göndərildi.')).toBeVisible();
    await expectAccessible(page);
  });

  test('a profile opened by a guest', async ({ page }) => {
    await page.goto('/user/student');
    await expect(page.getByText('Davam etmək üçün hesabınıza daxil olun.')).toBeVisible();
    await expectAccessible(page);
  });

  for (const lessons of [['frontend'], []]) {
    test(`own profile, ${lessons.length} courses`, async ({ page }) => {
      const person = await registered({ lessons });
      await enter(page, person, `/user/${person.username}`);
      await expect(page.locator('.facts')).toBeVisible();
      await expectAccessible(page);
      await expectKeyboardTour(page);
    });
  }

  test('another user’s profile', async ({ page }) => {
    await enter(page, await registered(), '/user/student');
    await page.getByRole('button', { name: 'Bu səhifədə qal' }).click();
    await expectAccessible(page);
  });

  test('settings: a photo too large', async ({ page }) => {
    await enter(page, await registered(), '/settings');
    await page.locator('[name=photo]').setInputFiles(await drawn(page, 'image/jpeg', { bytes: 512_001 }));
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  });

  test('settings: a photo chosen', async ({ page }) => {
    await enter(page, await registered({ emailVerified: true }), '/settings');
    await page.locator('[name=photo]').setInputFiles(await drawn(page, 'image/webp'));
    await expect(page.getByRole('button', { name: 'Şəkli yüklə' })).toBeVisible();
    await expectAccessible(page);
    await expectKeyboardTour(page);
  });
});

test('@READ-7 no account page is wider than 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const person = await registered({ lessons: ['frontend'] });
  await page.goto('/sign-up');
  await expect(page.locator('[name=mobile]')).toBeVisible();
  expect(await isTooWide(page)).toBe(false);
  await enter(page, person, `/user/${person.username}`);
  await expect(page.locator('.facts')).toBeVisible();
  expect(await isTooWide(page)).toBe(false);
  await page.goto('/settings');
  await expect(page.locator('[name=mobile]')).toBeVisible();
  expect(await isTooWide(page)).toBe(false);
});
