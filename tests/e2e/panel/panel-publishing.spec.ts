import type { Browser, Page } from '@playwright/test';
import { writeDocuments } from '#stack/seed/emulator-api.ts';
import type { FirestoreData } from '#stack/seed/firestore-value.ts';
import { buildSettings } from '#stack/seed/settings.ts';
import { startTestStack, type TestStack } from '#stack/test-stack.ts';
import { expectAccessible } from '#support/axe.ts';
import { openPanel } from '#support/panel.ts';
import { expect, post, test } from '#support/site.ts';

// Uses its own stack, because these tests really rebuild the site and must not change the site of other tests.
test.describe.configure({ mode: 'serial' });

let stack: TestStack;
/** The calls of the build hook. */
let calls: string[];

test.beforeAll(async () => {
  test.setTimeout(480_000);
  stack = await startTestStack();
  await stack.serve(await stack.buildSite());
  await write({ 'config/build': buildSettings(`${stack.siteUrl}/__build`) });
});
test.beforeEach(() => {
  calls = [];
});
test.afterAll(() => stack.stop());

const write = (documents: Record<string, FirestoreData>) =>
  writeDocuments(stack.hosts.firestore, stack.projectId, new Map(Object.entries(documents)));

/** Writes the documents that a save in another panel writes. */
const change = (slug: string) =>
  write({
    [`blogs/${slug}`]: post(slug, { blog_image: `${stack.siteUrl}/images/covers/git.svg` }),
    'config/publish': { dirtyAt: new Date() },
  });

async function panelOf(browser: Browser, role: 'teacher' | 'admin'): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.siteUrl });
  await context.addInitScript(() => sessionStorage.setItem('kodyol:loader', ''));
  const page = await context.newPage();
  page.on('request', (request) => {
    if (request.url().endsWith('/__build')) calls.push(role);
  });
  await page.clock.install();
  await openPanel(page, role, 'video', { ...stack, apiKey: stack.environment.PUBLIC_FIREBASE_API_KEY ?? '' });
  return page;
}

const status = (page: Page) => page.getByRole('region', { name: 'Saytın vəziyyəti' }).getByRole('status');
/** When the served build began to read, in ms. Polled: Playwright does not report requests of a closing page. */
const readAt = async () => Date.parse((await (await fetch(`${stack.siteUrl}/build.json`)).json()).readAt);
const isBuilt = async (slug: string) => (await fetch(`${stack.siteUrl}/blogs/${slug}`)).status === 200;

test('@PANEL-12 two open panels request one build after half a minute of quiet; both show waiting, building, live', async ({
  browser,
}) => {
  const panels = await Promise.all([panelOf(browser, 'teacher'), panelOf(browser, 'admin')]);
  for (const page of panels) await expect(status(page)).toHaveText('Sayt yenilənib, dəyişikliklər görünür.');
  await change('panel-yazisi');
  // The next regular check of panels without own changes.
  for (const page of panels) await page.clock.fastForward('01:00');
  for (const page of panels) await expect(status(page)).toContainText('növbəti yenilənmədə dərc olunacaq');
  expect(await isBuilt('panel-yazisi')).toBe(false);
  expect(calls).toEqual([]);

  await Promise.all(panels.map((page) => page.clock.fastForward('00:32')));
  await expect.poll(() => calls).toHaveLength(1);
  for (const page of panels)
    await expect(status(page)).toHaveText('Sayt yenilənib, dəyişikliklər görünür.', { timeout: 40_000 });
  expect(await isBuilt('panel-yazisi')).toBe(true);
  expect(calls).toHaveLength(1);
  for (const page of panels) await page.context().close();
});

