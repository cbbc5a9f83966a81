import type { Browser, Page } from '@playwright/test';
import { buildSettings } from '#stack/seed/settings.ts';
import { expectAccessible } from '#support/axe.ts';
import { openPanel, storedFields } from '#support/panel.ts';
import { type PublishingSite, startPublishingSite } from '#support/publishing-site.ts';
import { expect, post, stack, test } from '#support/site.ts';

// Uses its own site, because the first test really rebuilds it, and two panels, which stay open between the tests.
test.describe.configure({ mode: 'serial' });

let site: PublishingSite;
let teacher: Page;
let admin: Page;

test.beforeAll(async ({ browser }) => {
  site = await startPublishingSite();
  await mark({ dirtyAt: minutesAgo(1000) }, buildSettings(site.hook));
  [teacher, admin] = [await panelOf(browser, 'teacher'), await panelOf(browser, 'admin')];
});
test.beforeEach(() => {
  site.calls = 0;
});
test.afterAll(async () => {
  for (const page of [teacher, admin]) await page.context().close();
  await site.stop();
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const month = () => new Date().getUTCFullYear() * 100 + new Date().getUTCMonth() + 1;
const mark = (publish: object, build?: ReturnType<typeof buildSettings>) =>
  site.write({ 'config/publish': { ...publish }, ...(build && { 'config/build': build }) });

async function panelOf(browser: Browser, role: 'teacher' | 'admin'): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.place.siteUrl });
  await context.addInitScript(() => sessionStorage.setItem('kodyol:loader', ''));
  const page = await context.newPage();
  await page.clock.install();
  await openPanel(page, role, 'video', site.place);
  return page;
}

const region = (page: Page) => page.getByRole('region', { name: 'Saytın vəziyyəti' });
const status = (page: Page) => region(page).getByRole('status');
const alert = (page: Page) => region(page).getByRole('alert');
const live = 'Sayt yenilənib, dəyişikliklər görünür.';
const waiting = 'növbəti yenilənmədə dərc olunacaq';
/** An open panel has read the settings already. */
const reopen = (page: Page) => page.goto('/panel?tab=video');

test('@PANEL-12 two open panels request one build after half a minute of quiet; both show waiting, building, live', async () => {
  test.slow();
  site.builds = true;
  const slug = `panel-yazisi-${Date.now().toString(36)}`;
  const isBuilt = async () => (await fetch(`${site.place.siteUrl}/blogs/${slug}`)).status === 200;
  const panels = [teacher, admin];
  for (const page of panels) await expect(status(page)).toHaveText(live);
  // What a save in another panel writes.
  await stack.write({ [`blogs/${slug}`]: post(slug) });
  await mark({ dirtyAt: new Date() });
  // The next regular check of panels without own changes.
  for (const page of panels) await page.clock.fastForward('01:00');
  for (const page of panels) await expect(status(page)).toContainText(waiting);
  expect(await isBuilt()).toBe(false);
  expect(site.calls).toBe(0);

  await Promise.all(panels.map((page) => page.clock.fastForward('00:32')));
  await expect.poll(() => site.calls).toBe(1);
  // The other panel may have been refused at the same moment: then it looks again after half a minute.
  await expect
    .poll(() => Promise.all(panels.map((page) => status(page).textContent())))
    .toContainEqual(expect.stringContaining('Sayt yenilənir'));
  // A whole build, beside the other tests. One that fails says why at once.
  await expect.poll(async () => site.failure ?? (await isBuilt()), { timeout: 150_000 }).not.toBe(false);
  expect(site.failure).toBe(null);
  for (const page of panels) await page.clock.fastForward('00:31');
  for (const page of panels) await expect(status(page)).toHaveText(live);
  expect(site.calls).toBe(1);
  site.builds = false;
});

