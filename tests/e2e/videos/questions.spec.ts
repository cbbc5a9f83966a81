import type { Page } from '@playwright/test';
import type { FirestoreData } from '#stack/seed/firestore-value.ts';
import { documentAt, type Person, registered } from '#support/accounts.ts';
import { answersTo } from '#support/answers.ts';
import { expectAccessible } from '#support/axe.ts';
import { accountLinks, enter, expect, stack, test } from '#support/site.ts';
import { video } from '#support/videos.ts';
import { firstOf, openViewer, playFirst, questionUnder, videosPage, viewer } from '#support/viewer.ts';
import { playing, playTo, stubYouTube } from '#support/youtube.ts';

const part = (page: Page) => page.locator('.questions');
const list = (page: Page) => part(page).locator('.video-question');
const field = (page: Page) => part(page).getByRole('textbox').first();
const said = (page: Page) => part(page).getByRole('status').first();
const askButton = (page: Page) => part(page).getByRole('button', { name: 'Sual ver' });
const opened = (page: Page) => page.getByRole('button', { name: 'Suallar', exact: true }).click();
const uidOf = ({ username }: Person) => `uid-${username}`;

/** A question of somebody else under the first video of a group. */
const question = (group: string, over: FirestoreData = {}) => questionUnder(`${group}-1`, { group, ...over });

/** Ids of questions have at least twenty signs. */
const idIn = (group: string, name: string) => `${name}-${group}`.padEnd(20, '-');

/** Counts the requests that ask for questions. */
async function countReads(page: Page): Promise<() => number> {
  let count = 0;
  await page.route(/:runQuery/, (route) => {
    if (route.request().postData()?.includes('"questions"')) count += 1;
    return route.fallback();
  });
  return () => count;
}

