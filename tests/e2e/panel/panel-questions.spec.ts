import type { Page } from '@playwright/test';
import type { FirestoreData } from '#stack/seed/firestore-value.ts';
import { expectAccessible } from '#support/axe.ts';
import { agree, forget, openPanel, rows, showLog, storedFields, toasts } from '#support/panel.ts';
import { expect, stack, test } from '#support/site.ts';
import { unique } from '#support/staff.ts';

interface Asked {
  id: string;
  fields: FirestoreData;
}

/** A question of Nigar, in a course that no other question of the sample has. */
async function asked(word: string, over: FirestoreData = {}): Promise<Asked> {
  const id = unique('question-of-a-student-');
  const fields = {
    video: 'video-frontend-03',
    group: '',
    course: 'interior-designer',
    title: 'Flexbox ilə düzüm',
    second: 29,
    text: `${word}: niyə?`,
    uid: 'seed-student',
    name: 'Nigar',
    at: new Date(),
    answered: false,
    hidden: false,
    answers: {},
    answeredBy: [],
    rev: 1,
    ...over,
  };
  await stack.write({ [`questions/${id}`]: fields });
  return { id, fields };
}

const tabPanel = (page: Page) => page.getByRole('tabpanel');
const lists = (page: Page) => tabPanel(page).getByRole('combobox', { name: 'Hansı suallar' });

/** The questions with a word, in the course of these tests. */
async function find(page: Page, word: string, count: number): Promise<void> {
  await tabPanel(page)
    .getByRole('combobox', { name: 'Hansılar göstərilsin' })
    .selectOption('İnteryer dizaynı');
  await tabPanel(page).getByRole('searchbox').fill(word);
  await expect(rows(page)).toHaveCount(count);
  await expect(rows(page).filter({ hasText: word })).toHaveCount(count);
}

const stored = async (id: string) => JSON.stringify(await storedFields(`questions/${id}`));
const minutesAgo = (n: number) => new Date(Date.now() - n * 60_000);
const answerOf = (name: string) => ({ name, staff: false, text: 'Məncə, düzdür.', at: new Date() });

test('@ASK-2 a teacher answers in the list by keyboard, the oldest question first, beside what is said in the video', async ({
  page,
}) => {
  const word = unique('Sual');
  const newer = await asked(word, { at: minutesAgo(5), text: `${word}, ikinci` });
  const older = await asked(word, {
    at: minutesAgo(50),
    text: `${word}, birinci`,
    code: { language: 'css', text: '.kart { color: red }' },
  });
  await openPanel(page, 'teacher', 'question');
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Suallar, \d+\+? yeni$/);
  await find(page, word, 2);
  const [first, second] = [rows(page).first(), rows(page).nth(1)];
  await expect(first).toContainText('birinci');
  await expect(first).toContainText('Nigar Hüseynova');
  await expect(first.getByRole('link', { name: '«Flexbox ilə düzüm», 0:29' })).toHaveAttribute(
    'href',
    '/lessons/interior-designer/videos?v=video-frontend-03&t=29',
  );
  // Highlighted, as everywhere.
  await expect(first.locator('.question-row-code .t2').first()).toBeVisible();

  await first.getByRole('button', { name: 'Nigar Hüseynova: suala cavab yaz' }).focus();
  await page.keyboard.press('Enter');
  const field = first.getByRole('textbox', { name: 'Cavab' });
  await expect(field).toBeFocused();
  await expect(first.locator('.question-said')).toContainText('Display flex yazıram və yadda saxlayıram.');
  await page.keyboard.press('Control+Enter');
  await expect(first.getByRole('alert')).toHaveText('Cavabı yazın.');
  await expect(field).toBeFocused();
  await page.keyboard.type('flex-wrap yazın.');
  await first.getByRole('button', { name: 'Kod əlavə et' }).click();
  await first.getByRole('combobox', { name: 'Kodun dili' }).selectOption('CSS');
  await first.getByRole('textbox', { name: 'Kod', exact: true }).fill('.kartlar { flex-wrap: wrap }');
  await expectAccessible(page);

  // The list is read anew, and the page, without losing a letter.
  await lists(page).selectOption('Cavablandırılmış');
  await lists(page).selectOption('Cavab gözləyən');
  await expect(field).toHaveValue('flex-wrap yazın.');
  await page.reload();
  await find(page, word, 2);
  await first.getByRole('button', { name: 'Nigar Hüseynova, suala cavab: qaralamanı davam etdir' }).click();
  await expect(field).toHaveValue('flex-wrap yazın.');
  await field.press('Control+Enter');
  await expect(toasts(page)).toContainText('Cavab göndərildi.');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('ikinci');
  await expect(
    rows(page).first().getByRole('button', { name: 'Nigar Hüseynova: suala cavab yaz' }),
  ).toBeFocused();
  await expect(second).toHaveCount(0);
  expect(await stored(older.id)).toMatch(/"answered":\{"booleanValue":true\}/);

  // The last one: the focus goes to the heading.
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bax, belə.');
  await page.keyboard.press('Control+Enter');
  await expect(rows(page)).toHaveCount(0);
  await expect(tabPanel(page).getByRole('heading', { level: 1 })).toBeFocused();
  expect(await stored(newer.id)).toContain('Bax, belə.');

  // What is answered can be changed, and opened again.
  await lists(page).selectOption('Cavablandırılmış');
  await expect(rows(page)).toHaveCount(2);
  const answered = rows(page).filter({ hasText: 'birinci' });
  await expect(answered.getByRole('list', { name: /suala cavablar$/ })).toContainText('Müəllim');
  await answered.getByRole('button', { name: 'Nigar Hüseynova: suala cavabıma düzəliş et' }).click();
  await expect(answered.getByRole('textbox', { name: 'Cavab' })).toHaveValue('flex-wrap yazın.');
  await answered.getByRole('button', { name: 'Kodu çıxar' }).click();
  await page.getByRole('button', { name: 'Bəli, sil' }).click();
  await answered.getByRole('button', { name: 'Göndər' }).click();
  await expect(answered.locator('.question-row-answers .question-row-code')).toHaveCount(0);
  await answered.getByRole('button', { name: 'Nigar Hüseynova: sualı yenidən aç' }).click();
  await expect(rows(page)).toHaveCount(1);
  expect(await stored(older.id)).toMatch(/"answered":\{"booleanValue":false\}/);
});

