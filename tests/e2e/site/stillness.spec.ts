// Nothing on a page jumps while it comes, and a page on which nothing moves asks for no frame. The network's order decides
// what jumps, so each order is tested; how fast the device is only decides when (`npm run bench` has a slow one).
import type { Page } from '@playwright/test';
import { byKind, publicPages } from '#support/public-pages.ts';
import { guestReadsNothing } from '#support/read-budgets.ts';
import { expect, signIn, stack, test } from '#support/site.ts';
import { noteShifts, type Order, shiftsOf } from '#support/stillness.ts';

declare global {
  interface Window {
    pendingFrames?: Set<number>;
  }
}

/** The layout shift that a page may have, whether its typefaces or its modules come last. */
const limit = 0.01;

/** On a phone the other order. */
const lastOf = { desktop: 'modules', phone: 'typefaces' } satisfies Record<string, Order>;
const last = (): Order => (test.info().project.name === 'phone' ? lastOf.phone : lastOf.desktop);

async function expectStillness(page: Page, address: string, order = last()): Promise<void> {
  const { sum, shifts } = await shiftsOf(page, address, order);
  expect.soft(sum, `${address}, ${order} last: ${JSON.stringify(shifts)}`).toBeLessThan(limit);
}

/** Notes the frames that pages opened afterwards have asked for and not got. */
const noteFrames = (page: Page) =>
  page.addInitScript(() => {
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

/** Whoever asks for frames without end has always asked for the next one; an animation without end always runs. */
const expectNoFrames = (page: Page, address: string) =>
  expect
    .poll(
      () =>
        page.evaluate(() => ({
          asked: window.pendingFrames?.size,
          running: document.getAnimations().filter(({ playState }) => playState === 'running').length,
        })),
      address,
    )
    .toEqual({ asked: 0, running: 0 });

const motionless = ['/', '/blogs?page=1', '/blogs/git', '/lessons', '/code/html'];
const ofGuests = new Set([
  ...publicPages,
  ...motionless,
  ...guestReadsNothing,
  '/sign-up',
  '/lessons/frontend/videos',
  '/search',
]);
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

  for (const [name, addresses] of byKind(ofGuests)) {
    test(`@phone @SHELL-6 pages of a guest, which ask Firestore for nothing and for no frame: ${name}`, async ({
      page,
    }) => {
      await noteFrames(page);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes(stack.firestore)) asked.push(request.url());
      });
      for (const address of addresses) {
        asked.length = 0;
        await expectStillness(page, address);
        if (guestReadsNothing.includes(address)) expect.soft(asked, address).toEqual([]);
        if (motionless.includes(address)) await expectNoFrames(page, address);
      }
    });
  }

  // A script adds its button. Only at this width: on a phone the typefaces move the lines above the heading.
  test('the card of a video that is in sight', async ({ page }) => {
    const address = '/blogs/blender-də-ilk-model-armudu-stəkan#s-sonra-hara';
    for (const order of Object.values(lastOf)) await expectStillness(page, address, order);
  });

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
    const { whole, begun } = await page.locator('.hero').evaluate((hero) => {
      const places = () =>
        [...hero.querySelectorAll('h1, .lede'), hero.nextElementSibling].map((part) => {
          const { x, y, width } = part?.getBoundingClientRect() ?? new DOMRect();
          return [x, y, width];
        });
      const picture = hero.querySelector('.chart');
      const gap = new Comment();
      const whole = places();
      picture?.replaceWith(gap);
      const begun = places();
      if (picture) gap.replaceWith(picture);
      return { whole, begun: picture && begun };
    });
    expect(begun, `${width}`).toEqual(whole);
  }
});

test('@READ-7 what stands first on the front page has as many lines before its typefaces have come', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForFunction(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return ['Piazzolla', 'Commissioner'].every((name) => loaded.some(({ family }) => family.includes(name)));
  });
  for (const width of [320, 360, 390, 430, 600, 768, 1024, 1265, 1280, 1366, 1440, 1536, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { whole, begun } = await page.locator('.hero').evaluate((hero) => {
      const texts = [...hero.querySelectorAll<HTMLElement>('h1, .lede')];
      const heights = () => texts.map((text) => text.offsetHeight);
      const whole = heights();
      for (const text of texts)
        text.style.fontFamily = getComputedStyle(text).fontFamily.replace(/^[^,]*, /, '');
      const begun = heights();
      for (const text of texts) text.style.fontFamily = '';
      return { whole, begun };
    });
    expect(begun, `${width}`).toEqual(whole);
  }
});
