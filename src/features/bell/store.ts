import { atom } from 'nanostores';
import { errors } from '#core/cloud/error-texts.ts';
import { codeOf } from '#core/cloud/errors.ts';
import { keep, kept, onDevice, remove } from '#core/device/device-storage.ts';
import { announcementsKey, noticesKey, noticesPrefix } from '#core/device/page-storage-keys.ts';
import { announcementKey, bellKey } from '#core/device/storage-keys.ts';
import { loadPart } from '#core/page/load-part.ts';
import { onReturn } from '#core/page/page-life.ts';
import { noteRefusal } from '#core/page/refusals.ts';
import { $session, confirmSession, onSignOut } from '#core/session/session.ts';
import { rememberedSession, rememberedUid, uidOf } from '#core/session/session-hint.ts';
import { ageOf, msNow } from '#core/time/clock.ts';
import { coursePaths } from '#features/courses/course.ts';
import {
  askAgainMs,
  type BellEntry,
  bellEntries,
  dueCourse,
  isGroup,
  joinClosed,
  type KeptAnnouncement,
  type KeptAnnouncements,
  type KeptList,
  keptAnnouncementsIn,
  keptListIn,
  keptOf,
  mergedLists,
  missingMarks,
  nextEnd,
  unreadAnnouncements,
  withAllRead,
} from './bell.ts';
import type { BellKind } from './notice.ts';

// The bell (TELL-2) and the announcements (TELL-1) of the signed-in user.

export const $entries = atom<readonly BellEntry[]>([]);
export const $unread = atom(0);
export const $announcements = atom<readonly KeptAnnouncement[]>([]);
/** Kinds that are switched off; `null` until the account has said it. */
export const $mutedKinds = atom<readonly BellKind[] | null>(null);
export const $reading = atom<'reading' | { failed: string } | null>(null);

const gateway = async () => (await loadPart(() => import('./gateway.ts'))).notices;

const listOf = (uid: string): KeptList => keptListIn(kept(noticesKey(uid)), msNow());
const announcementsOf = (uid: string): KeptAnnouncements =>
  keptAnnouncementsIn(kept(announcementsKey(uid)), msNow());

let ending: ReturnType<typeof setTimeout> | undefined;
const longest = 2 ** 31 - 1;

export function showBell(): void {
  clearTimeout(ending);
  const session = rememberedSession();
  if (!session) {
    clear();
    return;
  }
  const time = msNow();
  const [list, announcements] = [listOf(session.uid), announcementsOf(session.uid)];
  const entries = bellEntries(list, announcements, time);
  const unread = entries.filter(({ isUnread }) => isUnread).length;
  const shown = unreadAnnouncements(announcements, list, time);
  // First: what listens reads it there.
  note(unread, shown[0]);
  $entries.set(entries);
  $unread.set(unread);
  if (JSON.stringify(shown) !== JSON.stringify($announcements.get())) $announcements.set(shown);
  $mutedKinds.set(list.asked > 0 ? list.off : null);
  const end = nextEnd(announcements, time);
  // An announcement that ends while it is read goes.
  if (end !== null) ending = setTimeout(showBell, Math.min(end - time, longest));
}

function note(unread: number, first: KeptAnnouncement | undefined): void {
  // Written only when it changes: each write is an event in every other tab.
  if (unread === 0) {
    if (onDevice.text(bellKey) !== null) remove(bellKey);
  } else if (onDevice.text(bellKey) !== String(unread)) onDevice.write(bellKey, String(unread));
  const text = first ? JSON.stringify(first) : null;
  if (text === onDevice.text(announcementKey)) return;
  if (text === null) remove(announcementKey);
  else onDevice.write(announcementKey, text);
}

function clear(): void {
  $entries.set([]);
  $unread.set(0);
  $announcements.set([]);
  $mutedKinds.set(null);
  $reading.set(null);
}

const isStill = (uid: string): boolean => uidOf($session.get()) === uid && rememberedUid() === uid;

/** The read that is on its way: whoever asks meanwhile gets the same answer. */
let asking: { uid: string; answer: Promise<void> } | null = null;

/** Reads the account's bell, and sends what this device has read and the account does not know. @throws AppError */
function ask(uid: string): Promise<void> {
  if (asking?.uid === uid) return asking.answer;
  const answer = exchange(uid).finally(() => {
    if (asking?.answer === answer) asking = null;
  });
  asking = { uid, answer };
  return answer;
}