test('@ASK-2 an answer of a student is enough, an answer is removed, a question is hidden and shown again; what was typed stays when a question was changed or withdrawn meanwhile, and when the list can’t be read', async ({
  page,
}) => {
  const word = unique('Sual');
  const { id } = await asked(word, {
    answers: { 'seed-sevda-orucova': answerOf('Sevda'), 'seed-turkan-ibrahimli': answerOf('Türkan') },
    answeredBy: ['seed-sevda-orucova', 'seed-turkan-ibrahimli'],
  });
  await openPanel(page, 'admin', 'question');
  await find(page, word, 1);
  const row = rows(page).first();
  await row.getByRole('button', { name: 'Sevda: cavabı sil' }).click();
  await agree(page);
  await expect(row.getByRole('button', { name: 'Sevda: cavabı sil' })).toHaveCount(0);
  await row.getByRole('button', { name: 'Nigar Hüseynova, sual: cavab yetərlidir' }).click();
  await expect(toasts(page)).toContainText('Sual cavablandırılmış sayılır.');
  await expect(rows(page)).toHaveCount(0);

  await lists(page).selectOption('Cavablandırılmış');
  await row.getByRole('button', { name: 'Nigar Hüseynova: sualı gizlət' }).click();
  await expect(row.getByRole('textbox', { name: 'Gizlətmə səbəbi' })).toBeFocused();
  await row.getByRole('button', { name: 'Gizlət', exact: true }).last().click();
  await expect(row.getByRole('alert')).toHaveText('Səbəbi yazın.');
  await row.getByRole('textbox').fill('Nömrə yazılıb.');
  await page.keyboard.press('Control+Enter');
  await expect(rows(page)).toHaveCount(0);
  await lists(page).selectOption('Gizlədilmiş');
  await expect(row).toContainText('Səbəb: Nömrə yazılıb.');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Nigar Hüseynova: sualı yenidən göstər' }).click();
  await expect(rows(page)).toHaveCount(0);
  const fields = await stored(id);
  expect(fields).toMatch(/"hidden":\{"booleanValue":false\}/);
  expect(fields).not.toContain('reason');

  // Another one, which is changed, answered and withdrawn while somebody types an answer; the list can't be read once.
  const other = unique('Sual');
  const { id: lostId, fields: seen } = await asked(other);
  await lists(page).selectOption('Cavab gözləyən');
  await find(page, other, 1);
  await row.getByRole('button', { name: 'Nigar Hüseynova: suala cavab yaz' }).click();
  const field = row.getByRole('textbox', { name: 'Cavab' });
  await field.fill('İlk cavabım');
  await stack.write({ [`questions/${lostId}`]: { ...seen, text: `${other}: necə?`, rev: 2 } });
  await row.getByRole('button', { name: 'Göndər' }).click();
  await expect(toasts(page)).toContainText('Bu sual siz yazarkən dəyişib.');
  await expect(row).toContainText('necə?');
  await expect(field).toHaveValue('İlk cavabım');

  await page.route(/:runQuery/, (route) => route.abort());
  await lists(page).selectOption('Gizlədilmiş');
  await expect(tabPanel(page).getByRole('button', { name: 'Yenidən cəhd et' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/:runQuery/);
  await lists(page).selectOption('Cavab gözləyən');
  await expect(field).toHaveValue('İlk cavabım');

  await forget(`questions/${lostId}`);
  await row.getByRole('button', { name: 'Göndər' }).click();
  await expect(toasts(page)).toContainText('Tələbə bu sualı geri götürüb.');
  await expect(rows(page)).toHaveCount(0);
  const lost = tabPanel(page).locator('.lost-text');
  await expect(lost).toContainText('İlk cavabım');
  await lost.getByRole('button', { name: 'Bağla' }).click();
  await agree(page);
  await expect(lost).toHaveCount(0);
  await expect(tabPanel(page).getByRole('heading', { level: 1 })).toBeFocused();

  // The log names it by its video. It may have been read already, when the empty list left it in sight.
  await page.reload();
  await showLog(page);
  await expect(page.locator('ol.log > li', { hasText: 'sualı yenidən göstərdi' }).first()).toContainText(
    'Kamran Əsgərov sualı yenidən göstərdi: Flexbox ilə düzüm',
  );
});
