// Opens the panel in a role without sign-in form and gate; these have their own tests.
import type { Page } from '@playwright/test';
import { panelKey } from '#core/device/page-storage-keys.ts';
import type { PanelRole } from '#panel/panel.ts';
import type { PanelTab } from '#panel/tabs.ts';
import { uidOf } from '#stack/seed/accounts.ts';
import { openSignedIn } from './sign-in.ts';
import { credentialsOf, expect, stack, testedPlace } from './site.ts';

/** Opens the panel on a tab, as the seeded teacher or admin, and waits for the tab's heading. */
export async function openPanel(
  page: Page,
  role: PanelRole,
  tab: PanelTab,
  place = testedPlace(),
): Promise<void> {
  const gate = JSON.stringify({ uid: uidOf(role), role });
  await openSignedIn(page, place, credentialsOf(role), `/panel?tab=${tab}`, [[panelKey, gate]]);
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens a tab by its button, which a phone may have folded. */
export async function openTab(page: Page, name: string | RegExp): Promise<void> {
  const found = page.getByRole('tab', { name, exact: true, includeHidden: true });
  if (!(await found.isVisible())) await page.getByRole('button', { name: 'Bölmələr', exact: true }).click();
  await found.click();
}

const ofOwner = (path: string, projectId: string, method = 'GET') =>
  fetch(`http://${stack.firestore}/v1/projects/${projectId}/databases/(default)/documents/${path}`, {
    method,
    headers: { authorization: 'Bearer owner' },
  });

/** The fields of a document in Firestore's REST format, read without the rules; `null` if there is none. */
export async function storedFields(
  path: string,
  projectId = stack.projectId,
): Promise<Record<string, unknown> | null> {
  const answer = await ofOwner(path, projectId);
  return answer.ok ? ((await answer.json()) as { fields: Record<string, unknown> }).fields : null;
}

/** Deletes a document without the rules, as another panel would meanwhile. */
export const forget = (path: string) => ofOwner(path, stack.projectId, 'DELETE');

/** Searches the open list for what fits on one page, and waits for the answer: the rows move while it is coming. */
export async function searchList(page: Page, text: string): Promise<void> {
  const tab = page.getByRole('tabpanel');
  await tab.getByRole('searchbox').fill(text);
  await expect(tab.getByRole('status').filter({ hasText: /^Cəmi \d+ nəticə$/ })).toBeVisible();
}

/** Searches the open list for a hashtag, and waits for the answer; the rows alone don't say that it has come. */
export async function searchTag(page: Page, tag: string): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => answer.url().includes(':runQuery') && answer.request().postData()?.includes(tag) === true,
  );
  await page.getByRole('tabpanel').getByRole('searchbox').fill(`#${tag}`);
  await answered;
  await expect(page.locator('.records')).toHaveAttribute('aria-busy', 'false');
}

/** The rows of the open list. */
/** Scrolls to the log until it is read: that happens in sight, and a list above it that comes late pushes it away. */
export const showLog = (page: Page) =>
  expect(async () => {
    await page.locator('.log-part').scrollIntoViewIfNeeded();
    await expect(page.locator('.log-part').locator('ol.log, [role=alert]').first()).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();

export const rows = (page: Page) => page.getByRole('tabpanel').locator('.records > li');
/** The button that sends the open form. */
export const send = (page: Page) => page.locator('main form button[type=submit]').click();
export const alertOf = (page: Page) => page.getByRole('tabpanel').getByRole('alert');
export const toasts = (page: Page) => page.getByRole('region', { name: 'Bildirişlər' });
export const editButton = (page: Page, title: string) =>
  page.getByRole('button', { name: `«${title}»: düzəliş et` });
export const removeButton = (page: Page, title: string) =>
  page.getByRole('button', { name: `«${title}»: sil` });
/** The text of a post or snippet. */
export const writing = (page: Page) => page.getByRole('tabpanel').getByRole('textbox', { name: 'Mətn' });
export const titleField = (page: Page) => page.getByRole('tabpanel').locator('[name=title]');

/** Answers the question 'Əminsən?' with yes. */
export const agree = (page: Page, yes = 'Bəli, sil') =>
  page.getByRole('dialog', { name: 'Əminsən?' }).getByRole('button', { name: yes }).click();