test('@PANEL-12 leaving the panel publishes at once; a reload by the panel does not count as leaving', async ({
  browser,
}) => {
  await write({ 'config/publish': { dirtyAt: new Date() } });
  const page = await panelOf(browser, 'teacher');
  await expect(status(page)).toContainText('növbəti yenilənmədə dərc olunacaq');
  // The panel reloads like this after a deletion (PANEL-9).
  await Promise.all([page.waitForEvent('load'), page.evaluate(() => location.reload())]);
  await expect(status(page)).toContainText('növbəti yenilənmədə dərc olunacaq');
  expect(calls).toEqual([]);
  const before = await readAt();
  await page.goto('/lessons');
  await expect.poll(readAt, { timeout: 40_000 }).toBeGreaterThan(before);
});

test('@PANEL-12 the panel says that there is no build hook, or that it cannot be reached', async ({
  browser,
}) => {
  await write({ 'config/build': buildSettings(''), 'config/publish': { dirtyAt: new Date() } });
  const page = await panelOf(browser, 'teacher');
  const region = page.getByRole('region', { name: 'Saytın vəziyyəti' });
  await expect(region.getByRole('alert')).toContainText('Yenilənmə ünvanı qurulmayıb');

  await write({ 'config/build': buildSettings(`${stack.siteUrl}/__build`) });
  await page.route('**/__build', (route) => route.abort());
  await page.clock.fastForward('00:32');
  await expect(region.getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward('00:32');
  await expect(region.getByRole('alert')).toContainText('İnternet bağlantınızı yoxlayıb');

  await page.unroute('**/__build');
  await page.clock.fastForward('00:31');
  await expect(status(page)).toHaveText('Sayt yenilənib, dəyişikliklər görünür.', { timeout: 40_000 });
});

test('@PANEL-12 a build that does not finish is shown as late, and the user can request it again', async ({
  browser,
}) => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const page = await panelOf(browser, 'admin');
  await expect(status(page)).toHaveText('Sayt yenilənib, dəyişikliklər görünür.');
  // Makes the last build old enough.
  await page.route('**/build.json', (route) => route.fulfill({ json: { readAt: minutesAgo(20) } }));
  await write({ 'config/publish': { dirtyAt: minutesAgo(12), claimedBy: 'x', claimedAt: minutesAgo(11) } });
  await page.clock.fastForward('01:00');
  await expect(status(page)).toHaveText('Sayt vaxtında yenilənmədi.');
  await page.getByRole('button', { name: 'Yenidən göndər' }).click();
  await expect.poll(() => calls).toHaveLength(1);
  await expect(status(page)).toContainText('Sayt yenilənir');
  await page.unroute('**/build.json');
  await expect(status(page)).toHaveText('Sayt yenilənib, dəyişikliklər görünür.', { timeout: 40_000 });
});

test('@PANEL-12 the panel says when the next build comes and how many the month has had; an admin need not wait', async ({
  browser,
}) => {
  await write({
    'config/build': { ...buildSettings(`${stack.siteUrl}/__build`), quiet: 600, interval: 1800 },
    'config/publish': {
      dirtyAt: new Date(),
      claimedBy: 'x',
      claimedAt: new Date(Date.now() - 5 * 60_000),
      month: new Date().getUTCFullYear() * 100 + new Date().getUTCMonth() + 1,
      builds: 7,
    },
  });
  const [teacher, admin] = [await panelOf(browser, 'teacher'), await panelOf(browser, 'admin')];
  const now = (page: Page) => page.getByRole('button', { name: 'İndi dərc et' });
  for (const page of [teacher, admin]) {
    const region = page.getByRole('region', { name: 'Saytın vəziyyəti' });
    await expect(region).toContainText(/Növbəti yenilənmə: saat \d\d:\d\d\./);
    await expect(region).toContainText('Bu ay: 7 yenilənmə');
    await expectAccessible(page);
  }
  await expect(now(teacher)).toHaveCount(0);
  // The time between two builds is not over, and the teacher leaves: nothing is requested.
  await teacher.goto('/lessons');
  expect(calls).toEqual([]);
  await now(admin).click();
  await expect.poll(() => calls).toEqual(['admin']);
  await expect(admin.getByRole('region', { name: 'Saytın vəziyyəti' })).toContainText('Bu ay: 8 yenilənmə');
});
