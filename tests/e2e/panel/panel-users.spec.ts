import type { Page } from '@playwright/test';
import { keys } from '#stack/seed/settings.ts';
import { expectAccessible } from '#support/axe.ts';
import { agree, openPanel, rows, showLog, storedFields } from '#support/panel.ts';
import { expect, stack, test } from '#support/site.ts';
import { type Member, newMember, recordOf, unique } from '#support/staff.ts';

const rowOf = (page: Page, { fullName }: Member) => rows(page).filter({ hasText: fullName });
const chosen = (page: Page, { fullName }: Member) =>
  page.getByRole('radio', { name: `${fullName}: kurs açmaq üçün seç` });
const grantForm = (page: Page) => page.getByRole('region', { name: 'Kurs aç' });

async function look(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Ad, istifadəçi adı, e-poçt və ya nömrə' }).fill(text);
}

async function grant(page: Page, lesson: string): Promise<void> {
  await grantForm(page).getByRole('combobox', { name: 'Kurs' }).selectOption(lesson);
  await grantForm(page).getByRole('button', { name: 'Kursu aç' }).click();
}

const coursesOf = async ({ id }: Member) => (await storedFields(`users/${id}`))?.lessons;
const stringList = (...texts: string[]) => ({
  arrayValue: texts.length > 0 ? { values: texts.map((stringValue) => ({ stringValue })) } : {},
});

test('@PANEL-7 @PANEL-15 a teacher finds a user, grants a lesson and revokes it; one that another has granted meanwhile, and one over the limit, are refused', async ({
  page,
}) => {
  const person = await newMember({ lessons: ['frontend'] });
  await openPanel(page, 'teacher', 'user');
  // What else finds a person: src/core/session/name-search.test.ts.
  for (const text of [`ulk   SEMSI${person.username}`, `posta  x${person.username}`]) {
    await look(page, text);
    await expect(rows(page)).toHaveText([new RegExp(person.fullName)]);
  }

  // The form requires a user and a course.
  await grant(page, 'backend');
  await expect(grantForm(page).getByRole('alert')).toHaveText('İstifadəçini və kursu seçin.');
  await chosen(page, person).check();
  await grant(page, '');
  await expect(grantForm(page).getByRole('alert')).toHaveText('İstifadəçini və kursu seçin.');

  await grant(page, 'frontend');
  await expect(grantForm(page).getByRole('alert')).toHaveText('Bu dərs istifadəçidə mövcuddur!');
  await grant(page, 'backend');
  await expect(grantForm(page)).toContainText(
    `Backend proqramlaşdırma kursu ${person.fullName} üçün açıldı.`,
  );
  await expect(rowOf(page, person).getByRole('listitem')).toHaveText([
    'Frontend proqramlaşdırma',
    'Backend proqramlaşdırma',
  ]);
  expect(await coursesOf(person)).toEqual(stringList('frontend', 'backend'));

  await page
    .getByRole('button', { name: `${person.fullName}: Frontend proqramlaşdırma kursunu bağla` })
    .click();
  const question = page.getByRole('dialog', { name: 'Əminsən?' });
  await expect(question).toContainText(`${person.fullName} üçün Frontend proqramlaşdırma kursu bağlanacaq.`);
  await question.getByRole('button', { name: 'Bəli, bağla' }).click();
  await expect(rowOf(page, person).getByRole('listitem')).toHaveText(['Backend proqramlaşdırma']);
  await expect(
    page.getByText(`Frontend proqramlaşdırma kursu ${person.fullName} üçün bağlandı.`),
  ).toBeVisible();
  // The pressed button disappears, so the focus moves to the next useful button.
  await expect(
    page.getByRole('button', { name: `${person.fullName}: Backend proqramlaşdırma kursunu bağla` }),
  ).toBeFocused();
  expect(await coursesOf(person)).toEqual(stringList('backend'));

  const late = await newMember();
  const full = Array.from({ length: 30 }, (_, place) => `qrup ${place}`);
  const busy = await newMember({ lessons: full });
  await look(page, late.username);
  await chosen(page, late).check();
  await stack.write({ [`users/${late.id}`]: recordOf(late, { lessons: ['backend'] }) });
  await grant(page, 'backend');
  await expect(grantForm(page).getByRole('alert')).toHaveText('Bu dərs istifadəçidə mövcuddur!');
  await expect(rowOf(page, late).getByRole('listitem')).toHaveText(['Backend proqramlaşdırma']);

  await look(page, busy.username);
  await chosen(page, busy).check();
  await expect(rowOf(page, busy).getByText('Hamısı: 30 kurs')).toBeVisible();
  await grant(page, 'backend');
  await expect(grantForm(page).getByRole('alert')).toContainText('ən çoxu 30 kursu ola bilər');
  await rowOf(page, busy).getByText('Hamısı: 30 kurs').click();
  await expectAccessible(page);
});

