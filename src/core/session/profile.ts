import { atom } from 'nanostores';
import { AppError } from '#core/cloud/errors.ts';
import { keysOf } from '#core/device/device-keys.ts';
import { forget, keep, kept } from '#core/device/device-storage.ts';
import { recordKey, unfinishedDeletionKey } from '#core/device/page-storage-keys.ts';
import { reads } from '#core/page/failures.ts';
import { loadPart } from '#core/page/load-part.ts';
import { onReturn } from '#core/page/page-life.ts';
import { timeNow } from '#core/time/clock.ts';
import { may } from './access.ts';
import type { Account } from './accounts-gateway.ts';
import { coursesNow } from './grants.ts';
import { $session, endSession, rememberSession, signOut, watchSession } from './session.ts';
import { leavingName, type SessionHint } from './session-hint.ts';
import { isBehind, type PersonNames, roleOf, type User } from './user.ts';

export type Profile =
  | { state: 'loading' }
  /** `lost`: a user was signed in on this page. `deletion`: it broke off and needs a sign-in. */
  | { state: 'guest'; lost?: 'session' | 'account' | 'deletion' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; account: Account; record: User };

/** USER-1. Cleared as soon as the session ends in any tab (USER-4). */
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
  // Another page may have changed it. The old one is shown until the new one is read.
  onReturn(() => {
    if ($profile.get().state === 'ready') read();
  });
}

function leave(why?: 'account' | 'deletion'): void {
  // On every page, until the deletion is completed or somebody signs in.
  const lost = why ?? (kept(unfinishedDeletionKey) === null ? 'session' : 'deletion');
  asked = false;
  own.cancel();
  const before = $profile.get();
  if (before.state === 'ready' || lost !== 'session') $profile.set({ state: 'guest', lost });
  else if (before.state !== 'guest') $profile.set({ state: 'guest' });
}

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

async function found(): Promise<() => unknown> {
  const [{ accounts }, { people }] = await Promise.all([
    loadPart(() => import('./accounts-gateway.ts')),
    loadPart(() => import('#core/cloud/people.ts')),
  ]);
  const before = await accounts.current();
  if (!before) return endSession;
  const record = await people.own(before.uid);
  const account = await accounts.current();
  if (account?.uid !== before.uid) return found();
  if (!record) return () => (account.username === leavingName ? finishDeletion : leaveDeleted)(account.uid);
  return () => {
    rememberSession(sessionHintOf(account, record));
    $profile.set({ state: 'ready', account, record });
  };
}

/** Always the same function: a read that fails twice gets one retry only. */
const again = () => ($profile.get().state === 'ready' ? read() : loadProfile());

/** Staff have deleted the record: what the device keeps for this user goes, because the user won't return. */
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

/** A deletion broke off (USER-6). The service deletes an account only minutes after a sign-in, so the user is asked for one. */
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

/** @throws AppError `unauthenticated` when the session is over. */
export function ownProfile(): Extract<Profile, { state: 'ready' }> {
  const profile = $profile.get();
  if (profile.state !== 'ready') throw new AppError('firestore/unauthenticated');
  return profile;
}

export const ownUid = (): string => ownProfile().account.uid;

/** Typed own names outlive their form when the session ends. Apart from the form: every page about oneself says that they are kept. */
export const $unsavedNames = atom<{ uid: string; names: PersonNames } | null>(null);

let tried = '';

/** Staff can't see accounts, so the record says that the e-mail is verified (PANEL-8, USER-5). @returns the record's e-mail now, `null` when nothing was written. */
export async function markVerified(
  { uid, email }: Pick<Account, 'uid' | 'email'>,
  recorded: Pick<User, 'name' | 'surname' | 'email' | 'mobile'>,
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

export const sessionHintOf = (account: Account, record: User): SessionHint => ({
  uid: account.uid,
  username: record.username,
  photo: account.photo,
  staff: may(roleOf(record), 'open-panel'),
  courses: coursesNow(record, timeNow()).flatMap((course) => [course, record.groups?.[course] ?? []].flat()),
  ...(!account.emailVerified && { unverified: true }),
});
