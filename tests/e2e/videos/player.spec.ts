import type { Page } from '@playwright/test';
import { documentAt, type Person } from '#support/accounts.ts';
import { enter, expect, signOut, stack, test } from '#support/site.ts';
import { videosPage as lesson, openViewer, viewer as reader, rowOf as row } from '#support/viewer.ts';
import { answer, changeState, playing, playTo, stubYouTube } from '#support/youtube.ts';

const current = (page: Page) => page.locator('.video[aria-current=true]');
const playButton = (page: Page) => page.locator('.player .play');
const open = (page: Page) => expect(page.locator('.player .play')).toHaveCount(0);

const progressOf = (person: Person) => documentAt(`users/uid-${person.username}/progress/interior-designer`);

test('@VIDEO-3 @READ-7 loads nothing from YouTube before play; then one player with durations, Next, speed and keys', async ({
  page,
}) => {
  const { asked, group } = await openViewer(page, 3, {
    duration: { 'test-000001': 932, 'test-000002': 3725 },
  });
  await expect(current(page)).toContainText('Video 1');
  await expect(row(page, 'Video 1').locator('.len')).toHaveCount(0);
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: '«Video 1»: videonu oxut' }).click();
  await open(page);
  await expect(row(page, 'Video 1').locator('.len')).toHaveText('0:15:32');
  await expect(current(page)).toContainText('İndi oxudulur');
  expect(
    asked.filter(
      (url) => !/^https:\/\/(www\.youtube\.com\/iframe_api|www\.youtube-nocookie\.com\/embed\/)/.test(url),
    ),
  ).toEqual([]);

  await page.getByRole('combobox', { name: 'Sürət' }).selectOption('1.5');
  expect(await playing(page)).toMatchObject({ id: 'test-000001', isPlaying: true, rate: 1.5 });
  // A group's own videos come behind those of the course's plan.
  await expect(page.getByRole('button', { name: 'Əvvəlki video' })).toHaveAttribute('title', /./);
  await page.getByRole('button', { name: 'Növbəti video' }).click();
  await expect(row(page, 'Video 2').locator('.len')).toHaveText('1:02:05');
  await expect(page.getByRole('heading', { level: 2, name: 'Video 2' })).toBeVisible();
  await expect.poll(() => playing(page)).toMatchObject({ id: 'test-000002', isPlaying: true, rate: 1.5 });
  await expect(page).toHaveURL(/[?]v=qrup-.*-2$/);

  await row(page, 'Video 3').click();
  await expect.poll(async () => (await playing(page)).id).toBe('test-000003');
  expect(page.frames()).toHaveLength(2);

  await page.goto(lesson);
  await expect(row(page, 'Video 2').locator('.len')).toHaveText('1:02:05');

  // Everything by keyboard; the frame has the video's title as its name.
  await page.goto(`${lesson}?v=${group}-1`);
  const player = page.locator('section.player');
  const isPlaying = async () => (await playing(page)).isPlaying;
  await playButton(page).press('Enter');
  await open(page);
  await expect(player).toBeFocused();
  await expect.poll(isPlaying).toBe(true);
  await page.keyboard.press(' ');
  await expect.poll(isPlaying).toBe(false);

  await page.getByRole('button', { name: 'Növbəti video' }).press('Enter');
  await expect.poll(() => playing(page)).toMatchObject({ id: 'test-000002', isPlaying: true });
  await expect(player).toBeFocused();
  await page.keyboard.press(' ');
  await expect.poll(() => playing(page)).toMatchObject({ id: 'test-000002', isPlaying: false });
  await expect(page.locator('.player iframe')).toHaveAttribute('title', 'Video pleyer: Video 2');

  await row(page, 'Video 3').press(' ');
  await expect.poll(() => playing(page)).toMatchObject({ id: 'test-000003', isPlaying: true });
  await page.keyboard.press(' ');
  await expect.poll(isPlaying).toBe(false);
});

