// Nothing on a page jumps while it comes, on a slow phone either, and a page on which nothing moves asks for no frame.
import type { Page } from '@playwright/test';
import { publicPages } from '#support/public-pages.ts';
import { expect, signIn, test } from '#support/site.ts';

declare global {
  interface Window {
    shifts?: { value: number; moved: string[] }[];
    pendingFrames?: Set<number>;
  }
}

/** Notes what jumps without having been touched. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Node }[];
      })[]) {
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName),
        );
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of what has jumped once typefaces and modules are there, and what it was. */
async function shiftsOf(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
    .toBe(true);
  await page.evaluate(() => document.fonts.ready);
  // Two frames later everything that the typefaces move has moved.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const shifts = (await page.evaluate(() => window.shifts)) ?? [];
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved: shifts };
}

/** A processor four times slower than this one. */
async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/**
 * The layout shift that a page may have. The room that is kept for a form is not exactly as high as the form in every
 * typeface, so the footer below it may move a little when both come in this order.
 */
const limitOf = (address: string): number =>
  ['/sign-in', '/sign-up', '/settings', '/panel'].includes(address) ? 0.05 : 0.01;

test.describe('@READ-7 nothing jumps on a slow device', () => {
  test.beforeEach(async ({ page }) => {
    await noteShifts(page);
    await slowDown(page);
  });

  for (const address of [...publicPages, '/sign-up', '/lessons/frontend/videos', '/settings', '/panel']) {
    test(`@phone ${address}`, async ({ page }) => {
      const { sum, moved } = await shiftsOf(page, address);
      expect(sum, JSON.stringify(moved)).toBeLessThan(limitOf(address));
    });
  }

  test('@phone pages of a user', async ({ page }) => {
    await signIn(page, 'student');
    for (const address of ['/', '/settings', '/user/student', '/lessons/frontend']) {
      const { sum, moved } = await shiftsOf(page, address);
      expect(sum, `${address}: ${JSON.stringify(moved)}`).toBeLessThan(limitOf(address));
    }
  });
});

test.describe('@READ-7 a page on which nothing moves', () => {
  for (const address of ['/', '/blogs?page=1', '/blogs/git', '/lessons', '/code/html']) {
    test(`@phone ${address} asks for no frame`, async ({ page }) => {
      await page.addInitScript(() => {
        const frames = new Set<number>();
        window.pendingFrames = frames;
        const { requestAnimationFrame, cancelAnimationFrame } = window;
        window.requestAnimationFrame = (draw) => {
          const id = requestAnimationFrame.call(window, (time) => {
            frames.delete(id);
            draw(time);
          });
          frames.add(id);
          return id;
        };
        window.cancelAnimationFrame = (id) => {
          frames.delete(id);
          cancelAnimationFrame.call(window, id);
        };
      });
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page.locator('script[type=later]')).toHaveCount(0);
      // Whoever asks for frames without end has always asked for the next one; an animation without end always runs.
      await expect
        .poll(() =>
          page.evaluate(() => ({
            asked: window.pendingFrames?.size,
            running: document.getAnimations().filter(({ playState }) => playState === 'running').length,
          })),
        )
        .toEqual({ asked: 0, running: 0 });
    });
  }
});
