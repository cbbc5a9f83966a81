import type { Page } from '@playwright/test';
import { shownCode } from '#features/enrolments/code.ts';
import { registered } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { cutNextRead } from '#support/lost-requests.ts';
import { openPanel, storedFields } from '#support/panel.ts';
import { enter, expect, signOut, stack, test } from '#support/site.ts';

let count = 0;

/** A certificate that is in Firestore already. */
async function issued(over: Record<string, string | number | Date> = {}) {
  count += 1;
  const code = `${Date.now()}${process.env.TEST_WORKER_INDEX ?? 0}${count}`.padStart(26, 'S');
  await stack.write({
    [`certificates/${code}`]: {
      name: 'Aytən Şükürova-Məmmədzadə',
      course: 'frontend',
      title: 'Frontend proqramlaşdırma',
      issuedAt: new Date('2026-11-23T08:00:00Z'),
      audit: 'seed',
      ...over,
    },
  });
  return code;
}

/** The pages of the PDF that Chromium prints, with their sizes in points. */
async function printed(page: Page): Promise<{ pages: number; box: number[] }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, box = ''] = /\/MediaBox\s*\[([^\]]+)\]/.exec(pdf) ?? [];
  return { pages: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0, box: box.trim().split(/\s+/).map(Number) };
}

const sheet = (page: Page) => page.locator('[data-sheet]');

test('@LEARN-8 a teacher issues a certificate, everyone sees it, the student finds it, the teacher revokes it', async ({
  page,
  browser,
}) => {
  const person = await registered({ emailVerified: true, lessons: ['frontend'] });
  const uid = `uid-${person.username}`;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPanel(page, 'teacher', 'user');
  await page.getByRole('searchbox', { name: /^Ad, istifadəçi adı/ }).fill(person.username);
  const row = page.locator(`.records > li[data-row="${uid}"]`);
  const name = `${person.name} ${person.surname}`;
  await row.getByText('Sertifikatlar', { exact: true }).click();
  await expect(row.getByText('Hələ sertifikatı yoxdur.')).toBeVisible();
  const form = row.getByRole('region', { name: `${name}: sertifikat ver` });
  const issue = form.getByRole('button', { name: 'Sertifikat ver' });
  await issue.click();
  await expect(form.getByRole('alert')).toHaveText('Kursu seçin.');
  const course = form.getByRole('combobox', { name: 'Kurs' });
  await course.selectOption('backend');
  await expect(
    form.getByText('Diqqət: Backend proqramlaşdırma kursu bu istifadəçi üçün açılmayıb.'),
  ).toBeVisible();
  await course.selectOption('frontend');
  await expect(form.getByText('Diqqət')).toHaveCount(0);

  // The service has written it, and the network is gone with the answer: the second attempt makes no second one.
  let lost = 0;
  await page.context().route(/documents:commit/, async (route) => {
    if (lost > 0 || !route.request().postData()?.includes('/certificates/')) return route.fallback();
    lost += 1;
    await route.fetch();
    await cutNextRead(page.context(), '/certificates/');
    await route.abort();
  });
  await issue.click();
  await expect(form.getByRole('alert')).toContainText('İnternet bağlantınızı yoxlayıb');
  await expect(course).toHaveValue('frontend');
  await issue.dblclick();
  await expect(form.getByText('Frontend proqramlaşdırma kursu üçün sertifikat verildi.')).toBeVisible();
  await expect(row.locator('.certificate-rows > li')).toHaveText([/Frontend proqramlaşdırma.*qüvvədədir/]);
  await issue.click();
  await expect(form.getByRole('alert')).toContainText('qüvvədə olan sertifikatı var');
  await expect(row.locator('.certificate-rows > li')).toHaveCount(1);
  await expectAccessible(page);
  await row.getByRole('button', { name: /ünvanı kopyala$/ }).click();
  await expect(page.locator('.toast')).toContainText('Ünvan kopyalandı.');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const [, code = ''] = /\/certificate\/(\w{26})$/.exec(address) ?? [];
  const fields = await storedFields(`certificates/${code}`);
  expect(Object.keys(fields ?? {}).sort()).toEqual(['audit', 'course', 'issuedAt', 'name', 'title']);

  // The student finds it on the profile, and anyone opens it.
  const other = await browser.newPage();
  await enter(other, person, `/user/${person.username}`);
  await other.getByRole('link', { name: '«Frontend proqramlaşdırma»: sertifikatı aç' }).click();
  await expect(sheet(other).locator('[data-slot=name]')).toHaveText(name);
  await expect(other.getByText('Sertifikat qüvvədədir.')).toBeVisible();
  await signOut(other);

  // A review that everyone sees goes with it (COURSE-4).
  const seen = { course: 'frontend', name: person.name, stars: 5, text: 'Yaxşıdır', at: new Date() };
  const shown = `shownReviews/${code}`;
  await stack.write({
    [`graduateReviews/frontend_${uid}`]: {
      ...seen,
      uid,
      certificate: code,
      state: 'shown',
      shown: code,
      rev: 2,
      audit: code,
    },
    [shown]: { ...seen, time: new Date(), audit: code },
    [`audit/${code}`]: { target: `frontend_${uid}` },
  });
  await row.getByRole('button', { name: /sertifikatı ləğv et$/ }).click();
  const question = page.getByRole('dialog', { name: 'Əminsən?' });
  await expect(question).toContainText('Bunu geri qaytarmaq olmaz.');
  await question.getByRole('button', { name: 'Bəli, ləğv et' }).click();
  await expect(row.locator('.certificate-rows > li')).toContainText('tarixində ləğv edilib');
  await expect(row.getByRole('button', { name: /ləğv et$/ })).toHaveCount(0);
  await expect(row.getByRole('link', { name: /sertifikatı aç$/ })).toBeFocused();
  await expect(page.locator('.toast')).toContainText(['Məzunun rəyi kursun səhifəsindən götürülür.']);
  expect(await storedFields(shown)).toBeNull();
  await other.goto(address);
  await expect(other.getByText('tarixində ləğv edilib və artıq qüvvədə deyil.')).toBeVisible();
  await expect(sheet(other)).toContainText('Ləğv edilib:');
  await other.close();
});