test('@SHELL-6 @VIDEO-10 progress is saved on the device at once and in the account on pause, with the next video and once a minute; another device continues there; sign-out clears the device', async ({
  page,
  browser,
}) => {
  const { person, group } = await openViewer(page, 3, { duration: 1000 });
  await page.clock.install();
  await playButton(page).click();
  await open(page);
  await playTo(page, 400);
  await page.clock.runFor(1_000);
  await expect(row(page, 'Video 1').getByRole('progressbar')).toHaveAttribute('value', '40');
  expect(await progressOf(person)).toBeNull();
  await page.clock.runFor(60_000);
  await expect.poll(() => progressOf(person)).toContain('400');
  await playTo(page, 500);
  await changeState(page, 'paused');
  await expect.poll(() => progressOf(person)).toContain('500');

  await page.getByRole('button', { name: 'Növbəti video' }).click();
  await expect.poll(async () => (await playing(page)).id).toBe('test-000002');
  await changeState(page, 'ended');
  await expect(row(page, 'Video 2')).toContainText('Baxılıb');
  await expect(page.getByText(/Baxdığınız videolar: 1 \//)).toBeVisible();
  await expect.poll(() => progressOf(person)).toContain('"booleanValue": true');

  // Another device has watched more of the first video meanwhile.
  const newest = { seconds: 700, done: false, at: Date.now() + 60_000 };
  await stack.write({
    [`users/uid-${person.username}/progress/interior-designer`]: {
      [`${group}-1`]: newest,
      [`${group}-2`]: { seconds: 1000, done: true, at: 1 },
    },
  });
  const elsewhere = await browser.newContext({ baseURL: process.env.KODYOL_TEST_URL ?? '' });
  await stubYouTube(elsewhere, { duration: 1000 });
  const other = await elsewhere.newPage();
  await enter(other, person, lesson);
  await expect(row(other, 'Video 2')).toContainText('Baxılıb');
  await other.getByRole('button', { name: '«Video 1»: 0:11:40 anından davam et' }).click();
  await open(other);
  expect(await playing(other)).toMatchObject({ id: 'test-000001', time: 700 });
  await elsewhere.close();

  // What can't be sent waits for the next visit: src/core/device/record-store.test.ts.
  const keptKeys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kodyol:progress')));
  expect(await keptKeys()).toHaveLength(1);
  await signOut(page);
  expect(await keptKeys()).toEqual([]);
});

test('@VIDEO-3 if YouTube is blocked, silent or late, a message with a link and a retry appears', async ({
  page,
}) => {
  const options = { blocked: true, silent: true };
  await openViewer(page, 2, options);
  await playButton(page).click();
  const failure = page.getByRole('main').getByRole('alert').filter({ hasText: 'Video açılmadı' });
  await expect(failure).toContainText('Video açılmadı. İnternet bağlantınızı yoxlayın');
  await expect(failure.getByRole('link', { name: 'YouTube-da aç' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=test-000001',
  );
  await expect(row(page, 'Video 2')).toBeEnabled();

  options.blocked = false;
  await page.clock.install();
  await failure.getByRole('button', { name: 'Yenidən cəhd et' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Pleyer açılır…' })).toBeAttached();
  await expect(page.locator('.player .frame')).toBeAttached();
  await page.clock.runFor(15_000);
  await expect(failure).toBeVisible();
  await answer(page);
  await open(page);
  await expect(failure).toBeHidden();
  await expect(row(page, 'Video 1').locator('.len')).toHaveText('0:10:00');
});

test('@VIDEO-3 durations are loaded on request, stored on the device, and leave no frame; a video that YouTube does not have shows a message, and the next one plays', async ({
  page,
}) => {
  const { asked } = await openViewer(page, 3, { duration: 3932, refused: { 'test-000002': 100 } });
  const ask = page.getByRole('button', { name: 'Müddətləri göstər' });
  await expect(ask).toBeVisible();
  expect(asked).toEqual([]);
  await ask.click();
  await expect(row(page, 'Video 3').locator('.len')).toHaveText('1:05:32');
  await expect(row(page, 'Video 2').locator('.len')).toHaveCount(0);
  await expect(ask).toBeEnabled();
  await expect.poll(() => page.frames().length).toBe(1);
  const questions = asked.length;
  await page.reload();
  await expect(row(page, 'Video 3').locator('.len')).toHaveText('1:05:32');
  expect(asked).toHaveLength(questions);

  await playButton(page).click();
  await open(page);
  await page.getByRole('button', { name: 'Növbəti video' }).click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Bu video hazırda YouTube-da əlçatan deyil.');
  await page.getByRole('button', { name: 'Növbəti video' }).click();
  await open(page);
  await expect(failure).toBeHidden();
  await expect.poll(() => playing(page)).toMatchObject({ id: 'test-000003', isPlaying: true });
});

test('@VIDEO-12 each error of YouTube’s player says what is wrong and how to go on; the place stays, and the next video plays', async ({
  page,
}) => {
  const refused = { 'test-000002': 2, 'test-000003': 5, 'test-000004': 101, 'test-000005': 153 };
  await openViewer(page, 6, { duration: 1000, refused });
  await playButton(page).click();
  await open(page);
  await playTo(page, 300);
  await changeState(page, 'paused');
  await expect(row(page, 'Video 1').getByRole('progressbar')).toHaveAttribute('value', '30');
  // In the middle, and the player forgets where it was.
  await changeState(page, 'playing');
  await playTo(page, 0);
  await page.evaluate(() =>
    (window as unknown as { YT: { stub: { player(): { say(event: string, data: number): void } } } }).YT.stub
      .player()
      .say('onError', 150),
  );
  const failure = page.getByRole('main').getByRole('alert');
  for (const [words, way, href] of [
    ['icazə vermir', 'YouTube-da aç', /v=test-000001/],
    ['keçidi səhvdir', 'Bizə yazın', /\/contact\?subject=Video%202/],
    ['pleyeri bu videonu', 'YouTube-da aç', /v=test-000003/],
    ['icazə vermir', 'YouTube-da aç', /v=test-000004/],
    ['saytın ünvanını göndərmir', 'YouTube-da aç', /v=test-000005/],
  ] as const) {
    await expect(failure).toContainText(words);
    await expect(failure.getByRole('button', { name: 'Yenidən cəhd et' })).toBeVisible();
    await expect(failure.getByRole('link', { name: way })).toHaveAttribute('href', href);
    await page.getByRole('button', { name: 'Növbəti video' }).click();
  }
  await open(page);
  await expect(failure).toBeHidden();
  await expect.poll(() => playing(page)).toMatchObject({ id: 'test-000006', isPlaying: true });
  await expect(row(page, 'Video 1').getByRole('progressbar')).toHaveAttribute('value', '30');
});

test('@VIDEO-3 after eight opened videos there is one frame and no detached frame', async ({
  page,
  context,
}) => {
  await openViewer(page, 8);
  const inspector = await context.newCDPSession(page);
  /** The number of YouTube frames in memory, on the page or detached. */
  const heldFrames = async () => {
    const { result } = await inspector.send('Runtime.evaluate', {
      expression: 'HTMLIFrameElement.prototype',
    });
    const { objects } = await inspector.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId ?? '',
    });
    const counted = await inspector.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration:
        'function () { return this.filter((frame) => frame.src.includes("youtube")).length; }',
      returnByValue: true,
    });
    return counted.result.value;
  };
  await playButton(page).click();
  await open(page);
  await expect.poll(async () => (await playing(page)).isPlaying).toBe(true);
  for (let n = 2; n <= 8; n += 1) {
    await row(page, `Video ${n}`).click();
    await expect.poll(async () => (await playing(page)).id).toBe(`test-00000${n}`);
  }
  expect(page.frames()).toHaveLength(2);
  expect(await heldFrames()).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('@VIDEO-3 @VIDEO-10 a video chosen far down in the list scrolls the player into view; a finished one without a known duration starts at its beginning', async ({
    page,
    context,
  }) => {
    await stubYouTube(context);
    const { person, group } = await reader(14);
    await stack.write({
      [`users/uid-${person.username}/progress/interior-designer`]: {
        [`${group}-1`]: { seconds: 600, done: true, at: 1 },
      },
    });
    await enter(page, person, lesson);
    await row(page, 'Video 14').click();
    await open(page);
    expect((await playing(page)).id).toBe('test-000014');
    await expect(page.locator('.player')).toBeInViewport({ ratio: 1 });

    await expect(row(page, 'Video 1')).toContainText('Baxılıb');
    await row(page, 'Video 1').click();
    await expect.poll(() => playing(page)).toMatchObject({ id: 'test-000001', time: 0 });
  });
});
