// Updates the header when the session changes: loaded for users only, never for a guest who only reads.

import { isSettled } from '#domain/saved/settled.ts';
import { codeOf } from '#domain/shared/errors.ts';
import { routes } from '#domain/shared/routes.ts';
import { flashMessageKey, loaderKey, savedKey } from '#domain/shared/storage-keys.ts';
import { sidePanel, signOut as texts } from '#messages/site/site.ts';
import { $session, rememberedSession, signOut, watchSession } from '#stores/accounts/session.ts';
import { inTab, kept } from '#stores/shared/device-storage.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { showToast } from '#stores/shared/toasts.ts';
import { countUnsaved, discardUnsaved } from '#stores/shared/unsaved.ts';
import '#components/shared/toasts.client.ts';
import { startSignedInParts } from './signed-in-parts.ts';

const all = <Kind extends HTMLElement>(selector: string) => document.querySelectorAll<Kind>(selector);

/** The list of saved pages in the account (READ-4). */
const loadSaved = () => loadPart(() => import('#stores/saved/account.ts'));

$session.subscribe((session) => {
  if (session.state === 'unknown') return;
  document.documentElement.dataset.session = session.state;
  // For a guest the other links are shown, but the hidden ones must not keep the previous user's data.
  const { username, photo, staff } =
    session.state === 'user' ? session : { username: '', photo: null, staff: false };
  for (const element of all('[data-username]')) element.textContent = username;
  for (const link of all<HTMLAnchorElement>('[data-profile]')) link.href = routes.user(username);
  for (const link of all('[data-panel]')) link.hidden = !staff;
  showPhoto(photo, username);
  const isSavedSettled = isSettled(kept(savedKey), session.state === 'user' ? session.uid : null);
  // What the module has to do it does by itself.
  if (!isSavedSettled) loadSaved().catch(console.warn);
});
watchSession();
startSignedInParts();

/** The default avatar is shown when there is no photo or it does not load (SHELL-8). */
function showPhoto(photo: string | null, username: string): void {
  for (const picture of all<HTMLImageElement>('[data-photo]')) {
    const settle = (shown: boolean) => {
      picture.hidden = !shown;
      for (const avatar of all('[data-no-photo]')) avatar.toggleAttribute('hidden', shown);
    };
    picture.onload = () => settle(true);
    picture.onerror = () => settle(false);
    picture.alt = sidePanel.photoOf(username);
    if (photo === null) {
      settle(false);
      picture.removeAttribute('src');
    } else if (picture.src !== photo) picture.src = photo;
  }
}

/**
 * Signs out; asks first if any tab has unsaved text of the panel (PANEL-3). @returns whether the user was signed out.
 */
async function signedOut(): Promise<boolean> {
  const uid = rememberedSession()?.uid ?? '';
  const drafts = countUnsaved(uid);
  if (drafts > 0) {
    const { ask } = await loadPart(() => import('#components/shared/confirm-dialog.ts'));
    const { title, text, yes, no } = texts.unsaved;
    if (!(await ask({ title, text: text(drafts), yes, no }))) return false;
  }
  const drop = discardUnsaved(uid);
  try {
    await handSavedOver();
    await signOut();
  } catch (error) {
    drop.undo();
    throw error;
  }
  drop.forget();
  return true;
}

/** Sends what was saved on this device (READ-4). Loaded before the session ends: then the module removes the list. */
async function handSavedOver(): Promise<void> {
  if (kept(savedKey) === null) return;
  try {
    await (await loadSaved()).handSavedOver();
  } catch (error) {
    console.error(error);
  }
}

/** Signs out when the button is pressed; the press may be older than this module (shell.client.ts). */
export async function leave(button: HTMLButtonElement): Promise<void> {
  if (button.ariaBusy === 'true') return;
  // The message that follows must not be behind a modal dialog.
  button.closest('dialog')?.close();
  button.ariaBusy = 'true';
  try {
    if (!(await signedOut())) return;
    inTab.write(flashMessageKey, texts.done);
    // The browser session goes on, so its start loader counts as shown.
    inTab.write(loaderKey, '');
    // A fresh page, so that no personal data stays in memory.
    location.assign(routes.home);
  } catch (error) {
    console.error(codeOf(error), error);
    showToast({ kind: 'bad', text: texts.failed, retries: [() => leave(button)] });
  } finally {
    button.ariaBusy = 'false';
  }
}
