import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing moves while contrast is measured; what moves for ever is left alone. */
const still = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.getAnimations()) {
      if (one.effect?.getComputedTiming().iterations === 1) one.finish();
    }
  });

async function findings(page: Page, axe: AxeBuilder): Promise<string[]> {
  await still(page);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/**
 * The page as it stands now (READ-7): axe finds nothing, nothing is wider than the screen. The dark theme changes
 * colours and nothing else, so there it looks at those, without another visit.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(
    await findings(page, new AxeBuilder({ page }).setLegacyMode().withTags(everything)),
    'light',
  ).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(
    await findings(page, new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast'])),
    'dark',
  ).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    'nothing is wider than the screen',
  ).toBe(true);
}
