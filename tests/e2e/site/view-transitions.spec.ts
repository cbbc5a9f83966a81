import type { Page } from '@playwright/test';
import { expect, test } from '#support/site.ts';

declare global {
  interface Window {
    changed?: Promise<string[] | 'given up'> | undefined;
  }
}

/**
 * Expects that the browser animates these parts from the previous page to this one. It gives a change of page up that takes
 * seconds, as on a busy machine.
 */
async function expectMorphed(page: Page, parts: string[]): Promise<void> {
  const changed = () => page.evaluate(() => window.changed);
  await expect.poll(changed).toBeDefined();
  const seen = await changed();
  if (seen === 'given up') test.info().annotations.push({ type: 'given up', description: parts.join() });
  else expect(seen).toEqual(parts);
}

/** Whether the page before has begun an animation to the next one. */
const begun = 'animation-begun';

test.describe('@READ-7 a card is animated into the head of its page', () => {
  test.beforeEach(({ context }) =>
    context.addInitScript((begun) => {
      addEventListener('pageswap', ({ viewTransition }) => {
        sessionStorage.setItem(begun, viewTransition ? 'yes' : '');
      });
      addEventListener('pagehide', () => {
        window.changed = undefined;
      });
      addEventListener('pagereveal', ({ viewTransition }) => {
        // The blank page before the first one has no storage.
        if (!location.protocol.startsWith('http')) return;
        if (!viewTransition)
          window.changed = Promise.resolve(sessionStorage.getItem(begun) ? 'given up' : []);
        else
          window.changed = viewTransition.ready.then(() =>
            document
              .getAnimations()
              .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : ''))
              // A group is animated only if it has an old and a new picture.
              .flatMap((pseudo) => /^::view-transition-group\((?!root)(.+)\)$/.exec(pseudo)?.[1] ?? [])
              .sort(),
          );
      });
    }, begun),
  );

  for (const { from, card, parts, further } of [
    {
      from: '/blogs?page=1',
      card: '.post h3 a',
      parts: ['post-cover', 'post-title'],
      // From one article to another.
      further: '.others .post:visible h3 a',
    },
    { from: '/lessons', card: '.lesson h2 a', parts: ['course-plate', 'course-title'], further: null },
  ]) {
    test(`from ${from} and back`, async ({ page }) => {
      await page.goto(from);
      const link = page.locator(card).nth(2);
      const title = await link.allInnerTexts();
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expectMorphed(page, parts);
      await page.goBack();
      await expect(link).toBeVisible();
      await expectMorphed(page, parts);
      // Then another card works, because the first one no longer has the transition name.
      const second = page.locator(card).nth(1);
      const nextTitle = await second.allInnerTexts();
      await second.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(nextTitle);
      await expectMorphed(page, parts);
      if (!further) return;
      const other = page.locator(further).first();
      const name = await other.allInnerTexts();
      await other.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expectMorphed(page, parts);
    });
  }

  test('the scroll position is kept, and nothing is animated if the visitor prefers reduced motion', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/blogs?page=1');
    await page.locator('.post h3 a').nth(5).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await page.locator('.post h3 a').nth(5).click();
    await page.waitForURL(/\/blogs\//);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectMorphed(page, []);
    await page.goBack();
    await page.waitForURL(/page=1/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });
});
