import { expectAccessible } from '#support/axe.ts';
import { leading, seen, startedCarousel } from '#support/carousel.ts';
import { expect, test } from '#support/site.ts';

const courses = {
  fullstack: 'Fullstack proqramlaşdırma',
  frontend: 'Frontend proqramlaşdırma',
  backend: 'Backend proqramlaşdırma',
  'ui-designer': 'UI/UX dizayn',
  'interior-designer': 'İnteryer dizaynı',
  '3d-modelling': '3D modelləşdirmə',
};

test.describe('a course', () => {
  test('@PAY-1 the price before is struck through and said to screen readers as such; a course without a price has none', async ({
    page,
  }) => {
    await page.goto('/lessons/frontend');
    const buy = page.getByRole('region', { name: 'Kursa yazılın' });
    await expect(buy.locator('.price')).toMatchAriaSnapshot(`
      - paragraph: "Qiymət: 149 ₼ Əvvəlki qiymət: 189 ₼"
      - paragraph: "3 aya ödəmək olar: ilk ay 49,68 ₼, sonra ayda 49,66 ₼"
    `);
    await expect(buy.locator('s')).toHaveCSS('text-decoration-line', 'line-through');
    await page.goto('/lessons/backend');
    await expect(buy.getByRole('button', { name: 'Dərsi al' })).toBeVisible();
    await expect(page.locator('.price')).toHaveCount(0);
  });

  test('@PAY-1 price and the way to enrol stand in the first screen of a phone, before the long description', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [path, title] of Object.entries(courses)) {
      await page.goto(`/lessons/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('link', { name: 'Kursa yazılın' })).toBeInViewport({ ratio: 1 });
    }
    await page.goto('/lessons/frontend');
    await expect(page.locator('.course-head .price')).toContainText('149 ₼');
    await expect(page.locator('.course-head .price')).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: 'Kursa yazılın' }).click();
    await expect(page.getByRole('heading', { name: 'Kursa yazılın' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Dərsi al' })).toBeInViewport();
  });

  test('@COURSE-1 every course has title, description, picture, programme, a link to its videos, and five posts: first those that share a hashtag', async ({
    page,
  }) => {
    await page.goto('/lessons/interior-designer');
    const tags = await page
      .locator('.strip-posts .post')
      .evaluateAll((posts) =>
        posts.map((post) => [...post.querySelectorAll('.tag')].map((tag) => tag.textContent)),
      );
    expect(tags).toHaveLength(5);
    const shared = tags.map((some) =>
      some.some((tag) =>
        ['interior-designer', 'autodesk', 'turbocad', 'interyer', 'dizayn'].includes(tag ?? ''),
      ),
    );
    expect(shared[0]).toBe(true);
    expect(shared).toEqual([...shared].sort((a, b) => Number(b) - Number(a)));

    // The others are the same page with other words, so they are only read.
    const found = await page.evaluate(
      (paths) =>
        Promise.all(
          paths.map(async (path) => {
            const html = await (await fetch(`/lessons/${path}`)).text();
            const course = new DOMParser().parseFromString(html, 'text/html');
            const count = (selector: string) => course.querySelectorAll(selector).length;
            const text = (selector: string) => course.querySelector(selector)?.textContent?.trim() ?? '';
            const title = text('h1');
            return {
              path,
              title,
              isNamed: course.title === `${title} | Kodyol`,
              isDescribed: text('.course-head .lede') !== '',
              emblems: count(`.course-head [aria-label="${title} kursunun emblemi"]`),
              videos: count(`main a[href="/lessons/${path}/videos"]`),
              hasSkills: count('.course-columns .diamonds li') > 3,
              isFirst: text('.programme > li').includes('Modul 1'),
              shortModules: [...course.querySelectorAll('.programme > li')].filter(
                (one) => one.querySelectorAll('.module-topics li').length < 2,
              ).length,
              code: count('.course-head a[href="/code/html"]'),
            };
          }),
        ),
      Object.keys(courses),
    );
    expect(found).toEqual(
      Object.entries(courses).map(([path, title]) => ({
        path,
        title,
        isNamed: true,
        isDescribed: true,
        emblems: 1,
        videos: expect.any(Number),
        hasSkills: true,
        isFirst: true,
        shortModules: 0,
        code: ['fullstack', 'frontend', 'backend'].includes(path) ? 1 : 0,
      })),
    );
    for (const { path, videos } of found) expect(videos, path).toBeGreaterThan(0);
    await expect(page.getByRole('link', { name: 'Pulsuz videolara bax' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'İnteryer dizaynı kursunun emblemi' })).toBeVisible();
  });

  test('@COURSE-1 no word of the title is broken beside the picture, at any width', async ({ page }) => {
    await page.goto('/lessons/frontend');
    const title = page.getByRole('heading', { level: 1 });
    for (const width of [320, 390, 768, 900, 1024, 1152, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await title.evaluate(({ firstChild }) => {
        const text = firstChild?.textContent ?? '';
        return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
          const range = document.createRange();
          if (firstChild) range.setStart(firstChild, index);
          if (firstChild) range.setEnd(firstChild, index + word.length);
          return { word, lines: range.getClientRects().length };
        });
      });
      expect(lines, `${width} px`).toEqual([
        { word: 'Frontend', lines: 1 },
        { word: 'proqramlaşdırma', lines: 1 },
      ]);
    }
  });

  test('@COURSE-1 Back leads to the previous page of this site, or to the lessons if the visitor came from another', async ({
    page,
  }) => {
    await page.goto('/lessons/backend');
    await page.getByRole('link', { name: 'Geri' }).click();
    await expect(page).toHaveURL('/lessons');
    await page.goto('/blogs?page=1');
    await page.evaluate(() => location.assign('/lessons/backend'));
    await expect(page).toHaveURL('/lessons/backend');
    await page.getByRole('link', { name: 'Kursa yazılın' }).click();
    await expect(page).toHaveURL(/#buy-title$/);
    await page.getByRole('link', { name: 'Geri' }).click();
    await expect(page).toHaveURL('/blogs?page=1');
    // Nothing of this site lies behind a new tab.
    await page.goto('/lessons');
    const tab = page.waitForEvent('popup');
    await page.evaluate(() => open('/lessons/backend'));
    const opened = await tab;
    await opened.getByRole('link', { name: 'Kursa yazılın' }).click();
    await opened.getByRole('link', { name: 'Geri' }).click();
    await expect(opened).toHaveURL('/lessons');
  });

  test('@COURSE-1 @READ-7 the carousel of posts shows three, on a phone one, moves, and has step and pause buttons', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/lessons/frontend');
    const strip = await startedCarousel(page, 'posts');
    await expect.poll(async () => seen(strip)).toBe(3);
    const title = leading(strip).locator('h3');
    const first = await title.textContent();
    await page.clock.runFor(3100);
    await expect(title).not.toHaveText(first ?? '');
    await strip.getByRole('button', { name: 'Karuseli dayandır' }).click();
    await strip.getByRole('button', { name: 'Əvvəlki slayd' }).click();
    await expect(title).toHaveText(first ?? '');
    await expect(strip.getByRole('button', { name: 'Əvvəlki slayd' })).toBeDisabled();
    await page.clock.runFor(20_000);
    await expect(title).toHaveText(first ?? '');
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => seen(strip)).toBe(1);
  });
});