test('@PANEL-12 @OPS-3 a build that does not finish is shown as late, with the reason if it is known, and the user can request it again', async () => {
  // Makes the last build old enough.
  const problems = [{ place: 'blogs/one', title: 'İlk', kind: 'renamed', value: 'ilk-2' }];
  await admin.route('**/build.json', (route) =>
    route.fulfill({ json: { readAt: minutesAgo(20), problems } }),
  );
  await mark({ dirtyAt: minutesAgo(12), claimedBy: 'x', claimedAt: minutesAgo(11) });
  await admin.clock.fastForward('01:00');
  await expect(status(admin)).toHaveText('Sayt vaxtında yenilənmədi.');
  await region(admin).getByText('Saytda olmayan və ya dəyişdirilmiş materiallar: 1').click();
  await expect(region(admin)).toContainText('Yazı: «İlk». Ünvanı başqasınındır');
  const wrong = [{ place: 'content/site.json', field: 'email', kind: 'form' }];
  await site.write({ 'config/failure': { at: minutesAgo(10), problems: JSON.stringify(wrong) } });
  await admin.clock.fastForward('00:31');
  await expect(status(admin)).toContainText('Sayt yenilənmədi, çünki fayllarda səhv var.');
  await expect(region(admin)).toContainText('Fayl: content/site.json. Xana «email»: düzgün doldurulmayıb');
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Saytı yenilə' }).click();
  await expect.poll(() => site.calls).toBe(1);
  await expect(status(admin)).toContainText('Sayt yenilənir');
  await admin.unroute('**/build.json');
  await admin.clock.fastForward('00:06');
  await expect(status(admin)).toHaveText(live);
});

test('@PANEL-12 the panel says when the next build comes and how many the month has had; an admin need not wait', async () => {
  await mark(
    { dirtyAt: new Date(), claimedBy: 'x', claimedAt: minutesAgo(5), month: month(), builds: 7 },
    { ...buildSettings(site.hook), quiet: 600, interval: 1800 },
  );
  const now = (page: Page) => page.getByRole('button', { name: 'İndi dərc et' });
  for (const page of [teacher, admin]) {
    await reopen(page);
    await expect(region(page)).toContainText(/Növbəti yenilənmə: saat \d\d:\d\d\./);
    await expect(region(page)).toContainText('Bu ay: 7 yenilənmə');
  }
  await expectAccessible(admin);
  await expect(now(teacher)).toHaveCount(0);
  // The time between two builds is not over, and the teacher leaves: nothing is requested.
  await teacher.goto('/lessons');
  expect(site.calls).toBe(0);
  await now(admin).click();
  await expect.poll(() => site.calls).toBe(1);
  await expect(region(admin)).toContainText('Bu ay: 8 yenilənmə');
  expect(site.calls).toBe(1);
});

test('@OPS-2 the panel says when the builds of the month are used up and when the next ones come', async () => {
  await mark(
    { dirtyAt: new Date(), claimedBy: 'x', claimedAt: minutesAgo(5), month: month(), builds: 8 },
    { ...buildSettings(site.hook), monthly: 8 },
  );
  await reopen(admin);
  await expect(status(admin)).toHaveText('Dəyişikliklər yadda saxlanıldı, amma bu ayın yenilənmələri bitib.');
  await expect(region(admin)).toContainText(/Növbəti yenilənmə: 01\.\d\d\.\d{4} 04:00\./);
  await expect(region(admin).getByRole('button')).toHaveCount(0);
  await expectAccessible(admin);
  await admin.goto('/lessons');
  expect(site.calls).toBe(0);
});

test('@PANEL-12 leaving the panel publishes at once; a reload by the panel does not count as leaving', async () => {
  await mark({ dirtyAt: new Date() }, buildSettings(site.hook));
  await reopen(teacher);
  await expect(status(teacher)).toContainText(waiting);
  // The panel reloads like this after a deletion (PANEL-9).
  await Promise.all([teacher.waitForEvent('load'), teacher.evaluate(() => location.reload())]);
  await expect(status(teacher)).toContainText(waiting);
  expect(site.calls).toBe(0);
  await teacher.goto('/lessons');
  await expect.poll(() => site.calls).toBe(1);
  const { projectId } = site.place;
  await expect
    .poll(async () => (await storedFields('config/publish', projectId))?.claimedBy)
    .toEqual({ stringValue: 'seed-teacher' });
});

test('@PANEL-12 the panel says that there is no build hook, or that it cannot be reached', async () => {
  await mark({ dirtyAt: new Date() }, buildSettings(''));
  await reopen(teacher);
  await expect(alert(teacher)).toContainText('Yenilənmə ünvanı qurulmayıb');

  await mark({ dirtyAt: new Date() }, buildSettings(site.hook));
  await teacher.route('**/__build', (route) => route.abort());
  await teacher.clock.fastForward('00:32');
  await expect(alert(teacher)).toHaveCount(0);
  await teacher.clock.fastForward('00:32');
  await expect(alert(teacher)).toContainText('İnternet bağlantınızı yoxlayıb');
  expect(site.calls).toBe(0);

  await teacher.unroute('**/__build');
  await teacher.clock.fastForward('00:31');
  await expect.poll(() => site.calls).toBe(1);
  await expect(alert(teacher)).toHaveCount(0);
  await expect(status(teacher)).toContainText('Sayt yenilənir');
});
