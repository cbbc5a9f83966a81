// Nothing on a page jumps while it comes, and a page on which nothing moves asks for no frame. The network's order decides
// what jumps, so each order is tested; how fast the device is only decides when (`npm run bench` has a slow one).
import type { Page } from '@playwright/test';
import { publicPages } from '#support/public-pages.ts';
import { expect, signIn, test } from '#support/site.ts';
import { noteShifts, orders, shiftsOf } from '#support/stillness.ts';

declare global {
  interface Window {
    pendingFrames?: Set<number>;
  }
}

/** The layout shift that a page may have, whether its typefaces or its modules come last. */
const limit = 0.01;

async function expectStillness(page: Page, address: string): Promise<void> {
  for (const last of orders) {
    const { sum, shifts } = await shiftsOf(page, address, last);
    expect(sum, `${address}, ${last} last: ${JSON.stringify(shifts)}`).toBeLessThan(limit);
  }
}

const ofGuests = [
  ...publicPages,
  '/sign-up',
  '/lessons/frontend/videos',
  '/settings',
  '/panel',
  '/search?searchItem=react',
  '/search',
];
const ofUsers = [
  '/',
  '/settings',
  '/user/student',
  '/lessons/frontend',
  '/lessons/frontend/videos',
  '/search?searchItem=react',
];

test.describe('@READ-7 nothing jumps, whatever comes last', () => {
  test.beforeEach(({ page }) => noteShifts(page));

  for (const address of ofGuests) {
    test(`@phone ${address}`, ({ page }) => expectStillness(page, address));
  }

  // A script adds its button. Only at this width: on a phone the typefaces move the lines above the heading.
  test('the card of a video that is in sight', ({ page }) =>
    expectStillness(page, '/blogs/blender-də-ilk-model-armudu-stəkan#s-sonra-hara'));

  test('@phone pages of a user', async ({ page }) => {
    await signIn(page, 'student');
    for (const address of ofUsers) await expectStillness(page, address);
  });
});

test('@READ-7 what stands first on the front page has its place before the rest has arrived', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const places = () =>
      page.locator('.hero').evaluate((hero) =>
        [...hero.querySelectorAll('h1, .lede'), hero.nextElementSibling].map((part) => {
          const { x, y, width } = part?.getBoundingClientRect() ?? new DOMRect();
          return [x, y, width];
        }),
      );
    const whole = await places();
    await page.locator('.hero .chart').evaluate((picture) => picture.remove());
    expect(await places(), `${width}`).toEqual(whole);
    await page.reload();
  }
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