test('@SCHOOL-2 @PANEL-14 an admin grants a lesson until a day, gives it another and none; the log says so', async ({
  page,
}) => {
  const person = await newMember({
    lessons: ['frontend'],
    ends: { frontend: new Date('2026-11-12T20:00:00Z') },
  });
  await openPanel(page, 'admin', 'user');
  await look(page, person.username);
  const chips = rowOf(page, person).getByRole('listitem');
  await expect(chips).toHaveText(['Frontend proqramlaşdırma 12.11.2026 tarixində bitib']);
  await chosen(page, person).check();
  const day = grantForm(page).getByLabel('Son gün');
  await day.fill('2020-01-01');
  await grant(page, 'backend');
  await expect(grantForm(page).getByRole('alert')).toHaveText('Son gün keçmişdə ola bilməz.');
  await day.fill('2099-12-31');
  await grant(page, 'backend');
  await expect(grantForm(page)).toContainText(
    `Backend proqramlaşdırma kursu ${person.fullName} üçün açıldı.`,
  );
  await expect(chips.nth(1)).toHaveText('Backend proqramlaşdırma son gün 31.12.2099');
  await grant(page, 'backend');
  await expect(grantForm(page).getByRole('alert')).toHaveText('Bu dərs istifadəçidə mövcuddur!');
  await grant(page, 'frontend');
  await expect(grantForm(page)).toContainText(
    `Frontend proqramlaşdırma kursunun son günü ${person.fullName} üçün dəyişdi.`,
  );
  await expect(chips.nth(0)).toHaveText('Frontend proqramlaşdırma son gün 31.12.2099');
  await day.fill('');
  await grant(page, 'frontend');
  await expect(chips.nth(0)).toHaveText('Frontend proqramlaşdırma');
  expect(JSON.stringify((await storedFields(`users/${person.id}`))?.ends)).toContain(
    '"2099-12-31T20:00:00Z"',
  );
  const entries = page.locator('ol.log > li').filter({ hasText: person.fullName });
  await showLog(page);
  await page.getByRole('button', { name: 'Təzələ' }).click();
  await expect(entries.nth(0)).toContainText(
    'Frontend proqramlaşdırma kursunun son gününü dəyişdi (müddətsiz)',
  );
  await expect(entries.nth(2)).toContainText('Backend proqramlaşdırma kursunu açdı (son gün 31.12.2099)');
  await expectAccessible(page);
});

test('@PANEL-7 @PANEL-9 @PANEL-11 a teacher cannot change users with a key, an admin cannot change admins', async ({
  page,
}) => {
  const colleague = await newMember({ userKey: keys.teacherKey, lessons: ['frontend'] });
  const chief = await newMember({ adminKey: keys.adminKey, lessons: ['frontend'] });
  const touchable = (person: Member) => rowOf(page, person).locator('button, input:enabled');
  await openPanel(page, 'teacher', 'user');
  for (const person of [colleague, chief]) {
    await look(page, person.username);
    await expect(
      rowOf(page, person).getByText(person === chief ? 'Admin' : 'Müəllim', { exact: true }),
    ).toBeVisible();
    await expect(touchable(person)).toHaveCount(0);
    await expect(rowOf(page, person)).toContainText(
      person === chief ? 'Adminin hesabını paneldən dəyişmək olmaz' : 'Yalnız admin dəyişə bilər',
    );
  }
  await openPanel(page, 'admin', 'user');
  await look(page, colleague.username);
  await expect(touchable(colleague)).toHaveCount(4);
  await look(page, chief.username);
  await expect(rowOf(page, chief)).toBeVisible();
  await expect(touchable(chief)).toHaveCount(0);
});

