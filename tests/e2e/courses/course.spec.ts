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
  test('@COURSE-1 every course has title, description, picture, programme and a link to its videos', async ({
    page,
  }) => {
    for (const [path, title] of Object.entries(courses)) {
      await page.goto(`/lessons/${path}`);
      await expect(page).toHaveTitle(`${title} | Kodyol`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('.course-head .lede')).not.toBeEmpty();
      await expect(page.getByRole('img', { name: `${title} kursunun emblemi` })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Pulsuz videolara bax' })).toHaveAttribute(
        'href',
        `/lessons/${path}/videos`,
      );
      expect(await page.locator('.can li').count()).toBeGreaterThan(3);
      const modules = page.locator('.programme > li');
      await expect(modules.first()).toContainText('Modul 1');
      for (const one of await modules.all())
        expect(await one.locator('.module-topics li').count()).toBeGreaterThan(1);
      const teachesCode = ['fullstack', 'frontend', 'backend'].includes(path);
      await expect(page.locator('.course-head').getByRole('link', { name: 'Kod öyrən' })).toHaveCount(
        teachesCode ? 1 : 0,
      );
    }
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

  test('@COURSE-1 Back leads to the previous page of this site', async ({ page }) => {
    await page.goto('/blogs?page=1');
    await page.evaluate(() => location.assign('/lessons/backend'));
    await expect(page).toHaveURL('/lessons/backend');
    await page.getByRole('link', { name: 'Geri' }).click();
    await expect(page).toHaveURL('/blogs?page=1');
  });

  test('@COURSE-1 Back leads to the lessons if the visitor came from another site', async ({ page }) => {
    await page.goto('/lessons/backend');
    await page.getByRole('link', { name: 'Geri' }).click();
    await expect(page).toHaveURL('/lessons');
  });

  test('@COURSE-1 shows five posts: first those that share a hashtag, then the latest', async ({ page }) => {
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
  });

  test('@phone @COURSE-1 the carousel of posts moves, and has step and pause buttons', async ({
    page,
    viewport,
  }) => {
    await page.clock.install();
    await page.goto('/lessons/frontend');
    const strip = await startedCarousel(page, 'posts');
    await expect.poll(async () => seen(strip)).toBe((viewport?.width ?? 0) < 640 ? 1 : 3);
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
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('@phone @READ-6 @COURSE-1 a course is readable, its carousel scrolls and Back is a link', async ({
    page,
  }) => {
    await page.goto('/lessons/frontend');
    await expect(page.locator('.strip-posts .post')).toHaveCount(5);
    await page.getByRole('link', { name: 'Geri' }).click();
    await expect(page).toHaveURL('/lessons');
  });
});
