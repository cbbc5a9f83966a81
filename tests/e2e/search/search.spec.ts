import type { Page } from '@playwright/test';
import { registered } from '#support/accounts.ts';
import { loadedLibraries } from '#support/scripts.ts';
import { enter, expect, signIn, signOut, stack, test } from '#support/site.ts';
import { video as aVideo } from '#support/videos.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const titles = (page: Page, name: string) => section(page, name).locator('h3');
/** Waits until the search has finished. */
const done = (page: Page) => expect(page.locator('[data-found]')).toHaveText(/(tapıl(?:ma)?dı|yoxdur)\.$/);

async function find(page: Page, term: string): Promise<void> {
  await page.goto(`/search?searchItem=${encodeURIComponent(term)}`);
  await done(page);
}

test.describe('a guest', () => {
  test('@SEARCH-1 @SEARCH-2 @SEARCH-3 finds posts and snippets; the term is the title and stays in the fields', async ({
    page,
  }) => {
    const libraries = loadedLibraries(page);
    await find(page, 'css');
    await expect(page).toHaveTitle('css');
    await expect(page.locator('h1')).toHaveText('«css» üzrə nəticələr');
    await expect(page.getByRole('searchbox')).toHaveCount(2);
    for (const field of await page.getByRole('searchbox').all()) await expect(field).toHaveValue('css');

    // A title with the word stands before what is tagged with it; each newest first.
    await expect(titles(page, 'Yazılar').first()).toHaveText('Grid? Flexbox? CSS düzümündə düzgün seçim');
    await expect(titles(page, 'Yazılar').nth(1)).toHaveText(
      'Nar rəngi #9E1B32: dizayn sistemi bir rəngdən başlayır',
    );
    await expect(titles(page, 'Yazılar').first().locator('mark')).toHaveText(['CSS']);
    await expect(titles(page, 'Yazılar').first().getByRole('link')).toHaveAttribute(
      'href',
      `/blogs/${encodeURIComponent('grid-flexbox-css-düzümündə-düzgün-seçim')}`,
    );
    // An exercise whose title has the word, then what is tagged with it.
    await expect(titles(page, 'Kod və tapşırıqlar').first().getByRole('link')).toHaveAttribute(
      'href',
      /^\/lessons\/frontend\/exercises\//,
    );

    // A guest receives no video titles.
    const videos = section(page, 'Pulsuz videolar');
    await expect(
      videos.getByText(
        'Pulsuz videoları izləmək üçün giriş etməlisiniz. Profiliniz yoxdursa qeydiyyatdan keçə bilərsiniz.',
      ),
    ).toBeVisible();
    await expect(videos.getByRole('link')).toHaveText(['Giriş', 'Qeydiyyat']);
    await expect(videos.getByRole('link', { name: 'Giriş' })).toHaveAttribute(
      'href',
      '/sign-in?from=%2Fsearch%3FsearchItem%3Dcss',
    );
    await expect(videos.getByRole('listitem')).toHaveCount(0);
    await expect(section(page, 'Kurslarınızda')).toBeHidden();
    expect(libraries()).toEqual([]);
  });

  test('@SEARCH-1 @SEARCH-4 a hashtag of a hit is searched; a hit in a body has an excerpt; a term is shown as text', async ({
    page,
  }) => {
    // What matches: src/core/search/search-match.test.ts.
    await find(page, 'express js');
    await section(page, 'Yazılar').getByRole('link', { name: 'backend' }).first().click();
    await expect(page).toHaveURL('/search?searchItem=backend');
    await done(page);
    await expect(page).toHaveTitle('backend');
    // Only the body has the word, with other letters and a suffix.
    await find(page, 'sexsi melumat');
    const hit = section(page, 'Yazılar').getByRole('listitem').first();
    await expect(hit.locator('.excerpt')).toContainText('Mətndə:');
    await expect(hit.locator('.excerpt mark').first()).toHaveText(/^(şəxsi( məlumat)?|məlumat)$/i);
    const term = '<img src=x onerror=alert(1)> "\' & %';
    await find(page, term);
    await expect(page).toHaveTitle(term);
    await expect(page.locator('h1')).toHaveText(`«${term}» üzrə nəticələr`);
    await expect(page.locator('main img')).toHaveCount(0);
    await find(page, 'ö'.repeat(500));
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('@SEARCH-3 @SEARCH-5 without hits: one message, then what could have been meant, hashtags and new posts, then the videos', async ({
    page,
  }) => {
    await find(page, 'elcetenlik');
    await expect(page.locator('[data-found]')).toHaveText('Axtarışınıza uyğun blog tapılmadı.');
    const instead = section(page, 'Bunlara da baxın');
    await expect(instead.getByRole('heading', { level: 3 })).toHaveCount(5);
    // From top to bottom, and nothing else in between.
    await expect(page.locator('main h1:visible, main h2:visible')).toHaveText([
      '«elcetenlik» üzrə nəticələr',
      'Yeni yazılar',
      'Pulsuz videolar',
    ]);
    await page.getByText('Bəlkə bunu axtarırsınız:').getByRole('link', { name: 'əlçatanlıq' }).click();
    await expect(page).toHaveURL(`/search?searchItem=${encodeURIComponent('əlçatanlıq')}`);
    await done(page);
    await expect(titles(page, 'Yazılar').first()).toHaveText(/^Əlçatanlıq/);
    await expect(page.getByText('Bəlkə bunu axtarırsınız:')).toBeHidden();
    // Nearer, it is found at once, and called a guess (SEARCH-5).
    await find(page, 'elcatenliq');
    await expect(titles(page, 'Yazılar').first().locator('mark')).toHaveText(['Əlçatanlıq']);
    await expect(page.locator('[data-found]')).toHaveText('Dəqiq nəticə yoxdur.');
    await expect(
      page.getByText('Bəlkə bunu axtarırsınız:').getByRole('link', { name: 'əlçatanlıq' }),
    ).toHaveAttribute('href', `/search?searchItem=${encodeURIComponent('əlçatanlıq')}`);
    await find(page, 'qırxayaq');
    await expect(page.getByText('Bəlkə bunu axtarırsınız:')).toBeHidden();
    await instead.getByRole('navigation', { name: 'Təklif olunan heşteqlər' }).getByText('figma').click();
    await expect(page).toHaveURL('/search?searchItem=figma');
  });

  test('@SEARCH-4 more hits are appended without moving the others; arrow keys move through them', async ({
    page,
  }) => {
    await find(page, 'və');
    const hits = section(page, 'Yazılar').getByRole('listitem');
    await expect(hits).toHaveCount(10);
    await section(page, 'Yazılar').getByRole('button', { name: 'Daha çox göstər' }).click();
    await expect(hits.nth(10).locator('h3 a')).toBeFocused();
    const links = page.locator('.hits h3 a');
    await page.locator('main').getByRole('searchbox').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('main').getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const address = await links.first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address ?? '');
  });
});

test('@SEARCH-1 without a term a message stands there, and the home page opens after five seconds, unless the reader stays or types', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/search?searchItem=%20%20');
  await expect(page.locator('h1')).toHaveText('Axtarışınız tapılmadı...');
  await expect(page.getByText('5 saniyədən sonra ana səhifə açılacaq.')).toBeVisible();
  const opened = await page.evaluate(() => Date.now() - performance.now());
  await page.clock.pauseAt(opened + 4500);
  await expect(page).toHaveURL('/search?searchItem=%20%20');
  // The five seconds begin with the module, which has come by now.
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/');

  await page.clock.resume();
  await page.goto('/search');
  await expect(page.locator('h1')).toHaveText('Axtarışınız tapılmadı...');
  await page.getByRole('button', { name: 'Bu səhifədə qal' }).click();
  await expect(page.getByText('Yönləndirmə dayandırıldı.')).toBeVisible();
  await expect(titles(page, 'Bunlara da baxın')).toHaveCount(5);
  await page.reload();
  await page.locator('main').getByRole('searchbox').fill('c');
  await expect(page.getByText('Yönləndirmə dayandırıldı.')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL('/search');
});

test.describe('a registered user', () => {
  test('@SEARCH-1 @SEARCH-2 @SEARCH-3 @VIDEO-13 finds free videos and none of a course; their index is read once per session and removed with it', async ({
    page,
  }) => {
    // Adds a second shard; a shard holds 800 videos.
    const video = { title: 'İkinci rəfdə', hashtags: ['turbocad'] };
    await stack.write({ 'videoIndex/free-1': { videos: { 'video-shelf': video }, last: 'video-shelf' } });
    // Planned, so in no shard: the hour of one has come.
    const planned = (title: string, ms: number) =>
      aVideo(1, {
        title,
        demo: 'true',
        planned: true,
        hashtags: ['turbocad'],
        time: new Date(Date.now() + ms),
      });
    await stack.write({
      'videos/video-planned-come': planned('Saatı çatmış dərs', -60_000),
      'videos/video-planned-later': planned('Saatı çatmamış dərs', 86_400_000),
    });
    const reads: string[] = [];
    page.on('request', (request) => {
      const body = request.postData() ?? '';
      if (request.url().includes('batchGet') && body.includes('videoIndex')) reads.push(body);
    });
    await enter(page, await registered(), '/search?searchItem=css');
    await done(page);
    await expect(page.locator('[data-found]')).toHaveText(/^4 video, /);
    // Only free videos that match by hashtag or title; a group video is no hit even if its title matches.
    await expect(titles(page, 'Pulsuz videolar')).toHaveText([
      'CSS-ə giriş: seçicilər, rəng və boşluq',
      'HTML və CSS ilə ilk səhifəmiz',
      'Flexbox ilə düzüm',
      'Fullstack proqramçı nə iş görür?',
    ]);
    await expect(titles(page, 'Pulsuz videolar').first().getByRole('link')).toHaveAttribute(
      'href',
      '/lessons/frontend/videos#video-frontend-02',
    );
    // Two shards that exist and two that do not.
    expect(reads.length).toBe(4);
    await find(page, 'saatı çat');
    await expect(titles(page, 'Pulsuz videolar')).toHaveText(['Saatı çatmış dərs']);
    await find(page, 'ikinci ref');
    await expect(titles(page, 'Pulsuz videolar').getByRole('link')).toHaveAttribute('href', '/lessons');
    await find(page, 'qırxayaq');
    await expect(page.locator('[data-found]')).toHaveText(
      'Axtarışınıza uyğun video tapılmadı. Axtarışınıza uyğun blog tapılmadı.',
    );
    await expect(section(page, 'Pulsuz videolar')).toBeHidden();
    // A video of a course that is not the user's.
    await find(page, 'css grid');
    await expect(section(page, 'Pulsuz videolar')).toContainText('video tapılmadı');
    await expect(section(page, 'Kurslarınızda')).toBeHidden();
    expect(reads.length).toBe(4);

    await page.keyboard.press('Control+b');
    await page.getByRole('dialog').getByRole('searchbox').fill('flexbox ilə');
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toHaveText('Flexbox ilə düzümVideo');
    await page.keyboard.press('Escape');
    await signOut(page);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Flexbox');
  });

  test('@SEARCH-1 @SEARCH-3 @SHELL-14 a student finds the videos of the own course by words of their titles; failed reads are reported, and a retry works', async ({
    page,
  }) => {
    const own = section(page, 'Kurslarınızda');
    await signIn(page, 'student');
    await page.route(/batchGet/, async (route) => {
      const isIndex = route.request().postData()?.includes('videoIndex');
      if (isIndex) await route.abort();
      else await route.continue();
    });
    const logged = page.waitForEvent('console', (message) => message.text().includes('firestore/'));
    await page.goto('/search?searchItem=css');
    await logged;
    const videos = section(page, 'Pulsuz videolar');
    const failed = videos.getByText('Axtarış alınmadı.');
    await expect(failed).toBeVisible();
    await expect(page.getByRole('region', { name: 'Bildirişlər' })).toContainText(
      'Verilənlər bazası cavab vermir.',
    );
    await expect(titles(page, 'Yazılar').first()).toBeVisible();
    await page.unroute(/batchGet/);
    await videos.getByRole('button', { name: 'Yenidən cəhd et' }).click();
    await expect(titles(page, 'Pulsuz videolar')).toHaveCount(4);
    await expect(failed).toBeHidden();

    const asked: string[] = [];
    let isBroken = true;
    await page.route(/:runQuery/, async (route) => {
      asked.push(route.request().postData() ?? '');
      if (isBroken) await route.abort();
      else await route.continue();
    });
    await page.goto('/search?searchItem=sehife%20CSS%20Gri');
    await expect(own.getByText('Axtarış alınmadı.')).toBeVisible();
    isBroken = false;
    await own.getByRole('button', { name: 'Yenidən cəhd et' }).click();
    await expect(titles(page, 'Kurslarınızda')).toHaveText(['CSS Grid ilə səhifə qururuq']);
    await expect(own.getByText('Axtarış alınmadı.')).toBeHidden();
    await expect(own).toContainText('1 nəticə');
    await expect(page.locator('[data-found]')).toHaveText(/^1 video, /);
    // One group, and the longest word.
    expect(asked).toHaveLength(2);
    expect(asked[1]).toContain('"sehife"');
    await own.getByRole('link', { name: 'CSS Grid ilə səhifə qururuq' }).click();
    await expect(page).toHaveURL(/\/lessons\/frontend\/videos\?v=video-frontend-04$/);
    await expect(
      page.locator('main').getByRole('heading', { name: 'CSS Grid ilə səhifə qururuq' }),
    ).toBeVisible();
    // A video of another course.
    await find(page, 'figma-da komponent');
    await expect(own).toBeHidden();
  });
});
