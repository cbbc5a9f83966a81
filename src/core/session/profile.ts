import { atom } from 'nanostores';
import { AppError } from '#core/cloud/errors.ts';
import { keysOf } from '#core/device/device-keys.ts';
import { forget, keep, kept } from '#core/device/device-storage.ts';
import { recordKey, unfinishedDeletionKey } from '#core/device/page-storage-keys.ts';
import { reads } from '#core/page/failures.ts';
import { loadPart } from '#core/page/load-part.ts';
import { onReturn } from '#core/page/page-life.ts';
import { may } from './access.ts';
import type { Account } from './accounts-gateway.ts';
import { $session, endSession, rememberSession, signOut, watchSession } from './session.ts';
import { leavingName, type SessionHint } from './session-hint.ts';
import { isBehind, type PersonNames, roleOf, type User } from './user.ts';

export type Profile =
  | { state: 'loading' }
  /**
   * `lost`: a user was signed in on this page, and the session has ended, the account was deleted, or its deletion broke
   * off and needs a sign-in.
   */
  | { state: 'guest'; lost?: 'session' | 'account' | 'deletion' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; account: Account; record: User };

/** The signed-in user and their record (USER-1). Cleared as soon as the session ends in any tab (USER-4). */
export const $profile = atom<Profile>({ state: 'loading' });

let started = false;
let asked = false;
const own = reads();

export function watchProfile(): void {
  if (started) return;
  started = true;
  watchSession();
  $session.subscribe((session) => {
    if (session.state === 'guest') leave();
    else if (!asked) loadProfile();
  });
  $profile.subscribe((profile) => {
    if (profile.state !== 'ready' || !isBehind(profile.record, profile.account)) return;
    const { account, record } = profile;
    markVerified(account, record).then((email) => {
      if (email !== null) changeProfile(account.uid, { record: { email, verified: true } });
    });
  });
  // Another page may have changed the profile in the meantime. The old one is shown until the new one is read.
  onReturn(() => {
    if ($profile.get().state === 'ready') read();
  });
}

function leave(why?: 'account' | 'deletion'): void {
  // On every page, until it is completed or somebody signs in.
  const lost = why ?? (kept(unfinishedDeletionKey) === null ? 'session' : 'deletion');
  asked = false;
  own.cancel();
  const before = $profile.get();
  if (before.state === 'ready' || lost !== 'session') $profile.set({ state: 'guest', lost });
  else if (before.state !== 'guest') $profile.set({ state: 'guest' });
}

/** Reads account and record, and updates the session that this device remembers. */
export async function loadProfile(): Promise<void> {
  if ($session.get().state === 'guest') return leave();
  asked = true;
  $profile.set({ state: 'loading' });
  await read();
}

const read = (): Promise<unknown> =>
  own.read(
    found,
    (show) => show(),
    again,
    (message) => $profile.get().state === 'ready' || $profile.set({ state: 'failed', message }),
  );

/** @returns what follows from what was read. */
async function found(): Promise<() => unknown> {
  const [{ accounts }, { people }] = await Promise.all([
    loadPart(() => import('./accounts-gateway.ts')),
    loadPart(() => import('#core/cloud/people.ts')),
  ]);
  const before = await accounts.current();
  if (!before) return endSession;
  const record = await people.own(before.uid);
  const account = await accounts.current();
  // The session may have ended while the record was being read.
  if (account?.uid !== before.uid) return found();
  if (!record) return () => (account.username === leavingName ? finishDeletion : leaveDeleted)(account.uid);
  return () => {
    rememberSession(sessionHintOf(account, record));
    $profile.set({ state: 'ready', account, record });
  };
}

/** Always the same function, so that a read that fails twice gets one retry only. */
const again = () => ($profile.get().state === 'ready' ? read() : loadProfile());

/**
 * Staff have deleted the record: ends the session, and removes the progress and unsent bookmarks from this device, because
 * the user won't return.
 */
async function leaveDeleted(uid: string, lost: 'account' | 'deletion' = 'account'): Promise<void> {
  if (lost === 'deletion') keep(unfinishedDeletionKey, true);
  leave(lost);
  forget(recordKey('progress', uid));
  await signOut().catch((error: unknown) => {
    console.error(error);
    endSession();
  });
  keysOf(uid).forEach(forget);
}

/**
 * A deletion by the user broke off behind the record (USER-6). The service deletes an account only minutes after a
 * sign-in; later the user is asked to sign in once more, which completes it (features/accounts/sign-in.ts).
 */
async function finishDeletion(uid: string): Promise<void> {
  try {
    const { erase } = await loadPart(() => import('./forget-person.ts'));
    await erase(uid, null);
    leave('account');
  } catch (error) {
    console.error(error);
    await leaveDeleted(uid, 'deletion');
  }
}

/**
 * Applies a change to the user's profile, made here or by a link in an e-mail. Ignored if somebody else is signed in by
 * now.
 */
export function changeProfile(
  uid: string,
  change: { account?: Partial<Account>; record?: Partial<User> },
): void {
  const profile = $profile.get();
  if (profile.state !== 'ready' || profile.account.uid !== uid) return;
  const account = { ...profile.account, ...change.account };
  const record = { ...profile.record, ...change.record };
  rememberSession(sessionHintOf(account, record));
  $profile.set({ state: 'ready', account, record });
}

/** @returns the uid of the signed-in user. @throws AppError `unauthenticated` when the session is over. */
export function ownUid(): string {
  const profile = $profile.get();
  if (profile.state !== 'ready') throw new AppError('firestore/unauthenticated');
  return profile.account.uid;
}

/**
 * What somebody has typed into the form of the own names and not saved: it outlives the form when the session ends, and
 * is theirs. Apart from the form, because every page about oneself says that it is kept.
 */
export const $unsavedNames = atom<{ uid: string; names: PersonNames } | null>(null);

/** For which account and e-mail it was tried on this visit: one attempt is enough. */
let tried = '';

/**
 * Notes once in the user's own record that the e-mail is verified: staff can't see accounts, and a teacher must have a
 * verified e-mail (PANEL-8). An e-mail that was changed by a letter gets into the record in the same way (USER-5).
 * Nothing is shown; a failed attempt is repeated on the next visit.
 * @param recorded what is in the record.
 * @returns the e-mail that the record has now, `null` when nothing was written.
 */
export async function markVerified(
  { uid, email }: Pick<Account, 'uid' | 'email'>,
  recorded: Pick<User, 'name' | 'surname' | 'email'>,
): Promise<string | null> {
  const key = `${uid} ${email}`;
  if (key === tried) return null;
  tried = key;
  try {
    const { ownRecord } = await loadPart(() => import('#core/cloud/own-record.ts'));
    return await ownRecord.confirmEmail(uid, recorded);
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** What this device should remember of a user. */
export const sessionHintOf = (account: Account, record: User): SessionHint => ({
  uid: account.uid,
  username: record.username,
  photo: account.photo,
  staff: may(roleOf(record), 'open-panel'),
  courses: record.lessons,
});
