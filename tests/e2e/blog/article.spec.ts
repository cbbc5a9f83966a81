import { expect, test } from '#support/site.ts';
import { stubYouTube } from '#support/youtube.ts';

/** Its title was shortened later; its address stays. */
const long =
  '/blogs/javascript-də-asinxron-kod-callback-dən-promise-ə-oradan-async-await-ə-gedən-yol-tipik-səhvlər-və-onlardan-qaçmağın-sadə-qaydaları';

test.describe('an article', () => {
  test('@BLOG-5 @BLOG-6 @BLOG-8 the HTML has the title and the metadata for sharing; the page opens at its top, with five other posts in a random order', async ({
    page,
    request,
  }) => {
    await page.goto('/blogs/git');
    await expect(page).toHaveTitle('Git | Kodyol');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const html = await (await request.get('/blogs/git')).text();
    const meta = (name: string) =>
      new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1];
    expect(meta('title')).toBe('Git');
    expect(meta('url')).toBe(`${process.env.KODYOL_TEST_URL}/blogs/git`);
    expect(meta('image')).toBe(`${process.env.KODYOL_TEST_URL}/share/covers/git.png`);
    expect(html).toContain(`<link rel="canonical" href="${process.env.KODYOL_TEST_URL}/blogs/git">`);
    await expect(page.locator('.by')).not.toContainText('Qurucu, CEO');
    const others = async () => {
      const titles = await page.locator('.others .post:visible h3').allTextContents();
      expect(new Set(titles).size).toBe(5);
      expect(titles).toHaveLength(5);
      expect(titles).not.toContain('Git');
      return titles.join('|');
    };
    // Five can come in the same order again, once in 120 visits.
    const first = await others();
    await expect(async () => {
      await page.reload();
      expect(await others()).not.toBe(first);
    }).toPass();
  });

  test('@BLOG-10 a video of a built article is a link, and a player after a press; other articles lack its script', async ({
    page,
    context,
    request,
  }) => {
    const asked = await stubYouTube(context);
    const html = await (await request.get('/blogs/blender-də-ilk-model-armudu-stəkan')).text();
    const link = '<a href="https://www.youtube.com/watch?v=cmR9cfWJRUU">';
    expect(html).toContain(
      `<div class="video-card" data-played="https://www.youtube-nocookie.com/embed/cmR9cfWJRUU?autoplay=1">${link}`,
    );
    const scriptOf = /(?:src|import)[^>]{0,9}"[^"]*VideoCards[^"]*"/;
    expect(html).toMatch(scriptOf);
    expect(await (await request.get('/blogs/git')).text()).not.toMatch(scriptOf);
    await page.goto('/blogs/blender-də-ilk-model-armudu-stəkan');
    const play = page.getByRole('button', { name: 'Videonu oxut' });
    await expect(play).toBeVisible();
    expect(asked).toEqual([]);
    await play.click();
    await expect(page.frameLocator('.video-card iframe').getByText('video')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('@BLOG-6 shows picture, hashtags, date, text and author; the founder is marked', async ({ page }) => {
    await page.goto('/blogs/kiçik-biznesə-saytdan-nə-lazımdır');
    await expect(page.locator('main h1')).toHaveText('Kiçik biznesə saytdan nə lazımdır?');
    const head = page.locator('.article-head');
    await expect(head.locator('img')).toHaveJSProperty('complete', true);
    await expect(head.locator('.tag')).toHaveText(['biznes', 'veb-sayt', 'seo']);
    await expect(head.locator('time')).toHaveText('04.10.23');
    await expect(head.locator('time')).toHaveAttribute('title', '04.10.2023');
    await expect(head.locator('time')).toHaveAttribute('datetime', '2023-10-04T11:40:00.000Z');
    await expect(page.locator('.prose h2').first()).toBeVisible();
    await expect(page.locator('.by')).toContainText('Kamran Əsgərov');
    await expect(page.locator('.by')).toContainText('Qurucu, CEO');
    await expect(page.locator('.by img')).toHaveAttribute('alt', 'Kamran Əsgərov, müəllifin şəkli');
  });

  test('@BLOG-7 five networks get the public address, and each opens a window of the right size; if the window is blocked, the link opens normally', async ({
    page,
    context,
  }) => {
    await page.goto('/blogs/git');
    const links = page.locator('.share a');
    await expect(links).toHaveText(['Twitter', 'Facebook', 'Telegram', 'LinkedIn', 'WhatsApp']);
    await expect(page.locator('.share .label')).toHaveText('Paylaş:');
    for (const href of await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))) {
      expect(decodeURIComponent(href)).toContain(`${process.env.KODYOL_TEST_URL}/blogs/git`);
    }
    await page.evaluate(() => {
      window.open = (...asked) => {
        document.title = asked.join(' ');
        return window;
      };
    });
    await links.nth(0).click();
    await expect(page).toHaveTitle(/^https:\/\/twitter\.com\/intent.*popup,width=550,height=400$/);
    await links.nth(3).click();
    await expect(page).toHaveTitle(/^https:\/\/www\.linkedin\.com.*popup,width=750,height=600$/);

    await context.route('https://t.me/**', (route) => route.fulfill({ body: 'Telegram' }));
    await page.evaluate(() => {
      window.open = () => null;
    });
    const opened = context.waitForEvent('page');
    await page.locator('.share a').nth(2).click();
    expect((await opened).url()).toContain('t.me/share');
  });
});

