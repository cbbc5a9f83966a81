import type { Page } from '@playwright/test';
import { expectAccessible } from '#support/axe.ts';
import { expect, test } from '#support/site.ts';

const wide = { width: 1280, height: 900 };
const narrow = { width: 390, height: 844 };
const pressed = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

const states = [
  {
    name: 'a menu of the header',
    size: wide,
    open: (page: Page) => page.locator('header').getByText('Kurslar', { exact: true }).click(),
  },
  {
    name: 'the side menu',
    size: narrow,
    open: async (page: Page) => {
      await pressed('Menyunu aç')(page);
      await page.locator('#site-menu').getByText('Kurslar', { exact: true }).click();
    },
  },
  { name: 'the side panel', size: wide, open: pressed('Hesab panelini aç') },
  { name: 'the side panel of a phone', size: narrow, open: pressed('Hesab panelini aç') },
  { name: 'the quick links', size: wide, open: pressed('Sürətli keçidlər') },
  {
    name: 'the quick search',
    size: narrow,
    open: async (page: Page) => {
      await page.keyboard.press('Control+b');
      await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
    },
  },
  {
    name: 'the end of the page without its map',
    size: narrow,
    open: async (page: Page) => {
      await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
      await page.getByRole('button', { name: 'Xəritəni göstər' }).click();
      await expect(page.getByText('Xəritə açılmadı.')).toBeVisible();
    },
  },
];

test.describe('@READ-7 axe reports no violation', () => {
  for (const { name, size, open } of states) {
    test(name, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/blogs/git');
      await open(page);
      await expectAccessible(page);
    });
  }
});
