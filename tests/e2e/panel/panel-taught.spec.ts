import type { Page } from '@playwright/test';
import { panelKey } from '#core/device/page-storage-keys.ts';
import { keys } from '#stack/seed/settings.ts';
import { recordOf, registered } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { openPanel, openTab, rows, searchList, storedFields, toasts } from '#support/panel.ts';
import { openSignedIn } from '#support/sign-in.ts';
import { expect, stack, test, testedPlace } from '#support/site.ts';
import { inTrash, newMember, unique } from '#support/staff.ts';

const panel = (page: Page) => page.getByRole('tabpanel');

/** A student, a question and a work of a course, by a word that nothing else has. */
async function studentOf(course: string) {
  const word = unique('soz');
  const student = await newMember({ lessons: [course], mobile: '' });
  const at = new Date();
  const { id, fullName } = student;
  await stack.write({
    [`questions/${word}-000000000000`]: {
      ...{ video: 'yox', group: course, course, title: `Video ${word}`, second: 0, text: `Niyə ${word}?` },
      ...{ uid: id, name: fullName.split(' ')[0] ?? '', at, answered: false, hidden: false },
      ...{ answers: {}, answeredBy: [], rev: 1 },
    },
    [`works/${id}_${course}_${word}`]: {
      ...{ uid: id, name: fullName, course, task: word, title: `İş ${word}`, kind: 'address', state: 'sent' },
      ...{ version: 1, ticket: 900, at, thread: {}, asked: false, rev: 2 },
    },
    [`enrolments/${'A'.repeat(26 - 8)}${word
      .toUpperCase()
      .replaceAll(/[^0-9A-HJKMNP-TV-Z]/g, 'X')
      .slice(-8)}`]: {
      ...{
        course,
        name: `Kod ${word}`,
        nameKey: `kod ${word}`,
        until: new Date('2099-01-01'),
        uses: 5,
        used: 0,
      },
      ...{ ended: false, createdAt: new Date(), audit: 'test' },
    },
    [`groups/g-${word}`]: {
      ...{ course, title: `Qrup ${word}`, teacher: '', start: '2026-01-01', end: '2099-01-01', weekly: [] },
      ...{ changes: {}, due: {}, rev: 1, audit: 'test' },
    },
    [`announcements/g-${word}`]: {
      items: {
        one: { text: `Elan ${word}`, until: new Date('2099-01-01'), at: new Date(), by: 'seed-teacher' },
      },
      ...{ last: 'one', title: `Elan ${word}`, rev: 1, audit: 'test' },
    },
    [`quizzes/${word}`]: {
      ...{ course, title: `Sınaq ${word}`, state: 'draft', minutes: 10, attempts: 1, kinds: ['one'] },
      ...{ texts: ['Hansı?'], codes: [''], options: ['a\nb'], rev: 1, audit: 'test' },
    },
    ...inTrash('videos', word, { title: `Silinən ${word}`, titleKey: `silinen ${word}`, hashtags: [course] }),
  });
  return { word, student };
}

