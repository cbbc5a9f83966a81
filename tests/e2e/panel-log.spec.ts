import { openPanel } from '#support/panel.ts';
import { expect, test } from '#support/site.ts';
import { newMember } from '#support/staff.ts';

test('@PANEL-14 the log says who did what to whom and when, newest first, to admins only', async ({
  page,
  context,
}) => {
  const person = await newMember();
  await openPanel(page, 'teacher', 'user');
  await expect(page.getByRole('heading', { name: 'Son dəyişikliklər' })).toHaveCount(0);
  await page.getByRole('searchbox').and(page.locator('.panel *')).fill(person.username);
  await page.getByRole('radio', { name: person.fullName }).check();
  const grant = page.getByRole('region', { name: 'Kurs aç' });
  await grant.getByRole('combobox').selectOption('backend');
  await grant.getByRole('button', { name: 'Kursu aç' }).click();
  await expect(grant).toContainText('üçün açıldı');

  await context.route(/documents:runQuery/, (route) =>
    route.request().postData()?.includes('"audit"') ? route.abort() : route.fallback(),
  );
  await openPanel(page, 'admin', 'user');
  const log = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Son dəyişikliklər' }) });
  await log.scrollIntoViewIfNeeded();
  await expect(log.getByRole('alert')).toContainText('İnternet bağlantınızı yoxlayıb');
  await context.unroute(/documents:runQuery/);
  await log.getByRole('button', { name: 'Yenidən cəhd et' }).click();
  const entries = log.getByRole('listitem');
  const granted = entries.filter({ hasText: person.fullName });
  // Others write into the log while this runs: what this test has done may stand on a further page.
  const reach = async (count: number) => {
    for (;;) {
      await expect(log.locator('[aria-busy=true]')).toHaveCount(0);
      if ((await granted.count()) >= count) return;
      await log.getByRole('button', { name: 'Daha çox göstər' }).click();
    }
  };
  await reach(1);
  await expect(granted).toContainText('Nərmin Quliyeva kurs açdı');
  await expect(granted.locator('time')).toHaveText(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/);

  // What the admin does now stands above it, once it is read again.
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('searchbox').fill(person.username);
  await panel.getByRole('button', { name: `${person.fullName}: Backend kursunu bağla` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bəli, bağla' }).click();
  await expect(page.getByText('üçün bağlandı')).toBeVisible();
  await log.getByRole('button', { name: 'Təzələ' }).click();
  await reach(2);
  await expect(granted).toHaveText([/Kamran Əsgərov kursu bağladı/, /Nərmin Quliyeva kurs açdı/]);
  const times = await entries
    .locator('time')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')));
  expect(times).toEqual([...times].sort().reverse());

  const before = await entries.count();
  await log.getByRole('button', { name: 'Daha çox göstər' }).click();
  await expect(entries.nth(before)).toBeVisible();
});
