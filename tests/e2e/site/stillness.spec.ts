// Nothing on a page jumps while it comes, and a page on which nothing moves asks for no frame. The network's order decides
// what jumps, so each order is tested; how fast the device is only decides when (`npm run bench` has a slow one).
import { registered } from '#support/accounts.ts';
import { accessiblePages } from '#support/public-pages.ts';
import { guestReadsNothing } from '#support/read-budgets.ts';
import { openSignedIn } from '#support/sign-in.ts';
import { expect, signIn, stack, test, testedPlace } from '#support/site.ts';
import { expectStillGuest, expectStillness } from '#support/still-pages.ts';
import { noteShifts, orders } from '#support/stillness.ts';

/** accessibility.spec.ts has those that it opens, in its own visits. */
const ofGuests = new Set([...guestReadsNothing, '/search']).difference(new Set(accessiblePages));
/** What a user with courses sees is visited below, with progress. */
const ofUsers = ['/settings', '/search?searchItem=react'];
test.describe('@READ-7 nothing jumps, whatever comes last', () => {
  test.beforeEach(({ page }) => noteShifts(page));

  test('@phone @SHELL-6 pages of a guest, which ask Firestore for nothing', async ({ page }) => {
    for (const address of ofGuests) await expectStillGuest(page, address);
  });

  // A script adds its button. Only at this width: on a phone the typefaces move the lines above the heading.
  test('the card of a video that is in sight', async ({ page }) => {
    const address = '/blogs/blender-də-ilk-model-armudu-stəkan#s-sonra-hara';
    for (const order of orders) await expectStillness(page, address, order);
  });

  test('@phone pages of a user', async ({ page }) => {
    await signIn(page, 'student');
    for (const address of ofUsers) await expectStillness(page, address);
  });

  test('@phone @LEARN-3 what the account knows of courses and this device does not', async ({ page }) => {
    const person = await registered({ lessons: ['frontend'] });
    const at = Date.now();
    await stack.write({
      [`users/uid-${person.username}/progress/frontend`]: {
        'video-frontend-01': { seconds: 600, done: true, at: at - 1 },
        'video-frontend-02': { seconds: 125, done: false, at },
      },
    });
    await openSignedIn(page, testedPlace(), person, '/contact');
    await expectStillness(page, `/user/${person.username}`);
    await expect(page.getByRole('link', { name: /^Davam et: / }).first()).toBeVisible();
    for (const address of ['/', '/lessons/frontend', '/lessons/frontend/videos'])
      await expectStillness(page, address);
  });
});

test('@READ-7 what stands first on the front page has its place before the rest has arrived, and as many lines before its typefaces', async ({
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
