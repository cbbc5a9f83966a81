// Opens the panel in a role without sign-in form and gate; these have their own tests.
import type { Page } from '@playwright/test';
import type { PanelRole, PanelTab } from '#domain/panel/panel.ts';
import { panelKey } from '#domain/shared/page-storage-keys.ts';
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

/** The fields of a document in Firestore's REST format, read without the rules; `null` if there is none. */
export async function storedFields(
  path: string,
  projectId = stack.projectId,
): Promise<Record<string, unknown> | null> {
  const answer = await fetch(
    `http://${stack.firestore}/v1/projects/${projectId}/databases/(default)/documents/${path}`,
    { headers: { authorization: 'Bearer owner' } },
  );
  return answer.ok ? ((await answer.json()) as { fields: Record<string, unknown> }).fields : null;
}

/** Searches the open list for what fits on one page, and waits for the answer: the rows move while it is coming. */
export async function searchList(page: Page, text: string): Promise<void> {
  const tab = page.getByRole('tabpanel');
  await tab.getByRole('searchbox').fill(text);
  await expect(tab.getByRole('status').filter({ hasText: /^Cəmi \d+ nəticə$/ })).toBeVisible();
}