test('@BLOG-4 @READ-3 an address stays when its title is shortened, and a title of 130 letters does not widen the page; the table of contents links to the sections and marks the current one, after scrolling, keys and links', async ({
  page,
}) => {
  await page.goto(long);
  const title = page.locator('main h1');
  await expect(title).toHaveText('JavaScript-də asinxron kod: callback-dən async/await-ə');
  await title.evaluate((h1, words) => {
    h1.textContent = words;
  }, 'Asinxron kod: callback-dən Promise-ə, oradan async/await-ə gedən yol, tipik səhvlər və onlardan qaçmağın sadə qaydaları, nümunələrlə');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const marked = () =>
    page.locator('.toc a[aria-current]').evaluateAll((links) => links.map((link) => link.textContent));
  const titles = await page.locator('.toc a').allTextContents();
  expect(titles.length).toBeGreaterThan(3);
  // The browser scrolls smoothly and ignores a key pressed before the scroll has ended.
  const scrolledBy = async (key: string) => {
    const ended = page.evaluate(
      () => new Promise<void>((done) => addEventListener('scrollend', () => done(), { once: true })),
    );
    await page.keyboard.press(key);
    await ended;
  };
  await scrolledBy('End');
  await expect.poll(marked).toEqual(titles.slice(-1));
  await scrolledBy('Home');
  // Not at once: what has come at the end moves the page, too, and that is over first.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(marked).toEqual([]);
  // Jumps over all sections to a position between two headings, and back.
  const between = (index: number) =>
    page.evaluate((at) => {
      const headings = document.querySelectorAll('.prose :is(h2, h3)[id]');
      scrollTo(0, (headings[at]?.getBoundingClientRect().top ?? 0) + scrollY - 100);
    }, index);
  await between(2);
  await expect.poll(marked).toEqual([titles[2]]);
  await between(0);
  await expect.poll(marked).toEqual([titles[0]]);
  await page.locator('.toc a').nth(1).click();
  await expect.poll(marked).toEqual([titles[1]]);
  await expect(page.locator('.prose :is(h2, h3)[id]').nth(1)).toBeInViewport();
  await between(2);
  await expect.poll(marked).toEqual([titles[2]]);
  await page.reload();
  await expect.poll(marked).toEqual([titles[2]]);
  // On a phone it is folded up.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(long);
  await expect.poll(marked).toEqual([]);
  await expect(page.locator('.toc a').first()).toBeHidden();
  await page.locator('.toc summary').click();
  await page.locator('.toc a').nth(1).click();
  await expect.poll(marked).toEqual([titles[1]]);
});
