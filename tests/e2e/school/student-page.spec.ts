import type { Page } from '@playwright/test';
import { expectAccessible } from '#support/axe.ts';
import { openPanel, rows } from '#support/panel.ts';
import { expect, stack, test } from '#support/site.ts';
import { newMember, unique } from '#support/staff.ts';

const panel = (page: Page) => page.getByRole('tabpanel');
const unfold = (page: Page, name: string) =>
  panel(page).getByText(name, { exact: true }).filter({ visible: true }).click();

test('@SCHOOL-8 one page has all of a student, who is found by a part of the phone number; at most 12 documents are read before something is unfolded', async ({
  page,
}) => {
  const long = unique('kurs');
  const courses = ['frontend', 'backend', 'fullstack', 'ui-designer', long];
  const watched = Array.from({ length: 51 }, (_, n) => `${long}-${n}`);
  const last = String(Math.floor(1_000 + Math.random() * 9_000));
  const person = await newMember({
    lessons: courses,
    ends: { backend: new Date('2099-01-01T19:59:59Z') },
    mobile: `+994-55-601-${last.slice(0, 2)}-${last.slice(2)}`,
  });
  const quiz = unique('sinaq');
  const entry = unique('entry-');
  await stack.write({
    [`users/${person.id}/progress/frontend`]: { one: { seconds: 9, done: true, at: Date.now() } },
    [`users/${person.id}/progress/${long}`]: Object.fromEntries(
      watched.map((id) => [id, { seconds: 9, done: true, at: Date.now() }]),
    ),
    ...Object.fromEntries(
      watched.map((id) => [
        `videos/${id}`,
        {
          ...{ title: id, titleKey: id, words: [id], hashtags: [long], url: 'dQw4w9WgXcQ', demo: 'false' },
          ...{ group: long, paid: '', time: new Date(0), rev: 1, audit: 'seed' },
        },
      ]),
    ),
    [`quizzes/${quiz}`]: {
      course: 'frontend',
      title: `Sınaq ${quiz}`,
      state: 'open',
      minutes: 10,
      attempts: 1,
      kinds: ['one'],
      texts: ['Hansı böyükdür?'],
      codes: [''],
      options: ['bir\niki'],
      rev: 1,
      audit: 'test',
    },
    [`quizKeys/${quiz}`]: { right: { 0: 'b' }, explanations: [''] },
    [`attempts/${quiz}_${person.id}_1`]: {
      quiz,
      uid: person.id,
      name: person.fullName,
      course: 'frontend',
      n: 1,
      startedAt: new Date(),
      lockedAt: new Date(),
      answers: { 0: 'a' },
    },
    [`audit/${entry}`]: {
      collection: 'users',
      target: person.id,
      action: 'grant',
      by: 'seed-teacher',
      at: new Date(),
      lesson: 'backend',
    },
  });
  await openPanel(page, 'teacher', 'user');
  await panel(page).getByRole('searchbox').fill(`601-${last}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(person.fullName);

  let documents = 0;
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (/:batchGet\b/.test(request.url())) documents += (JSON.parse(body).documents ?? []).length;
    else if (/:run(Aggregation)?Query\b/.test(request.url())) documents += 1;
  });
  await rows(page)
    .getByRole('button', { name: /səhifəsi$/ })
    .click();
  const list = panel(page).getByRole('list', { name: 'Kurslar' });
  await expect(list.getByText(/\d+ \/ \d+\+? video bitirib/)).toHaveCount(courses.length);
  await expect(list).toContainText('son gün 01.01.2099');
  await expect(list).toContainText('51 / 50+ video bitirib');
  expect(documents).toBeGreaterThan(0);
  expect(documents).toBeLessThanOrEqual(12);
  await expect(panel(page).getByRole('link', { name: /zəng et$/ })).toBeVisible();
  await expectAccessible(page);

  // The own answer beside the right one.
  await unfold(page, 'Sınaqlar və cavabları');
  await panel(page).getByRole('list', { name: 'Sınaqlar və cavabları' }).locator('summary').click();
  await expect(panel(page).getByText('Nəticə: 0 / 1')).toBeVisible();
  await expect(panel(page).getByRole('radio', { name: /^bir/ })).toBeChecked();
  for (const [name, none] of [
    ['Tapşırıqlar', 'İş göndərməyib.'],
    ['Suallar', 'Sual verməyib.'],
    ['Sifarişlər', 'Sifariş verməyib.'],
  ] as const) {
    await unfold(page, name);
    await expect(panel(page).getByText(none)).toBeVisible();
  }
  await unfold(page, 'Jurnal: nə edilib');
  await expect(panel(page).getByRole('list', { name: 'Jurnal: nə edilib' })).toContainText('Backend');
  await unfold(page, 'Sertifikatlar');
  await expect(panel(page).getByRole('button', { name: 'Sertifikat ver' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'İstifadəçilər' }).click();
  await expect(rows(page)).toHaveCount(1);

  // Found from what the panel opens with: Back leads there, the page's own button to the users.
  await page.getByRole('tab', { name: 'Nə gözləyir' }).click();
  const open = async () => {
    await panel(page).getByRole('searchbox').fill(person.fullName);
    await panel(page).getByRole('button', { name: person.fullName }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.fullName);
  };
  await open();
  await page.goBack();
  await expect(page).toHaveURL(/tab=waiting/);
  await open();
  await panel(page).getByRole('button', { name: 'İstifadəçilərə qayıt' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/tab=user/);
});
