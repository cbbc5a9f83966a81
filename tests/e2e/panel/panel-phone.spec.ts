import type { Locator, Page } from '@playwright/test';
import { openPanel, openTab, rows, showLog } from '#support/panel.ts';
import { expect, stack, test } from '#support/site.ts';
import { inTrash, newMember, unique } from '#support/staff.ts';
import { coveredIn, isTooWide, topOf } from '#support/uncovered.ts';

const upright = { width: 390, height: 844 };
const screens = [upright, { width: 320, height: 568 }, { width: 844, height: 390 }];
/** How much of a page may stand above what one has come for. */
const highest = 400;

const panel = (page: Page) => page.getByRole('tabpanel');
const fields = (page: Page) =>
  panel(page)
    .locator('form :is(.input, [contenteditable]), .students-course .input')
    .filter({ visible: true });

/** On each screen nothing covers a control and nothing is wider; upright, what one has come for begins high. */
async function expectRoom(page: Page, first: Locator): Promise<void> {
  await expect(first).toBeVisible();
  for (const screen of screens) {
    const name = `${screen.width} × ${screen.height}`;
    await page.setViewportSize(screen);
    expect(await coveredIn(page.locator('.panel')), name).toEqual([]);
    expect(await isTooWide(page), name).toBe(false);
    // How the site stands is said above it, in a line of its own, when it needs to be known.
    const note = page.locator('.publishing');
    const room = (await note.isVisible())
      ? await note.evaluate((one) => one.getBoundingClientRect().height + 4)
      : 0;
    if (screen === upright) expect(await topOf(first), name).toBeLessThan(highest + room);
  }
  await page.setViewportSize(upright);
}

const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click();

test('@PANEL-15 @PANEL-19 @QUICK-1 on a phone every list and form of the panel begins high, and nothing lies over it', async ({
  page,
}) => {
  const deleted = unique('silinmis-');
  await stack.write(inTrash('codes', deleted, { title: deleted, titleKey: deleted }));
  await page.setViewportSize(upright);
  await openPanel(page, 'admin', 'video');
  await expectRoom(page, rows(page).first());
  for (const [tab, create] of [
    ['Videolar', 'Yeni video'],
    ['Bloq', 'Yeni yazı'],
    ['Kod nümunələri', 'Yeni kod nümunəsi'],
  ] as const) {
    if (tab !== 'Videolar') {
      await openTab(page, tab);
      await expectRoom(page, rows(page).first());
    }
    await press(page, create);
    await expectRoom(page, fields(page).first());
    await press(page, 'Siyahıya qayıt');
  }
  for (const tab of ['Müəllimlər', 'Zibil qutusu', 'Kurs kodları']) {
    await openTab(page, tab);
    await expectRoom(page, rows(page).first());
  }
  for (const tab of [/^Müraciətlər/, /^Suallar/]) {
    await openTab(page, tab);
    await expectRoom(page, rows(page).first());
  }
  await openTab(page, 'Kurs kodları');
  await press(page, 'Kömək');
  await expect(panel(page).getByText('Kodu alan hər kəs')).toBeVisible();
  await press(page, 'Kömək');
  await press(page, 'Yeni kod');
  await expectRoom(page, fields(page).first());

  await openTab(page, 'Videolar');
  await press(page, 'Çoxlu video');
  await expectRoom(page, fields(page).first());
  await press(page, 'Siyahıya qayıt');
  await press(page, 'Kursların planı');
  await expectRoom(page, panel(page).locator('.outline-courses > li').first());
  // A course whose title takes one line.
  await press(page, 'UI/UX dizayn');
  await expectRoom(page, panel(page).locator('.outline-lines > li').first());

  await openTab(page, 'İstifadəçilər');
  for (const part of ['Siyahı ilə kurs aç', 'Kursun gedişatı']) {
    await press(page, part);
    await expectRoom(page, fields(page).first());
    await press(page, 'İstifadəçilərə qayıt');
  }

  // The state of the site and the way out are one press away.
  const leave = page.getByRole('button', { name: 'Paneldən çıx', exact: true });
  await expect(leave).toBeHidden();
  await page.getByRole('button', { name: 'Bölmələr', exact: true }).click();
  await expect(leave).toBeVisible();
  // Other tests decide what the state is; when it began is always said.
  await expect(page.locator('.publishing').getByText(/indicə|əvvəl/)).toBeVisible();

  const log = page.locator('ol.log > li').first();
  await showLog(page);
  await expect(log).toBeVisible();
  const above = page.locator('.page-section', { has: page.locator('.log-part') });
  expect((await topOf(log)) - (await topOf(above))).toBeLessThan(highest);

  // The search is in the header and behind its keys; its button does not float here.
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
  await expect(page.locator('[data-quick-search]')).toHaveCount(0);
  await page.keyboard.press('Control+b');
  await expect(page.getByRole('dialog', { name: 'Sürətli axtarış' })).toBeVisible();
});

test('@PANEL-15 @PANEL-7 on a phone the form that opens a course is one line until it is needed', async ({
  page,
}) => {
  const person = await newMember({ lessons: Array.from({ length: 9 }, (_, place) => `qrup ${place}`) });
  await page.setViewportSize(upright);
  await openPanel(page, 'teacher', 'user');
  await expectRoom(page, rows(page).first());
  await panel(page).getByRole('searchbox').fill(person.username);
  await expect(rows(page)).toHaveCount(1);
  // The last line of an unfolded row can be reached.
  await panel(page).getByText('Hamısı: 9 kurs').click();
  await panel(page).getByText('Sertifikatlar', { exact: true }).click();
  await expect(panel(page).getByRole('button', { name: 'Sertifikat ver' })).toBeVisible();
  await expectRoom(page, rows(page).first());

  const form = page.getByRole('region', { name: 'Kurs aç', exact: true });
  const course = form.getByRole('combobox', { name: 'Kurs' });
  await expect(course).toBeHidden();
  await panel(page).getByRole('radio').check();
  await expect(form).toContainText(person.fullName);
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const { height = screen.height } = (await form.boundingBox()) ?? {};
    expect(height, `${screen.width} × ${screen.height}`).toBeLessThan(screen.height / 6);
  }
  await form.getByRole('button', { name: 'Kurs aç', exact: true }).click();
  await course.selectOption('backend');
  await form.getByRole('button', { name: 'Kursu aç', exact: true }).click();
  await expect(form).toContainText(`Backend proqramlaşdırma kursu ${person.fullName} üçün açıldı.`);
  expect(await coveredIn(form)).toEqual([]);
});
