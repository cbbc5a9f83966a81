import type { Page } from '@playwright/test';
import {
  attemptId,
  attemptPath,
  keyFields,
  questionFields,
  quizKeyPath,
  quizPath,
} from '#features/quizzes/quiz.ts';
import { parseQuiz } from '#features/quizzes/quiz-text.ts';
import { type Person, registered } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { toasts } from '#support/panel.ts';
import { enter, expect, stack, test } from '#support/site.ts';
import { unique } from '#support/staff.ts';

const course = 'fullstack';
const address = `/lessons/${course}/quizzes`;

const written = `Hansı element başlıqdır?
- <p>
* <h1>
> Səhifənin başlığı <h1> ilə yazılır.

Hansılar rəngdir?
* red
- flex
* blue`;

interface Made {
  id: string;
  title: string;
}

/** An open quiz of two questions in a course that has no other. */
async function quiz(attempts: number): Promise<Made> {
  const { questions } = parseQuiz(written);
  const title = unique('Sınaq');
  const id = title.replace(/\W/g, '');
  await stack.write({
    [quizPath(id)]: {
      ...{ course, title, state: 'open', minutes: 20, attempts, rev: 2, audit: 'none' },
      ...questionFields(questions),
    },
    [quizKeyPath(id)]: keyFields(questions),
  });
  return { id, title };
}

/** As if it had begun so many seconds ago. */
const begun = ({ username }: Person, { id }: Made, seconds: number, n = 1) =>
  stack.write({
    [attemptPath(attemptId(id, `uid-${username}`, n))]: {
      ...{ quiz: id, uid: `uid-${username}`, name: 'Aygün Əliyeva', course, n },
      startedAt: new Date(Date.now() - seconds * 1000),
    },
  });

const card = (page: Page, { title }: Made) => page.getByRole('article', { name: title });
async function begin(page: Page, made: Made): Promise<void> {
  await card(page, made).getByRole('button', { name: 'Başla' }).click();
  await page.getByRole('button', { name: 'Bəli, başla' }).click();
}
const running = (page: Page, { title }: Made) => page.getByRole('region', { name: title });
const option = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const finish = (page: Page) => page.getByRole('button', { name: 'Təhvil ver', exact: true });

test('@QUIZ-1 a quiz is begun, answered, handed in and explained, and asks for its key only then', async ({
  page,
  context,
}) => {
  const made = await quiz(2);
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('quizKeys')) keys.push(request.url());
  });
  const second = await context.newPage();
  await second.goto(address);
  await expect(second.getByText('Sınaqları kursu olanlar görür.')).toBeVisible();
  await expectAccessible(second);
  await enter(page, await registered({ lessons: [course] }), `${address}#quiz-${made.id}`);
  await expect(card(page, made)).toContainText('20 dəqiqə');
  await expectAccessible(page);
  await begin(page, made);

  await expect(running(page, made).getByRole('heading', { name: made.title })).toBeFocused();
  await expect(page.getByRole('timer')).toContainText(/1[89]:\d\d|20:00/);
  await option(page, '<h1>').focus();
  await page.keyboard.press('Space');
  await option(page, 'red').check();
  await expectAccessible(page);
  await page.reload();
  await expect(option(page, '<h1>')).toBeChecked();

  await second.reload();
  await option(second, 'blue').check();
  await expect(option(page, 'blue')).toBeChecked();
  await option(page, 'blue').uncheck();
  await option(page, 'red').uncheck();
  await finish(page).click();
  await expect(page.getByRole('dialog')).toContainText('1 sual cavabsızdır.');
  await page.getByRole('button', { name: 'Bəli, təhvil ver' }).click();
  await expect(toasts(page)).toContainText('Cavablarınız təhvil verildi.');
  await expect(card(page, made)).toContainText('1 cəhd təhvil verilib, 1 cəhd qalıb.');
  await expect(card(page, made)).toBeFocused();
  await expect(card(second, made).getByRole('button', { name: 'Cəhd 2: başla' })).toBeVisible();
  expect(keys).toEqual([]);

  await card(page, made).getByRole('button', { name: 'Qalan cəhdlərdən imtina et' }).click();
  await page.getByRole('button', { name: 'Bəli, nəticəni göstər' }).click();
  await expect(card(page, made)).toContainText('2 sualdan 1 düzgün cavab');
  await expect(card(page, made)).toContainText('Səhifənin başlığı <h1> ilə yazılır.');
  expect(keys).not.toEqual([]);
  await expect(option(page, '<h1> düzgündür')).toBeChecked();
  await expectAccessible(page);
});

test('@QUIZ-1 without a network the answers wait on the page, and are locked when it is back', async ({
  page,
  context,
}) => {
  const made = await quiz(1);
  await enter(page, await registered({ lessons: [course] }), address);
  await begin(page, made);
  await option(page, '<h1>').check();
  await context.setOffline(true);
  await option(page, 'red').check();
  await option(page, 'blue').check();
  await finish(page).click();
  await page.getByRole('button', { name: 'Bəli, təhvil ver' }).click();
  await expect(running(page, made)).toContainText('İnternet yoxdur.');
  await expect(page.getByRole('button', { name: 'Cavablara qayıt' })).toBeFocused();
  await context.setOffline(false);
  await expect(card(page, made)).toContainText('2 sualdan 2 düzgün cavab');
});

test('@QUIZ-1 at its end an attempt is handed in by itself; one whose time has gone by says so', async ({
  page,
}) => {
  const made = await quiz(2);
  const person = await registered({ lessons: [course] });
  await begun(person, made, 20 * 60 - 12);
  await enter(page, person, address);
  await option(page, '<h1>').check();
  await expect(toasts(page)).toContainText('Vaxt bitdi, cavablarınız təhvil verildi.', { timeout: 30_000 });
  await begun(person, made, 3600, 2);
  await page.reload();
  await expect(card(page, made)).toContainText('cavablar isə serverə çatmayıb');
  await expectAccessible(page);
  await card(page, made).getByRole('button', { name: 'Cəhdi cavabsız bağla' }).click();
  await page.getByRole('button', { name: 'Bəli, bağla' }).click();
  await expect(card(page, made)).toContainText('2 sualdan 1 düzgün cavab');
});

test('@QUIZ-1 a clock that is set forward or back meanwhile neither ends an attempt nor keeps it from its end', async ({
  page,
}) => {
  const made = await quiz(1);
  const student = await registered({ lessons: [course] });
  await enter(page, student, `${address}#quiz-${made.id}`);
  await begin(page, made);
  await option(page, '<h1>').check();
  const setClock = (hours: number) =>
    page.evaluate((ms) => {
      const { now } = Date;
      Date.now = () => now() + ms;
    }, hours * 3_600_000);
  const timer = page.getByRole('timer');
  for (const hours of [1, -26, 40]) {
    await setClock(hours);
    const before = await timer.textContent();
    await expect(timer).not.toHaveText(before ?? '');
    await expect(timer).toContainText(/1[89]:\d\d/);
  }
  await expect(option(page, '<h1>')).toBeChecked();
  await option(page, 'red').check();
  await option(page, 'blue').check();
  await finish(page).click();
  await page.getByRole('button', { name: 'Bəli, təhvil ver' }).click();
  await expect(toasts(page)).toContainText('Cavablarınız təhvil verildi.');
  await expect(page.getByText('2 / 2').first()).toBeVisible();
});
