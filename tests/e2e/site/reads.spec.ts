import type { Page, Request } from '@playwright/test';
import { savedKey } from '#core/device/storage-keys.ts';
import { registered } from '#support/accounts.ts';
import { answersTo } from '#support/answers.ts';
import { questionReads, userActs, userReads } from '#support/read-budgets.ts';
import { enter, expect, stack, test } from '#support/site.ts';
import { firstOf, playFirst, questionUnder, viewer } from '#support/viewer.ts';
import { changeState, playTo, stubYouTube } from '#support/youtube.ts';

/** The count of an aggregation stands in `result`. */
function documentsIn(body: string): number {
  const entries: Record<string, unknown>[] = JSON.parse(body);
  const named = entries.filter((one) =>
    ['document', 'found', 'missing', 'result'].some((name) => name in one),
  );
  return Math.max(1, named.length);
}

/** Opens a page, or does something on it. `of`: a collection, '' for all. */
async function readsOf(page: Page, act: string | (() => Promise<unknown>), of = ''): Promise<number> {
  const answers = await answersTo(page, act, (response) => {
    const request = response.request();
    // Not what the browser asks first (CORS), which has no body.
    if (request.method() !== 'POST') return false;
    if (of !== '' && !request.postData()?.includes(`"${of}"`)) return false;
    return /:(batchGet|runQuery|runAggregationQuery)\b/.test(response.url());
  });
  return answers.map(documentsIn).reduce((sum, one) => sum + one, 0);
}

/** What is done writes once. */
async function costOf(page: Page, act: () => Promise<unknown>): Promise<{ reads: number; writes: number }> {
  const isWrite = (request: Request) => request.method() === 'POST' && /:commit\b/.test(request.url());
  const written = page.waitForResponse((response) => isWrite(response.request()));
  const reads = await readsOf(page, async () => {
    await act();
    await written;
  });
  const { writes } = JSON.parse((await written).request().postData() ?? '{}');
  return { reads, writes: writes.length };
}

// That guests read nothing is checked in accessibility.spec.ts and stillness.spec.ts, which open the same pages.
test('@SHELL-6 @VIDEO-7 @TELL-2 @START-3 a user’s visit reads few documents', async ({ page }) => {
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

test('@ASK-1 @SHELL-6 the questions under a video cost one page when they are asked for; a pause and a saved video are one write each', async ({
  page,
  context,
}) => {
  await stubYouTube(context, { duration: 1000 });
  const { person, group } = await viewer(1);
  const questions = Array.from({ length: questionReads + 2 }, (_, n) => [
    `questions/soz-${group}-${n}`.padEnd(40, '-'),
    questionUnder(`${group}-1`, { group, second: n }),
  ]);
  await stack.write(Object.fromEntries(questions));
  const list = page.locator('.video-question');
  const ask = () => page.getByRole('button', { name: 'Suallar', exact: true });
  await enter(page, person, '/');
  const before = await readsOf(page, firstOf(group), 'questions');
  await expect(ask()).toBeVisible();
  const after = await readsOf(
    page,
    async () => {
      await ask().click();
      await expect(list).toHaveCount(questionReads);
    },
    'questions',
  );
  expect([before, after]).toEqual([0, questionReads]);

  await playFirst(page);
  await playTo(page, 30);
  const pause = await costOf(page, () => changeState(page, 'paused'));
  const save = await costOf(page, () => page.locator('[data-now] .save').click());
  expect({ pause, save }).toEqual(userActs);
});
