import { mailedLink, registered, submit } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { openPanel, storedFields } from '#support/panel.ts';
import { enter, expect, stack, test } from '#support/site.ts';
import { unique } from '#support/staff.ts';

const year = 365 * 24 * 60 * 60_000;
let count = 0;

/** A code that is in Firestore already, and how it is typed. */
async function made(over: { uses?: number; used?: number } = {}): Promise<string> {
  count += 1;
  const own = `${Date.now()}${process.env.TEST_WORKER_INDEX ?? 0}${count}`.padStart(26, 'K').toUpperCase();
  await stack.write({
    [`enrolments/${own}`]: {
      course: 'backend',
      until: new Date(Date.now() + year),
      uses: 2,
      used: 0,
      ended: false,
      createdAt: new Date(),
      audit: 'seed',
      ...over,
    },
  });
  return own;
}

const codeField = 'main [name=code]';

test('@SCHOOL-1 @SCHOOL-7 a teacher makes a code, a student opens the course with its link, and the teacher sees who and ends it', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPanel(page, 'teacher', 'enrolment');
  const form = page.getByRole('region', { name: 'Yeni kod' });
  const create = form.getByRole('button', { name: 'Kod yarat' });
  await create.click();
  await expect(form.getByRole('alert')).toHaveText('Bütün hissələri doldurun.');
  await form.getByRole('combobox', { name: 'Kurs' }).selectOption('backend');
  await form.getByLabel('Son gün').fill('2020-01-01');
  await create.click();
  await expect(form.getByRole('alert')).toHaveText('Son gün keçmişdə ola bilməz.');
  await form.getByLabel('Son gün').fill('2099-12-31');
  await form.getByLabel('Neçə istifadə üçün').fill('5');
  const group = unique('Qış');
  await form.locator('[name=name]').fill(group);
  await create.click();
  await expect(form.getByText('Kod hazırdır:')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: /keçidi kopyala/ }).click();
  await expect(page.locator('.toast')).toContainText('Keçid kopyalandı.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const [, code = ''] = /code=(\w{26})$/.exec(link) ?? [];
  const row = page.locator(`.records > li[data-row="${code}"]`);
  await expect(row).toContainText('İstifadə olunub: 0 / 5');
  await expect(row).toContainText('son gün 31.12.2099');

  // The link leads a guest through the sign-in.
  const person = await registered({ emailVerified: true, lessons: ['frontend'] });
  const other = await browser.newPage();
  await other.goto(link);
  await expect(other.getByRole('main')).toContainText('Bu keçid hesabınızda kurs açır.');
  await other.getByRole('main').getByRole('link', { name: 'Daxil ol' }).click();
  await other.locator('[name=email]').fill(person.email);
  await other.locator('[name=password]').fill(person.password);
  await submit(other);
  await expect(other.locator(codeField)).toHaveValue(code);
  await other.getByRole('button', { name: 'Kursu aç' }).click();
  await expect(other.getByText('Kurs hesabınızda açıldı.')).toBeVisible();
  await expectAccessible(other);
  const stored = await storedFields(`users/uid-${person.username}`);
  expect(JSON.stringify(stored?.lessons)).toContain('"frontend"},{"stringValue":"backend"');
  await other.getByRole('link', { name: 'Videolara keç' }).click();
  await expect(other.getByRole('heading', { name: /Backend/ }).first()).toBeVisible();
  await other.goto(link);
  await other.getByRole('button', { name: 'Kursu aç' }).click();
  await expect(other.getByText('Bu kurs hesabınızda artıq açıqdır.')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Videolara keç' })).toBeVisible();
  await expect(other.locator(codeField)).toHaveValue(code);

  await page.getByRole('combobox', { name: 'Hansılar göstərilsin' }).selectOption('frontend');
  await expect(row).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Hansılar göstərilsin' }).selectOption('backend');
  await page.getByRole('searchbox', { name: /^Kodu/ }).fill(group.toLowerCase());
  await expect(page.locator('.records > li')).toHaveCount(1);
  await expect(row).toContainText(group);
  await page.getByRole('searchbox', { name: /^Kodu/ }).fill(code.toLowerCase());
  await expect(row).toContainText('İstifadə olunub: 1 / 5');
  await row.getByText('Kim istifadə edib').click();
  await expect(row.locator('.log')).toContainText(`${person.name} ${person.surname}`);
  await row.getByRole('button', { name: /bağla$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bəli, bağla' }).click();
  await expect(row).toContainText('bağlanıb');
  await expect(row.getByRole('button', { name: /kopyala/ })).toHaveCount(0);
  await expect(row.locator('summary')).toBeFocused();

  const late = await registered({ emailVerified: true });
  await enter(page, late, `/settings?code=${code}`);
  await page.getByRole('button', { name: 'Kursu aç' }).click();
  await expect(page.getByRole('alert')).toHaveText('Bu kod bağlanıb. Müəlliminizdən yenisini istəyin.');
});

test('@SCHOOL-1 the reason why a code opens nothing is said, and what was typed stays; a lost answer, and a user without a verified e-mail', async ({
  page,
  context,
}) => {
  const person = await registered({ emailVerified: true });
  await enter(page, person, '/settings');
  const reasons: [string, string][] = [
    ['salam', 'Kod 26 hərf və rəqəmdən ibarətdir. Onu olduğu kimi yazın.'],
    ['A'.repeat(26), 'Belə kod yoxdur. Onu olduğu kimi yazın və ya müəlliminizdən soruşun.'],
    // The other reasons: src/features/enrolments/enrolment.test.ts.
    [await made({ used: 2 }), 'Bu kodun bütün yerləri tutulub. Müəlliminizdən yenisini istəyin.'],
  ];
  for (const [code, text] of reasons) {
    await page.locator(codeField).fill(code);
    await page.getByRole('button', { name: 'Kursu aç' }).click();
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(page.locator(codeField)).toHaveValue(code);
    await expect(page.locator(codeField)).toBeFocused();
  }
  // A course that was closed since.
  const used = await made();
  const uid = `uid-${person.username}`;
  await stack.write({
    [`audit/${used}-${uid}`]: {
      collection: 'users',
      target: uid,
      action: 'enrol',
      by: uid,
      at: new Date(),
      lesson: 'backend',
      enrolment: used,
    },
  });
  await page.locator(codeField).fill(used);
  await page.getByRole('button', { name: 'Kursu aç' }).click();
  await expect(page.getByRole('alert')).toContainText('Bu koddan artıq istifadə etmisiniz.');

  const code = await made({ uses: 1 });
  // The service has written it, and the answer does not arrive: the page finds out that the course is open. It also notes in
  // the record that the e-mail is verified.
  let lost = 0;
  await context.route(/documents:commit/, async (route) => {
    if (lost > 0 || !route.request().postData()?.includes(`enrolments/${code}`)) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await page.locator(codeField).fill(code.replace(/(.{5})/g, '$1-').toLowerCase());
  await page.getByRole('button', { name: 'Kursu aç' }).click();
  await expect(page.getByText('Kurs hesabınızda açıldı.')).toBeVisible();
  expect(JSON.stringify((await storedFields(`enrolments/${code}`))?.used)).toContain('"1"');

  const unverified = await registered();
  await enter(page, unverified, '/settings');
  await page.locator(codeField).fill(await made());
  await page.getByRole('button', { name: 'Kursu aç' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Koddan istifadə etmək üçün əvvəlcə e-poçtunuzu təsdiqləyin.',
  );
  // The letter is offered where the code was refused.
  await page.getByRole('button', { name: 'Təsdiq məktubu göndər' }).last().click();
  await expect(page.getByText('E-poçt göndərildi.')).toBeVisible();
  expect(await mailedLink(unverified.email, 'VERIFY_EMAIL')).not.toBeNull();
});
