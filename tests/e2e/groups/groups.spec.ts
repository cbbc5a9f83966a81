import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { isoDay } from '#core/time/dates.ts';
import { dayAfter, weekdayOf } from '#features/groups/group.ts';
import { type Person, recordOf, registered } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { agree, openPanel, storedFields, toasts } from '#support/panel.ts';
import { enter, expect, stack, test } from '#support/site.ts';
import { unique } from '#support/staff.ts';

const uidOf = ({ username }: Person) => `uid-${username}`;
const today = () => isoDay(new Date());

/** A group with these students, whose lesson is tomorrow and was yesterday. @returns its id and title */
async function newGroup(...students: Person[]) {
  const [id, title] = [unique('g-test'), unique('Qrup ')];
  const [yesterday, tomorrow] = [dayAfter(today(), -1), dayAfter(today(), 1)];
  await stack.write({
    [`groups/${id}`]: {
      course: 'frontend',
      title,
      teacher: 'Nərmin Quliyeva',
      start: dayAfter(today(), -2),
      end: dayAfter(today(), 40),
      weekly: [`${weekdayOf(yesterday)} 19:00 90`, `${weekdayOf(tomorrow)} 19:00 90`],
      changes: {},
      due: { 'task:əlaqə-forması': { title: 'Əlaqə forması', at: new Date(Date.now() - 3_600_000) } },
      rev: 1,
      audit: 'x',
    },
    [`groups/${id}/private/lesson`]: { course: 'frontend', link: 'https://gorus.example/dərs' },
  });
  for (const one of students)
    await stack.write({
      [`users/${uidOf(one)}`]: {
        ...recordOf(one, { lessons: ['frontend'] }),
        verified: true,
        groups: { frontend: id },
      },
    });
  return { id, title, tomorrow };
}

const start = (day: string) => new Date(`${day}T19:00:00+04:00`);
const shownDay = (day: string) => day.split('-').reverse().join('.');

