import { atom } from 'nanostores';
import { goingKeys } from '#core/device/device-keys.ts';
import { forget, inTab, keep, onDevice, remove } from '#core/device/device-storage.ts';
import { panelKey, signingOutKey, unfinishedDeletionKey } from '#core/device/page-storage-keys.ts';
import { sessionKey } from '#core/device/storage-keys.ts';
import { discardUnsaved } from '#core/device/unsaved.ts';
import { forgetKeptPages } from '#core/device/worker-caches.ts';
import { reportFailedRead } from '#core/page/failures.ts';
import { loadPart } from '#core/page/load-part.ts';
import { $refusals } from '#core/page/refusals.ts';
import { showToast } from '#core/views/toasts.ts';
import type { Account } from './accounts-gateway.ts';
import { rememberedSession, rememberedUid, type Session, type SessionHint } from './session-hint.ts';

/** The same in every tab (USER-4): unknown until the service has answered. Between two users it is always a guest first. */
export const $session = atom<Session>({ state: 'unknown' });

export const onSignOut = (run: () => void): (() => void) =>
  $session.listen(({ state }) => {
    if (state === 'guest') run();
  });

const gateway = async () => (await loadPart(() => import('./accounts-gateway.ts'))).accounts;

let started = false;

/** Without a remembered session Firebase is not loaded. The note of another tab tells of its sign-in. */
export function watchSession(): void {
  if (started) return;
  started = true;
  addEventListener('storage', ({ key }) => {
    if (key === sessionKey || key === null) follow();
  });
  $refusals.listen(leaveRefused);
  follow();
}

let listening = false;
let account: Account | null | undefined; // `undefined` before the first answer

function follow(): void {
  if (!rememberedSession()) becomeGuest();
  else if (listening) settle();
  else listen().catch((error) => reportFailedRead(error, follow));
}

async function listen(): Promise<void> {
  listening = true;
  try {
    (await gateway()).onChange(hear);
  } catch (error) {
    listening = false;
    throw error;
  }
}

export async function confirmSession(): Promise<void> {
  if ($session.get().state !== 'unknown') return;
  if (rememberedSession() && !listening) await listen();
  if ($session.get().state !== 'unknown') return;
  await new Promise<void>((settle) => {
    const stop = $session.listen(({ state }) => {
      if (state === 'unknown') return;
      stop();
      settle();
    });
  });
}

function hear(now: Account | null): void {
  account = now;
  const hint = rememberedSession();
  // Only here: elsewhere it may be newer than the service's last answer, because another tab has signed in.
  if (hint && hint.uid !== account?.uid) {
    forgetPersonal();
    // Firebase Auth writes its user anew on every page, and drops one whom the device can't keep.
    if (account === null && !onDevice.hasRoom()) sayUnkept();
  }
  // The link of the letter was opened elsewhere (START-1).
  if (hint?.unverified && account?.emailVerified) keep(sessionKey, { ...hint, unverified: undefined });
  settle();
}

const sayUnkept = (): Promise<void> =>
  loadPart(() => import('#core/device/unkept-texts.ts')).then(
    ({ signInUnkept }) => showToast({ kind: 'bad', text: signInUnkept }),
    console.error,
  );

/** Firebase does not tell this page of a user whom it knew; another tab may have signed in somebody else in between. */
export function noteSignIn(uid: string): void {
  if (account?.uid === uid) hear(account);
}

/** The service's answer and the device's note arrive in either order: a user only when both agree. */
function settle(): void {
  const hint = rememberedSession();
  const now = $session.get();
  if (account && hint?.uid === account.uid) become(hint);
  else if (account !== undefined || (now.state === 'user' && now.uid !== hint?.uid)) becomeGuest();
}

function become(hint: SessionHint): void {
  const now = $session.get();
  if (now.state === 'user' && now.uid !== hint.uid) becomeGuest();
  $session.set({ state: 'user', ...hint });
}

/** Also closes an open panel, even if another tab has ended the session (PANEL-1). */
function becomeGuest(): void {
  inTab.remove(panelKey);
  $session.set({ state: 'guest' });
}

export function rememberSession(hint: SessionHint): void {
  const before = rememberedSession();
  if (before && before.uid !== hint.uid) forgetPersonal();
  if (!before) remove(signingOutKey);
  remove(unfinishedDeletionKey);
  keep(sessionKey, hint);
  become(hint);
  if (started) listen();
}

export function endSession(): void {
  forgetPersonal();
  forgetKeptPages();
  becomeGuest();
}

const forgetPersonal = (): void => goingKeys.forEach(forget);

/** A session that a service refuses would be led away from the sign-in form, so it ends here. */
async function leaveRefused(): Promise<void> {
  try {
    const accounts = await gateway();
    const current = await accounts.current();
    const now = $session.get();
    // A guest already, or another user has signed in since.
    if (now.state !== 'user' || (current && current.uid !== now.uid)) return;
    await accounts.signOut();
    endSession();
  } catch (error) {
    console.error(error);
  }
}

/** Sends the account what it lacks; the rest stays for the same user (VIDEO-10, LEARN-5, LEARN-7). Drafts go: their user was asked. @throws AppError */
export async function signOut(): Promise<void> {
  const accounts = await gateway();
  const drafts = discardUnsaved(rememberedUid() ?? '');
  try {
    await handOwnOver();
    await accounts.signOut();
  } catch (error) {
    drafts.undo();
    throw error;
  }
  endSession();
  drafts.forget();
  inTab.forget('');
}

async function handOwnOver(): Promise<void> {
  const now = $session.get();
  if (now.state !== 'user') return;
  try {
    const { handOver } = await loadPart(() => import('#registry/hand-over.ts'));
    await handOver(now.uid);
  } catch (error) {
    console.error(error);
  }
}
