// A classroom's device: a student, a guest and another student use it one after the other, in one browser (docs/decisions/038).
import type { Page } from '@playwright/test';
import { keysOf } from '#core/device/device-keys.ts';
import { type Person, registered } from '#support/accounts.ts';
import { writeCode } from '#support/code-editor.ts';
import { publicPages } from '#support/public-pages.ts';
import { accountLinks, enter, expect, test } from '#support/site.ts';

const task = '/lessons/frontend/exercises/əlaqə-forması';
const ownPages = ['/lessons/frontend/videos', '/lessons/frontend/quizzes', '/my-orders', '/settings', task];
const secret = 'birincinin kodu 5512';
/** A page that only the first person reads. */
const read = '/blogs/kiçik-biznesə-saytdan-nə-lazımdır';

// The worker keeps what was read.
test.use({ serviceWorkers: 'allow' });

/** Everything that the device and the tab keep: both storages, databases, caches, cookies and what an entry of the history has. */
async function stored(page: Page): Promise<string> {
  const inTab = await page.evaluate(async () => {
    const cached = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      const pages = (await cache.keys()).map(async ({ url }) => {
        const answer = await cache.match(url);
        const isText = answer?.headers.get('content-type')?.includes('text/html') ?? false;
        return [decodeURI(url), isText ? await answer?.text() : ''];
      });
      return [name, await Promise.all(pages)];
    });
    const entries = window.navigation?.entries().map((entry) => entry.getState());
    return JSON.stringify([
      { ...sessionStorage },
      history.state,
      entries,
      window.name,
      await Promise.all(cached),
    ]);
  });
  return inTab + decodeURI(JSON.stringify(await page.context().storageState({ indexedDB: true })));
}

/**
 * Opens every kind of page: neither they nor the device have anything of a person who has left.
 * @param ends where a page's address ends that leads its visitor on. Before that, the page could go while it is asked.
 */
async function finds(page: Page, left: Person, ends: Record<string, string> = {}): Promise<void> {
  const traces = [secret, left.username, left.email, ...keysOf(`uid-${left.username}`)];
  for (const address of [...publicPages, ...ownPages]) {
    await page.goto(address);
    const end = ends[address];
    if (end !== undefined) await expect(page).toHaveURL(end);
    await expect(page.locator(':root')).toHaveAttribute('data-script', 'ready');
    const seen = `${await page.locator('body').allInnerTexts()}${await stored(page)}`;
    expect(
      traces.filter((trace) => seen.includes(trace)),
      address,
    ).toEqual([]);
  }
}

test('@USER-4 @TASK-1 @CODE-5 @READ-5 the next person on a device finds nothing of the one before', async ({
  page,
}) => {
  test.slow();
  const first = await registered({ lessons: ['frontend'] });
  const second = await registered({ lessons: ['frontend'] });
  await enter(page, first, read);
  await expect.poll(() => stored(page)).toContain(`${read}"`);
  await page.goto(task);
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
  await expect.poll(() => stored(page)).not.toContain(`${read}"`);
  await finds(page, first);
  await enter(page, second, task);
  // The form is for guests (SIGNIN-4).
  await finds(page, first, { '/sign-in': '/' });
  await expect(page.locator('.playground')).toContainText('<p>Ad</p>');
  await page.locator('.hand-in-own').getByRole('button', { name: 'Göndər', exact: true }).click();
  await expect(page.locator('.hand-in-own')).toContainText('Kod başlanğıcdakı kimidir.');
});

test('@USER-4 @TASK-1 a sign-out in another tab asks about what is being typed here, and takes it away only when it is told to', async ({
  page,
  context,
}) => {
  await enter(page, await registered({ lessons: ['frontend'] }), task);
  await page.locator('.playground > .code').locator('pre, .code-editor').click();
  await writeCode(page, `<form><!-- ${secret} --></form>`);
  await expect.poll(() => stored(page)).toContain(secret);
  const other = await context.newPage();
  await other.goto('/blogs/git');
  const leave = (await accountLinks(other)).getByRole('button', { name: 'Çıxış' });
  const question = other.getByRole('dialog', { name: 'Hesabınızdan çıxırsınız?' });
  await leave.click();
  await expect(question).toContainText('1 yarımçıq yazınız silinəcək.');
  await other.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.locator('.playground')).toContainText(secret);
  await expect.poll(() => stored(page)).toContain(secret);
  await leave.click();
  await question.getByRole('button', { name: 'Çıx və sil' }).click();
  await expect(page.locator(':root')).toHaveAttribute('data-session', 'guest');
  await expect.poll(() => stored(page)).not.toContain(secret);
  await expect(page.locator('.hand-in-own')).toHaveCount(0);
});
