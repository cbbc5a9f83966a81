import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { type Person, recordOf, registered } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { openPanel } from '#support/panel.ts';
import { expect, stack, test } from '#support/site.ts';
import { unique } from '#support/staff.ts';

const course = 'frontend';
const weights = [20, 30, 30, 20]; // of content/courses/frontend.json
const at = new Date(Date.now() - 86_400_000);
const uidOf = ({ username }: Person) => `uid-${username}`;

const groupNamed = (title: string) => ({
  ...{ course, title, teacher: '', start: '2026-01-01', end: '2026-06-01', weekly: [] },
  ...{ changes: {}, due: {}, rev: 1, audit: 'test' },
});

/** A group of two: one was there three times of four and has done all of a task and of a quiz, the other nothing. */
async function groupOfTwo() {
  const [id, quiz, title] = [unique('g-test'), unique('quiz'), unique('Qrup ')];
  const [ahead, behind] = [await registered(), await registered()];
  const uid = uidOf(ahead);
  const marks = Object.fromEntries([1, 2, 3, 4].map((n) => [String(at.getTime() - n), n < 4]));
  const name = 'Aygün Əliyeva';
  const groups = { [course]: id };
  await stack.write({
    [`groups/${id}`]: groupNamed(title),
    [`users/${uid}`]: { ...recordOf(ahead, { lessons: [course] }), groups },
    [`users/${uid}/memberships/${id}`]: { marks, last: '1', audit: 'test' },
    [`works/${uid}_${course}_əlaqə-forması`]: {
      ...{ uid, name, course, task: 'əlaqə-forması', title: 'Əlaqə forması', kind: 'code', at },
      ...{ state: 'accepted', version: 1, ticket: 1, thread: {}, asked: false, rev: 3 },
    },
    [`quizzes/${quiz}`]: {
      ...{ course, title: quiz, state: 'open', minutes: 10, attempts: 2, kinds: ['one', 'one'] },
      ...{ texts: ['Hansı?', 'Hansı?'], codes: ['', ''], options: ['a\nb', 'a\nb'], rev: 1, audit: 'test' },
    },
    [`quizKeys/${quiz}`]: { right: { 0: 'a', 1: 'b' }, explanations: ['', ''] },
    [`attempts/${quiz}_${uid}_1`]: {
      ...{ quiz, uid, name, course, n: 1, startedAt: at, lockedAt: at, answers: { 0: 'a', 1: 'b' } },
    },
    [`users/${uidOf(behind)}`]: {
      ...recordOf({ ...behind, name: 'Uzunad'.repeat(9) }, { lessons: [course] }),
      groups,
    },
  });
  return { title, ahead, behind };
}

const percentIn = (text: string | undefined) =>
  text?.startsWith('–') ? null : Number.parseInt(text ?? '', 10);

/** Sum and parts, in per cent. */
async function gradesIn(row: Locator): Promise<(number | null)[]> {
  const cells = await row.locator('td').allInnerTexts();
  return cells.slice(1, 6).map((cell) => percentIn(cell.trim()));
}

test('@SCHOOL-10 staff see the grades of a course and of a group, with weights and a sum, and the file has the same', async ({
  page,
}) => {
  const { title, ahead, behind } = await groupOfTwo();
  await openPanel(page, 'teacher', 'user');
  await page.getByRole('button', { name: 'Kursun gedişatı' }).click();
  await page.getByRole('combobox', { name: 'Kurs' }).selectOption(course);
  await expect(page.getByRole('button', { name: 'Gedişatı göstər' })).toBeVisible();
  await page.getByRole('checkbox', { name: /yekun da olsun$/ }).check();
  await page.getByRole('combobox', { name: 'Qrup' }).selectOption(title);
  await expect(page.getByText('2 tələbə.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Gedişatı göstər' }).click();
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('columnheader')).toContainText([
    'Tələbə',
    'Yekun',
    ...['Videolar 20%', 'Tapşırıqlar 30%', 'Sınaqlar 30%', 'Davamiyyət 20%', 'Son baxış'],
  ]);
  await page.getByRole('combobox', { name: 'Sıralama' }).selectOption('highest');
  await expect(rows.first()).toContainText(ahead.username);
  const [sum, ...parts] = await gradesIn(rows.first());
  expect(parts).toEqual([0, expect.any(Number), expect.any(Number), 75]);
  const weighed = parts.reduce<number>((total, percent, n) => total + (percent ?? 0) * (weights[n] ?? 0), 0);
  expect(sum).toBe(Math.round(weighed / 100));
  await expect(rows.first()).toContainText('(3 / 4)');
  // Nobody has marked a session of theirs: it counts for nothing.
  expect(await gradesIn(rows.last())).toEqual([0, 0, null, null, null]);
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV faylını endir' }).click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  const [head = '', first = '', second = '', last] = csv.split('\r\n');
  expect(head).toMatch(/;"?Videolar 20%, faizlə.*;Yekun, faizlə$/);
  expect(first).toContain(`;${ahead.username};`);
  expect(first.split(';').slice(-5).map(Number)).toEqual([...parts, sum]);
  expect(second).toContain(`;${behind.username};`);
  expect(second).toMatch(/;0;;;;0$/);
  expect(last).toContain(`, ${title}, `);
  expect(last).toContain('qrupun bütün tələbələri, 2 tələbə');

  await page.getByRole('combobox', { name: 'Qrup' }).selectOption('Bütün kurs');
  await page.getByRole('button', { name: 'Gedişatı göstər' }).click();
  await page.getByRole('searchbox', { name: /^Göstərilənlər/ }).fill(ahead.username);
  await expect(page.getByRole('columnheader', { name: 'Yekun' })).toBeVisible();

  // A group that is made meanwhile, where the table was left.
  await page.getByRole('button', { name: 'İstifadəçilərə qayıt' }).click();
  const made = unique('Qrup ');
  await stack.write({ [`groups/${unique('g-test')}`]: groupNamed(made) });
  await page.getByRole('button', { name: 'Kursun gedişatı' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Qrup' })).toContainText(made);
});
