import type { Page } from '@playwright/test';
import { registered } from '#support/accounts.ts';
import { brokenRules } from '#support/axe.ts';
import { forget, openPanel, send, storedFields, titleField, toasts } from '#support/panel.ts';
import { enter, expect, stack, test } from '#support/site.ts';
import { longOutline, newGroup, video } from '#support/videos.ts';
import { stubYouTube } from '#support/youtube.ts';

// Only these tests use the videos of this course, one after the other.
test.describe.configure({ mode: 'default' });
const course = '3d-modelling';
const path = `outlines/${course}`;

const lines = (page: Page) => page.locator('.outline-lines > li');
const order = (page: Page) =>
  lines(page).evaluateAll((all) =>
    all.map((one) => one.querySelector('input')?.value ?? one.querySelector('.record-title, b')?.textContent),
  );
const said = (page: Page) => page.locator('.outline [data-said]');

/** Writes an outline as another version of another colleague. */
const write = (rev: number, titles: string[], videos: string[]) =>
  stack.write({ [path]: { titles, videos, rev, audit: `test-${rev}`, time: new Date('2026-01-01') } });

const revOf = async (): Promise<number> => {
  const { rev } = (await storedFields(path)) as { rev: { integerValue: string } };
  return Number(rev.integerValue);
};

/** Three videos of a new group with titles of their own. */
async function threeVideos(): Promise<{ group: string; title: (n: number) => string }> {
  const group = newGroup();
  const title = (n: number) => `Sınaq ${group} ${n}`;
  const fields = (n: number) => video(n, { group, hashtags: [course], title: title(n), titleKey: 'x' });
  await stack.write(Object.fromEntries([1, 2, 3].map((n) => [`videos/${group}-${n}`, fields(n)] as const)));
  return { group, title };
}

