import type { Page, Response } from '@playwright/test';
import { savedKey } from '#domain/shared/storage-keys.ts';
import { registered } from '#support/accounts.ts';
import { userReads } from '#support/read-budgets.ts';
import { enter, expect, test } from '#support/site.ts';

/** The count of an aggregation stands in `result`. */
async function documentsIn(response: Response): Promise<number> {
  const entries: Record<string, unknown>[] = await response.json();
  const named = entries.filter((one) =>
    ['document', 'found', 'missing', 'result'].some((name) => name in one),
  );
  return Math.max(1, named.length);
}

/** Opens a page and waits until it asks for nothing more. */
async function readsOf(page: Page, address: string): Promise<number> {
  const counts: Promise<number>[] = [];
  const count = (response: Response) => {
    // Not what the browser asks first (CORS), which has no body.
    if (response.request().method() !== 'POST') return;
    if (/:(batchGet|runQuery|runAggregationQuery)\b/.test(response.url())) counts.push(documentsIn(response));
  };
  page.on('response', count);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('response', count);
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
    read[address] = reads - (address.endsWith('/videos') ? await page.locator('.video').count() : 0);
  }
  expect(read).toEqual(userReads);
});
