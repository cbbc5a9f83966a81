import { atom } from 'nanostores';
import { codeOf } from '#domain/errors.ts';
import type { User } from '#domain/user.ts';
import type { Account } from '#gateways/accounts.ts';
import { errors } from '#messages/errors.ts';
import { hintOf } from './enter.ts';
import { reportFailedRead } from './failures.ts';
import { loadPart } from './lib/load-part.ts';
import { $session, followSession, rememberSession, signOut } from './session.ts';

export type Profile =
  | { state: 'loading' }
  | { state: 'guest' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; account: Account; record: User };

/** Who is signed in, with the record (USER-1). Gone as soon as the session ends, in whatever tab (USER-4). */
export const $profile = atom<Profile>({ state: 'loading' });

let started = false;
let asked = false;

export function followProfile(): void {
  if (started) return;
  started = true;
  followSession();
  $session.subscribe((session) => {
    if (session.state === 'guest') {
      asked = false;
      $profile.set({ state: 'guest' });
    } else if (!asked) loadProfile();
  });
  $profile.subscribe((profile) => {
    if (profile.state === 'ready' && profile.account.emailVerified && !profile.record.verified) {
      loadPart(() => import('./verified-mark.ts')).then((it) => it.markVerified(), console.error);
    }
  });
}

/** Reads account and record, and brings what the device remembers in step with them. */
export async function loadProfile(): Promise<void> {
  asked = true;
  $profile.set({ state: 'loading' });
  try {
    const [{ accounts }, { people }] = await Promise.all([
      import('#gateways/firebase/accounts.ts'),
      import('#gateways/firebase/people.ts'),
    ]);
    const account = await accounts.current();
    // The session is over: its store is about to say so.
    if (!account) return;
    const record = await people.own(account.uid);
    // Deleted meanwhile by somebody who may: nobody is here any more.
    if (!record) return await signOut();
    rememberSession(hintOf(account, record));
    $profile.set({ state: 'ready', account, record });
  } catch (error) {
    $profile.set({ state: 'failed', message: errors[codeOf(error)] });
    reportFailedRead(error, loadProfile);
  }
}

/** Something about the user has changed, here or by a link in an e-mail. */
export function changeProfile(change: { account?: Partial<Account>; record?: Partial<User> }): void {
  const profile = $profile.get();
  if (profile.state !== 'ready') return;
  const account = { ...profile.account, ...change.account };
  const record = { ...profile.record, ...change.record };
  rememberSession(hintOf(account, record));
  $profile.set({ state: 'ready', account, record });
}

/** Looks out for the verification of the e-mail, where it is not verified yet: the letter is followed in another tab. */
export function whenUnverified(): void {
  const stop = $profile.listen((profile) => {
    if (profile.state !== 'ready') return;
    stop();
    if (!profile.account.emailVerified) import('./verification.ts').then((it) => it.watchVerification());
  });
}
