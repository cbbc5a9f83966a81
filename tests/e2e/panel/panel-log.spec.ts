import { foldLetters } from '#core/words/letters.ts';
import { titleWords } from '#core/words/title.ts';
import { openPanel, showLog } from '#support/panel.ts';
import { expect, stack, test } from '#support/site.ts';
import { deletedMember, inTrash, newMember, unique } from '#support/staff.ts';

test('@PANEL-14 the log shows admins who did what to whom and when, newest first', async ({
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
    .filter({ has: page.locator('.log-head').getByRole('heading', { name: 'Son dəyişikliklər' }) });
  await showLog(page);
  await expect(log.getByRole('alert')).toContainText('İnternet bağlantınızı yoxlayıb');
  await context.unroute(/documents:runQuery/);
  await log.getByRole('button', { name: 'Yenidən cəhd et' }).click();
  const entries = log.getByRole('listitem');
  const granted = entries.filter({ hasText: person.fullName });
  // Other tests write log entries at the same time, so the entries of this test can be on a later page.
  const reach = async (count: number) => {
    for (;;) {
      await expect(log.locator('[aria-busy=true]')).toHaveCount(0);
      if ((await granted.count()) >= count) return;
      await log.getByRole('button', { name: 'Daha çox göstər' }).click();
    }
  };
  await reach(1);
  await expect(granted).toContainText('Nərmin Quliyeva Backend proqramlaşdırma kursunu açdı');
  await expect(granted.locator('time')).toHaveText(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/);

  // A new action of the admin is above the others after the log is read again.
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('searchbox').fill(person.username);
  await panel
    .getByRole('button', { name: `${person.fullName}: Backend proqramlaşdırma kursunu bağla` })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bəli, bağla' }).click();
  await expect(page.getByText('üçün bağlandı')).toBeVisible();
  await log.getByRole('button', { name: 'Təzələ' }).click();
  await reach(2);
  await expect(granted).toHaveText([
    /Kamran Əsgərov Backend proqramlaşdırma kursunu bağladı/,
    /Nərmin Quliyeva Backend proqramlaşdırma kursunu açdı/,
  ]);
  const times = await entries
    .locator('time')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')));
  expect(times).toEqual([...times].sort().reverse());

  const before = await entries.count();
  await log.getByRole('button', { name: 'Daha çox göstər' }).click();
  await expect(entries.nth(before)).toBeVisible();
});

test('@PANEL-14 after a purge the log keeps titles of content, but of people only the uid', async ({
  page,
}) => {
  const person = await deletedMember();
  const title = unique('silinəcək-');
  const video = {
    title,
    titleKey: foldLetters(title),
    words: titleWords(title),
    hashtags: ['zibil'],
    url: 'abcdefghijk',
    demo: 'true',
    paid: '',
    rev: 1,
  };
  await stack.write({
    ...inTrash('videos', title, { ...video, time: new Date(), audit: 'none' }),
    [`audit/${title}`]: {
      collection: 'videos',
      target: title,
      action: 'delete',
      by: 'seed-teacher',
      at: new Date(),
      title,
    },
    [`audit/${person.id}`]: {
      collection: 'users',
      target: person.id,
      action: 'delete',
      by: 'seed-teacher',
      at: new Date(),
    },
  });
  await openPanel(page, 'admin', 'trash');
  for (const name of [title, person.fullName]) {
    await page.getByRole('tabpanel').getByRole('searchbox').fill(name);
    await page.getByRole('button', { name: `«${name}»: həmişəlik sil` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bəli, həmişəlik sil' }).click();
    await expect(page.getByRole('button', { name: `«${name}»: həmişəlik sil` })).toHaveCount(0);
  }
  // The log may have been visible, and therefore read, before.
  await page.reload();
  const log = page
    .locator('section')
    .filter({ has: page.locator('.log-head').getByRole('heading', { name: 'Son dəyişikliklər' }) });
  await showLog(page);
  await expect(log.getByRole('listitem').filter({ hasText: title })).toHaveText([
    /videonu həmişəlik sildi/,
    /videonu sildi/,
  ]);
  await expect(log.getByRole('listitem').filter({ hasText: person.id })).toHaveText([
    /istifadəçini həmişəlik sildi/,
    /istifadəçini sildi/,
  ]);
  await expect(log.getByText(person.fullName)).toHaveCount(0);
});
