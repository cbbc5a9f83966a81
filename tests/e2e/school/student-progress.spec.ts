import { readFile } from 'node:fs/promises';
import { recordOf, registered } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { openPanel } from '#support/panel.ts';
import { expect, stack, test } from '#support/site.ts';

const course = 'ui-designer';
const at = Date.UTC(2026, 4, 3, 8, 5);

test('@SCHOOL-4 @SCHOOL-7 @LEARN-9 staff see how far the students of a course are, search, sort and download it', async ({
  page,
}) => {
  const own = `School${Date.now().toString(36)}`;
  const video = `video-${own}`;
  const [ahead, behind] = [await registered(), await registered()];
  const done = (finished: boolean) => ({ seconds: 5, done: finished, at });
  await stack.write({
    [`videos/${video}`]: {
      title: own,
      titleKey: own.toLowerCase(),
      words: [own.toLowerCase()],
      hashtags: [course],
      url: 'dQw4w9WgXcQ',
      demo: 'false',
      group: course,
      paid: '',
      time: new Date(at),
      rev: 1,
      audit: 'seed',
    },
    [`users/uid-${ahead.username}`]: {
      ...recordOf({ ...ahead, surname: `=${own}` }, { lessons: [course] }),
    },
    [`users/uid-${behind.username}`]: {
      ...recordOf({ ...behind, name: `${'Uzunad'.repeat(9)}`, surname: own }, { lessons: [course] }),
    },
    // One of its videos was deleted since.
    [`users/uid-${ahead.username}/progress/${course}`]: { [video]: done(true), deleted: done(true) },
  });
  await openPanel(page, 'teacher', 'user');
  const reads: string[] = [];
  page.on('request', (request) => {
    if (/batchGet/.test(request.url()) && request.postData()?.includes(`progress/${course}`))
      reads.push(request.url());
  });
  await page.getByRole('button', { name: 'Kursun gedişatı' }).click();
  await page.getByRole('combobox', { name: 'Kurs' }).selectOption(course);
  await expect(page.getByText(/^\d+ tələbə\.$/)).toBeVisible();
  expect(reads).toEqual([]);
  await page.getByRole('button', { name: 'Gedişatı göstər' }).click();
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Kurs' })).toBeFocused();
  const rows = table.locator('tbody tr');
  await page.getByRole('searchbox', { name: /^Göstərilənlər/ }).fill(own);
  await expect(rows).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Sıralama' }).selectOption('most');
  await expect(rows.first()).toContainText(ahead.username);
  await expect(rows.first()).toContainText(/1 \/ \d+/);
  await expect(rows.first()).toContainText('03.05.2026 12:05');
  await expect(rows.last()).toContainText('baxmayıb');
  await page.getByRole('combobox', { name: 'Sıralama' }).selectOption('unseen');
  await expect(rows.first()).toContainText(behind.username);
  await expect(page.getByRole('figure', { name: /Kim haradadır/ }).getByRole('listitem')).toHaveCount(6);
  await expectAccessible(page);

  await rows.first().getByRole('checkbox').check();
  await page.getByRole('spinbutton', { name: 'Kursun həcmi (saat)' }).fill('60');
  await page.getByRole('button', { name: 'Siyahını hazırla' }).click();
  await expect(page.getByRole('heading', { name: /kursu üçün sertifikatlar$/ })).toBeFocused();
  await expect(page.getByText(/^Bitirdiyi video: 0 \/ \d+$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sertifikat ver: 1 tələbə' }).click();
  await expect(page.getByText('1 / 1 sertifikat hazırdır.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /kursu üçün sertifikatlar$/ })).toBeFocused();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV faylını endir' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^gedisat-ui-designer-bir-hissesi-.+\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv.startsWith('\u{feff}Ad;Soyad;')).toBe(true);
  expect(csv).toContain(`;'=${own};${ahead.username};`);
  expect(csv).toMatch(/: tələbələrin bir hissəsi, 2 tələbə\r\n$/);

  await rows.first().getByText('Yaz və ya hesabını aç').click();
  await rows
    .first()
    .getByRole('button', { name: /hesab: siyahıda göstər/ })
    .click();
  await expect(page.locator('.records > li')).toHaveCount(1);
  await expect(page.locator('.records > li')).toContainText(behind.username);
});
