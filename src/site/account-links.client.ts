// Loaded for users only, never for a guest who only reads.

import '#core/views/toasts.client.ts';
import { routes } from '#core/addresses/routes.ts';
import { codeOf } from '#core/cloud/errors.ts';
import { inTab, kept } from '#core/device/device-storage.ts';
import { flashMessageKey, loaderKey, savedKey } from '#core/device/storage-keys.ts';
import { countUnsaved } from '#core/device/unsaved.ts';
import { reportFailedRead } from '#core/page/failures.ts';
import { loadPart } from '#core/page/load-part.ts';
import { need } from '#core/page/load-parts.ts';
import { $session, signOut, watchSession } from '#core/session/session.ts';
import { rememberedUid, uidOf } from '#core/session/session-hint.ts';
import { element } from '#core/views/element.ts';
import { showToast } from '#core/views/toasts.ts';
import { isSettled } from '#features/saved/settled.ts';
import { sidePanel, signOut as texts } from './texts.ts';

const all = <Kind extends HTMLElement>(selector: string) => document.querySelectorAll<Kind>(selector);

let photo: HTMLImageElement | undefined;

const loadSaved = () => loadPart(() => import('#features/saved/account-list.ts')); // READ-4

$session.subscribe((session) => {
  if (session.state === 'unknown') return;
  document.documentElement.dataset.session = session.state;
  // The hidden links must not keep the previous user's data.
  const {
    username,
    photo: address,
    staff,
  } = session.state === 'user' ? session : { username: '', photo: null, staff: false };
  for (const element of all('[data-username]')) element.textContent = username;
  for (const link of all<HTMLAnchorElement>('[data-profile]')) link.href = routes.user(username);
  for (const link of all('[data-panel]')) link.hidden = !staff;
  showPhoto(address, username);
  const isSavedSettled = isSettled(kept(savedKey), uidOf(session));
  if (!isSavedSettled) loadSaved().catch(console.warn);
});
watchSession();

const loadBell = () => loadPart(() => import('#features/bell/bell.client.ts')); // TELL-2
if (document.documentElement.dataset.session === 'user') loadBell().catch(console.warn);

/** The press may be older than this module (shell.client.ts). */
export const press = (button: HTMLElement): Promise<void> =>
  button.dataset.signOut === undefined ? need(loadBell, (bell) => bell.press(button)) : leave(button);

/** The default avatar is shown until the photo has loaded (SHELL-8). */
function showPhoto(address: string | null, username: string): void {
  const drawn = document.querySelector('[data-no-photo]');
  if (address !== (photo?.src ?? null)) {
    photo?.remove();
    drawn?.removeAttribute('hidden');
    photo = undefined;
  }
  if (address === null) return;
  if (!photo) {
    const made = element('img', { className: 'avatar', width: 72, height: 72, src: address, hidden: true });
    made.onload = () => {
      made.hidden = false;
      drawn?.toggleAttribute('hidden', made === photo);
    };
    drawn?.after(made);
    photo = made;
  }
  photo.alt = sidePanel.photoOf(username);
}

/** Asks first if any tab has text that is not saved or sent (PANEL-3, USER-4). */
async function signedOut(): Promise<boolean> {
  const uid = rememberedUid() ?? '';
  const drafts = countUnsaved(uid);
  if (drafts > 0) {
    const { ask } = await loadPart(() => import('#core/views/confirm-dialog.ts'));
    const { title, text, yes, no } = texts.unsaved;
    if (!(await ask({ title, text: text(drafts), yes, no }))) return false;
  }
  await handSavedOver();
  await signOut();
  return true;
}

/** READ-4. Before the session ends: then the module removes the list. */
async function handSavedOver(): Promise<void> {
  if (kept(savedKey) === null) return;
  try {
    await (await loadSaved()).handSavedOver();
  } catch (error) {
    console.error(error);
  }
}

async function leave(button: HTMLElement): Promise<void> {
  if (button.getAttribute('aria-busy') === 'true') return;
  // The message that follows must not be behind a modal dialog.
  button.closest('dialog')?.close();
  button.setAttribute('aria-busy', 'true');
  try {
    if (!(await signedOut())) return;
    inTab.write(flashMessageKey, texts.done);
    inTab.write(loaderKey, '');
    // A fresh page, so that no personal data stays in memory.
    location.assign(routes.home);
  } catch (error) {
    console.error(codeOf(error), error);
    showToast({ kind: 'bad', text: texts.failed, retries: [() => leave(button)] });
  } finally {
    button.setAttribute('aria-busy', 'false');
  }
}

/** What a page has for users alone. */
const parts: Record<string, (root: HTMLElement) => Promise<void>> = {
  '[data-buy]': async (root) =>
    (await loadPart(() => import('#features/orders/buy-course.ts'))).watchBuyer(root),
  '[data-figure]': async () =>
    (await loadPart(() => import('#features/progress/course-figures.ts'))).showFigures(rememberedUid() ?? ''),
  '[data-hand-in]': async (root) => {
    const { showHandIn } = await loadPart(() => import('#features/works/show-hand-in.tsx'));
    showHandIn(root, async (page) =>
      (await loadPart(() => import('#features/exercises/done-marks.ts'))).finish(page),
    );
  },
  '[data-today]': async (root) =>
    (await loadPart(() => import('#features/today/today-view.ts'))).showToday(root),
  '[data-videos]': async (root) =>
    (await loadPart(() => import('#features/video-page/mount.tsx'))).showVideos(root),
};

/** Always the same functions: a part that fails twice gets one retry only. */
const retries = Object.fromEntries(Object.keys(parts).map((selector) => [selector, () => start(selector)]));

async function start(selector: string): Promise<void> {
  const root = document.querySelector<HTMLElement>(selector);
  try {
    if (root) await parts[selector]?.(root);
  } catch (error) {
    const retry = retries[selector];
    if (retry) reportFailedRead(error, retry);
  }
}

let areStarted = false;
// Behind everything that it uses.
$session.subscribe(({ state }) => {
  const isUser = state === 'user' || document.documentElement.dataset.session === 'user';
  if (areStarted || !isUser) return;
  areStarted = true;
  for (const selector of Object.keys(parts)) start(selector);
});