async function exchange(uid: string): Promise<void> {
  const asked = msNow();
  const account = await (await gateway()).read(uid);
  if (!isStill(uid)) return;
  keep(noticesKey(uid), mergedLists(listOf(uid), { ...account, asked }));
  showBell();
  await send(uid, account);
}

/** Tells the account what was read here. A failure is no harm: the next read sends it. */
async function send(uid: string, account: Pick<KeptList, 'readUntil' | 'closed'>): Promise<void> {
  const marks = missingMarks(listOf(uid), account);
  if (!marks) return;
  try {
    await (await gateway()).mark(uid, marks, account.closed);
  } catch (error) {
    console.error(error);
  }
}

/** Changes what this device keeps, shows it, and tells the account: as soon as the service has confirmed the session. */
async function mark(change: (list: KeptList) => KeptList): Promise<void> {
  const session = rememberedSession();
  if (!session) return;
  const { uid } = session;
  const before = listOf(uid);
  keep(noticesKey(uid), change(before));
  showBell();
  // The device has it: what can't be sent now goes with the next read.
  await confirmSession().catch(console.error);
  if (isStill(uid)) await send(uid, before);
}

function ownCourses(): string[] {
  const session = $session.get();
  const lessons = session.state === 'user' ? (session.courses ?? []) : [];
  const courses = coursePaths();
  return lessons.filter((one) => courses.includes(one) || isGroup(one));
}

/** What is asked for and not answered yet: the session is told twice when it learns of the courses. */
const announcing = new Set<string>();

/** The announcements of one course, `all` among them, at most one document a visit. */
async function askAnnouncements(uid: string): Promise<void> {
  const open = document.querySelector<HTMLElement>('[data-videos]')?.dataset.videos ?? null;
  const asked = msNow();
  const course = dueCourse(announcementsOf(uid), ownCourses(), asked, open);
  const request = `${uid}/${course}`;
  if (course === null || announcing.has(request)) return;
  announcing.add(request);
  const items = await announcementsFrom(course).finally(() => announcing.delete(request));
  if (!isStill(uid)) return;
  const there = announcementsOf(uid);
  if ((there[course]?.asked ?? 0) <= asked)
    // The courses may be known only since: an answer that comes late must not drop theirs.
    keep(announcementsKey(uid), keptOf({ ...there, [course]: { asked, items } }, ownCourses()));
  showBell();
}

const announcementsFrom = async (course: string): Promise<KeptAnnouncement[]> =>
  (await loadPart(() => import('./gateway.ts'))).announcements.of(course);

/** Asks for what is old. What fails is asked for by the next page: the device has the rest. */
function refresh(): void {
  const session = $session.get();
  if (session.state !== 'user') return;
  const { uid } = session;
  if (ageOf(listOf(uid).asked, msNow()) >= askAgainMs) ask(uid).catch(console.warn);
  askAnnouncements(uid).catch(console.warn);
}

/** The bell has been opened: what is new comes, and everything in it is read. */
export async function openBell(): Promise<void> {
  const remembered = rememberedSession();
  if (!remembered) return;
  const { uid } = remembered;
  // What became of it is not for whoever is here after a sign-out.
  const say = (what: ReturnType<typeof $reading.get>) => rememberedUid() === uid && $reading.set(what);
  $reading.set('reading');
  try {
    // The service has not confirmed the session yet.
    await confirmSession();
    await ask(uid);
    say(null);
  } catch (error) {
    console.error(error);
    noteRefusal(error);
    say({ failed: errors[codeOf(error)] });
  }
}

export const readAll = (): Promise<void> =>
  mark((list) => withAllRead(list, announcementsOf(rememberedUid() ?? ''), msNow()));

export const closeAnnouncement = (id: string): Promise<void> =>
  mark((list) => ({ ...list, closed: joinClosed(list.closed, [id]) }));

/** Which kinds the bell leaves out. @throws AppError */
export async function switchOff(off: readonly BellKind[]): Promise<void> {
  const session = $session.get();
  if (session.state !== 'user') return;
  const { uid } = session;
  await (await gateway()).switchOff(uid, off);
  if (!isStill(uid)) return;
  // What was asked for before this does not know it.
  keep(noticesKey(uid), { ...listOf(uid), off: [...off], asked: msNow() });
  showBell();
}

let started = false;

export function watchBell(): void {
  if (started) return;
  started = true;
  showBell();
  $session.subscribe(({ state }) => {
    if (state === 'unknown') return;
    showBell();
    refresh();
  });
  onSignOut(() => {
    asking = null;
    announcing.clear();
    clear();
  });
  onReturn(refresh);
  addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(noticesPrefix)) showBell();
  });
}
