import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { dateAndTime, isoDay, localTimeOf } from '#core/time/dates.ts';
import { dayAfter, weekdayOf } from '#features/groups/group.ts';
import { week } from '#features/groups/texts.ts';
import { type Person, recordOf, registered } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { agree, openPanel, storedFields, toasts } from '#support/panel.ts';
import { enter, expect, stack, test } from '#support/site.ts';
import { unique } from '#support/staff.ts';
import { expectStillness } from '#support/still-pages.ts';
import { noteShifts } from '#support/stillness.ts';

const uidOf = ({ username }: Person) => `uid-${username}`;
const today = () => isoDay(new Date());

/** A group with these students, whose lesson is tomorrow and was yesterday. @returns its id and title */
const newGroup = (...students: Person[]) => newGroupWith({}, ...students);

async function newGroupWith(over: object, ...students: Person[]) {
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
      ...over,
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

/** Paths of what is read of groups from now on. */
function noteGroupReads(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const of = request.postData()?.match(/documents\/((?:groups|users\/[^/"]+\/memberships)\/[^"]+)/)?.[1];
    if (of && request.url().includes(stack.firestore)) asked.push(of);
  });
  return asked;
}

const start = (day: string) => new Date(`${day}T19:00:00+04:00`);
const weekday = (day: string) => week.weekdays[weekdayOf(day) % 7];
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
  const id = JSON.stringify(record?.groups).match(/g-[a-z0-9-]+/)?.[0];
  expect(id).toBeTruthy();
  // Other hours count from a day on, and are told.
  const from = dayAfter(today(), 7);
  await tab.getByRole('button', { name: 'Düzəliş et' }).click();
  await expect(tab.getByLabel('Yeni saatlar hansı gündən')).toHaveCount(0);
  await tab.getByLabel('Bazar ertəsi').fill('20:00');
  await tab.getByLabel('Yeni saatlar hansı gündən').fill(from);
  await tab.getByLabel('Onlayn dərsin keçidi').fill('https://gorus.example/ders');
  await tab.getByRole('button', { name: 'Yadda saxla' }).click();
  await expect(toasts(page)).toContainText('Qrup saxlanıldı.');
  expect(JSON.stringify(await storedFields(`announcements/${id}`))).toContain(
    `${title}: dərs cədvəli dəyişdi: ${shownDay(from)} tarixindən Bazar ertəsi 20:00`,
  );
  await expect(tab).toContainText(`Bazar ertəsi 19:00; ${shownDay(from)} tarixindən Bazar ertəsi 20:00`);
});

