// What stands around every page, in all its states; accessibility.spec.ts has what is on the pages.
import type { Page } from '@playwright/test';
import { expectShellAccessible } from '#support/axe.ts';
import { expectWholeTour } from '#support/keyboard-tour.ts';
import { expect, test } from '#support/site.ts';

const pressed = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

test.describe('@READ-7 axe reports no violation', () => {
  test('on a wide screen: current entry, menu, side panel, quick links; Tab reaches all, and the skip link the content', async ({
    page,
  }) => {
    await page.goto('/blogs?page=1');
    await expectShellAccessible(page);
    await expectWholeTour(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Əsas məzmuna keç' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
    await expect(page).toHaveURL('/blogs?page=1');
    await page.locator('header').getByText('Kurslar', { exact: true }).click();
    await expectShellAccessible(page);
    await pressed(page, 'Hesab panelini aç');
    await expectShellAccessible(page);
    await page.keyboard.press('Escape');
    await pressed(page, 'Sürətli keçidlər');
    await expectShellAccessible(page);
  });

  test('on a phone: side menu, side panel, quick search with its hits, footer without its map', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/blogs/git');
    await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
    await pressed(page, 'Xəritəni göstər');
    await expect(page.getByText('Xəritə açılmadı.')).toBeVisible();
    await expectShellAccessible(page);
    await pressed(page, 'Menyunu aç');
    await page.locator('#site-menu').getByText('Kurslar', { exact: true }).click();
    await expectShellAccessible(page);
    await page.keyboard.press('Escape');
    await pressed(page, 'Hesab panelini aç');
    await expectShellAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+b');
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
    await expectShellAccessible(page);
    await page.getByRole('dialog').getByRole('searchbox').fill('css');
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(6);
    await expectShellAccessible(page);
  });
});
