// A classroom's device: a student, a guest and another student use it one after the other, in one browser (docs/decisions/038).
import type { Page } from '@playwright/test';
import { keysOf } from '#domain/shared/device-keys.ts';
import { type Person, registered } from '#support/accounts.ts';
import { writeCode } from '#support/code-editor.ts';
import { publicPages } from '#support/public-pages.ts';
import { accountLinks, enter, expect, test } from '#support/site.ts';

const task = '/lessons/frontend/exercises/əlaqə-forması';
const ownPages = ['/lessons/frontend/videos', '/lessons/frontend/quizzes', '/my-orders', '/settings', task];
const secret = 'birincinin kodu 5512';

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** Opens every kind of page: neither they nor the device have anything of a person who has left. */
async function finds(page: Page, left: Person): Promise<void> {
  const traces = [secret, left.username, left.email, ...keysOf(`uid-${left.username}`)];
  for (const address of [...publicPages, ...ownPages]) {
    await page.goto(address);
    await expect(page.locator(':root')).toHaveAttribute('data-script', 'ready');
    const seen = (await page.locator('body').innerText()) + (await stored(page));
    expect(
      traces.filter((trace) => seen.includes(trace)),
      address,
    ).toEqual([]);
  }
}

test('@USER-4 @TASK-1 @CODE-5 the next person on a device finds nothing of the one before', async ({
  page,
}) => {
  test.slow();
  const first = await registered({ lessons: ['frontend'] });
  const second = await registered({ lessons: ['frontend'] });
  await enter(page, first, task);
  await page.locator('.playground > .code').locator('pre, .code-editor').click();
  await writeCode(page, `<form><!-- ${secret} --></form>`);
  await expect.poll(() => stored(page)).toContain(secret);
  // What will be sent is shown.
  await page.reload();
  await expect(page.locator('.playground')).toContainText(secret);
  await (await accountLinks(page)).getByRole('button', { name: 'Çıxış' }).click();
  const question = page.getByRole('dialog', { name: 'Hesabınızdan çıxırsınız?' });
  await expect(question).toContainText('1 yarımçıq yazınız silinəcək.');
  await question.getByRole('button', { name: 'Çıx və sil' }).click();
  await expect(page.getByRole('region', { name: 'Bildirişlər' })).toContainText('Hesabınızdan çıxdınız.');
  await finds(page, first);
  await enter(page, second, task);
  await finds(page, first);
  await expect(page.locator('.playground')).toContainText('<p>Ad</p>');
  await page.locator('.hand-in-own').getByRole('button', { name: 'Göndər', exact: true }).click();
  await expect(page.locator('.hand-in-own')).toContainText('Kod başlanğıcdakı kimidir.');
});
