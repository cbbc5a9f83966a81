import type { Frame, Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './site.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Finishes all animations before contrast is measured, except endless ones. */
const still = (page: Page | Frame) =>
  page.evaluate(() => {
    for (const one of document.getAnimations()) {
      if (one.effect?.getComputedTiming().iterations === 1) one.finish();
    }
  });

/** Runs axe in the page itself, not in frames: their content is not ours (the map, YouTube, the code of a preview). */
async function findings(page: Page | Frame, runOnly: NonNullable<RunOptions['runOnly']>): Promise<string[]> {
  await still(page);
  return page.evaluate(
    async (options) => {
      const { violations } = await window.axe.run(options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    { runOnly, resultTypes: ['violations' as const], iframes: false },
  );
}

/** The rules that a page or frame breaks, for screens of which not everything is ours. */
export async function brokenRules(place: Page | Frame): Promise<string[]> {
  await place.evaluate(axe.source);
  const found = await findings(place, everything);
  return found.map((one) => one.slice(0, one.indexOf(':')));
}

/**
 * Checks the page in its current state (READ-7): axe reports no violation, and no element is wider than the screen.
 * The dark theme changes only colours, so only contrast is checked there, without another visit.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findings(page, everything), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findings(page, { type: 'rule', values: ['color-contrast'] }), 'dark').toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    'nothing is wider than the screen',
  ).toBe(true);
}
