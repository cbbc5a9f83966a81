import type { Page } from '@playwright/test';
import { expectAccessible } from '#support/axe.ts';
import { enter, expect, stack, test } from '#support/site.ts';
import { video } from '#support/videos.ts';
import { firstOf, playFirst, rowOf, viewer } from '#support/viewer.ts';
import { playing, playTo, stubYouTube } from '#support/youtube.ts';

const clock = (seconds: number) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;

/** Forty lines, one every ten seconds. */
const webVtt = [
  'WEBVTT',
  ...Array.from(
    { length: 40 },
    (_, n) =>
      `${clock(n * 10)} --> ${clock(n * 10 + 9)}\n${n === 30 ? 'Şəkil belə çəkilir.' : `Sətir ${n}.`}`,
  ),
].join('\n\n');

/** A viewer of two videos, the first of which has a transcript. */
async function reader(text: string) {
  const found = await viewer(2);
  const id = `${found.group}-1`;
  await stack.write({
    [`videos/${id}`]: video(1, { group: found.group, transcript: 'seed' }),
    [`transcripts/${id}`]: { text },
  });
  return { ...found, id };
}

const panel = (page: Page) => page.locator('section.transcript');
const lines = (page: Page) => panel(page).getByRole('listitem');
const spoken = (page: Page) => panel(page).locator('[aria-current]');
const open = (page: Page) => page.getByRole('button', { name: 'Mətn', exact: true }).click();

test('@LEARN-6 the transcript is read when it is opened; the spoken line is marked, a press goes there, words are found', async ({
  page,
  context,
}) => {
  await stubYouTube(context, { duration: 1000 });
  const { person, group } = await reader(webVtt);
  const asked: string[] = [];
  let isBroken = true;
  await page.route(/:batchGet/, (route) => {
    if (!route.request().postData()?.includes('/transcripts/')) return route.fallback();
    asked.push(route.request().url());
    return isBroken ? route.abort() : route.fallback();
  });
  await enter(page, person, firstOf(group));
  await expect(page.getByRole('button', { name: 'Mətn', exact: true })).toBeVisible();
  expect(asked, 'nothing is read before it is opened').toEqual([]);

  await open(page);
  await expect(panel(page).getByRole('heading')).toBeFocused();
  await expect(panel(page).getByRole('alert')).toBeVisible();
  isBroken = false;
  await panel(page).getByRole('button', { name: 'Yenidən cəhd et' }).click();
  await expect(lines(page)).toHaveCount(40);
  await expect(spoken(page)).toHaveCount(0);

  // A press plays the video from there; the mark follows the player, and the list the mark.
  await lines(page).nth(2).getByRole('button').click();
  await expect(page.locator('.player .play')).toHaveCount(0);
  await expect.poll(() => playing(page)).toMatchObject({ time: 20, isPlaying: true });
  await expect(spoken(page)).toContainText('Sətir 2.');
  await playTo(page, 259);
  await expect(spoken(page)).toContainText('Sətir 25.');
  await expect(spoken(page)).toBeInViewport();
  await expectAccessible(page);

  // The reader scrolls: the list stays there until it is told to follow again.
  await panel(page).locator('ol').hover();
  await page.mouse.wheel(0, -4000);
  await expect(lines(page).first()).toBeInViewport();
  await playTo(page, 380);
  await expect(spoken(page)).toContainText('Sətir 38.');
  await expect(lines(page).first()).toBeInViewport();
  await panel(page).getByRole('button', { name: 'Danışılan yerə qayıt' }).click();
  await expect(spoken(page)).toBeInViewport();

  // Loose letters; the keyboard goes from line to line and presses.
  const field = panel(page).getByRole('searchbox', { name: 'Mətndə axtar' });
  await field.fill('sekil');
  await expect(panel(page).getByRole('status')).toHaveText('1 yerdə tapıldı.');
  await expect(lines(page)).toHaveCount(1);
  await expect(panel(page).locator('mark')).toHaveText(['Şəkil']);
  await lines(page).getByRole('button').press('Enter');
  await expect.poll(() => playing(page)).toMatchObject({ time: 300 });
  await field.fill('yoxdur');
  await expect(panel(page).getByRole('status')).toHaveText('Mətndə belə söz yoxdur.');
  await field.fill('');
  await expect(lines(page)).toHaveCount(40);
  await lines(page).nth(30).getByRole('button').press('ArrowDown');
  await expect(lines(page).nth(31).getByRole('button')).toBeFocused();

  // The next video has no transcript, and coming back reads nothing again.
  await rowOf(page, 'Video 2').click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mətn', exact: true })).toHaveCount(0);
  await rowOf(page, 'Video 1').click();
  await expect(lines(page)).toHaveCount(40);
  await expect(page.locator('section.player')).toBeFocused();
  expect(asked).toHaveLength(2);
  await panel(page).getByRole('button', { name: 'Mətni bağla' }).click();
  await expect(page.getByRole('button', { name: 'Mətn', exact: true })).toBeFocused();
});

test('@LEARN-6 text without times is read and searched; in the wide view it stands below the player', async ({
  page,
  context,
  isMobile,
}) => {
  await stubYouTube(context);
  const { person, group } = await reader('Birinci abzas.\n\nİkinci abzas.');
  await enter(page, person, firstOf(group));
  await playFirst(page);
  await open(page);
  await expect(lines(page)).toHaveText(['Birinci abzas.', 'İkinci abzas.']);
  await expect(lines(page).getByRole('button')).toHaveCount(0);
  const isBelow = async () => {
    const player = await page.locator('section.player').boundingBox();
    const text = await panel(page).boundingBox();
    return (text?.y ?? 0) >= (player?.y ?? 0) + (player?.height ?? 0);
  };
  expect(await isBelow()).toBe(isMobile);
  await panel(page).getByRole('searchbox').fill('ikinci');
  if (!isMobile) {
    await page.getByRole('button', { name: 'Geniş görünüş' }).click();
    await expect.poll(isBelow).toBe(true);
    await page.getByRole('button', { name: 'Geniş görünüş' }).click();
  }
  await expect(lines(page)).toHaveText(['İkinci abzas.']);
  await expectAccessible(page);
});