test('@LEARN-8 @LEARN-9 @READ-11 anyone reads a certificate and prints it on one A4', async ({
  page,
  context,
}) => {
  const code = await issued();
  await context.route(`http://${stack.firestore}/**`, (route) => route.abort());
  await page.goto(`/certificate/${code}`);
  await expect(page.getByText('Bu bölmə yüklənmədi.')).toBeVisible();
  await context.unroute(`http://${stack.firestore}/**`);
  await page.getByRole('main').getByRole('button', { name: 'Yenidən cəhd et' }).click();
  await expect(sheet(page).locator('[data-slot=name]')).toHaveText('Aytən Şükürova-Məmmədzadə');
  await expect(page).toHaveTitle('Sertifikat: Aytən Şükürova-Məmmədzadə | Kodyol');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(sheet(page)).toContainText('23 noyabr 2026');
  // Who has the paper alone types the one code that is on it.
  await expect(sheet(page)).toContainText(`Sertifikatın kodu${shownCode(code)}`);
  await expect(sheet(page)).toContainText(/Bu ünvanda yoxlayın[\w:.]+\/certificate(?!\/)/);
  await expect(sheet(page)).toContainText('«Kodyol» MMC · VÖEN 1234567891');
  await expect(sheet(page)).toContainText('Bu sənəd dövlət nümunəli sənəd deyil.');
  await expect(sheet(page).locator('[data-slot=qr]')).toBeVisible();
  await expect(sheet(page).locator('[data-emblem]:visible')).toHaveCount(1);
  await expect(page.getByText('Sertifikat qüvvədədir.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 800 });

  const long = `${'Ə'.repeat(60)} ${'Ğ'.repeat(60)}`;
  const hostile = `\u202e<img src=x onerror=top.hostileRan=1> ${'İ'.repeat(40)}`;
  for (const over of [
    {},
    { name: long, title: 'Ş'.repeat(200), course: 'yox', revokedAt: new Date('2026-12-01T08:00:00Z') },
    { name: long, title: 'Ş'.repeat(200), course: 'yox', hours: 2000, results: 'Ğ'.repeat(160) },
    { name: hostile, title: '<script>top.hostileRan=1</script>', course: '"]' },
  ]) {
    await page.emulateMedia({ colorScheme: 'dark', media: null });
    await page.goto(`/certificate/${await issued(over)}`);
    await expect(sheet(page)).toBeVisible();
    if ('name' in over) await expect(sheet(page).locator('[data-slot=name]')).toHaveText(over.name);
    await expect(sheet(page).locator('img, script')).toHaveCount(0);
    await expect(sheet(page).locator('[data-emblem]:visible')).toHaveCount('course' in over ? 0 : 1);
    // A4 in landscape, in points.
    const { pages, box } = await printed(page);
    expect(pages).toBe(1);
    expect(box[2]).toBeCloseTo(841.9, -0.5);
    expect(box[3]).toBeCloseTo(595.3, -0.5);
    // Whatever is on the sheet is inside its border.
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 1123, height: 794 });
    const text = sheet(page).locator('.certificate-text');
    expect(await text.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(0);
    expect(await text.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  expect(await page.evaluate(() => 'hostileRan' in window)).toBe(false);

  await page.emulateMedia({ media: 'screen' });
  for (const address of ['/certificate/yoxdur', `/certificate/${'Z'.repeat(26)}`]) {
    await page.goto(address);
    await expect(page.getByText('Belə sertifikat yoxdur.')).toBeVisible();
    await expect(sheet(page)).toBeHidden();
  }
  await page.goto('/certificate');
  await expect(page.getByText('Belə sertifikat yoxdur.')).toBeHidden();
  const field = page.getByRole('textbox', { name: 'Sertifikatın kodu' });
  await field.fill('Z-12');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Kod tanınmadı');
  await expect(field).toHaveValue('Z-12');
  await expectAccessible(page);
  for (const typed of [`kodyol.example/certificate/${code.toLowerCase()}`, shownCode(code)]) {
    await page.goto('/certificate');
    await field.fill(typed);
    await field.press('Enter');
    await expect(sheet(page).locator('[data-slot=name]')).toHaveText('Aytən Şükürova-Məmmədzadə');
  }
});