test('@GROUP-1 a group is made with its students from a pasted list; who lacks the course gets it', async ({
  page,
}) => {
  const has = await registered({ emailVerified: true, lessons: ['frontend'] });
  const lacks = await registered({ emailVerified: true });
  const title = unique('Səhər ');
  await openPanel(page, 'teacher', 'group');
  const tab = page.getByRole('tabpanel');
  await tab.getByRole('button', { name: 'Yeni qrup' }).click();
  await tab.getByRole('button', { name: 'Yadda saxla' }).click();
  await expect(tab.getByRole('alert')).toHaveText('Bütün hissələri doldurun.');
  await tab.getByRole('combobox', { name: 'Kurs', exact: true }).selectOption('frontend');
  await tab.getByRole('textbox', { name: 'Qrupun adı' }).fill(title);
  await tab.getByRole('textbox', { name: 'İlk gün' }).fill(today());
  await tab.getByRole('textbox', { name: 'Son gün' }).fill(dayAfter(today(), 30));
  await tab.getByLabel('Bazar ertəsi').fill('19:00');
  // What is typed is there after a reload.
  await page.reload();
  await expect(tab.getByRole('textbox', { name: 'Qrupun adı' })).toHaveValue(title);
  await expectAccessible(page);
  await tab.getByRole('button', { name: 'Yadda saxla' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await tab.getByRole('button', { name: 'Tələbə əlavə et' }).click();
  await tab
    .getByRole('textbox', { name: 'Siyahı' })
    .fill(`${has.email}\n${lacks.username}\nyoxdur@kodyol.example`);
  await tab.getByRole('button', { name: 'Siyahını yoxla' }).click();
  const line = (text: string) =>
    tab.getByRole('region', { name: 'Sətirlər' }).getByRole('listitem').filter({ hasText: text });
  await expect(line(has.email)).toContainText('qrupa əlavə olunacaq');
  await expect(line(lacks.username)).toContainText('kurs açılacaq və qrupa əlavə olunacaq');
  await expect(line('yoxdur')).toContainText('belə istifadəçi yoxdur');
  await tab.getByRole('button', { name: 'Başla: 2 nəfər' }).click();
  await expect(tab.getByRole('region', { name: 'Sətirlər' }).getByRole('status')).toHaveText(
    '2 / 2 sətir hazırdır.',
  );
  await tab.getByRole('button', { name: title }).click();
  await expect(tab.getByText('2 tələbə', { exact: true })).toBeVisible();
  const record = await storedFields(`users/${uidOf(lacks)}`);
  expect(JSON.stringify(record?.lessons)).toContain('frontend');
  expect(JSON.stringify(record?.groups)).toContain('g-');
});

test('@GROUP-1 @GROUP-2 @GROUP-4 a session moves, attendance is tapped, and the student sees both and takes the calendar', async ({
  page,
}) => {
  const student = await registered({ emailVerified: true });
  const { id, title, tomorrow } = await newGroup(student);
  await openPanel(page, 'teacher', 'group');
  const tab = page.getByRole('tabpanel');
  await tab.getByRole('button', { name: `«${title}»: aç` }).click();
  const later = dayAfter(tomorrow, 1);
  await tab.getByRole('button', { name: `${shownDay(tomorrow)} 19:00 dərsini köçür` }).click();
  await tab.getByLabel('Yeni vaxt (Bakı vaxtı ilə)').fill(`${later}T20:30`);
  await tab.getByRole('button', { name: 'Tələbələrə bildir və saxla' }).click();
  await expect(tab.getByText(`əvvəl ${shownDay(tomorrow)} 19:00`)).toBeVisible();
  await tab.getByRole('button', { name: 'Aygün Əliyeva', exact: true }).click();
  await tab.getByRole('button', { name: 'Davamiyyəti saxla' }).click();
  await expect(toasts(page)).toContainText('Davamiyyət saxlanılıb.');
  await expectAccessible(page);
  const marks = JSON.stringify((await storedFields(`users/${uidOf(student)}/memberships/${id}`))?.marks);
  expect(marks).toContain('true');

  await enter(page, student, `/user/${student.username}`);
  const week = page.locator('.own-week');
  await expect(week.getByText(`${shownDay(later)}`).first()).toBeVisible();
  await expect(week).toContainText(`vaxtı dəyişib, əvvəl ${shownDay(tomorrow)} 19:00`);
  await expect(week).toContainText('Davamiyyət: 1 / 1');
  await expect(week.getByRole('link', { name: 'Dərsə qoşul' })).toHaveAttribute(
    'href',
    'https://gorus.example/dərs',
  );
  await expect(week).toContainText('vaxtı keçib, yenə də göndərə bilərsiniz');
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    week.getByRole('button', { name: `«${title}»: təqvimə əlavə et` }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  const starts = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one).startDate.toJSDate().getTime());
  expect(starts).toContain(new Date(`${later}T20:30:00+04:00`).getTime());
  expect(starts).toContain(start(dayAfter(today(), -1)).getTime());
  // In the bell, when it is that document's turn.
  const told = JSON.stringify(await storedFields(`announcements/${id}`));
  expect(told).toContain(`${shownDay(tomorrow)} 19:00 → ${shownDay(later)} 20:30`);
});

test('@GROUP-3 @GROUP-5 one student gets more time, the others are listed as behind with a message', async ({
  page,
}) => {
  const first = await registered({ emailVerified: true });
  const second = await registered({ emailVerified: true });
  const { id, title } = await newGroup(first, second);
  await openPanel(page, 'teacher', 'group');
  const tab = page.getByRole('tabpanel');
  await tab.getByRole('button', { name: `«${title}»: aç` }).click();
  await tab.getByRole('button', { name: '«Əlaqə forması»: bir tələbəyə vaxt ver' }).click();
  await tab.getByRole('combobox', { name: 'Tələbə' }).selectOption(uidOf(first));
  await tab.getByLabel('Seçilən günün sonuna qədər').fill(dayAfter(today(), 5));
  await tab.getByRole('button', { name: 'Son vaxtı saxla' }).click();
  await expect(tab.getByText(`Aygün Əliyeva: son vaxt ${shownDay(dayAfter(today(), 5))}`)).toBeVisible();
  expect(JSON.stringify(await storedFields(`users/${uidOf(first)}/memberships/${id}`))).toContain(
    'task:əlaqə-forması',
  );
  await tab.getByRole('button', { name: 'Yoxla', exact: true }).click();
  const behind = tab.getByRole('region', { name: 'Kim geri qalıb' });
  await expect(behind.getByRole('listitem')).toHaveCount(2);
  await expect(behind.getByText('vaxtı keçib: Əlaqə forması')).toHaveCount(1);
  await expect(
    behind.getByRole('button', { name: 'Aygün Əliyeva üçün mesajı kopyala' }).first(),
  ).toBeVisible();
  await tab.getByRole('button', { name: 'Aygün Əliyeva: əlavə vaxtı geri götür' }).click();
  await expect(tab.getByText(/Aygün Əliyeva: son vaxt/)).toHaveCount(0);
  await tab.getByRole('button', { name: '«Əlaqə forması»: son vaxtı sil' }).click();
  await agree(page);
  await expect(tab.getByText('Hələ son vaxt qoyulmayıb.')).toBeVisible();

  await tab.getByRole('link', { name: 'Qrupa elan yaz' }).click();
  await expect(page.getByRole('textbox', { name: 'Mətn' })).toHaveValue(`${title}: `);
  await page.getByRole('textbox', { name: 'Mətn' }).fill(`${title}: sabah dərs 20:00-da başlayır.`);
  await page.getByRole('textbox', { name: 'Son gün' }).fill(dayAfter(today(), 2));
  await page.getByRole('button', { name: 'Elan ver' }).click();
  await expect(
    page.getByRole('list', { name: 'Hazırkı elanlar' }).getByText(`${title}: sabah dərs 20:00-da başlayır.`),
  ).toBeVisible();
  expect(JSON.stringify(await storedFields(`announcements/${id}`))).toContain('sabah dərs');
});

test('@GROUP-3 a quiz that is handed in behind the last moment of the group is marked late for staff, and for nobody with more time', async ({
  page,
}) => {
  const [id, quiz, title] = [unique('g-test'), unique('quiz'), unique('Sınaq ')];
  const [late, longer, early] = [await registered(), await registered(), await registered()];
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  const uids = [late, longer, early].map(uidOf);
  const record = (one: Person) => ({
    ...recordOf(one, { lessons: ['frontend'] }),
    groups: { frontend: id },
  });
  await stack.write({
    [`groups/${id}`]: {
      ...{ course: 'frontend', title: id, teacher: '', start: '2026-01-01', end: '2026-06-01', weekly: [] },
      ...{ changes: {}, due: { [`quiz:${quiz}`]: { title, at: hours(-2) } }, rev: 1, audit: 'x' },
    },
    [`users/${uids[0]}`]: record(late),
    [`users/${uids[1]}`]: record(longer),
    [`users/${uids[2]}`]: record(early),
    [`users/${uids[1]}/memberships/${id}`]: { due: { [`quiz:${quiz}`]: hours(1) }, last: '1', audit: 'x' },
    [`quizzes/${quiz}`]: {
      ...{ course: 'frontend', title, state: 'open', minutes: 10, attempts: 2, kinds: ['one'] },
      ...{ texts: ['Hansı?'], codes: [''], options: ['a\nb'], rev: 1, audit: 'x' },
    },
    [`quizKeys/${quiz}`]: { right: { 0: 'a' }, explanations: [''] },
    ...Object.fromEntries(
      uids.map((uid, n) => [
        `attempts/${quiz}_${uid}_1`,
        {
          ...{ quiz, uid, name: `Ad ${n}`, course: 'frontend', n: 1, answers: { 0: 'a' } },
          ...{ startedAt: hours(-4), lockedAt: hours(n === 2 ? -3 : -1) },
        },
      ]),
    ),
  });
  await openPanel(page, 'teacher', 'quiz');
  const search = page.getByRole('tabpanel').getByRole('searchbox');
  await search.fill(title);
  await page.getByRole('button', { name: `«${title}»: nəticələr` }).click();
  const row = (n: number) => page.getByRole('row', { name: `Ad ${n}` });
  await expect(row(0)).toContainText('gecikib');
  await expect(row(1)).toContainText('1 / 1');
  for (const n of [1, 2]) await expect(row(n)).not.toContainText('gecikib');
  await expectAccessible(page);
});

for (const days of [-10, 60])
  test(`@GROUP-2 @GROUP-4 the week of a student and the attendance of staff go by the service’s clock where the device’s is ${days} days off`, async ({
    page,
    browser,
  }) => {
    const student = await registered({ emailVerified: true });
    const { title, tomorrow } = await newGroup(student);
    const wrong = new Date(Date.now() + days * 86_400_000);
    await page.clock.setSystemTime(wrong);
    await enter(page, student, `/user/${student.username}`);
    await expect(page.locator('.own-week').getByRole('listitem').first()).toContainText(shownDay(tomorrow));

    const staff = await (await browser.newContext()).newPage();
    await staff.clock.setSystemTime(wrong);
    await openPanel(staff, 'teacher', 'group');
    const tab = staff.getByRole('tabpanel');
    await tab.getByRole('button', { name: `«${title}»: aç` }).click();
    const session = tab.getByRole('combobox', { name: 'Dərs' });
    await expect(session).toContainText(`${shownDay(dayAfter(today(), -1))} 19:00`);
    await expect(session).not.toContainText(shownDay(tomorrow));
    await staff.context().close();
  });
