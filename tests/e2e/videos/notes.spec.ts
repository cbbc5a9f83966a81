import { readFile } from 'node:fs/promises';
import { documentAt } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { enter, expect, signOut, stack, test } from '#support/site.ts';
import { firstOf, openViewer, playFirst, rowOf, videosPage, viewer } from '#support/viewer.ts';
import { playing, playTo, stubYouTube } from '#support/youtube.ts';

const field = 'Qeydin mətni';
const stored = (username: string) => documentAt(`users/uid-${username}/notes/interior-designer`);

test('@LEARN-5 a note stands at its place, on the video and the profile; a press goes there; Markdown has it', async ({
  page,
}) => {
  const { person, group } = await openViewer(page, 2, { duration: 1000 });
  await playFirst(page);
  await expect(page.getByText('Bu videoya hələ qeyd yazmamısınız.')).toBeVisible();
  await playTo(page, 300);
  await page.getByRole('button', { name: 'Qeyd yaz' }).click();
  await expect(page.getByLabel(field)).toBeFocused();
  // Keys of the player are letters of a note.
  await page.keyboard.type('Flexbox nədir');
  await expect(page.getByLabel(field)).toHaveValue('Flexbox nədir');
  expect(await playing(page)).toMatchObject({ id: 'test-000001', muted: false });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Qeydi saxla' }).click();
  const list = page.locator('.note-list');
  await expect(list).toContainText('Flexbox nədir');
  await expect.poll(() => stored(person.username)).toContain('Flexbox nədir');

  await playTo(page, 20);
  await list.getByRole('button', { name: '5:00 anına keç' }).click();
  expect((await playing(page)).time).toBe(300);
  await rowOf(page, 'Video 2').click();
  await expect(list).not.toContainText('Flexbox');

  await page.goto(`/user/${person.username}`);
  const notes = page.locator('.own-notes', { hasText: 'İnteryer dizaynı' });
  await notes.locator('summary').click();
  await expect(notes).toContainText('Video 1');
  const link = notes.getByRole('link', { name: '5:00 anına keç' });
  await expect(link).toHaveAttribute('href', `${videosPage}?v=${group}-1&t=300`);
  const downloading = page.waitForEvent('download');
  await notes.getByRole('button', { name: 'Markdown faylını endir' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('qeydler-interior-designer.md');
  expect(await readFile(await download.path(), 'utf8')).toContain(`?v=${group}-1&t=300) Flexbox nədir`);
  await link.click();
  await playFirst(page, '«Video 1»: 0:05:00 anından davam et');
  await expect.poll(() => playing(page)).toMatchObject({ id: 'test-000001', time: 300 });
});

test('@LEARN-5 @SHELL-6 a note is changed, removed and brought back; what is typed outlives a reload, and signing out sends it and clears the device', async ({
  page,
  context,
}) => {
  await stubYouTube(context);
  const { person, group } = await viewer(1);
  const note = { video: `${group}-1`, title: 'Video 1', seconds: 65, text: 'köhnə', at: 1_767_225_600_000 };
  await stack.write({ [`users/uid-${person.username}/notes/interior-designer`]: { n1: note } });
  await enter(page, person, firstOf(group));
  const opened = () => page.getByRole('button', { name: 'Qeydlər' }).click();
  await opened();
  const list = page.locator('.note-list');
  await expect(list).toContainText('köhnə');
  await list.getByRole('button', { name: 'Qeydə düzəliş et' }).click();
  await page.getByLabel(field).fill('yeni');
  await page.reload();
  await opened();
  await expect(page.getByLabel(field)).toHaveValue('yeni');
  await page.getByRole('button', { name: 'Qeydi saxla' }).click();
  await expect(list).toContainText('yeni');
  await expect.poll(() => stored(person.username)).toContain('"yeni"');

  await list.getByRole('button', { name: 'Qeydi sil' }).click();
  await expect(list).not.toContainText('yeni');
  await expect.poll(() => stored(person.username)).not.toContain('"yeni"');
  await page.getByRole('button', { name: 'Geri qaytar' }).click();
  await expect(list).toContainText('yeni');
  await expect.poll(() => stored(person.username)).toContain('"yeni"');

  await page.getByRole('button', { name: 'Qeyd yaz' }).click();
  await page.getByLabel(field).fill('yarımçıq');
  await signOut(page);
  expect(await stored(person.username)).toContain('yarımçıq');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /notes|places/.test(key))),
  ).toEqual([]);
});
