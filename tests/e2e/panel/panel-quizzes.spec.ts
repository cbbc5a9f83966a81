import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { keyFields, questionFields } from '#features/quizzes/quiz.ts';
import { parseQuiz } from '#features/quizzes/quiz-text.ts';
import { uidOf } from '#stack/seed/accounts.ts';
import { registered } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import {
  agree,
  alertOf,
  editButton,
  openPanel,
  rows,
  send,
  storedFields,
  titleField,
  toasts,
} from '#support/panel.ts';
import { enter, expect, stack, test } from '#support/site.ts';
import { unique } from '#support/staff.ts';

const tabPanel = (page: Page) => page.getByRole('tabpanel');
const questionsField = (page: Page) => page.getByRole('textbox', { name: 'Suallar' });
const preview = (page: Page) => page.getByRole('region', { name: 'Tələbə belə görəcək' });
const stored = async (id: string) => JSON.stringify(await storedFields(`quizzes/${id}`));

async function find(page: Page, word: string, count: number): Promise<void> {
  await tabPanel(page).getByRole('searchbox').fill(word);
  await expect(rows(page)).toHaveCount(count);
  await expect(rows(page).filter({ hasText: word })).toHaveCount(count);
}

const text = `Başlıq hansı elementlə yazılır?
- <head>
* <h1>

Hansılar blok elementidir?
* <p>
* <div>
- <span>
> Onlar yeni sətirdən başlayır.`;

/** An open quiz of one attempt, that one student has locked and another one has begun. */
async function opened(title: string): Promise<string> {
  const id = unique('quiz-');
  const { questions } = parseQuiz(text);
  const attempt = (username: string, name: string) => ({
    quiz: id,
    uid: uidOf(username),
    name,
    course: 'frontend',
    n: 1,
    startedAt: new Date(Date.now() - 3_600_000),
  });
  await stack.write({
    [`quizzes/${id}`]: {
      course: 'frontend',
      title,
      state: 'open',
      minutes: 20,
      attempts: 1,
      ...questionFields(questions),
      rev: 2,
      audit: id,
    },
    [`quizKeys/${id}`]: keyFields(questions),
    [`attempts/${id}_${uidOf('sevda.orucova')}_1`]: {
      ...attempt('sevda.orucova', '=Sevda Orucova'),
      answers: { 0: 'b', 1: 'a' },
      lockedAt: new Date(Date.now() - 3_000_000),
    },
    [`attempts/${id}_${uidOf('resad.cefersoy')}_1`]: attempt('resad.cefersoy', 'Rəşad Cəfərsoy'),
  });
  return id;
}

test('@QUIZ-1 a teacher pastes questions, mends what is wrong with them, saves a draft and opens it', async ({
  page,
}) => {
  const title = unique('Sınaq ');
  await openPanel(page, 'teacher', 'quiz');
  await page.getByRole('button', { name: 'Yeni sınaq' }).click();
  await page.getByRole('combobox', { name: 'Kurs' }).selectOption('Frontend proqramlaşdırma');
  await titleField(page).fill(title);
  await questionsField(page).fill(text.replace('* <h1>', '- <h1>'));
  await expect(preview(page).getByRole('group', { name: 'Hansılar blok elementidir?' })).toContainText(
    '<div> düzgündür',
  );
  await expect(tabPanel(page).getByText('2 sual, 1 yerdə səhv var')).toBeVisible();
  await send(page);
  await expect(alertOf(page)).toHaveText('Sualların 1 yerində səhv var. Onları düzəldib yenidən saxlayın.');
  await expectAccessible(page);

  // The line is found and written over.
  await page.getByRole('button', { name: 'Sətir 1' }).click();
  await expect(questionsField(page)).toBeFocused();
  await page.keyboard.type('Hansıdır?');
  await expect(questionsField(page)).toHaveValue(/^Hansıdır\?\n- <head>/);
  await questionsField(page).fill(text);
  await page.getByRole('button', { name: 'Sual əlavə et' }).click();
  await page.keyboard.type('Üçüncü?');
  await expect(preview(page).getByRole('group', { name: 'Üçüncü?' })).toBeVisible();
  await expect(tabPanel(page).getByText('3 sual, səhv yoxdur')).toBeVisible();
  await send(page);
  await expect(toasts(page)).toContainText(`«${title}» qaralama kimi saxlanıldı.`);

  await find(page, title, 1);
  await expect(rows(page)).toContainText('qaralama');
  await expect(rows(page)).toContainText('3 sual, 20 dəqiqə, 1 cəhd');
  await page.getByRole('button', { name: `«${title}»: tələbələrə aç` }).click();
  await agree(page, 'Bəli, aç');
  await expect(rows(page)).toContainText('açıq');
  await expectAccessible(page);

  // What is open keeps its questions; a copy has them, too.
  await editButton(page, title).click();
  await expect(titleField(page)).toHaveValue(title);
  await expect(questionsField(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Düzgün cavablar' }).getByRole('group')).toHaveCount(3);
  await page.getByRole('button', { name: 'Siyahıya qayıt' }).click();
  await page.getByRole('button', { name: `«${title}»: surətini çıxar` }).click();
  await expect(questionsField(page)).toHaveValue(/Üçüncü\?/);
  await titleField(page).fill(`${title}, ikinci`);
  await send(page);
  await find(page, title, 2);
});

test('@QUIZ-1 a teacher reads the results, gives an attempt back and changes the end of several quizzes', async ({
  page,
}) => {
  const title = unique('Nəticə ');
  const id = await opened(title);
  const other = await opened(`${title}, ikinci`);
  await openPanel(page, 'teacher', 'quiz');
  await find(page, title, 2);
  await page.getByRole('button', { name: `«${title}»: nəticələr` }).click();
  const table = page.getByRole('table', { name: 'Cəhdlər' });
  await expect(table.getByRole('row', { name: /Sevda/ })).toContainText('1 / 2');
  await expect(table.getByRole('row', { name: /Rəşad/ })).toContainText('vaxtı bitib, təhvil verməyib');
  await page.getByText('Hansılar blok elementidir?').first().click();
  await expect(page.getByRole('group', { name: 'Hansılar blok elementidir?' })).toContainText(
    '<div> düzgündür',
  );
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV faylını endir' }).click();
  expect((await download).suggestedFilename()).toContain(`sinaq-${title.toLowerCase().replace(' ', '-')}-`);
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.replaceAll(/\d\d\.\d\d\.\d{4} \d\d:\d\d/g, 'vaxt')).toBe(
    "\u{feff}Tələbə;Cəhd;Başlayıb;Təhvil verib;Bal;Sual sayı;Gecikib;Sual 1;Sual 2\r\n'=Sevda Orucova;1;vaxt;vaxt;1;2;;b;a\r\n",
  );

  // Who has locked the last attempt can know the key.
  await expect(table.getByRole('button')).toHaveCount(1);
  await page.getByRole('button', { name: 'Rəşad Cəfərsoy, cəhd 1: cəhdi qaytar' }).click();
  await agree(page, 'Bəli, qaytar');
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table).toBeFocused();
  expect(await storedFields(`attempts/${id}_${uidOf('resad.cefersoy')}_1`)).toBeNull();
  await page.getByRole('button', { name: 'Sınaqlara qayıt' }).click();
  await expect(page.getByRole('button', { name: `«${title}»: nəticələr` })).toBeFocused();

  await page.getByRole('button', { name: 'Bir neçə sınağın son vaxtını dəyiş' }).click();
  await page.getByRole('button', { name: 'Yoxla' }).click();
  await expect(alertOf(page)).toHaveText('Ən azı bir sınaq seçin.');
  await page.getByRole('button', { name: 'Hamısını seç' }).click();
  await page.getByLabel('Son vaxt').fill('2098-03-01T18:00');
  await page.getByRole('button', { name: 'Yoxla' }).click();
  await page.getByRole('button', { name: 'Başla: 2 sınaq' }).click();
  await expect(tabPanel(page).getByText('2 / 2 sınaq hazırdır.').first()).toBeVisible();
  await expectAccessible(page);
  for (const one of [id, other]) expect(await stored(one)).toContain('2098-03-01T14:00:00Z');
});

