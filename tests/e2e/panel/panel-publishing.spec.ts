import type { Browser, Page } from '@playwright/test';
import { writeDocuments } from '#stack/seed/emulator-api.ts';
import type { FirestoreData } from '#stack/seed/firestore-value.ts';
import { startTestStack, type TestStack } from '#stack/test-stack.ts';
import { openPanel } from '#support/panel.ts';
import { expect, post, test } from '#support/site.ts';

// A stack of its own: this one really rebuilds, and the site under the other tests stays what it is.
test.describe.configure({ mode: 'serial' });

let stack: TestStack;
/** Calls of the build hook. */
let calls: string[];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  stack = await startTestStack();
  await stack.serve(await stack.buildSite());
  await write({ 'config/build': { hook: `${stack.siteUrl}/__build` } });
});
test.beforeEach(() => {
  calls = [];
});
test.afterAll(() => stack.stop());

const write = (documents: Record<string, FirestoreData>) =>
  writeDocuments(stack.hosts.firestore, stack.projectId, new Map(Object.entries(documents)));

/** What a save in some panel leaves in Firestore. */
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
  await openPanel(page, role, 'video');
  return page;
}

const status = (page: Page) => page.getByRole('region', { name: 'Saytın vəziyyəti' }).getByRole('status');
/** When the build that is served began to read, in ms. Requests of a page that is being left are not reported to us. */
const readAt = async () => Date.parse((await (await fetch(`${stack.siteUrl}/build.json`)).json()).readAt);
const isBuilt = async (slug: string) => (await fetch(`${stack.siteUrl}/blogs/${slug}`)).status === 200;

test('@PANEL-12 two open panels, one build after half a minute of quiet; both say waiting, building, live', async ({
  browser,
}) => {
  const panels = await Promise.all([panelOf(browser, 'teacher'), panelOf(browser, 'admin')]);
  for (const page of panels) await expect(status(page)).toHaveText('Sayt yenilənib, dəyişikliklər görünür.');
  await change('panel-yazisi');
  // The next look of a panel in which nobody has changed anything.
  for (const page of panels) await page.clock.fastForward('01:00');
  for (const page of panels)
    await expect(status(page)).toContainText('yenilənməsi yarım dəqiqəyə başlayacaq');
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

test('@PANEL-12 a panel that is left publishes at once; one that reloads itself is not left', async ({
  browser,
}) => {
  await write({ 'config/publish': { dirtyAt: new Date() } });
  const page = await panelOf(browser, 'teacher');
  await expect(status(page)).toContainText('yenilənməsi yarım dəqiqəyə başlayacaq');
  // As the panel does after a deletion (PANEL-9).
  await Promise.all([page.waitForEvent('load'), page.evaluate(() => location.reload())]);
  await expect(status(page)).toContainText('yenilənməsi yarım dəqiqəyə başlayacaq');
  expect(calls).toEqual([]);
  const before = await readAt();
  await page.goto('/lessons');
  await expect.poll(readAt, { timeout: 40_000 }).toBeGreaterThan(before);
});

test('@PANEL-12 without a hook, or when it can not be reached, the panel says so', async ({ browser }) => {
  await write({ 'config/build': { hook: '' }, 'config/publish': { dirtyAt: new Date() } });
  const page = await panelOf(browser, 'teacher');
  const region = page.getByRole('region', { name: 'Saytın vəziyyəti' });
  await expect(region.getByRole('alert')).toContainText('Yenilənmə ünvanı qurulmayıb');

  await write({ 'config/build': { hook: `${stack.siteUrl}/__build` } });
  await page.route('**/__build', (route) => route.abort());
  await page.clock.fastForward('00:32');
  await expect(region.getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward('00:32');
  await expect(region.getByRole('alert')).toContainText('İnternet bağlantınızı yoxlayıb');

  await page.unroute('**/__build');
  await page.clock.fastForward('00:31');
  await expect(status(page)).toHaveText('Sayt yenilənib, dəyişikliklər görünür.', { timeout: 40_000 });
});

test('@PANEL-12 a build that does not come is late; a person asks again', async ({ browser }) => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const page = await panelOf(browser, 'admin');
  await expect(status(page)).toHaveText('Sayt yenilənib, dəyişikliklər görünür.');
  // The last build is as old as it would be then.
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
