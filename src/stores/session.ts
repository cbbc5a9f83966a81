import { atom } from 'nanostores';
import { type Session, SessionHint } from '#domain/session.ts';
import { sessionKey } from '#domain/storage-keys.ts';
import type { Account } from '#gateways/accounts.ts';

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

function follow(): void {
  const hint = rememberedSession();
  if (!hint) {
    $session.set({ state: 'guest' });
    return;
  }
  if (listening) {
    // Another tab has changed the photo.
    const session = $session.get();
    if (session.state === 'user' && session.uid === hint.uid) $session.set({ state: 'user', ...hint });
    return;
  }
  listening = true;
  gateway()
    .then(({ onChange }) => onChange(settle))
    .catch((error: unknown) => {
      // The service could not be loaded: what is remembered stays on the screen, the next page tries again.
      listening = false;
      console.error(error);
    });
}

function settle(account: Account | null): void {
  const hint = rememberedSession();
  if (!account) {
    forgetSession();
    $session.set({ state: 'guest' });
  } else if (hint?.uid === account.uid) {
    // Not remembered means that signing in is not finished yet: the sign-in store will say so.
    $session.set({ state: 'user', ...hint });
  }
}

/** After signing in, once the record is known. */
export function rememberSession(hint: SessionHint): void {
  localStorage.setItem(sessionKey, JSON.stringify(hint));
  $session.set({ state: 'user', ...hint });
}

function forgetSession(): void {
  localStorage.removeItem(sessionKey);
}

function rememberedSession(): SessionHint | null {
  try {
    const parsed = SessionHint.safeParse(JSON.parse(localStorage.getItem(sessionKey) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Ends the session in all tabs and clears what is personal on this device. @throws AppError */
export async function signOut(): Promise<void> {
  const accounts = await gateway();
  await accounts.signOut();
  forgetSession();
  sessionStorage.clear();
  $session.set({ state: 'guest' });
}
