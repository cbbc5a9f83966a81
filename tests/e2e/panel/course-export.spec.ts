import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { panelKey } from '#core/device/page-storage-keys.ts';
import { keyFields, questionFields } from '#features/quizzes/quiz.ts';
import { parseQuiz } from '#features/quizzes/quiz-text.ts';
import { keys } from '#stack/seed/settings.ts';
import { recordOf, registered } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { openPanel, storedFields, toasts } from '#support/panel.ts';
import { type PublishingSite, startPublishingSite } from '#support/publishing-site.ts';
import { openSignedIn } from '#support/sign-in.ts';
import { expect, stack, test, testedPlace } from '#support/site.ts';
import { unique } from '#support/staff.ts';
import { video } from '#support/videos.ts';

const course = 'fullstack';

// Another installation: a site of its own on an empty project.
let other: PublishingSite;
let projectId: string;
test.beforeAll(async () => {
  projectId = unique('demo-taking-');
  other = await startPublishingSite(projectId);
  // As the set-up of an installation leaves them.
  await other.write({
    'config/courses': { paths: [course, 'backend'] },
    'config/publish': { dirtyAt: new Date(0) },
  });
});
test.afterAll(() => other.stop());

const panel = (page: Page) => page.getByRole('tabpanel');
const result = (page: Page) => page.getByRole('region', { name: 'Sətirlər' });

