// Opens the panel in a role without sign-in form and gate; these have their own tests.
import type { Page } from '@playwright/test';
import type { PanelRole, PanelTab } from '#domain/panel/panel.ts';
import { panelKey } from '#domain/shared/staff-storage-keys.ts';
import { flashMessageKey } from '#domain/shared/storage-keys.ts';
import { uidOf } from '#stack/seed/accounts.ts';
import { expect, signIn, stack } from './site.ts';

/** `localStorage` of signed-in staff, by site and role. A worker signs each role in with the form only once. */
const kept = new Map<string, Record<string, string>>();

async function signInAs(page: Page, role: PanelRole): Promise<void> {
  await page.goto('/favicon.svg');
  const key = `${new URL(page.url()).origin} ${role}`;
  const entries = kept.get(key);
  if (!entries) {
    // A signed-in user would be redirected away from the form.
    await page.evaluate(() => localStorage.clear());
    await signIn(page, role);
    kept.set(key, await page.evaluate(() => ({ ...localStorage })));
    return;
  }
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);
}

/** Opens the panel on a tab, as the seeded teacher or admin, and waits for the tab's heading. */
export async function openPanel(page: Page, role: PanelRole, tab: PanelTab): Promise<void> {
  await signInAs(page, role);
  await page.evaluate(
    ([words, key, gate]) => {
      // The message after a sign-in; only the first test of a worker would get it.
      sessionStorage.removeItem(words);
      sessionStorage.setItem(key, gate);
    },
    [flashMessageKey, panelKey, JSON.stringify({ uid: uidOf(role), role })] as const,
  );
  await page.goto(`/panel?tab=${tab}`);
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 1 })).toBeVisible();
}

/** The fields of a document in Firestore's REST format, read without the rules; `null` if there is none. */
export async function storedFields(path: string): Promise<Record<string, unknown> | null> {
  const answer = await fetch(
    `http://${stack.firestore}/v1/projects/${process.env.KODYOL_TEST_PROJECT}/databases/(default)/documents/${path}`,
    { headers: { authorization: 'Bearer owner' } },
  );
  return answer.ok ? ((await answer.json()) as { fields: Record<string, unknown> }).fields : null;
}