test('@GROUP-1 @GROUP-2 @GROUP-4 a session moves, attendance is tapped, and the student sees both and takes the calendar', async ({
  page,
}) => {
  const student = await registered({ emailVerified: true });
  const { id, title, tomorrow } = await newGroup(student);
  await openPanel(page, 'teacher', 'group');
  const tab = page.getByRole('tabpanel');
  await tab.getByRole('button', { name: `«${title}»: aç` }).click();
  // Back and the tab itself lead to the list.
  const later = dayAfter(tomorrow, 1);
  const open = tab.getByRole('button', { name: `«${title}»: aç` });
  await expect(tab.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await page.goBack();
  await expect(open).toBeFocused();
  await open.click();
  await expect(tab.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await page.getByRole('tab', { name: 'Qruplar' }).click();
  await open.click();
  await tab.getByRole('button', { name: `${shownDay(tomorrow)} 19:00 dərsini köçür` }).click();
  await tab.getByLabel('Yeni vaxt (Bakı vaxtı ilə)').fill(`${later}T20:30`);
  await tab.getByRole('button', { name: 'Tələbələrə bildir və saxla' }).click();
  await expect(tab.getByText(`əvvəl ${shownDay(tomorrow)} 19:00`)).toBeVisible();
  // Once more: the bell has the last word alone.
  await tab.getByRole('button', { name: `${shownDay(later)} 20:30 dərsini köçür` }).click();
  await tab.getByLabel('Yeni vaxt (Bakı vaxtı ilə)').fill(`${later}T21:00`);
  await tab.getByRole('button', { name: 'Tələbələrə bildir və saxla' }).click();
  await expect(tab.getByText(`${shownDay(later)}, ${weekday(later)}, 21:00`)).toBeVisible();
  await tab.getByRole('button', { name: 'Aygün Əliyeva', exact: true }).click();
  await tab.getByRole('button', { name: 'Davamiyyəti saxla' }).click();
  await expect(toasts(page)).toContainText('Davamiyyət saxlanıldı.');
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
  await expect(week).toContainText('vaxtı keçib, gec də olsa, qəbul edirik');
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
  expect(starts).toContain(new Date(`${later}T21:00:00+04:00`).getTime());
  expect(starts).toContain(start(dayAfter(today(), -1)).getTime());
  // In the bell, when it is that document's turn.
  const told = JSON.stringify(await storedFields(`announcements/${id}`));
  expect(told).toContain(`${shownDay(later)} 20:30 → ${shownDay(later)} 21:00`);
  expect(told).not.toContain(`${shownDay(tomorrow)} 19:00`);
});

test('@GROUP-1 @GROUP-3 the focus stays where one works: a form that closes gives it to what has opened it, and a button that goes to its part', async ({
  page,
}) => {
  const student = await registered({ emailVerified: true });
  const { title, tomorrow } = await newGroup(student);
  await openPanel(page, 'teacher', 'group');
  const tab = page.getByRole('tabpanel');
  const press = (name: string) => tab.getByRole('button', { name, exact: true }).press('Enter');
  const expectFocus = (name: string, role: 'button' | 'heading' = 'button') =>
    expect(tab.getByRole(role, { name, exact: true })).toBeFocused();
  await press(`«${title}»: aç`);
  await expectFocus(title, 'heading');
  const time = `${shownDay(tomorrow)} 19:00`;
  // Nothing was typed, so nothing is asked.
  for (const opener of [
    `${time} dərsini köçür`,
    'Dərs əlavə et',
    'Son vaxt qoy',
    '«Əlaqə forması»: bir tələbəyə vaxt ver',
    'Düzəliş et',
  ]) {
    await press(opener);
    await expect(tab.locator('form :focus')).toHaveCount(1);
    await press('Ləğv et');
    await expectFocus(opener);
  }
  await press(`${time}: dərsi ləğv et`);
  await agree(page, 'Bəli, ləğv et');
  const restore = `${time} dərsini cədvələ qaytar`;
  await expectFocus(restore);
  await press(restore);
  await expectFocus(`${time} dərsini köçür`);
  await press('«Əlaqə forması»: son vaxtı sil');
  await agree(page);
  await expectFocus('Son vaxtlar', 'heading');
  await press('Aygün Əliyeva: qrupdan çıxar');
  await agree(page, 'Bəli, çıxar');
  await expectFocus('Tələbələr', 'heading');
});

test('@GROUP-2 beside the videos of the course stand the next lesson with its link and the own next deadline: asked for once in a session, by members alone, and nothing moves', async ({
  page,
}) => {
  const [member, other] = [
    await registered({ lessons: ['frontend'] }),
    await registered({ lessons: ['frontend'] }),
  ];
  const { id, tomorrow } = await newGroup(member);
  const later = dayAfter(today(), 3);
  await stack.write({
    [`users/${uidOf(member)}/memberships/${id}`]: {
      ...{ due: { 'task:əlaqə-forması': start(later) }, last: 'task:əlaqə-forması', audit: 'x' },
    },
  });
  const asked = noteGroupReads(page);
  await noteShifts(page);
  const videos = '/lessons/frontend/videos';
  await enter(page, other, videos);
  await expect(page.locator('.summary')).toBeVisible();
  await expect(page.locator('.in-group')).toHaveCount(0);
  expect(asked).toEqual([]);

  await enter(page, member, '/contact');
  await expectStillness(page, videos);
  const next = page.locator('.in-group');
  await expect(next).toContainText(`Növbəti dərs: ${shownDay(tomorrow).slice(0, 5)}`);
  await expect(next.getByRole('link', { name: 'Dərsə qoşul' })).toHaveAttribute(
    'href',
    'https://gorus.example/dərs',
  );
  await expect(
    next.getByRole('link', { name: `Son vaxt ${shownDay(later).slice(0, 5)} 18:59: Əlaqə forması` }),
  ).toHaveAttribute('href', encodeURI('/lessons/frontend/exercises/əlaqə-forması'));
  await expectAccessible(page);
  await page.reload();
  await next.getByRole('link', { name: 'Qrupum' }).click();
  await expect(page.locator('.own-week')).toBeInViewport();
  expect(asked.sort()).toEqual(
    [`groups/${id}`, `groups/${id}/private/lesson`, `users/${uidOf(member)}/memberships/${id}`].sort(),
  );
});

test('@GROUP-2 a long name of the next deadline makes no phone scroll sideways, and what is handed in is not due', async ({
  page,
}) => {
  const student = await registered({ lessons: ['frontend'] });
  const long = 'Çox uzun adı olan tapşırıq: əsas səhifənin tam quruluşu və üslubları';
  const at = start(dayAfter(today(), 3));
  const due = { 'task:sent': { title: 'Göndərilib', at }, 'task:long': { title: long, at } };
  await newGroupWith({ due }, student);
  const uid = uidOf(student);
  await stack.write({
    [`works/${uid}_frontend_sent`]: {
      ...{ uid, name: 'Aygün Əliyeva', course: 'frontend', task: 'sent', title: 'Göndərilib', kind: 'code' },
      ...{ at: new Date(), state: 'sent', version: 1, ticket: 1, thread: {}, asked: false, rev: 2 },
    },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, student, '/lessons/frontend/videos');
  await expect(page.locator('.in-group')).toContainText(long);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goto(`/user/${student.username}`);
  await expect(page.locator('.own-week')).toContainText(long);
  await expect(page.locator('.own-week')).not.toContainText('Göndərilib');
});

test('@GROUP-4 a session that begins while the panel is open can be marked then, and what was tapped for the one before stays', async ({
  page,
}) => {
  const student = await registered({ emailVerified: true });
  const begin = new Date((Math.ceil(Date.now() / 60_000) + 3) * 60_000);
  const moment = localTimeOf(begin);
  const { title } = await newGroupWith({ changes: { [`+${moment}`]: `${moment} 45` } }, student);
  await page.clock.install();
  await openPanel(page, 'teacher', 'group');
  const tab = page.getByRole('tabpanel');
  await tab.getByRole('button', { name: `«${title}»: aç` }).click();
  const name = tab.getByRole('button', { name: 'Aygün Əliyeva', exact: true });
  await name.click();
  const session = tab.getByRole('combobox', { name: 'Dərs' });
  const before = await session.inputValue();
  await expect(session.getByRole('option', { name: dateAndTime(begin) })).toHaveCount(0);
  // Any answer would bring the service's time, which is not that of this clock.
  await page.context().setOffline(true);
  await page.clock.runFor(5 * 60_000);
  await expect(session.getByRole('option', { name: dateAndTime(begin) })).toHaveCount(1);
  await expect(session).toHaveValue(before);
  await expect(name).toHaveAttribute('aria-pressed', 'true');
});

test('@GROUP-3 before a task is sent its student reads the own last moment, which comes with the form and is read by members alone', async ({
  page,
}) => {
  const [member, other] = [
    await registered({ lessons: ['frontend'] }),
    await registered({ lessons: ['frontend'] }),
  ];
  const { id } = await newGroup(member);
  const asked = noteGroupReads(page);
  const form = '/lessons/frontend/exercises/əlaqə-forması';
  /** As soon as there is something to press. */
  const firstShown = async (): Promise<string> => {
    const shown = await page.waitForFunction(() => {
      const own = document.querySelector('.hand-in-own');
      return own?.querySelector('[type=submit]') && own.textContent;
    });
    return String(await shown.jsonValue());
  };
  await enter(page, other, form);
  expect(await firstShown()).not.toContain('Son vaxt');
  expect(asked).toEqual([]);

  await enter(page, member, form);
  expect(await firstShown()).toContain('Yenə də göndərə bilərsiniz');
  await expectAccessible(page);
  const later = dayAfter(today(), 3);
  await stack.write({
    [`users/${uidOf(member)}/memberships/${id}`]: {
      ...{ due: { 'task:əlaqə-forması': start(later) }, last: 'task:əlaqə-forması', audit: 'x' },
    },
  });
  await page.reload();
  expect(await firstShown()).toContain(`Son vaxt: ${shownDay(later)} 18:59.`);
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
  const putOff = dayAfter(today(), 9);
  await tab.getByRole('button', { name: '«Əlaqə forması»: son vaxtı dəyiş' }).click();
  await expect(tab.getByRole('combobox', { name: 'Tapşırıq və ya sınaq' })).toHaveValue('task:əlaqə-forması');
  await tab.getByLabel('Seçilən günün sonuna qədər').fill(putOff);
  await tab.getByRole('button', { name: 'Son vaxtı saxla' }).click();
  await expect(tab.getByText(`son vaxt ${shownDay(putOff)}`)).toBeVisible();
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

test('@GROUP-3 a quiz that is handed in behind the last moment of the group is marked late for staff, and for nobody with more time; who can still begin it reads that moment', async ({
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
  for (const [student, said] of [
    [late, 'Qrupunuz üçün son vaxt keçib:'],
    [longer, 'Qrupunuz üçün son vaxt:'],
  ] as const) {
    await enter(page, student, '/lessons/frontend/quizzes');
    await expect(page.locator(`#quiz-${quiz}`)).toContainText(said);
    await expectAccessible(page);
  }
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

    const staff = await (await browser.newContext({ timezoneId: 'America/Los_Angeles' })).newPage();
    await staff.clock.setSystemTime(wrong);
    await openPanel(staff, 'teacher', 'group');
    const tab = staff.getByRole('tabpanel');
    await tab.getByRole('button', { name: `«${title}»: aç` }).click();
    const session = tab.getByRole('combobox', { name: 'Dərs' });
    await expect(session).toContainText(`${shownDay(dayAfter(today(), -1))} 19:00`);
    await expect(session).not.toContainText(shownDay(tomorrow));
    await staff.context().close();
  });
