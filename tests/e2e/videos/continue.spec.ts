import { placesKey } from '#core/device/page-storage-keys.ts';
import { documentAt, registered } from '#support/accounts.ts';
import { enter, expect, signOut, stack, test } from '#support/site.ts';
import { firstOf, playFirst, rowOf, videosPage, viewer } from '#support/viewer.ts';
import { changeState, playing, playTo, stubYouTube } from '#support/youtube.ts';

const figure = 'Baxdığınız videolar: 1 / ';

test('@LEARN-3 home, profile, card and course go on where the reader stopped, from the device, with one figure', async ({
  page,
  context,
}) => {
  await stubYouTube(context, { duration: 1000 });
  const { person, group } = await viewer(3);
  await enter(page, person);
  await expect(page.getByRole('link', { name: 'Davam et' })).toHaveCount(0);
  // The first of the plan, although the section of the group stands above it.
  await page.goto(videosPage);
  await expect(page.getByRole('button', { name: 'Əvvəlki video' })).toBeDisabled();
  await expect(page.locator('.video[aria-current=true]')).toContainText('Layihə nədən başlayır');
  await page.goto(firstOf(group));
  await playFirst(page);
  await changeState(page, 'ended');
  await page.getByRole('button', { name: 'İndi başlat' }).click();
  await expect.poll(() => playing(page)).toMatchObject({ id: 'test-000002' });
  await playTo(page, 300);
  await changeState(page, 'paused');
  await expect(page.getByText(figure)).toBeVisible();
  const said = (await page.getByText(figure).allInnerTexts()).join().split('\n')[0] ?? '';
  expect(said).toMatch(/^Baxdığınız videolar: 1 \/ \d+ \(\d+%\)$/);
  // What keeps the place is loaded with the first second that was watched, beside the player.
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), placesKey(`uid-${person.username}`)))
    .toContain('"seconds":300');
  // The title of the video stands there before anything was read.
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(/:(runQuery|batchGet)/, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(videosPage);
  const now = page.locator('[data-now]');
  const firstTitle = () => now.evaluate((place) => getComputedStyle(place, '::before').content);
  await expect(now).toHaveAttribute('data-first', 'Video 2');
  await expect(now.locator('.now-waiting')).toBeHidden();
  expect(await firstTitle()).not.toBe('none');
  answer();
  await expect(now.getByRole('heading', { name: 'Video 2' })).toBeVisible();
  expect(await firstTitle()).toBe('none');
  await expect(rowOf(page, 'Video 2')).toContainText('5:00 anında qalmısınız');
  // What is said elsewhere comes from the device: no video, progress or count is asked for.
  const reads: string[] = [];
  page.on('request', (request) => {
    const asked = request.url() + (request.postData() ?? '');
    if (!asked.includes('/_astro/') && /progress|runAggregationQuery|"videos/.test(asked))
      reads.push(request.url());
  });
  await page.goto('/');
  const onward = page.getByRole('link', { name: 'Davam et' });
  await expect(onward).toHaveAttribute('href', `${videosPage}?v=${group}-2`);
  await expect(page.locator('[data-continue]')).toContainText(
    'Interior designer: Video 2, 5:00 anında qalmısınız',
  );
  const card = page.locator('.lesson').filter({ has: page.locator('a[href="/lessons/interior-designer"]') });
  await expect(card).toContainText(said);
  await expect(card.locator('.cloth')).toHaveCount(1);
  await page.goto('/lessons/interior-designer');
  await expect(page.locator('.course-head')).toContainText(said);
  await expect(page.locator('.course-head .cloth')).toHaveCount(1);
  expect(reads).toEqual([]);
  await page.goto(`/user/${person.username}`);
  const course = page.locator('.own-course', { hasText: said });
  await expect(course).toBeVisible();
  await expect(course.getByRole('link', { name: 'Davam et: Video 2' })).toHaveAttribute(
    'href',
    `${videosPage}?v=${group}-2`,
  );
  await page.getByRole('link', { name: 'Davam et: Video 2' }).first().click();
  await playFirst(page, '«Video 2»: 0:05:00 anından davam et');
  await expect.poll(() => playing(page)).toMatchObject({ id: 'test-000002', time: 300 });

  await signOut(page);
  await expect(page.getByRole('link', { name: 'Davam et' })).toHaveCount(0);
  expect(await documentAt(`users/uid-${person.username}/progress/interior-designer`)).toContain('300');
});

test('@LEARN-3 another device learns from the account which video it is; a free course that was begun is there', async ({
  page,
}) => {
  const person = await registered({ lessons: ['backend'] });
  const at = Date.now();
  await stack.write({
    [`users/uid-${person.username}/progress/frontend`]: {
      'video-frontend-01': { seconds: 600, done: true, at: at - 1 },
      'video-frontend-02': { seconds: 125, done: false, at },
    },
  });
  await enter(page, person, `/user/${person.username}`);
  const begun = page.locator('.own-course', { hasText: 'Pulsuz videolar' });
  await expect(begun).toContainText('Baxdığınız videolar: 1 / ');
  await expect(begun.getByRole('link', { name: /^Davam et: / })).toHaveAttribute(
    'href',
    '/lessons/frontend/videos?v=video-frontend-02',
  );
  await expect(begun).toContainText('2:05 anında qalmısınız');
  // The courses come before the facts about the person.
  const heads = page.getByRole('heading', { level: 2 });
  await expect(heads.nth(1)).toHaveText('Kurslarım');
});

test('@LEARN-3 a place just after the beginning is not said; total and remaining time need every duration', async ({
  page,
  context,
}) => {
  await stubYouTube(context, { duration: 3600 });
  const { person, group } = await viewer(2);
  await stack.write({
    [`users/uid-${person.username}/progress/interior-designer`]: {
      [`${group}-1`]: { seconds: 4, done: false, at: 5 },
      [`${group}-2`]: { seconds: 1800, done: false, at: 3 },
    },
  });
  await enter(page, person, videosPage);
  await expect(rowOf(page, 'Video 2')).toContainText('30:00 anında qalmısınız');
  await expect(rowOf(page, 'Video 1')).not.toContainText('qalmısınız');
  await expect(page.getByText(/Cəmi .*qalıb/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Müddətləri göstər' }).click();
  await expect(page.getByText(/Cəmi .*qalıb/)).toBeVisible();
});
