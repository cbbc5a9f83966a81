import { registered } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { cutNextRead } from '#support/lost-requests.ts';
import { openPanel, storedFields } from '#support/panel.ts';
import { credentialsOf, expect, stack, test } from '#support/site.ts';

test('@SCHOOL-3 a list of people gets a course: what will happen, a lost answer, a changed record, and the rest', async ({
  page,
  context,
}) => {
  const first = await registered({ emailVerified: true });
  const second = await registered({ emailVerified: true });
  const third = await registered({ emailVerified: true });
  const unverified = await registered();
  const has = await registered({ lessons: ['fullstack'] });
  const until = await registered({
    lessons: ['fullstack'],
    ends: { fullstack: new Date('2098-12-31T20:00:00Z') },
  });
  const meanwhile = await registered({ emailVerified: true });
  await openPanel(page, 'teacher', 'user');
  await page.getByRole('button', { name: 'Siyahı ilə kurs aç' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Siyahı ilə kurs aç' })).toBeFocused();
  const check = page.getByRole('button', { name: 'Siyahını yoxla' });
  await check.click();
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText('Siyahını yazın və kursu seçin.');
  const list = page.getByRole('textbox', { name: 'Siyahı' });
  await list.fill('a\n'.repeat(201));
  await check.click();
  await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('Siyahıda 201 nəfər var');
  await list.fill(
    [
      `Aygün\t${first.email}`,
      second.username.toUpperCase(),
      `Aygün Əliyeva <${third.email}>`,
      `${has.email}, ${until.email}`,
      first.username,
      'heç-kim@kodyol.example',
      'bu sətir deyil',
      credentialsOf('admin').email,
      meanwhile.email,
      unverified.email,
    ].join('\n'),
  );
  await page.getByRole('combobox', { name: 'Kurs' }).selectOption('fullstack');
  const day = page.getByRole('textbox', { name: 'Son gün' });
  await day.fill('2020-01-01');
  await check.click();
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText('Son gün keçmişdə ola bilməz.');
  await day.fill('2099-12-31');
  await check.click();
  const result = page.getByRole('region', { name: 'Sətirlər' });
  const row = (text: string) => result.getByRole('listitem').filter({ hasText: text });
  await expect(
    result.getByRole('heading', { name: /Fullstack proqramlaşdırma kursu açılacaq, son gün 31.12.2099/ }),
  ).toBeFocused();
  await expect(result.getByRole('listitem')).toHaveCount(11);
  await expect(row(first.email)).toContainText('kurs açılacaq');
  await expect(row(second.username.toUpperCase())).toContainText('kurs açılacaq');
  await expect(row(has.email)).toContainText('kurs artıq açıqdır (müddətsiz)');
  await expect(row(until.email)).toContainText('kurs artıq açıqdır (son gün 31.12.2098)');
  await expect(result.getByRole('listitem').nth(5)).toContainText('siyahıda təkrarlanır');
  await expect(row(unverified.email)).toContainText('e-poçtu təsdiqlənməyib, kurs açılmayacaq');
  await expect(row('heç-kim')).toContainText('belə istifadəçi yoxdur');
  await expect(row('bu sətir deyil')).toContainText('e-poçt və ya istifadəçi adı deyil');
  await expect(row(credentialsOf('admin').email)).toContainText('hesabı bu paneldən dəyişmək olmaz');
  await expectAccessible(page);

  // Somebody else opens the course for one of them, until another day.
  await stack.write({
    [`users/uid-${meanwhile.username}`]: {
      ...meanwhile,
      verified: true,
      nameKey: 'aygun eliyeva',
      words: ['aygun'],
      mobile: '',
      lessons: ['fullstack'],
      ends: { fullstack: new Date('2097-12-31T20:00:00Z') },
      createdAt: new Date(),
    },
  });
  // The service has written the first one, and the network is gone with its answer.
  let sent = 0;
  let lost = 0;
  await context.route(/documents:commit/, async (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('fullstack')) return route.fallback();
    sent += 1;
    if (lost > 0 || !body.includes(`uid-${first.username}`)) return route.fallback();
    lost += 1;
    await route.fetch();
    // The SDK tries the transaction again, then the panel looks the document up.
    await cutNextRead(context, `uid-${first.username}`);
    await cutNextRead(context, `uid-${first.username}`);
    await route.abort();
  });
  await result.getByRole('button', { name: 'Başla: 4 nəfər' }).dblclick();
  await expect(result.getByRole('alert')).toContainText('İş yarımçıq qaldı.');
  await expect(row(first.email)).toContainText('alınmadı');
  await result.getByRole('button', { name: /^Davam et/ }).click();
  await expect(row(first.email)).toContainText('artıq belədir');
  await expect(row(second.username.toUpperCase())).toContainText('hazırdır');
  await expect(row(third.email)).toContainText('hazırdır');
  await expect(row(meanwhile.email)).toContainText('hesab bu arada dəyişib');
  await expect(row(meanwhile.email)).toContainText('kurs artıq açıqdır (son gün 31.12.2097)');
  await expect(result.getByRole('status')).toHaveText('3 / 3 sətir hazırdır.');
  await expect(result.getByRole('button', { name: /^(Davam et|Başla)/ })).toHaveCount(0);
  // Nothing was sent twice: the one whose answer was lost is found to be done, and the changed one is only read.
  expect(sent).toBe(3);
  for (const { username } of [first, second, third]) {
    const stored = await storedFields(`users/uid-${username}`);
    expect(JSON.stringify(stored?.lessons)).toContain('[{"stringValue":"fullstack"}]');
    expect(JSON.stringify(stored?.ends)).toContain('2099-12-31T20:00:00Z');
  }

  // Another tab of the panel and back: the results are still there.
  await page.getByRole('tab', { name: 'Kurs kodları' }).click();
  await page.getByRole('tab', { name: 'İstifadəçilər' }).click();
  await expect(row(third.email)).toContainText('hazırdır');

  await page.getByLabel('Nə edilsin').selectOption('renew');
  await page.getByRole('textbox', { name: 'Son gün' }).fill('');
  await list.fill(`${second.username}\n${has.username}`);
  await check.click();
  await expect(row(second.username)).toContainText('son günü dəyişəcək (son gün 31.12.2099)');
  await expect(row(has.username)).toContainText('son günü artıq belədir (müddətsiz)');
  await result.getByRole('button', { name: 'Başla: 1 nəfər' }).click();
  await expect(row(second.username)).toContainText('hazırdır');
  await page.getByLabel('Nə edilsin').selectOption('close');
  await check.click();
  await expect(row(second.username)).toContainText('kurs bağlanacaq');
  await result.getByRole('button', { name: 'Başla: 2 nəfər' }).click();
  await expect(result.getByRole('status')).toHaveText('2 / 2 sətir hazırdır.');
  const closed = await storedFields(`users/uid-${second.username}`);
  expect(JSON.stringify([closed?.lessons, closed?.ends])).not.toContain('fullstack');
  await page.getByRole('button', { name: 'İstifadəçilərə qayıt' }).click();
  await expect(page.getByRole('button', { name: 'Siyahı ilə kurs aç' })).toBeFocused();
});