test('@QUIZ-2 a teacher corrects the key of an open quiz: marks are counted again, and the student is told', async ({
  page,
  browser,
}) => {
  const title = unique('Düzəliş ');
  const id = await opened(title);
  const person = await registered({ lessons: ['frontend'] });
  const attempt = `attempts/${id}_uid-${person.username}_1`;
  await stack.write({
    [attempt]: {
      ...{
        quiz: id,
        uid: `uid-${person.username}`,
        name: 'Aygün Əliyeva',
        course: 'frontend',
        n: 1,
        score: 1,
      },
      startedAt: new Date(Date.now() - 3_600_000),
      answers: { 0: 'a', 1: 'ab' },
      lockedAt: new Date(Date.now() - 3_000_000),
    },
  });
  await openPanel(page, 'teacher', 'quiz');
  await find(page, title, 1);
  await editButton(page, title).click();
  const key = page.getByRole('region', { name: 'Düzgün cavablar' });
  await key.getByLabel('<head>').check();
  await expect(key.getByText('Əvvəl: b')).toBeVisible();
  await key.getByRole('checkbox', { name: 'Bu sual sayılmır' }).nth(1).check();
  await expect(key.getByText(/balları yenidən hesablanacaq/)).toBeVisible();
  await expectAccessible(page);
  await send(page);
  const progress = page.getByRole('region', { name: 'Yenidən hesablama' });
  await expect(progress.getByText('2 / 2 tələbə hazırdır.').first()).toBeVisible();
  const table = page.getByRole('table', { name: 'Cəhdlər' });
  await expect(table.getByRole('row', { name: /Aygün/ })).toContainText('1 / 1');
  await expect(table.getByRole('row', { name: /Sevda/ })).toContainText('0 / 1');
  await expectAccessible(page);
  expect(JSON.stringify(await storedFields(attempt))).toContain('corrected');

  const other = await browser.newContext();
  const student = await other.newPage();
  await enter(student, person, `/lessons/frontend/quizzes#quiz-${id}`);
  const card = student.getByRole('article', { name: title });
  await expect(card).toContainText('1 sualdan 1 düzgün cavab');
  await expect(card).toContainText('Sayılmayan sual: 2.');
  await card.getByText('Nəticə və düzgün cavablar').click();
  await expect(card.getByRole('group', { name: 'Başlıq hansı elementlə yazılır?' })).toContainText(
    'Bu sualın düzgün cavabına müəllim düzəliş edib.',
  );
  await expect(card.getByRole('group', { name: 'Hansılar blok elementidir?' })).toContainText(
    'Bu sual sayılmır.',
  );
  await expectAccessible(student);
  await student
    .getByRole('button', { name: /Bildirişlər/ })
    .first()
    .click();
  await expect(student.getByText(`nəticəniz yenidən hesablandı: «${title}»`)).toBeVisible();
  await other.close();
});
