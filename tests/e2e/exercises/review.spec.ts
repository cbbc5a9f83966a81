import type { Page } from '@playwright/test';
import { documentAt, type Person, registered } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { enter, expect, stack, test } from '#support/site.ts';

const list = '/lessons/backend/exercises';
const slug = 'http-və-rest-özünüzü-yoxlayın';
const day = 86_400_000;
const recordOf = ({ username }: Person): string => `users/uid-${username}/reviews/all`;

const review = (page: Page) => page.locator('[data-review]');
const questions = (page: Page) => review(page).locator('[data-question]');
const answer = async (page: Page, n: number, option: string): Promise<void> => {
  const question = questions(page).nth(n);
  await question.getByLabel(option).check();
  await question.getByRole('button', { name: 'Yoxla' }).click();
};

test('@LEARN-10 what was answered wrongly comes back: on the profile and in the list of the course, right and wrong answers reach the account, and so does the goal', async ({
  page,
}) => {
  const person = await registered({ lessons: ['backend'] });
  const path = recordOf(person);
  const at = Date.now() - 3 * day;
  await stack.write({
    [path]: {
      [`backend/${slug}#1`]: { n: 0, at },
      [`backend/${slug}#3`]: { n: 1, at: at + 1 },
      'backend/sifarişin-məbləği#0': { n: 0, at: at + 2 },
      // Its course has no such exercise any more.
      'backend/yoxdur#1': { n: 0, at },
      // Not due yet.
      [`backend/${slug}#4`]: { n: 2, at },
    },
  });
  await enter(page, person, `/user/${person.username}`);
  await expect(page.getByText('Bu gün: 4 sual')).toBeVisible();
  await page.getByLabel('Həftəlik məqsəd').selectOption('10 sual');
  await expect(page.getByText(/^Bu həftə: \d \/ 10 sual/)).toBeVisible();
  await expect.poll(() => documentAt(path)).toContain('goal');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Backend proqramlaşdırma: 4 sual' }).click();
  await expect(review(page).getByRole('heading')).toHaveText('Bu gün: 3 sual');
  await expect(questions(page)).toHaveCount(2);
  await expect(review(page).getByRole('link', { name: 'Sifarişin məbləği' })).toBeVisible();
  await expectAccessible(page);
  await answer(page, 0, 'POST /posts/create');
  await expect(questions(page).first()).toContainText('Düzgün deyil.');
  await expect(review(page).getByRole('heading')).toHaveText('Bu gün: 2 sual');
  await answer(page, 1, 'Duz (salt)');
  await expect(questions(page).nth(1)).toContainText('Düzgündür.');
  await expect(review(page).getByRole('heading')).toHaveText('Bu gün: 1 sual');
  await expect(page.getByText(/seriya|ardıcıl|itirdiniz/i)).toHaveCount(0);
  const numbers = async (): Promise<unknown> => {
    const fields = JSON.parse((await documentAt(path)) ?? '{}').fields ?? {};
    return Object.fromEntries(
      Object.entries(fields as Record<string, { mapValue: { fields: { n: { integerValue: string } } } }>).map(
        ([id, { mapValue }]) => [id.replace(slug, 'http'), Number(mapValue.fields.n.integerValue)],
      ),
    );
  };
  await expect.poll(numbers).toEqual({
    'backend/http#1': 0,
    'backend/http#3': 2,
    'backend/http#4': 2,
    'backend/sifarişin-məbləği#0': 0,
    'backend/yoxdur#1': 4,
    goal: 10,
  });
});

test('@LEARN-10 a guest’s wrong answer is kept on the device, also without a network, comes back on the next day, and goes with a sign-in', async ({
  page,
  context,
}) => {
  await page.goto(`/lessons/backend/exercises/${slug}`);
  const first = page.locator('[data-question]').first();
  await first.getByLabel('GET /posts').check();
  await first.getByRole('button', { name: 'Yoxla' }).click();
  await expect(first).toContainText('Düzgün deyil.');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('kodyol:reviews::all')))
    .toContain(`backend/${slug}#1`);
  await page.goto(list);
  await expect(review(page)).toBeHidden();
  // The next day.
  await page.evaluate((ms) => {
    const key = 'kodyol:reviews::all';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    for (const one of Object.values<{ at: number }>(kept)) one.at -= ms;
    localStorage.setItem(key, JSON.stringify(kept));
  }, day);
  await page.reload();
  await expect(review(page).getByRole('heading')).toHaveText('Bu gün: 1 sual');
  await context.setOffline(true);
  await questions(page).first().getByLabel('POST /posts', { exact: true }).check();
  await questions(page).first().getByRole('button', { name: 'Yoxla' }).click();
  await expect(review(page).getByRole('heading')).toHaveText('Bu günün sualları bitdi');
  await context.setOffline(false);

  const person = await registered({ lessons: ['backend'] });
  await enter(page, person, list);
  await expect.poll(() => documentAt(recordOf(person))).toContain(`backend/${slug}#1`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kodyol:reviews::all'))).toBeNull();
});