test('@SCHOOL-9 a teacher of one course sees its students, questions, works, codes, groups and quizzes in every tab, and nothing of another; an admin gives all courses at one press', async ({
  page,
  browser,
}) => {
  const [own, foreign] = await Promise.all([studentOf('backend'), studentOf('frontend')]);
  const teacher = await registered({ emailVerified: true });
  const uid = `uid-${teacher.username}`;
  const name = unique('Muellim');
  const record = recordOf({ ...teacher, surname: name }, {});
  const asTeacher = { ...record, userKey: keys.teacherKey, verified: true };
  await stack.write({ [`users/${uid}`]: asTeacher });

  await openPanel(page, 'admin', 'rank');
  const row = rows(page).filter({ hasText: name });
  await row.getByText('Kursları: Bütün kurslar').click();
  const save = row.getByRole('button', { name: /Yadda saxla$/ });
  await save.click();
  await expect(row.getByRole('alert')).toContainText('Ən azı bir kurs seçin');
  await row.getByLabel('Backend proqramlaşdırma').check();
  await save.click();
  await expect(toasts(page)).toContainText('üçün kurslar saxlanıldı.');
  await expect(row.getByText('Kursları: Backend proqramlaşdırma')).toBeVisible();
  await expectAccessible(page);
  expect(JSON.stringify((await storedFields(`users/${uid}`))?.teaches)).toContain('"backend"');

  // Another admin's choice.
  await stack.write({ [`users/${uid}`]: { ...asTeacher, teaches: ['frontend'] } });
  await searchList(page, name);
  await expect(row.getByText('Kursları: Frontend proqramlaşdırma')).toBeVisible();
  await expect(row.getByRole('checkbox', { name: 'Frontend proqramlaşdırma' })).toBeChecked();
  await expect(row.getByRole('checkbox', { name: 'Backend proqramlaşdırma' })).not.toBeChecked();
  await stack.write({ [`users/${uid}`]: { ...asTeacher, teaches: ['backend'] } });

  const context = await browser.newContext();
  const desk = await context.newPage();
  const gate = JSON.stringify({ uid, role: 'teacher' });
  await openSignedIn(desk, testedPlace(), teacher, '/panel', [[panelKey, gate]]);
  await expect(desk.getByText('Kurslarınız: Backend proqramlaşdırma')).toBeVisible();
  const numbers = desk.getByRole('list', { name: 'Gözləyənlərin sayı' });
  await expect(numbers.getByRole('button')).toHaveCount(3);
  await expect(numbers.getByRole('button', { name: 'Cavabsız sual' })).toHaveAttribute('data-count', /\d/);
  for (const closed of ['Sifarişlər', 'Məzun rəyləri', 'Məktəb', 'Müəllimlər'])
    await expect(desk.getByRole('tab', { name: closed })).toHaveAttribute('aria-disabled', 'true');

  const list = panel(desk).getByRole('list', { name: 'Tapılanlar' });
  await panel(desk).getByRole('searchbox').fill(own.student.username);
  await expect(list).toContainText(own.student.fullName);
  await panel(desk).getByRole('searchbox').fill(foreign.student.username);
  await expect(panel(desk)).toContainText('Belə istifadəçi yoxdur.');

  // What is of no course is all there, and each list comes without a failure.
  for (const tab of ['Müraciətlər', 'Bloq', 'Kod nümunələri', 'Videolar', 'Zibil qutusu']) {
    await openTab(desk, new RegExp(`^${tab}`));
    await expect(panel(desk).getByRole('heading', { level: 1, name: tab })).toBeVisible();
    await expect(panel(desk).locator('.records, .empty').first()).toBeVisible();
    await expect(panel(desk)).not.toContainText(foreign.word);
  }
  await openTab(desk, /^Elanlar/);
  await expect(panel(desk)).toContainText(`Elan ${own.word}`);
  await expect(panel(desk)).not.toContainText(foreign.word);
  for (const [tab, found] of [
    ['Suallar', `Niyə ${own.word}?`],
    ['Tapşırıqlar', `İş ${own.word}`],
    ['Sınaqlar', `Sınaq ${own.word}`],
    ['Kurs kodları', `Kod ${own.word}`],
    ['Qruplar', `Qrup ${own.word}`],
    ['İstifadəçilər', own.student.fullName],
  ] as const) {
    await openTab(desk, new RegExp(`^${tab}`));
    await expect(panel(desk).getByRole('heading', { level: 1, name: tab })).toBeVisible();
    // A code is found by the beginning of its name.
    const asked = ({ word, student }: typeof own) =>
      tab === 'İstifadəçilər' ? student.username : tab === 'Kurs kodları' ? `Kod ${word}` : word;
    const search = panel(desk).getByRole('searchbox');
    await search.fill(asked(own));
    await expect(rows(desk)).toHaveCount(1);
    await expect(rows(desk)).toContainText(found);
    await search.fill(asked(foreign));
    await expect(panel(desk).locator('.empty')).toContainText(
      'Yalnız kurslarınızdakılar göstərilir: Backend proqramlaşdırma.',
    );
  }
  await expectAccessible(desk);
  await searchList(desk, own.student.username);
  await rows(desk)
    .getByRole('button', { name: /səhifəsi$/ })
    .click();
  await expect(panel(desk).getByRole('list', { name: 'Kurslar' })).toContainText('0 / ');
  await panel(desk).getByText('Tapşırıqlar', { exact: true }).click();
  await expect(panel(desk)).toContainText(`İş ${own.word}`);

  await row.getByRole('button', { name: /Bütün kurslar$/ }).click();
  await expect(row.getByText('Kursları: Bütün kurslar')).toBeVisible();
  expect((await storedFields(`users/${uid}`))?.teaches).toBeUndefined();
  // The panel that is open learns it with the next look at it.
  await desk.reload();
  await expect(panel(desk).getByRole('heading', { level: 1, name: 'İstifadəçilər' })).toBeVisible();
  await expect(desk.getByText('Kurslarınız:')).toHaveCount(0);
  await openTab(desk, /^Suallar/);
  await panel(desk).getByRole('searchbox').fill(foreign.word);
  await expect(rows(desk).filter({ hasText: `Niyə ${foreign.word}?` })).toHaveCount(1);
  await context.close();
});
