import { leading, seen, startedCarousel } from '#support/carousel.ts';
import { expect, test } from '#support/site.ts';

const titles = [
  'Fullstack proqramlaşdırma',
  'Frontend proqramlaşdırma',
  'Backend proqramlaşdırma',
  'UI/UX dizayn',
  'İnteryer dizaynı',
  '3D modelləşdirmə',
];

test.describe('on a desktop', () => {
  test('@LESSON-1 @LESSON-2 @LESSON-3 @SHELL-5 six courses in a grid without the carousel script; a narrow window gets the carousel, a wide one the grid again', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
    await page.goto('/lessons', { waitUntil: 'networkidle' });
    await expect(page).toHaveTitle('Dərslər | Kodyol');
    await expect(page.locator('.lesson h2')).toHaveText(titles);
    for (const card of await page.locator('.lesson').all()) await expect(card).toBeInViewport({ ratio: 0.2 });
    await expect(page.getByRole('link', { name: 'Daha çox göstər' })).toHaveCount(0);
    await expect(page.locator('[data-controls]')).toBeHidden();
    expect(scripts.filter((url) => /carousel\.[^/]+\.js$/.test(url))).toEqual([]);

    // Only frontend, backend and fullstack have the learn-code link.
    const links = page.locator('.lesson .meta a');
    await expect(links).toHaveText(['Kod yazmağı öyrən', 'Kod yazmağı öyrən', 'Kod yazmağı öyrən']);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/code/html');
    await expect(page.locator('.lesson:has(.meta a) h2')).toHaveText(titles.slice(0, 3));

    await page.setViewportSize({ width: 390, height: 844 });
    const lessons = await startedCarousel(page, 'lessons');
    await expect.poll(async () => seen(lessons)).toBe(1);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(lessons.locator('.lesson:visible')).toHaveCount(6);
    await expect(lessons.locator('[inert]')).toHaveCount(0);
    await expect(lessons.locator('[data-viewport]')).not.toHaveClass(/swiper-initialized/);

    const card = page.locator('.lesson').first();
    await expect(card.locator('p').first()).toContainText('Saytı ilk düymədən');
    await expect(card.locator('svg.emblem')).toBeVisible();
    await card.click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL('/lessons/fullstack');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('@LESSON-2 @HOME-5 shows one slide with gaps of 50 px, which does not move with reduced motion; it can be swiped, arrows stop at the ends and hidden slides are inert', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/lessons');
    const lessons = await startedCarousel(page, 'lessons');
    const previous = lessons.getByRole('button', { name: 'Əvvəlki kurs' });
    const next = lessons.getByRole('button', { name: 'Növbəti kurs' });
    await expect.poll(async () => seen(lessons)).toBe(1);
    const [first, second] = await lessons
      .locator('.slide')
      .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().toJSON()));
    expect(Math.round(second.left - first.right)).toBe(50);
    await expect(previous).toBeDisabled();
    await expect(lessons.locator('[data-position]')).toHaveText('1 / 6');
    await page.clock.runFor(20_000);
    await expect(leading(lessons).locator('h2')).toHaveText(titles[0] ?? '');
    await expect(lessons.getByRole('button', { name: 'Karuseli davam etdir' })).toBeVisible();

    const box = await lessons.locator('[data-viewport]').boundingBox();
    if (!box) throw new Error('no carousel');
    const y = box.y + 60;
    await page.mouse.move(box.x + 300, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, y, { steps: 8 });
    await page.mouse.up();
    await expect(leading(lessons).locator('h2')).toHaveText(titles[1] ?? '');
    await previous.click();
    await expect(leading(lessons).locator('h2')).toHaveText(titles[0] ?? '');

    for (const [index, title] of titles.slice(1).entries()) {
      await next.click();
      await expect(leading(lessons).locator('h2')).toHaveText(title);
      await expect(lessons.locator('[data-position]')).toHaveText(`${index + 2} / 6`);
      await expect(lessons.locator('.slide:not([inert])')).toHaveCount(1);
    }
    await expect(next).toBeDisabled();
    await previous.click();
    await expect(next).toBeEnabled();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('@READ-6 @LESSON-2 a phone scrolls the list and snaps', async ({ page }) => {
    await page.goto('/lessons');
    await expect(page.locator('[data-controls]')).toBeHidden();
    await expect(page.locator('[data-viewport]')).toHaveCSS('scroll-snap-type', 'x mandatory');
    await page.locator('.lesson').last().scrollIntoViewIfNeeded();
    await page.locator('.lesson h2 a').last().click();
    await expect(page.locator('h1')).toHaveText('3D modelləşdirmə');
  });
});
