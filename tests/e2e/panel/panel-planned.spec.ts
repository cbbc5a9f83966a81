import { expectAccessible } from '#support/axe.ts';
import { openPanel, storedFields } from '#support/panel.ts';
import { enter, expect, post, stack, test } from '#support/site.ts';
import { video } from '#support/videos.ts';
import { rowOf, videosPage, viewer } from '#support/viewer.ts';

const day = 24 * 60 * 60 * 1000;
/** The value of the field: Baku's time. */
const field = (time: Date) => new Date(time.getTime() + 4 * 60 * 60 * 1000).toISOString().slice(0, 16);

test('@SCHOOL-5 a post is planned, hidden from guests, marked and listed, then published at its hour or at once', async ({
  page,
  browser,
}) => {
  const id = `planli-${Date.now().toString(36)}`;
  const title = `Planlı yazı ${id}`;
  await stack.write({
    [`blogs/${id}`]: post(id, { title, titleKey: title.toLowerCase(), time: new Date(Date.now() + day) }),
    [`slugs/blogs_${id}`]: { id },
  });
  // A guest finds nothing at the address, as where nothing is.
  const guest = await (await browser.newContext()).newPage();
  await guest.addInitScript(() => sessionStorage.setItem('kodyol:loader', ''));
  const answers: number[] = [];
  guest.on('response', (response) => {
    if (response.url().includes(':batchGet')) answers.push(response.status());
  });
  await guest.goto(`/blogs/${id}`);
  await expect.poll(() => answers).toEqual([403]);
  await expect(guest.getByText(title)).toHaveCount(0);

  await openPanel(page, 'teacher', 'blog');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await page
    .getByRole('combobox', { name: 'Hansılar göstərilsin' })
    .selectOption({ label: 'Planlaşdırılmış' });
  await expect(row).toContainText('planlaşdırılıb:');
  await expectAccessible(page);

  // A past time is refused; another day is kept.
  await row.getByRole('button', { name: 'düzəliş et' }).click();
  const time = page.getByLabel('Dərc vaxtı');
  await time.fill('2026-01-01T10:00');
  await page.getByRole('button', { name: 'Yadda saxla', exact: true }).click();
  await expect(page.getByText('Bu vaxt artıq keçib.')).toBeVisible();
  await expect(time).toBeFocused();
  await expectAccessible(page);
  const later = new Date(Date.now() + 3 * day);
  await time.fill(field(later));
  await page.getByRole('button', { name: 'Yadda saxla', exact: true }).click();
  await expect(page.getByText('Planlaşdırıldı:').first()).toBeVisible();
  const kept = async () => (await storedFields(`blogs/${id}`))?.time as { timestampValue: string };
  expect(field(new Date((await kept()).timestampValue))).toBe(field(later));

  // At once.
  await row.getByRole('button', { name: 'İndi dərc et' }).dblclick();
  await expect(page.getByText('Dərc olundu.').first()).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(Date.parse((await kept()).timestampValue)).toBeLessThan(Date.now() + 5_000);
  expect((await storedFields(`blogs/${id}`))?.rev).toEqual({ integerValue: '3' });
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await guest.context().close();
});

test('@VIDEO-13 a planned video is hidden from its students whatever their clock says, marked in the panel, and opens without a build', async ({
  page,
  browser,
}) => {
  const { person, group } = await viewer(1);
  const id = `${group}-planli`;
  const title = `Planlı video ${id}`;
  const time = new Date(Date.now() + day);
  await stack.write({
    [`videos/${id}`]: video(2, { group, title, titleKey: title.toLowerCase(), time }),
  });
  const student = await (await browser.newContext()).newPage();
  await student.addInitScript(() => sessionStorage.setItem('kodyol:loader', ''));
  await student.clock.setSystemTime(new Date(Date.now() + 2 * day));
  await enter(student, person, `${videosPage}#${id}`);
  await expect(rowOf(student, 'Video 1')).toBeVisible();
  await expect(student.getByText(title)).toHaveCount(0);

  await openPanel(page, 'teacher', 'video');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await page
    .getByRole('combobox', { name: 'Hansılar göstərilsin' })
    .selectOption({ label: 'Planlaşdırılmış' });
  await expect(row).toContainText('planlaşdırılıb:');
  await expect(row.getByRole('link')).toHaveCount(0);
  await expectAccessible(page);

  // Its form keeps the plan, and takes another.
  await row.getByRole('button', { name: 'düzəliş et' }).click();
  await expect(page.getByLabel('Dərc vaxtı')).toHaveValue(field(time));
  const later = new Date(Date.now() + 3 * day);
  await page.getByLabel('Dərc vaxtı').fill(field(later));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yadda saxla', exact: true }).click();
  await expect(page.getByText('Planlaşdırıldı:').first()).toBeVisible();
  // The row of before would be refused.
  await expect(page.locator('.records')).toHaveAttribute('aria-busy', 'false');

  await row.getByRole('button', { name: 'İndi dərc et' }).click();
  await expect(page.getByText('Dərc olundu. Videonu').first()).toBeVisible();
  await expect(row).toHaveCount(0);
  await student.reload();
  await expect(rowOf(student, title)).toBeVisible();
  await student.context().close();
});
