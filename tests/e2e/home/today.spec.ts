// What is due is put together by src/features/today/today.test.ts; this shows it where it stands, and from where it comes.
import { bellKey } from '#core/device/storage-keys.ts';
import { questionFields, quizPath } from '#features/quizzes/quiz.ts';
import { parseQuiz } from '#features/quizzes/quiz-text.ts';
import { todayKey } from '#features/today/today.ts';
import { fillSignUp, mailedLink, newPerson, registered, submit } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { enter, expect, stack, test } from '#support/site.ts';
import { unique } from '#support/staff.ts';
import { expectStillness } from '#support/still-pages.ts';
import { noteShifts } from '#support/stillness.ts';
import { playFirst, videosPage } from '#support/viewer.ts';
import { changeState, playTo, stubYouTube } from '#support/youtube.ts';

test('@START-1 who has just registered sees one step after the other, and puts the rest away', async ({
  page,
  context,
}) => {
  await stubYouTube(context, { duration: 1000 });
  const person = newPerson();
  await page.goto('/sign-up');
  await fillSignUp(page, person);
  await submit(page);
  await expect(page).toHaveURL('/');
  const today = page.locator('[data-today]');
  await expect(today.getByRole('heading')).toHaveText('Başla');
  const send = today.getByRole('button', { name: 'Təsdiq məktubu göndər' });
  await expect(send).toBeVisible();
  await expectAccessible(page);
  await send.click();
  await expect(today.getByRole('status')).toContainText('Məktub göndərildi');
  const letter = await mailedLink(person.email, 'VERIFY_EMAIL');
  expect(letter).not.toBeNull();
  await fetch(letter ?? '');

  await page.goto(`/user/${person.username}`);
  // The profile begins with it.
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Başla');
  await expect(send).toBeHidden();
  await expect(today.getByRole('link', { name: 'Videoya keç' })).toHaveAttribute(
    'href',
    /^\/lessons\/[\w-]+\/videos$/,
  );
  await page.goto(videosPage);
  await playFirst(page);
  await playTo(page, 30);
  await changeState(page, 'paused');

  await page.goto(`/user/${person.username}`);
  await expect(today.getByRole('heading')).toHaveText('Bu gün');
  await expect(today.getByRole('link', { name: /^Davam et: Interior designer/ })).toBeVisible();
  await expect(today.getByRole('link', { name: 'Kurslara bax' })).toBeVisible();
  await today.getByRole('button', { name: 'Başlanğıc addımlarını gizlət' }).click();
  await expect(today.getByRole('heading')).toBeFocused();
  await expect(today.getByRole('link', { name: 'Kurslara bax' })).toBeHidden();
  await page.reload();
  await expect(today.getByRole('link', { name: /^Davam et/ })).toBeVisible();
  await expect(today.getByRole('link', { name: 'Kurslara bax' })).toBeHidden();
});

test('@START-3 what pages have read stands in «Bu gün», on the front page before anything is asked', async ({
  page,
}) => {
  const course = 'fullstack';
  const title = unique('Sınaq');
  const id = title.replace(/\W/g, '');
  const { questions } = parseQuiz('Hansı?\n* bir\n- iki');
  const ends = new Date(Date.now() + 3 * 86_400_000);
  await stack.write({
    [quizPath(id)]: {
      ...{ course, title, state: 'open', minutes: 20, attempts: 1, rev: 2, audit: 'none', ends },
      ...questionFields(questions),
    },
  });
  const person = await registered({ lessons: [course], emailVerified: true });
  const answered = 'Sualınıza cavab yazıldı: «Qrid»';
  await stack.write({
    [`users/uid-${person.username}/notices/list`]: {
      items: {
        'answer-q': { kind: 'answer', title: answered, path: `/lessons/${course}/videos`, at: new Date() },
      },
      last: 'answer-q',
      readUntil: new Date(0),
      closed: [],
      off: [],
    },
  });
  await enter(page, person, `/lessons/${course}/quizzes`);
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  const today = page.locator('[data-today]');
  const lines = [new RegExp(`^Sınaq bitir: «${title}»`), answered];
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), bellKey)).not.toBeNull();
  await page.goto(`/user/${person.username}`);
  for (const line of lines) await expect(today.getByRole('link', { name: line })).toBeVisible();

  // The first visit of the front page leaves the room to the next one, which has it before anything comes: nothing moves.
  await page.goto('/');
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), todayKey(`uid-${person.username}`)))
    .toMatch(/\d{3}px/);
  await noteShifts(page);
  await expectStillness(page, '/');
  for (const line of lines) await expect(today.getByRole('link', { name: line })).toBeVisible();
  await expect(today.getByRole('link', { name: lines[0] ?? '' })).toHaveAttribute(
    'href',
    `/lessons/${course}/quizzes#quiz-${id}`,
  );
});