async function openOutline(page: Page): Promise<void> {
  await openPanel(page, 'teacher', 'video');
  await page.getByRole('button', { name: 'Kursların planı' }).click();
  await page.getByRole('button', { name: '3D modelləşdirmə' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kursun planı: 3D modelləşdirmə');
  await expect(lines(page).last()).toBeVisible();
}

test('@LEARN-2 @READ-7 staff order the videos by dragging, by keyboard and by buttons, announced; students see them so', async ({
  page,
  browser,
}) => {
  const { group, title } = await threeVideos();
  await write(5, ['Birinci', 'İkinci'], [`${group}-3`, '']);
  await openOutline(page);
  // Back leads to the courses.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kursların planı');
  await page.getByRole('button', { name: '3D modelləşdirmə' }).click();
  await expect(lines(page).last()).toBeVisible();
  const own = async () =>
    (await order(page)).filter((one) => one?.includes(group) || /Birinci|İkinci|Plana/.test(one ?? ''));
  await expect.poll(own).toEqual(['Birinci', title(3), 'İkinci', 'Plana salınmayıb', title(1), title(2)]);

  // One step by a button: to the end of the last module. The button keeps the focus.
  const up = page.getByRole('button', { name: `${title(2)}: yuxarı` });
  await up.press('Enter');
  await expect(said(page)).toHaveText(`${title(2)}: «İkinci», 1 / 1.`);
  await expect(up).toBeFocused();
  await expect.poll(own).toEqual(['Birinci', title(3), 'İkinci', title(2), 'Plana salınmayıb', title(1)]);

  // By the keyboard on the handle: taken, moved over a head, put down.
  const announced = page.locator('[id^=DndLiveRegion]');
  const grip = page.getByRole('button', { name: `${title(2)}: yerini dəyiş` });
  await grip.press('Space');
  await expect(announced).toHaveText(`${title(2)} götürüldü: «İkinci», 1 / 1.`);
  await grip.press('ArrowUp');
  await expect(announced).toHaveText(`${title(2)}: «Birinci», 2 / 2.`);
  await grip.press('Space');
  await expect(announced).toHaveText(`${title(2)} qoyuldu: «Birinci», 2 / 2.`);
  await expect.poll(own).toEqual(['Birinci', title(3), title(2), 'İkinci', 'Plana salınmayıb', title(1)]);
  await grip.press('Space');
  await grip.press('ArrowUp');
  await grip.press('Escape');
  await expect(announced).toHaveText(`${title(2)} əvvəlki yerinə qayıtdı.`);

  // By dragging: a module with its videos, past another one. Like a hand it moves until the list answers: the videos are
  // hidden meanwhile, so all lines change their places.
  await page.getByRole('button', { name: 'İkinci: yerini dəyiş' }).hover();
  await page.mouse.down();
  await expect(async () => {
    await page.mouse.move(40, 40, { steps: 2 });
    const first = await lines(page).first().boundingBox();
    await page.mouse.move((first?.x ?? 0) + 30, (first?.y ?? 0) + (first?.height ?? 0) / 2, { steps: 6 });
    await expect(announced).toHaveText('İkinci: modul 1 / 2.', { timeout: 2000 });
  }).toPass();
  await page.mouse.up();
  await expect.poll(own).toEqual(['İkinci', 'Birinci', title(3), title(2), 'Plana salınmayıb', title(1)]);

  // It also takes the time for which dnd-kit swallows clicks after a drag, 50 ms.
  expect(await brokenRules(page)).toEqual([]);

  // A new module with a name, for the video that has no place.
  await page.getByRole('button', { name: 'Modul əlavə et' }).click();
  const name = lines(page).locator('input').last();
  await expect(name).toBeFocused();
  await send(page);
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText('Hər modula ad yazın.');
  await name.fill('Üçüncü');
  await page.getByRole('button', { name: `${title(1)}: yuxarı` }).click();
  await send(page);
  await expect(page.getByText('3D modelləşdirmə kursunun planı yadda saxlanıldı.')).toBeVisible();
  expect(await revOf()).toBe(6);

  const reader = await browser.newContext({ baseURL: process.env.KODYOL_TEST_URL ?? '' });
  const student = await reader.newPage();
  const asked: string[] = [];
  student.on('request', (request) => {
    if (request.postData()?.includes(`/${path}`)) asked.push(request.url());
  });
  await enter(student, await registered({ lessons: [group] }), `/lessons/${course}/videos`);
  const section = student.locator('[data-section=group]');
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Birinci', 'Üçüncü']);
  await expect(section.locator('.video .title')).toHaveText([title(3), title(2), title(1)]);
  await expect(section.locator('.place')).toHaveText(['1', '2', '3']);
  // No module names the free ones: they stand in the order of time, as without an outline.
  await expect(student.locator('[data-section=free] h3')).toHaveCount(0);
  expect(asked, 'one document more is read').toHaveLength(1);
  expect(await brokenRules(student)).toEqual([]);
  await reader.close();
});

test('@PANEL-16 a plan of 500 videos has few elements, several move into a module at once, and a new video goes to its module', async ({
  page,
  context,
}) => {
  await stubYouTube(context);
  const group = newGroup();
  const documents = longOutline(course, group);
  await stack.write(documents);
  try {
    await openOutline(page);
    const few = async (what: string) =>
      expect(await page.locator('*').count(), `elements, ${what}`).toBeLessThan(1500);
    const fold = (name: string) => page.getByRole('button', { name: `«${name}»: ` });
    await expect(lines(page)).toHaveCount(11);
    await few('folded');
    // Who looks for videos and selects them has changed nothing: there is no draft.
    await page.getByPlaceholder('Video axtar').fill('qrid');
    await expect(page.locator('.outline-tools [role=status]').first()).toContainText('100 video tapıldı');
    await few('a search');
    await page.getByRole('button', { name: 'Seç', exact: true }).click();
    await page.getByRole('checkbox').first().check();
    const drafts = await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      return Object.keys(localStorage).filter((key) => key.startsWith('kodyol:draft:'));
    });
    expect(drafts).toEqual([]);
    await page.getByRole('button', { name: 'Seçimi bitir' }).click();
    await page.getByPlaceholder('Video axtar').fill('');
    await fold('Modul 1').click();
    await expect(lines(page)).toHaveCount(36);
    await few('one module');
    // Without room for both, the one that was unfolded first is folded.
    await fold('Plana salınmayıb').click();
    await expect(fold('Modul 1')).toHaveAttribute('aria-expanded', 'false');
    await few('what has no place');
    await page.getByRole('button', { name: 'Sonrakılar' }).click();
    await expect(fold('Plana salınmayıb')).toBeFocused();
    await expect(page.locator('.outline-part')).toContainText(/32–62 \/ 25\d/);

    // A step over the end of a module unfolds the next one.
    await fold('Modul 1').click();
    const down = page.getByRole('button', { name: 'Dərs 25: Qrid: aşağı' });
    await down.press('Enter');
    await expect(said(page)).toHaveText('Dərs 25: Qrid: «Modul 2», 1 / 26.');
    await expect(down).toBeFocused();
    await expect(fold('Modul 2')).toHaveAttribute('aria-expanded', 'true');
    await few('two modules');

    await page.getByPlaceholder('Video axtar').fill('dərs 49');
    await page.getByRole('button', { name: 'Seç', exact: true }).click();
    const toMove = page.getByRole('button', { name: 'Modula köçür…' });
    await page.getByRole('checkbox', { name: 'Dərs 490: Qrid' }).check();
    await page.getByRole('checkbox', { name: 'Dərs 499: Forma' }).check();
    await toMove.click();
    await few('selected');
    await page.getByLabel('Hansı modula').selectOption('Modul 1');
    await page.getByRole('button', { name: 'Köçür: 2 video' }).click();
    await expect(said(page)).toHaveText('2 video «Modul 1» modulunun sonuna köçürüldü.');
    expect(await brokenRules(page)).toEqual([]);
    await send(page);
    await expect(page.getByText('3D modelləşdirmə kursunun planı yadda saxlanıldı.')).toBeVisible();

    await page.getByRole('button', { name: 'Siyahıya qayıt' }).click();
    await page.getByRole('button', { name: 'Yeni video', exact: true }).click();
    await titleField(page).fill(`Yeni ${group}`);
    await page.locator('[name=url]').fill('https://youtu.be/nu_pCVPKzTk');
    await page.locator('[name=hashtags]').fill('blender');
    await page.getByLabel('Kurs', { exact: true }).selectOption(course);
    await page.getByLabel('Modul').selectOption('Modul 1');
    await send(page);
    await expect(toasts(page).getByText(`«Yeni ${group}» əlavə olundu.`)).toBeVisible();
    const { videos } = (await storedFields(path)) as {
      videos: { arrayValue: { values: { stringValue: string }[] } };
    };
    const first = videos.arrayValue.values[0]?.stringValue.split(' ') ?? [];
    expect(first.slice(-3, -1)).toEqual([`${group}-490`, `${group}-499`]);
    expect(await storedFields(`videos/${first.at(-1)}`)).toMatchObject({
      title: { stringValue: `Yeni ${group}` },
    });
  } finally {
    // The other test's plan is short.
    await Promise.all(Object.keys(documents).map(forget));
  }
});
