import type { Page } from '@playwright/test';
import { newPerson } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { alertOf, openPanel, searchList, send, storedFields } from '#support/panel.ts';
import { expect, stack, test } from '#support/site.ts';
import { video } from '#support/videos.ts';
import { stubYouTube } from '#support/youtube.ts';

/** A video with a title of its own. */
async function storedVideo(): Promise<{ id: string; title: string }> {
  const title = `Zz mətn ${newPerson().username}`;
  const id = `metn-${title.split(' ').at(-1)?.replaceAll('.', '-')}`;
  const titleKey = title.toLowerCase().replace('ə', 'e');
  await stack.write({ [`videos/${id}`]: video(1, { title, titleKey, group: 'metn-sinaq' }) });
  return { id, title };
}

const field = (page: Page) => page.getByLabel('Videonun mətni');

async function edit(page: Page, title: string): Promise<void> {
  await searchList(page, title);
  await page.getByRole('button', { name: `«${title}»: düzəliş et` }).click();
  await expect(field(page)).toBeVisible();
}

const textOf = async (id: string): Promise<string | undefined> => {
  const fields = (await storedFields(`transcripts/${id}`)) as { text: { stringValue: string } } | null;
  return fields?.text.stringValue;
};

test('@LEARN-6 a transcript is pasted or taken from a file, its errors name the line, and a reload loses nothing', async ({
  page,
  context,
}) => {
  await stubYouTube(context);
  const { id, title } = await storedVideo();
  await openPanel(page, 'teacher', 'video');
  await edit(page, title);
  await field(page).fill('WEBVTT\n\n00:01.000 --> sonra\nSalam');
  await send(page);
  await expect(alertOf(page)).toContainText('3 nömrəli sətirdə vaxt oxunmur');
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  expect(await textOf(id)).toBeUndefined();

  const file = (buffer: Buffer) => ({ name: 'ders.vtt', mimeType: 'text/vtt', buffer });
  const choose = page.getByLabel('Fayldan götür');
  await choose.setInputFiles(file(Buffer.from([0xff, 0xfe, 0x41])));
  await expect(alertOf(page).first()).toContainText(/oxunmadı|oxunmur/);
  await choose.setInputFiles(
    file(Buffer.from('\uFEFFWEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\nSalam, şagirdlər')),
  );
  await expect(field(page)).toHaveValue(/Salam, şagirdlər/);
  await expect(page.getByText('Vaxtı olan 1 sətir oxundu.')).toBeVisible();
  await expect(page.getByText(/Qaralama .*saxlan/)).toBeVisible();
  await page.reload();
  await edit(page, title);
  await expect(field(page)).toHaveValue(/Salam, şagirdlər/);
  // After a save the list is read again: until its answer comes, the row is still the former version.
  const answer = Promise.withResolvers<void>();
  await page.route(/:runQuery/, async (route) => {
    await answer.promise;
    await route.fallback();
  });
  await send(page);
  await expect(page.getByText(`«${title}» yadda saxlanıldı.`)).toBeVisible();
  expect(await textOf(id)).toBe('0:01\tSalam, şagirdlər');

  // Emptied, it is gone, and the video no longer names it.
  await edit(page, title);
  await expect(field(page)).toHaveValue(/Salam, şagirdlər/);
  answer.resolve();
  await field(page).fill('');
  await send(page);
  await expect.poll(() => textOf(id)).toBeUndefined();
  expect(await storedFields(`videos/${id}`)).not.toHaveProperty('transcript');
});
