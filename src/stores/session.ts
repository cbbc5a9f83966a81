import { atom } from 'nanostores';
import { panelKey } from '#domain/panel-storage-keys.ts';
import { type Session, SessionHint } from '#domain/session.ts';
import { progressPrefix, sessionKey } from '#domain/storage-keys.ts';
import type { Account } from '#gateways/accounts.ts';
import { forget } from './device.ts';

/** Who is here: unknown until the service has answered, then guest or user, the same in every tab (USER-4). */
export const $session = atom<Session>({ state: 'unknown' });

const gateway = async () => (await import('#gateways/firebase/accounts.ts')).accounts;

let started = false;

/**
 * Follows the session of this device. Without a remembered one the visitor is a guest and Firebase is not loaded;
 * a tab in which somebody signs in is noticed by its note in localStorage.
 */
export function followSession(): void {
  if (started) return;
  started = true;
  addEventListener('storage', ({ key }) => {
    if (key === sessionKey || key === null) follow();
  });
  follow();
}

let listening = false;
/** What the service said last; `undefined` before it has said anything. */
let account: Account | null | undefined;

function follow(): void {
  if (!rememberedSession()) {
    becomeGuest();
    return;
  }
  if (listening) {
    settle();
    return;
  }
  listening = true;
  gateway()
    .then(({ onChange }) =>
      onChange((now) => {
        account = now;
        // Only the service itself ends what is remembered: another tab may be ahead of it.
        if (account === null) forgetSession();
        settle();
      }),
    )
    .catch((error: unknown) => {
      // The service could not be loaded: what is remembered stays on the screen, the next page tries again.
      listening = false;
      console.error(error);
    });
}

/** The service and the note on this device arrive in either order; only together they make a user. */
function settle(): void {
  const hint = rememberedSession();
  if (account === null) becomeGuest();
  else if (account && hint?.uid === account.uid) $session.set({ state: 'user', ...hint });
}

/** After signing in, once the record is known. */
export function rememberSession(hint: SessionHint): void {
  localStorage.setItem(sessionKey, JSON.stringify(hint));
  $session.set({ state: 'user', ...hint });
}

function forgetSession(): void {
  localStorage.removeItem(sessionKey);
}

/** Whose session this device remembers, also before the service has answered. */
export function rememberedSession(): SessionHint | null {
  try {
    const parsed = SessionHint.safeParse(JSON.parse(localStorage.getItem(sessionKey) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Ends the session in all tabs and clears what is personal on this device, but for drafts: nobody loses those without being
 * asked (stores/unsaved.ts). @throws AppError
 */
export async function signOut(): Promise<void> {
  const accounts = await gateway();
  await accounts.signOut();
  forgetSession();
  sessionStorage.clear();
  forget(progressPrefix);
  becomeGuest();
}

/** An open panel is closed with the session, also when another tab has ended it (PANEL-1). */
function becomeGuest(): void {
  sessionStorage.removeItem(panelKey);
  $session.set({ state: 'guest' });
}
