import { readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './site.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

// Compiled in every page that is checked, so without the comments.
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

type RunOnly = NonNullable<axe.RunOptions['runOnly']>;

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Finishes all animations before contrast is measured, except endless ones. */
const still = (page: Page | Frame) =>
  page.evaluate(() => {
    // The footer has no styles before it is near or asked for: with them its transitions begin.
    for (const one of document.querySelectorAll('.foot *')) getComputedStyle(one).getPropertyValue('color');
    for (const one of document.getAnimations()) {
      if (one.effect?.getComputedTiming().iterations === 1) one.finish();
    }
  });

/**
 * What stands around every page in the same way. shell-accessibility.spec.ts checks it, in all its states; the rules about
 * a page as a whole, such as those of landmarks and headings, see it everywhere.
 */
const shell = ['.site-header', '#site-menu', '#side-panel', '#quick-links', '.foot', '.float'];

/** Runs axe in the page itself, not in frames: their content is not ours (the map, YouTube, the code of a preview). */
async function findings(page: Page | Frame, runOnly: RunOnly, exclude: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await still(page);
  const options: axe.RunOptions = { runOnly, resultTypes: ['violations'], iframes: false };
  return page.evaluate(
    async (asked) => {
      const { violations } = await window.axe.run({ exclude: asked.exclude }, asked.options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    { exclude, options },
  );
}

/** The rules that a page or frame breaks, for screens of which not everything is ours. */
export async function brokenRules(place: Page | Frame): Promise<string[]> {
  const found = await findings(place, everything, []);
  return found.map((one) => one.slice(0, one.indexOf(':')));
}

/** The dark theme changes only colours, so only contrast is checked there, without another visit. */
async function expectNoFinding(page: Page, exclude: string[]): Promise<void> {
  // The rows of a list that is being read anew are dimmed for that moment.
  await expect(page.locator('.records[aria-busy=true]')).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findings(page, everything, exclude), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const contrast = { type: 'rule' as const, values: ['color-contrast'] };
  expect(await findings(page, contrast, exclude), 'dark').toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    'nothing is wider than the screen',
  ).toBe(true);
}

/** Checks the page in its current state (READ-7): axe reports no violation, and no element is wider than the screen. */
export const expectAccessible = (page: Page): Promise<void> => expectNoFinding(page, shell);

/** The same for what stands around it, with its open parts. */
export const expectShellAccessible = (page: Page): Promise<void> => expectNoFinding(page, ['main']);