test('@ASK-1 @LEARN-4 Q asks at the place of the video; what is typed outlives a reload; the question is changed and withdrawn', async ({
  page,
}) => {
  const { person } = await openViewer(page, 2, { duration: 1000 });
  const reads = await countReads(page);
  await playFirst(page);
  await playTo(page, 725);
  await page.keyboard.press('q');
  await expect(field(page)).toBeFocused();
  await expect(part(page).getByLabel('Sualınız, 12:05 anı üçün')).toBeVisible();
  expect((await playing(page)).isPlaying).toBe(false);
  // Keys of the player are letters of a question.
  await page.keyboard.type('Flexbox nədir');
  await expect(field(page)).toHaveValue('Flexbox nədir');
  await expect(part(page)).toContainText('1 987 işarə qalıb');
  await page.reload();
  await opened(page);
  await expect(field(page)).toHaveValue('Flexbox nədir');
  await part(page).getByRole('button', { name: 'Kod əlavə et' }).click();
  await expect(part(page).getByLabel('Kodun dili')).toBeFocused();
  await part(page).getByLabel('Kodun dili').selectOption('css');
  await part(page).getByLabel('Kod', { exact: true }).fill('.a { color: red }');
  await expectAccessible(page);
  await part(page).getByRole('button', { name: 'Sualı göndər' }).click();
  await expect(said(page)).toHaveText('Sualınız göndərildi.');
  await expect(askButton(page)).toBeFocused();
  await expect(list(page)).toContainText('Flexbox nədir');
  await expect(list(page).locator('pre .t2').first()).toBeVisible();
  await expectAccessible(page);
  const id = (await list(page).getAttribute('id'))?.slice('question-'.length) ?? '';
  expect(await documentAt(`questions/${id}`)).toContain('"725"');
  expect(reads()).toBe(2);

  await playFirst(page);
  await playTo(page, 20);
  await list(page).getByRole('button', { name: '12:05 anına keç' }).click();
  expect((await playing(page)).time).toBe(725);

  await list(page).getByRole('button', { name: 'Suala düzəliş et' }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('Grid nədir');
  await part(page).getByRole('button', { name: 'Yadda saxla' }).click();
  await expect(list(page)).toContainText('Grid nədir');
  await expect(list(page).getByRole('button', { name: 'Suala düzəliş et' })).toBeFocused();
  expect(await documentAt(`questions/${id}`)).toContain('Grid');

  // The profile has it, too.
  await page.goto(`/user/${person.username}`);
  const own = page.locator('.own-notes').filter({ hasText: 'Suallarım' });
  await own.locator('summary').click();
  await expect(own).toContainText('Cavab gözləyir');
  await expectAccessible(page);
  await own.getByRole('link').click();
  await expect(page.locator(`#question-${id}`)).toBeFocused();
  await list(page).getByRole('button', { name: 'Sualı geri götür' }).click();
  await page.getByRole('button', { name: 'Bəli, geri götür' }).click();
  await expect(said(page)).toHaveText('Sual geri götürüldü.');
  await expect(askButton(page)).toBeFocused();
  await expect(list(page)).toHaveCount(0);
  expect(await documentAt(`questions/${id}`)).toBeNull();
});

test('@ASK-1 a question that fails stays and is asked once; without a network it waits; signing out clears the device', async ({
  page,
  context,
}) => {
  const { person } = await openViewer(page, 1);
  await opened(page);
  await askButton(page).click();
  await field(page).fill('Birinci sual');
  // The service has it, and its answer is lost.
  await page.route(/:commit/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await part(page).getByRole('button', { name: 'Sualı göndər' }).click();
  await expect(part(page).getByRole('alert')).toContainText('Verilənlər bazası cavab vermir');
  await page.unroute(/:commit/);
  await field(page).fill('Birinci sual, dəqiq');
  await part(page).getByRole('button', { name: 'Yenidən göndər' }).click();
  await expect(said(page)).toHaveText('Sualınız göndərildi.');
  await expect(list(page)).toHaveCount(1);
  await expect(list(page)).toContainText('Birinci sual, dəqiq');

  await context.setOffline(true);
  await askButton(page).click();
  await field(page).fill('Lazımsız sual');
  await part(page).getByRole('button', { name: 'Sualı göndər' }).click();
  await part(page).locator('[data-waiting]').getByRole('button', { name: 'Sualı geri götür' }).click();
  await page.getByRole('button', { name: 'Bəli, sil' }).click();
  await expect(said(page)).toHaveText('Sual geri götürüldü.');
  await expect(part(page).locator('[data-waiting]')).toHaveCount(0);
  await expect(askButton(page)).toBeFocused();
  await askButton(page).click();
  await field(page).fill('İkinci sual');
  await part(page).getByRole('button', { name: 'Sualı göndər' }).click();
  await expect(said(page)).toContainText('Sual cihazda gözləyir');
  await expect(part(page).locator('[data-waiting]')).toContainText('internet olanda göndəriləcək');
  await context.setOffline(false);
  await expect(part(page).locator('[data-waiting]')).toHaveCount(0);
  await expect(list(page)).toHaveCount(2);
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  const counted = () => documentAt(`users/${uidOf(person)}/counters/questions-${day}`);
  expect(await counted()).toContain('"integerValue": "2"');

  await askButton(page).click();
  await field(page).fill('Yarımçıq');
  await (await accountLinks(page)).getByRole('button', { name: 'Çıxış' }).click();
  const question = page.getByRole('dialog', { name: 'Hesabınızdan çıxırsınız?' });
  await expect(question).toContainText('1 yarımçıq yazınız silinəcək.');
  await question.getByRole('button', { name: 'Çıx və sil' }).click();
  await expect(page.getByRole('region', { name: 'Bildirişlər' })).toContainText('Hesabınızdan çıxdınız.');
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kodyol:question')));
  expect(await kept()).toEqual([]);
  expect(await counted()).toContain('"integerValue": "2"');
});

test('@ASK-1 @ASK-2 an answer of staff stands first and is marked; a student answers once and takes it back; who is too late is told', async ({
  page,
  context,
}) => {
  await stubYouTube(context);
  const { person, group } = await viewer(1);
  const [one, two] = [idIn(group, 'bir'), idIn(group, 'iki')];
  const answers = {
    'uid-leyla': { name: 'Leyla', staff: false, text: 'Məncə, flex.', at: new Date('2026-11-20T11:00:00Z') },
    'uid-kamran': { name: 'Kamran', staff: true, text: 'grid yazın.', at: new Date('2026-11-21T11:00:00Z') },
  };
  await stack.write({
    [`questions/${one}`]: question(group, { answers, answeredBy: Object.keys(answers), answered: true }),
    [`questions/${two}`]: question(group, { second: 10, text: 'İkinci' }),
    [`questions/${idIn(group, 'gizli')}`]: question(group, { text: 'Görünməz', hidden: true, reason: 'x' }),
  });
  await enter(page, person, firstOf(group));
  await opened(page);
  await expect(page.getByRole('heading', { name: 'Suallar' })).toBeFocused();
  await expect(list(page)).toHaveCount(2);
  await expect(list(page).first()).toContainText('İkinci');
  const answered = page.locator(`#question-${one}`);
  await expect(answered.locator('.question-answers > li').first()).toContainText('Müəllim');
  await expect(answered.locator('.question-answers > li').first()).toContainText('grid yazın.');
  await expect(part(page)).not.toContainText('Görünməz');
  await expect(part(page)).not.toContainText('Əliyeva');

  await answered.getByRole('button', { name: 'Cavab yaz' }).click();
  await field(page).fill('Çünki en azdır.');
  await part(page).getByRole('button', { name: 'Cavabı göndər' }).click();
  await expect(said(page)).toHaveText('Cavabınız göndərildi.');
  await expect(answered).toBeFocused();
  await expect(answered.locator('.question-answers > li')).toHaveCount(3);
  await expect(answered.getByRole('button', { name: 'Cavab yaz' })).toHaveCount(0);
  await expectAccessible(page);
  await answered.getByRole('button', { name: 'Cavabı geri götür' }).click();
  await page.getByRole('button', { name: 'Bəli, geri götür' }).click();
  await expect(answered.locator('.question-answers > li')).toHaveCount(2);
  await expect(answered.getByRole('button', { name: 'Cavab yaz' })).toBeFocused();

  // The other question is hidden while an answer is typed.
  await page.locator(`#question-${two}`).getByRole('button', { name: 'Cavab yaz' }).click();
  await field(page).fill('Gec qaldım');
  await stack.write({
    [`questions/${two}`]: question(group, { second: 10, text: 'İkinci', hidden: true, reason: 'x', rev: 2 }),
  });
  await part(page).getByRole('button', { name: 'Cavabı göndər' }).click();
  await expect(part(page).getByRole('alert')).toContainText('geri götürülüb və ya gizlədilib');
  await expect(field(page)).toHaveValue('Gec qaldım');
  await expect(list(page)).toHaveCount(1);
});

test('@ASK-1 @LEARN-6 the transcript marks where questions stand; an address leads to one on a later page; without the course nothing is read', async ({
  page,
  context,
}) => {
  await stubYouTube(context, { duration: 1000 });
  const { person, group } = await viewer(1);
  const many = Object.fromEntries(
    Array.from({ length: 22 }, (_, n) => [
      `questions/${idIn(group, `sual-${String(n).padStart(2, '0')}`)}`,
      question(group, { second: n * 10, text: `Sual ${n}` }),
    ]),
  );
  await stack.write({
    ...many,
    [`videos/${group}-1`]: video(1, { group, transcript: 'seed' }),
    [`transcripts/${group}-1`]: { text: '0:00\tBirinci sətir.\n0:30\tİkinci sətir.' },
  });
  const last = idIn(group, 'sual-21');
  await enter(page, person, `${videosPage}?v=${group}-1&t=210&q=${last}`);
  await expect(page.locator(`#question-${last}`)).toBeFocused();
  await expect(page.locator(`#question-${last}`)).toBeInViewport();
  for (const count of [11, 21]) {
    await expect(list(page)).toHaveCount(count);
    await part(page).getByRole('button', { name: 'Daha çox' }).click();
  }
  await expect(list(page)).toHaveCount(22);

  await page.locator('.extras').getByRole('button', { name: 'Mətn', exact: true }).click();
  const marks = page.locator('.transcript .asked');
  await expect(marks).toHaveText(['3 sual', '19 sual']);
  await expectAccessible(page);
  await marks.first().click();
  await expect(list(page).first()).toBeFocused();

  await page.goto(`${videosPage}?v=${group}-1&t=0&q=${idIn(group, 'yox')}`);
  await expect(page.getByRole('region', { name: 'Bildirişlər' })).toContainText(
    'Bu sual artıq burada yoxdur',
  );

  const stranger = await registered();
  const other = await context.browser()?.newContext();
  const theirs = await other?.newPage();
  if (!other || !theirs) throw new Error('no browser');
  await enter(theirs, stranger);
  const answers = await answersTo(theirs, `${videosPage}?v=${group}-1&t=210&q=${last}`, (response) =>
    /:(runQuery|batchGet)/.test(response.url()),
  );
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.join()).not.toContain('Sual 2');
  await expect(theirs.locator('main')).not.toContainText('Sual 2');
  await other.close();
});
