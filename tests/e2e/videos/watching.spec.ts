import { documentAt } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { enter, expect, test } from '#support/site.ts';
import { firstOf, openViewer, playFirst, rowOf, videosPage, viewer } from '#support/viewer.ts';
import { changeState, playing, playTo, stubYouTube } from '#support/youtube.ts';

const again = 'Yenidən bax';

test('@LEARN-4 the next video begins after a countdown, which can be stopped, and switched off for good', async ({
  page,
}) => {
  await openViewer(page, 4, { duration: 1000 });
  await page.clock.install();
  await playFirst(page);
  await changeState(page, 'ended');
  const end = page.locator('.player .end');
  await expect(end).toContainText('Növbəti: Video 2');
  await expect(end).toContainText(/[78] saniyədən sonra başlayır/);
  await page.clock.runFor(4_000);
  await expect(end).toContainText(/[1-4] saniyədən sonra başlayır/);
  expect(await playing(page)).toMatchObject({ id: 'test-000001' });
  await page.clock.runFor(4_000);
  await expect.poll(() => playing(page)).toMatchObject({ id: 'test-000002', isPlaying: true });
  await expect(end).toHaveCount(0);

  await changeState(page, 'ended');
  await end.getByRole('button', { name: 'Dayandır' }).click();
  await expectAccessible(page);
  await page.clock.runFor(30_000);
  await expect(end).not.toContainText('saniyədən');
  expect(await playing(page)).toMatchObject({ id: 'test-000002', isPlaying: false });
  await end.getByRole('button', { name: again }).click();
  await expect.poll(() => playing(page)).toMatchObject({ id: 'test-000002', time: 0, isPlaying: true });

  await page.getByRole('checkbox', { name: 'Növbəti video özü başlasın' }).uncheck();
  await page.reload();
  await page.clock.resume();
  // The address names the video that was played last.
  await playFirst(page, '«Video 2»: videonu oxut');
  await rowOf(page, 'Video 3').click();
  await expect.poll(() => playing(page)).toMatchObject({ id: 'test-000003', isPlaying: true });
  await expect(page.getByRole('checkbox', { name: 'Növbəti video özü başlasın' })).not.toBeChecked();
  await changeState(page, 'ended');
  await expect(end.getByRole('button')).toHaveText(['İndi başlat', again]);
});

test('@LEARN-4 keys of one letter work, are listed by «?», and can be switched off; speed and wide view are remembered on the device', async ({
  page,
}) => {
  await openViewer(page, 3, { duration: 1000 });
  await playFirst(page);
  await page.keyboard.press('n');
  await expect.poll(() => playing(page)).toMatchObject({ id: 'test-000002' });
  await page.keyboard.press('p');
  await expect.poll(() => playing(page)).toMatchObject({ id: 'test-000001' });
  await page.keyboard.press('m');
  await expect.poll(() => playing(page)).toMatchObject({ muted: true });
  await expect(page.getByRole('status').filter({ hasText: 'Səs bağlıdır.' })).toBeAttached();
  await page.keyboard.press('s');
  await expect.poll(() => playing(page)).toMatchObject({ rate: 1.25 });
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toBe('player');
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();

  await page.keyboard.press('Shift+?');
  const list = page.getByRole('dialog', { name: 'Pleyerin düymələri' });
  await expect(list).toContainText('tam ekran');
  await expectAccessible(page);
  await page.keyboard.press('n');
  await list.getByRole('checkbox', { name: 'Hərf düymələri işləsin' }).uncheck();
  await list.getByRole('button', { name: 'Bağla' }).click();
  await page.locator('section.player').focus();
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  await expect(list).toBeHidden();
  await page.keyboard.press(' ');
  await expect.poll(() => playing(page)).toMatchObject({ id: 'test-000001', isPlaying: false });

  const width = () => page.locator('section.player').evaluate((player) => player.clientWidth);
  const before = await width();
  await page.getByRole('combobox', { name: 'Sürət' }).selectOption('1.5');
  await page.getByRole('button', { name: 'Geniş görünüş' }).click();
  await expect.poll(width).toBeGreaterThan(before * 1.3);
  await page.reload();
  await playFirst(page);
  await expect(page.getByRole('combobox', { name: 'Sürət' })).toHaveValue('1.5');
  await expect.poll(() => playing(page)).toMatchObject({ rate: 1.5 });
  await expect.poll(width).toBeGreaterThan(before * 1.3);
});

test('@LEARN-4 the address of a place opens it for whoever may watch, also behind the sign-in', async ({
  page,
  context,
}) => {
  await stubYouTube(context, { duration: 1000 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { person, group } = await viewer(3);
  await enter(page, person, firstOf(group));
  await playFirst(page);
  await rowOf(page, 'Video 2').click();
  await expect.poll(() => playing(page)).toMatchObject({ id: 'test-000002' });
  await playTo(page, 321);
  await page.getByRole('button', { name: 'Keçidi kopyala' }).click();
  await expect(page.getByRole('region', { name: 'Bildirişlər' })).toContainText('Bu anın keçidi kopyalandı');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(address).search).toBe(`?v=${group}-2&t=321`);
  await changeState(page, 'paused');
  await expect(page).toHaveURL(address);
  await changeState(page, 'playing');
  await expect(page).toHaveURL(/-2$/);

  // Progress is further meanwhile; the place in the address is what was asked for.
  await playTo(page, 700);
  await changeState(page, 'paused');
  await page.goto(address);
  await playFirst(page, '«Video 2»: 0:05:21 anından davam et');
  await expect.poll(() => playing(page)).toMatchObject({ id: 'test-000002', time: 321 });

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(new URL(address).pathname + new URL(address).search);
  await expect(page.locator('[data-section=free]').getByRole('link', { name: 'Giriş' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`${group}-2`)),
  );
});

test('@LEARN-4 «Baxıldı» is set and taken back by hand, on every device', async ({ page, browser }) => {
  const { person, group } = await openViewer(page, 2, { duration: 1000 });
  const mark = page.getByRole('button', { name: 'Baxıldı' });
  await mark.click();
  await expect(rowOf(page, 'Video 1')).toContainText('Baxılıb');
  const stored = () => documentAt(`users/uid-${person.username}/progress/interior-designer`);
  await expect.poll(stored).toContain('"booleanValue": true');
  // Without a video in its address the page goes on with the next one.
  await page.goto(videosPage);
  await expect(page.locator('.video[aria-current=true]')).toContainText('Video 2');

  const elsewhere = await browser.newContext({ baseURL: process.env.KODYOL_TEST_URL ?? '' });
  const other = await elsewhere.newPage();
  await enter(other, person, firstOf(group));
  const otherMark = other.getByRole('button', { name: 'Baxıldı' });
  await expect(otherMark).toHaveAttribute('aria-pressed', 'true');
  await otherMark.click();
  await expect(rowOf(other, 'Video 1')).not.toContainText('Baxılıb');
  await expect.poll(stored).toContain('"booleanValue": false');
  await elsewhere.close();
  await page.reload();
  await expect(rowOf(page, 'Video 1')).not.toContainText('Baxılıb');
});
