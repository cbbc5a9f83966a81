// The panel, opened in a role without the way through sign-in and gate, whose own tests go it.
import type { Page } from '@playwright/test';
import type { PanelRole, PanelTab } from '#domain/panel/panel.ts';
import { panelKey } from '#domain/shared/staff-storage-keys.ts';
import { flashMessageKey } from '#domain/shared/storage-keys.ts';
import { uidOf } from '#stack/seed/accounts.ts';
import { expect, signIn, stack } from './site.ts';

/** What the device keeps of staff who are signed in, by site and role, once a worker has signed them in through the form. */
const kept = new Map<string, Record<string, string>>();

async function signInAs(page: Page, role: PanelRole): Promise<void> {
  await page.goto('/favicon.svg');
  const key = `${new URL(page.url()).origin} ${role}`;
  const entries = kept.get(key);
  if (!entries) {
    // Whoever was signed in would be sent away from the form.
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
      // Said to whoever signs in through the form, which one test a worker does.
      sessionStorage.removeItem(words);
      sessionStorage.setItem(key, gate);
    },
    [flashMessageKey, panelKey, JSON.stringify({ uid: uidOf(role), role })] as const,
  );
  await page.goto(`/panel?tab=${tab}`);
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 1 })).toBeVisible();
}

/** A document's fields as Firestore's REST interface gives them to the operator, `null` when there is none. */
export async function storedFields(path: string): Promise<Record<string, unknown> | null> {
  const answer = await fetch(
    `http://${stack.firestore}/v1/projects/${process.env.KODYOL_TEST_PROJECT}/databases/(default)/documents/${path}`,
    { headers: { authorization: 'Bearer owner' } },
  );
  return answer.ok ? ((await answer.json()) as { fields: Record<string, unknown> }).fields : null;
}
