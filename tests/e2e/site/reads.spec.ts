import type { Frame, Page, Response } from '@playwright/test';
import { savedKey } from '#domain/shared/storage-keys.ts';
import { registered } from '#support/accounts.ts';
import { questionReads, userReads } from '#support/read-budgets.ts';
import { enter, expect, stack, test } from '#support/site.ts';
import { questionUnder, videosPage, viewer } from '#support/viewer.ts';

/** The count of an aggregation stands in `result`. */
async function documentsIn(response: Response): Promise<number> {
  const entries: Record<string, unknown>[] = await response.json();
  const named = entries.filter((one) =>
    ['document', 'found', 'missing', 'result'].some((name) => name in one),
  );
  return Math.max(1, named.length);
}

/** Opens a page, or does something on it, and waits until it asks for nothing more. `of`: a collection, '' for all. */
async function readsOf(page: Page, act: string | (() => Promise<unknown>), of = ''): Promise<number> {
  const counts: Promise<number>[] = [];
  const count = (response: Response) => {
    // Not what the browser asks first (CORS), which has no body.
    if (response.request().method() !== 'POST') return;
    if (of !== '' && !response.request().postData()?.includes(`"${of}"`)) return;
    if (!/:(batchGet|runQuery|runAggregationQuery)\b/.test(response.url())) return;
    const documents = documentsIn(response);
    documents.catch(() => {});
    counts.push(documents);
  };
  // What the page before has asked for is not counted, and its answers can't be read any more.
  const begin = (frame: Frame) => {
    if (frame === page.mainFrame()) counts.length = 0;
  };
  page.on('response', count);
  page.on('framenavigated', begin);
  if (typeof act === 'string') await page.goto(act, { waitUntil: 'networkidle' });
  else await act();
  page.off('response', count);
  page.off('framenavigated', begin);
  return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
}

// That guests read nothing is checked in accessibility.spec.ts and stillness.spec.ts, which open the same pages.
test('@SHELL-6 @VIDEO-7 @TELL-2 a user’s visit reads few documents', async ({ page }) => {
  const person = await registered({ lessons: ['frontend'] });
  // The list of what is saved is read once, then kept on the device.
  await enter(page, person, '/');
  await page.waitForFunction((key) => JSON.parse(localStorage.getItem(key) ?? '{}').readAt > 0, savedKey);
  await page.waitForLoadState('networkidle');
  const read: Record<string, number> = {};
  for (const address of Object.keys(userReads)) {
    const reads = await readsOf(page, address.replace('{username}', person.username));
    read[address] = reads - (await page.locator('.video, .quiz').count());
  }
  expect(read).toEqual(userReads);
});

test('@ASK-1 @SHELL-6 the questions under a video cost one page when they are asked for', async ({
  page,
}) => {
  const { person, group } = await viewer(1);
  const questions = Array.from({ length: questionReads + 2 }, (_, n) => [
    `questions/soz-${group}-${n}`.padEnd(40, '-'),
    questionUnder(`${group}-1`, { group, second: n }),
  ]);
  await stack.write(Object.fromEntries(questions));
  const list = page.locator('.video-question');
  const ask = () => page.getByRole('button', { name: 'Suallar', exact: true });
  await enter(page, person, '/');
  const before = await readsOf(
    page,
    async () => {
      await page.goto(videosPage);
      await expect(ask()).toBeVisible();
    },
    'questions',
  );
  const after = await readsOf(
    page,
    async () => {
      await ask().click();
      await expect(list).toHaveCount(questionReads);
    },
    'questions',
  );
  expect([before, after]).toEqual([0, questionReads]);
});
