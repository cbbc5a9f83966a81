import { readFile } from 'node:fs/promises';
import { readsOfCounts } from '#features/school/desk/school-figures.ts';
import { recordOf, registered } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { openPanel } from '#support/panel.ts';
import { expect, stack, test } from '#support/site.ts';

const course = '3d-modelling';
const day = 86_400_000;
/** As the tables show it, and as the file has it. */
const asNumber = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));

test('@SCHOOL-6 @PANEL-20 figures of the school cost what was said before, and picture, text and file agree', async ({
  page,
}) => {
  const own = `School${Date.now().toString(36)}`;
  const [active, idle] = [await registered(), await registered()];
  const at = (daysAgo: number) => ({ seconds: 9, done: false, at: Date.now() - daysAgo * day });
  await stack.write({
    [`users/uid-${active.username}`]: {
      ...recordOf(
        { ...active, surname: `=${own}` },
        { lessons: [course], ends: { [course]: new Date(Date.now() + 3 * day) } },
      ),
      createdAt: new Date(),
    },
    [`users/uid-${idle.username}`]: recordOf({ ...idle, surname: own }, { lessons: [course] }),
    [`users/uid-${active.username}/progress/${course}`]: { 'video-3d-modelling-04': at(1) },
    [`users/uid-${idle.username}/progress/${course}`]: { 'video-3d-modelling-04': at(9) },
  });
  let counts = 0;
  page.on('request', (request) => {
    const isCount = request.url().includes(':runAggregationQuery');
    // Those of the tabs' numbers compare with nothing but equality.
    if (isCount && /GREATER_THAN|ARRAY_CONTAINS/.test(request.postData() ?? '')) counts++;
  });
  await openPanel(page, 'teacher', 'school');
  const tab = page.getByRole('tabpanel');
  // This month is there at once: five counts and sums.
  await expect(tab.getByRole('region', { name: /^Bu ay: / })).toContainText('₼');
  await expect.poll(() => counts).toBe(5);
  await expect(tab.getByText(/günlük limitindən 0,3 faiz/)).toBeVisible();
  counts = 0;
  await tab.getByRole('button', { name: 'Altı ayı və kursları hesabla' }).click();
  await expect(tab.getByRole('heading', { name: 'Aylar üzrə' })).toBeVisible();
  // Each with two look-ups of its rule.
  expect(counts * 3).toBe(readsOfCounts(6));

  const rows = await tab.getByRole('table', { name: 'Aylar üzrə' }).locator('tbody tr').all();
  const table = await Promise.all(rows.map((row) => row.locator('th, td').allTextContents()));
  const figure = (name: RegExp) => tab.getByRole('figure', { name }).locator('li > b').allTextContents();
  expect(await figure(/^Yeni hesablar/)).toEqual(table.map(([, accounts]) => accounts));
  expect(await figure(/^Ödənişlər/)).toEqual(table.map(([, , , , total]) => total));
  // The sample data has one, of last month.
  expect(table.map(([, , , , total = '']) => asNumber(total))).toContain(149);
  expect(Number(table.at(-1)?.[1])).toBeGreaterThan(0);

  const line = tab
    .getByRole('figure', { name: /^Kursların gedişatı/ })
    .locator('> ul > li', { hasText: '3D' });
  await line.getByRole('button', { name: /Gedişatı yüklə$/ }).click();
  await expect(line.locator('summary')).toBeFocused();
  const stops = line.getByRole('figure', { name: /harada dayanır$/ }).locator('li');
  const stop = stops.filter({ hasText: '4. ' });
  await expect(stop).toContainText(/^4\. .+[1-9]\d* aktiv, [1-9]\d* dayanıb$/);
  await expect(line).toContainText(/bu həftə aktiv: [1-9]/);
  await tab.getByRole('button', { name: 'Siyahını göstər' }).click();
  const ending = tab.getByRole('list', { name: 'Kursu tezliklə bitənlər' }).locator('li', { hasText: own });
  await expect(ending).toContainText('3D modelləşdirmə');
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await tab.getByRole('button', { name: 'CSV faylını endir' }).click();
  const lines = (await readFile(await (await downloading).path(), 'utf8'))
    .split('\r\n')
    .map((it) => it.split(';'));
  for (const [month = '', ...shown] of table) {
    const [, ...stored] = lines.find(([first]) => first === month) ?? [];
    expect(stored.map(asNumber), month).toEqual(shown.map(asNumber));
  }
  const [place, title = '', moving, still] = lines.find(([first, , third]) => first === '4' && third) ?? [];
  expect(await stop.locator('.strip-name').textContent()).toBe(`${place}. ${title}`);
  await expect(stop).toContainText(`${moving} aktiv, ${still} dayanıb`);
  expect(lines.some(([name = '', username]) => name.includes(own) && username === active.username)).toBe(
    true,
  );

  // The device has the last result, with its time.
  await page.reload();
  await expect(tab.getByRole('heading', { name: 'Aylar üzrə' })).toBeVisible();
  await expect(tab.getByText(/üçün hesablanıb\.$/)).toBeVisible();
  await tab.getByRole('button', { name: 'Siyahını göstər' }).click();
  await ending.getByRole('button', { name: /hesab: siyahıda göstər/ }).click();
  await expect(page.locator('.records > li')).toHaveCount(1);
  await expect(page.locator('.records > li')).toContainText(active.username);
});
