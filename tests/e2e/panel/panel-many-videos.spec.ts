import { expectAccessible } from '#support/axe.ts';
import { openPanel, storedFields } from '#support/panel.ts';
import { expect, stack, test } from '#support/site.ts';
import { newGroup, video } from '#support/videos.ts';
import { stubYouTube } from '#support/youtube.ts';

// Only this test adds videos to this course, and uses its plan.
const course = 'ui-designer';
const lists = 'https://www.googleapis.com/youtube/v3/**';

test('@VIDEO-11 a pasted list of videos: what will happen, what came of it, their places, and a playlist', async ({
  page,
  context,
}) => {
  const group = newGroup();
  // Eleven letters that no other run has.
  const urlOf = (n: number) => `${group.replaceAll(/[^a-z0-9]/g, '').slice(-10)}${n}`.padStart(11, '_');
  const link = (n: number) => `https://youtu.be/${urlOf(n)}`;
  await stubYouTube(context, { duration: 90, refused: { [urlOf(4)]: 100 } });
  await stack.write({
    [`videos/${group}-1`]: video(1, {
      group: course,
      hashtags: [course],
      title: `Köhnə ${group}`,
      url: urlOf(1),
    }),
    [`outlines/${course}`]: {
      titles: ['Əsaslar', 'Davamı'],
      videos: ['', ''],
      rev: 1,
      audit: 'test',
      time: new Date('2026-01-01'),
    },
  });
  await openPanel(page, 'teacher', 'video');
  await page.getByRole('button', { name: 'Çoxlu video' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Çoxlu video əlavə et' })).toBeFocused();
  const check = page.getByRole('button', { name: 'Siyahını yoxla' });
  const list = page.getByRole('textbox', { name: 'Siyahı' });
  await check.click();
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText('Siyahını yazın və kursu seçin.');
  await list.fill(
    [
      `Təkrar\t${link(1)}`,
      `Üçüncü ${group}\t${link(3)}`,
      `${link(2)}`,
      `${link(3)} yenə`,
      `Silinmiş - ${link(4)}`,
      'bu sətir deyil',
    ].join('\n'),
  );
  await page.getByRole('combobox', { name: 'Kurs' }).selectOption(course);
  await page.getByRole('combobox', { name: 'Modul' }).selectOption('Davamı');
  await check.click();
  const result = page.getByRole('region', { name: 'Sətirlər' });
  const row = (n: number) => result.getByRole('listitem').nth(n);
  await expect(
    result.getByRole('heading', {
      name: 'UI/UX dizayn kursuna videolar əlavə olunacaq, modul: Davamı',
    }),
  ).toBeFocused();
  await expect(row(0)).toContainText(`bu kursda artıq var («Köhnə ${group}»)`);
  await expect(row(1)).toContainText('əlavə olunacaq');
  await expect(row(2)).toContainText('başlığını yazın');
  await expect(row(3)).toContainText('siyahıda təkrarlanır');
  await expect(row(5)).toContainText('YouTube videosunun keçidi deyil');
  await page.getByRole('textbox', { name: '3 nömrəli sətrin başlığı' }).fill(`İkinci ${group}`);
  await expect(row(2)).toContainText('əlavə olunacaq');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Başla: 4 sətir' }).click();
  await expect(row(1)).toContainText('hazırdır');
  await expect(row(2)).toContainText('hazırdır');
  await expect(row(4)).toContainText('YouTube-da belə video yoxdur');
  await expect(row(6)).toContainText('hazırdır');
  await expect(result).toContainText('3 sətrə toxunulmur');
  const { videos } = (await storedFields(`outlines/${course}`)) as {
    videos: { arrayValue: { values: { stringValue: string }[] } };
  };
  const placed = videos.arrayValue.values[1]?.stringValue.split(' ') ?? [];
  const titles = await Promise.all(placed.map(async (id) => (await storedFields(`videos/${id}`))?.title));
  expect(titles).toEqual([{ stringValue: `Üçüncü ${group}` }, { stringValue: `İkinci ${group}` }]);
  expect(await storedFields(`videos/${placed[0]}`)).toMatchObject({
    duration: { integerValue: '90' },
    group: { stringValue: course },
  });

  // A playlist stands for its videos: what is here already is known by its link.
  await context.route(lists, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: {
        items: [3, 5].map((n) => ({ snippet: { title: `Dərs ${n}`, resourceId: { videoId: urlOf(n) } } })),
      },
    }),
  );
  await list.fill('https://www.youtube.com/playlist?list=PLsinaq');
  await check.click();
  await expect(result.getByRole('listitem')).toHaveCount(3);
  await expect(row(0)).toContainText(`bu kursda artıq var («Üçüncü ${group}»)`);
  await expect(row(1)).toContainText('Dərs 5');
  await expect(row(1)).toContainText('əlavə olunacaq');
});
