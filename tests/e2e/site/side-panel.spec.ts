import type { Page } from '@playwright/test';
import { expect, signIn, test } from '#support/site.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Hesab panelini aç' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Hesabım' });

test('@SHELL-8 @READ-7 slides in from the right in 0.4 s, keeps the focus, closes by Escape, its button and a click beside it', async ({
  page,
}) => {
  await page.goto('/blogs/git');
  await opener(page).press('Enter');
  await expect(panel(page)).toHaveCSS('animation-name', 'from-right');
  await expect(panel(page)).toHaveCSS('animation-duration', '0.4s');
  await panel(page).evaluate((dialog) => dialog.getAnimations().map((one) => one.finish()));
  const { left, right, room } = await panel(page).evaluate((dialog) => ({
    left: dialog.getBoundingClientRect().left,
    right: dialog.getBoundingClientRect().right,
    // Only the space of the scrollbar is beside it.
    room: document.body.getBoundingClientRect().right,
  }));
  expect(right).toBe(room);
  expect(left).toBeGreaterThan(0);

  // The script that keeps the focus inside loads at the first opening.
  await page.waitForLoadState('networkidle');
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await panel(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');

  const ways = [
    () => page.keyboard.press('Escape'),
    () => panel(page).getByRole('button', { name: 'Hesab panelini bağla' }).click(),
    () => page.mouse.click(8, 400),
  ];
  for (const [turn, close] of ways.entries()) {
    if (turn > 0) await opener(page).click();
    await expect(panel(page)).toBeVisible();
    await close();
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
});

test('@SHELL-8 shows a guest the default avatar, sign-up and sign-in; a chosen link closes it, also when the page comes back', async ({
  page,
}) => {
  await page.goto('/blogs/git');
  await opener(page).click();
  await expect(panel(page).getByRole('img', { name: 'Profil şəkli yoxdur' })).toBeVisible();
  await expect(panel(page).getByRole('link')).toHaveText([' Saxlanılanlar', 'Giriş', 'Qeydiyyat']);
  await expect(panel(page).getByRole('button', { name: 'Çıxış' })).toBeHidden();
  await panel(page).getByRole('link', { name: 'Giriş' }).click();
  await expect(page).toHaveURL('/sign-in?from=%2Fblogs%2Fgit');
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await opener(page).click();
  await panel(page).getByRole('link', { name: 'Qeydiyyat' }).click();
  await expect(page).toHaveURL('/sign-up?from=%2Fblogs%2Fgit');
});

test('@SHELL-8 shows a user the profile link, the photo, or the default avatar if it does not load, and the sign-out button', async ({
  page,
}) => {
  const remember = (photo: string) =>
    page.evaluate((address) => {
      const hint = JSON.parse(localStorage.getItem('kodyol:session') ?? '{}');
      localStorage.setItem('kodyol:session', JSON.stringify({ ...hint, photo: address }));
    }, photo);
  await signIn(page, 'student', '/blogs/git');
  await opener(page).click();
  await expect(panel(page).getByRole('img', { name: 'Profil şəkli yoxdur' })).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'student' })).toHaveAttribute('href', '/user/student');
  await expect(panel(page).getByRole('link', { name: 'Qeydiyyat' })).toBeHidden();
  await remember('/images/people/kamran-esgerov.svg');
  await page.reload();
  await opener(page).click();
  await expect(panel(page).getByRole('img', { name: 'student, profil şəkli' })).toBeVisible();
  await expect(panel(page).getByRole('img', { name: 'Profil şəkli yoxdur' })).toBeHidden();
  await remember('/images/yoxdur.webp');
  await page.reload();
  await opener(page).click();
  await expect(panel(page).getByRole('img', { name: 'Profil şəkli yoxdur' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Çıxış' }).click();
  await expect(page.getByRole('region', { name: 'Bildirişlər' })).toContainText('Hesabınızdan çıxdınız.');
  await expect(panel(page)).toBeHidden();
});