test('@PANEL-8 an admin appoints a teacher and dismisses them; a user with an unverified e-mail cannot become one', async ({
  page,
}) => {
  const person = await newMember({ verified: true });
  const old = await newMember({ verified: true, userKey: unique('a-key-of-yesterday-') });
  await openPanel(page, 'admin', 'rank');
  await expect(rows(page).filter({ hasText: 'Nərmin Quliyeva' })).toContainText('Müəllim');
  await look(page, person.username);
  await page.getByRole('button', { name: `${person.fullName}: müəllim təyin et` }).click();
  await agree(page, 'Bəli, təyin et');
  await expect(page.getByText(`${person.fullName} müəllim təyin olundu.`)).toBeVisible();
  await expect(rowOf(page, person).getByText('Müəllim', { exact: true })).toBeVisible();
  expect(await storedFields(`users/${person.id}`)).toMatchObject({
    userKey: { stringValue: keys.teacherKey },
  });

  await page.getByRole('button', { name: `${person.fullName}: müəllimlikdən çıxar` }).click();
  const reloaded = page.waitForEvent('load');
  const pressed = Date.now();
  await page.getByRole('dialog', { name: 'Əminsən?' }).getByRole('button', { name: 'Bəli, çıxar' }).click();
  await expect(page.getByText(`${person.fullName} artıq müəllim deyil. Səhifə təzələnir…`)).toBeVisible();
  await reloaded;
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(2_000);
  expect(await storedFields(`users/${person.id}`)).not.toHaveProperty('userKey');

  const unverified = await newMember({ verified: false });
  await look(page, unverified.username);
  await expect(rowOf(page, unverified)).toContainText(`${unverified.email} (təsdiqi görünmür)`);
  await expect(rowOf(page, unverified)).toContainText(
    'yalnız e-poçtu təsdiqlənmiş istifadəçidən təyin olunur',
  );
  await expect(rowOf(page, unverified).getByRole('button')).toHaveCount(0);
  await stack.write({ [`users/${unverified.id}`]: recordOf(unverified, { verified: true }) });
  await look(page, unverified.email);
  await expect(rowOf(page, unverified)).toContainText(`${unverified.email} (təsdiqlənib)`);
  await expect(rowOf(page, unverified).getByRole('button')).toHaveText(['Müəllim təyin et']);

  // An old key does not make a teacher; the row says so, and the key can be renewed or removed.
  await look(page, old.username);
  await expect(rowOf(page, old).getByText('açarı köhnədir')).toBeVisible();
  await expect(rowOf(page, old).getByRole('button')).toHaveCount(2);
  // The panel cannot remove an admin's key.
  await look(page, 'admin@kodyol.example');
  await expect(rows(page)).toHaveText([/Kamran Əsgərov/]);
  await expect(rows(page).getByRole('button')).toHaveCount(0);
});

test('@PANEL-3 what is typed in a short form comes back with its tab', async ({ page }) => {
  await openPanel(page, 'admin', 'enrolment');
  const form = page.getByRole('region', { name: 'Yeni kod' });
  await form.getByLabel('Ad', { exact: false }).first().fill('Payız qrupu');
  await form.getByLabel('Son gün').fill('2099-01-02');
  await page.getByRole('tab', { name: 'İstifadəçilər' }).click();
  const grant = page.locator('.grant');
  await grant.getByLabel('Son gün').fill('2098-01-02');
  await page.getByRole('tab', { name: 'Kurs kodları' }).click();
  await expect(form.getByLabel('Ad', { exact: false }).first()).toHaveValue('Payız qrupu');
  await expect(form.getByLabel('Son gün')).toHaveValue('2099-01-02');
  await page.getByRole('tab', { name: 'İstifadəçilər' }).click();
  await expect(grant.getByLabel('Son gün')).toHaveValue('2098-01-02');
});