async function openFile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Kursların planı' }).click();
  await panel(page).getByRole('button', { name: 'Kurs faylı' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kurs faylı' })).toBeFocused();
}

interface File {
  course: string;
  plan: { title: string; videos: string[] }[];
  videos: { title: string; url: string; material: string; quiz?: number }[];
  quizzes: { title: string; text: string }[];
}

async function written(page: Page, of: string): Promise<{ text: string; file: File }> {
  await panel(page).getByRole('combobox', { name: 'Kurs', exact: true }).selectOption(of);
  const downloading = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Kursu fayla yaz' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  return { text, file: JSON.parse(text) as File };
}

const take = (page: Page, text: string) =>
  panel(page)
    .getByLabel('Faylı seç')
    .setInputFiles({ name: 'kurs.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('@SCHOOL-11 a teacher of one course writes it to a file with its keys; another installation says line by line what it takes, takes it, and has the same', async ({
  page,
  browser,
}) => {
  test.slow();
  const word = unique('kurs');
  const urlOf = (n: number) => `${word.replaceAll(/[^a-z0-9]/g, '').slice(-9)}${n}`.padStart(11, '_');
  const { questions } = parseQuiz('1. Hansı?\n- Bir\n* İki\n> İkincisi.');
  const fields = (n: number) => ({
    group: course,
    hashtags: [course],
    title: `Dərs ${word} ${n}`,
    url: urlOf(n),
  });
  await stack.write({
    [`videos/${word}-1`]: video(1, { ...fields(1), transcript: 'test', material: 'test', quiz: word }),
    [`transcripts/${word}-1`]: { text: '0:01\tSalam' },
    [`materials/${word}-1`]: { html: '<h2>Qrid</h2><img src="x" onerror="alert(1)">' },
    [`videos/${word}-2`]: video(2, fields(2)),
    [`quizzes/${word}`]: {
      ...{ course, title: `Sınaq ${word}`, state: 'draft', minutes: 10, attempts: 1, rev: 1, audit: 'test' },
      ...questionFields(questions),
    },
    [`quizKeys/${word}`]: keyFields(questions),
    // Its key is gone already: it is being deleted.
    [`quizzes/${word}-gone`]: {
      ...{ course, title: `Sınaq ${word}`, state: 'draft', minutes: 10, attempts: 1, rev: 1, audit: 'test' },
      ...questionFields(questions),
    },
  });
  const teacher = await registered({ emailVerified: true });
  const uid = `uid-${teacher.username}`;
  await stack.write({
    [`users/${uid}`]: {
      ...recordOf(teacher, {}),
      ...{ userKey: keys.teacherKey, verified: true, teaches: [course] },
    },
  });
  const gate = JSON.stringify({ uid, role: 'teacher' });
  await openSignedIn(page, testedPlace(), teacher, '/panel?tab=video', [[panelKey, gate]]);
  await openFile(page);
  await expect(
    panel(page).getByRole('combobox', { name: 'Kurs', exact: true }).locator('option'),
  ).toHaveCount(2);
  const { text, file } = await written(page, course);
  await expect(toasts(page)).toContainText('Fayl yazıldı');
  const own = <Item extends { title: string }>(all: Item[]) =>
    all.filter(({ title }) => title.includes(word));
  const [ownQuiz] = own(file.quizzes);
  expect(ownQuiz?.text).toContain('* b) İki\n> İkincisi.');
  for (const person of [uid, 'seed-teacher', '"uid"', '"audit"', '"rev"']) expect(text).not.toContain(person);

  // Of the course, only what this test has made.
  const plan = [{ title: `Modul ${word}`, videos: [urlOf(2), urlOf(1)] }];
  const videos = own(file.videos).map((one) => ({ ...one, ...(one.quiz && { quiz: 1 }) }));
  const kept = { ...file, plan, videos, quizzes: own(file.quizzes) };
  expect(kept.videos.map(({ quiz }) => quiz)).toEqual([1, undefined]);

  const context = await browser.newContext({ baseURL: other.place.siteUrl });
  const desk = await context.newPage();
  await openPanel(desk, 'teacher', 'video', other.place);
  await openFile(desk);
  await take(desk, text.slice(0, -9));
  await expect(panel(desk).getByRole('alert')).toContainText('JSON kimi oxunmur');
  await take(desk, JSON.stringify({ ...kept, version: 2 }));
  await expect(panel(desk).getByRole('alert')).toContainText('daha yeni versiyasında');

  const [first, second] = kept.videos;
  const broken = { ...second, title: 'a'.repeat(201) };
  await take(desk, JSON.stringify({ ...kept, videos: [first, broken, first] }));
  const row = (line: string) => result(desk).getByRole('listitem').filter({ hasText: line });
  await expect(result(desk).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(row('Video 1')).toContainText('əlavə olunacaq');
  await expect(row('Video 2')).toContainText('Video 2 götürülməyəcəkbaşlıq: həddən artıqdır');
  await expect(row('Video 3')).toContainText('faylda təkrarlanır');
  await expect(row('Sınaq 1')).toContainText('qaralama kimi əlavə olunacaq');
  await expect(row('Kursun planı')).toContainText('videolar modullara salınacaq');
  await expectAccessible(desk);
  expect(await storedFields(`outlines/${course}`, projectId)).toBeNull();

  await result(desk).getByRole('button', { name: 'Başla: 3 sətir' }).click();
  await expect(result(desk)).toContainText('3 / 3 sətir hazırdır.');
  // The whole file: what stands is skipped, what is left is taken.
  await take(desk, JSON.stringify(kept));
  await expect(row('Video 1')).toContainText('bu kursda artıq var');
  await expect(row('Sınaq 1')).toContainText('bu kursda artıq var');
  await result(desk).getByRole('button', { name: 'Başla: 2 sətir' }).click();
  await expect(result(desk)).toContainText('2 / 2 sətir hazırdır.');
  await take(desk, JSON.stringify(kept));
  await expect(result(desk)).toContainText('Bu siyahıda ediləsi iş yoxdur.');
  await panel(desk).getByRole('combobox', { name: 'Hansı kursa' }).selectOption('backend');
  await expect(row('Video 1')).toContainText('əlavə olunacaq, başqa kursda da var');

  const again = await written(desk, course);
  expect(again.file.videos).toEqual(kept.videos);
  expect(again.file.quizzes).toEqual(kept.quizzes);
  expect(again.file.plan).toEqual(plan);
  await context.close();
});
