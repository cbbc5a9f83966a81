import { atom } from 'nanostores';
import { type Session, type SessionHint, sessionHintIn } from '#domain/accounts/session.ts';
import { panelKey } from '#domain/shared/staff-storage-keys.ts';
import { progressOf, sessionKey } from '#domain/shared/storage-keys.ts';
import type { Account } from '#gateways/accounts.ts';
import { inTab, keep, kept, onDevice, remove } from '#stores/shared/device-storage.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { $refusals } from '#stores/shared/refusals.ts';

/**
 * Who is here: unknown until the service has answered, then guest or user, the same in every tab (USER-4). Between two
 * people there is always a guest, so whoever clears what is personal listens for the guest alone.
 */
export const $session = atom<Session>({ state: 'unknown' });

const gateway = async () => (await loadPart(() => import('#gateways/firebase/accounts.ts'))).accounts;

let started = false;

/**
 * Follows the session of this device. Without a remembered one the visitor is a guest and Firebase is not loaded;
 * a tab in which somebody signs in is noticed by its note in localStorage, a page that was in the back/forward cache
 * looks anew (layouts/shell.client.ts).
 */
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
/** What the service said last; `undefined` before it has said anything. */
let account: Account | null | undefined;

function follow(): void {
  if (!rememberedSession()) becomeGuest();
  else if (listening) settle();
  else listen();
}

function listen(): void {
  if (listening) return;
  listening = true;
  gateway()
    .then(({ onChange }) => onChange(hear))
    .catch((error: unknown) => {
      // The service could not be loaded: what is remembered stays on the screen, the next page tries again.
      listening = false;
      console.error(error);
    });
}

function hear(now: Account | null): void {
  account = now;
  const hint = rememberedSession();
  // Only the service itself ends what is remembered: another tab may be ahead of it.
  if (hint && hint.uid !== account?.uid) remove(sessionKey);
  settle();
}

/** The service and the note on this device arrive in either order; only together they make a user. */
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

/** An open panel is closed with the session, also when another tab has ended it (PANEL-1). */
function becomeGuest(): void {
  inTab.remove(panelKey);
  $session.set({ state: 'guest' });
}

/** For somebody of whom the service has just said that they are signed in, once the record is known. */
export function rememberSession(hint: SessionHint): void {
  keep(sessionKey, hint);
  become(hint);
  // The service could not be loaded when the page began, and now it can.
  if (started) listen();
}

/** The service says that nobody is here. */
export function endSession(): void {
  remove(sessionKey);
  becomeGuest();
}

/** Whose session this device remembers, also before the service has answered. */
export const rememberedSession = (): SessionHint | null => sessionHintIn(kept(sessionKey));

/** A service takes this session for none: it would refuse everything, and the sign-in form would send its user away. */
async function leaveRefused(): Promise<void> {
  try {
    const accounts = await gateway();
    const current = await accounts.current();
    const now = $session.get();
    // Nobody's session, or by now somebody else's, whom nobody has refused.
    if (now.state !== 'user' || (current && current.uid !== now.uid)) return;
    await accounts.signOut();
    endSession();
  } catch (error) {
    console.error(error);
  }
}

/**
 * Ends the session in all tabs and clears what is personal on this device. Progress goes to the account first; what
 * can't be sent stays on the device, where only its owner's next visit finds it (VIDEO-10). Drafts stay too: nobody loses
 * those without being asked (stores/shared/unsaved.ts).
 * @throws AppError
 */
export async function signOut(): Promise<void> {
  const accounts = await gateway();
  await handProgressOver();
  await accounts.signOut();
  endSession();
  inTab.forget('');
}

async function handProgressOver(): Promise<void> {
  const now = $session.get();
  if (now.state !== 'user' || onDevice.keys(progressOf(now.uid)).length === 0) return;
  try {
    const { handOver } = await loadPart(() => import('#stores/progress/progress.ts'));
    await handOver(now.uid);
  } catch (error) {
    console.error(error);
  }
}
