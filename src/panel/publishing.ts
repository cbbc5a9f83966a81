import { atom } from 'nanostores';
import { routes } from '#core/addresses/routes.ts';
import type { BuildProblem } from '#core/build/build-note.ts';
import { errors } from '#core/cloud/error-texts.ts';
import { codeOf } from '#core/cloud/errors.ts';
import { latest } from '#core/page/latest.ts';
import { loadPart } from '#core/page/load-part.ts';
import { onLeave, onReturn } from '#core/page/page-life.ts';
import { may } from '#core/session/access.ts';
import { timeNow } from '#core/time/clock.ts';
import { panelLimits } from './limits.ts';
import type { PanelRole } from './panel.ts';
import {
  afterPlan,
  type BuildCount,
  buildsOf,
  coveredUntil,
  isDue,
  isDueOnLeaving,
  isSpent,
  type Marks,
  mayPublishNow,
  type Pace,
  type Publishing,
  publishingOf,
  withFailure,
} from './publishing-state.ts';
import { publishing as texts } from './publishing-texts.ts';
import { holdReload } from './reload.ts';

/** `message`: the last request failed, the state is the last one known. `isSpent`: no more builds this month (OPS-2). `leftOut`: OPS-3. */
export type PublishingState = (
  | { state: 'unknown' }
  | (Publishing & { builds: number; isSpent: boolean; leftOut: readonly BuildProblem[] })
) & { message?: string };

export const $publishing = atom<PublishingState>({ state: 'unknown' });

const second = 1000;
const idlePause = 24 * 60 * 60 * second; // ms: a timer can't wait for a plan longer than some days
/** Seconds until the next check. The end of a build is seen in a file; changes by others cost Firestore reads. */
const pauses = { unknown: 30, live: 60, waiting: 30, building: 5, late: 30, failed: 30, spent: 600 } as const;

const gateway = async () => (await loadPart(() => import('./publishing-gateway.ts'))).publishing;

type Gateway = Awaited<ReturnType<typeof gateway>>;

let uid = '';
let timer: ReturnType<typeof setTimeout> | undefined;
/** A check whose answer is no longer wanted must not plan the next check. */
const looking = latest();
let isFollowed = false;
let marks: (Marks & { count: BuildCount }) | undefined;
type KnownMarks = Omit<Awaited<ReturnType<Gateway['marks']>>, 'now' | 'problems'>;
interface Planned {
  next: Date | null; // `null`: nothing is planned
  seen: string; // the marks after which `next` was read: another change needs another look
}
const unread: Planned = { next: null, seen: '' };
let planned = unread;
let come: Date | null = null; // the last hour that this panel has noted
/** Loaded before it is needed: there is no time to load it when the page is left. */
let ready: { publishing: Gateway; hook: string; pace: Pace } | undefined;
/** Until the pace is known. Nothing is requested before. */
const unhurried: Pace = {
  quiet: panelLimits.publishQuiet,
  interval: panelLimits.publishInterval,
  monthly: panelLimits.publishMonthly,
};
const paceNow = (): Pace => ready?.pace ?? unhurried;
let isReloading = false;
/** This panel has the claim but has not reached the hook yet. */
let isOwed = false;

/** Each look at the state of the site sets the product's clock. */
export const serverTime = timeNow;
const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Requests the builds that are due while a panel is open. @returns a function that stops it. */
export function watchPublishing(staff: string): () => void {
  if (staff !== uid) forget();
  uid = staff;
  isReloading = false;
  isFollowed = true;
  const watching = new AbortController();
  const { signal } = watching;
  document.addEventListener('visibilitychange', () => isHidden() || refreshPublishing(), { signal });
  window.navigation?.addEventListener(
    'navigate',
    // Tabs and forms are entries of the same page: whoever has opened one has not left it.
    ({ destination }) => {
      isReloading = !destination.sameDocument && new URL(destination.url).pathname === routes.panel;
    },
    { signal },
  );
  const stopLeaving = onLeave(publishOnLeaving);
  // Leaving the page may have published, and others may have changed something since.
  const stopReturning = onReturn(refreshPublishing);
  refreshPublishing();
  return () => {
    watching.abort();
    stopLeaving();
    stopReturning();
    clearTimeout(timer);
    looking.cancel();
    isFollowed = false;
  };
}

/** Somebody else has signed in on this page: what is known, and what was claimed, was the other user's. */
function forget(): void {
  marks = undefined;
  planned = unread;
  come = null;
  ready = undefined;
  isOwed = false;
  $publishing.set({ state: 'unknown' });
}

/** Called after every change, so that the quiet time starts again. */
export async function refreshPublishing(): Promise<void> {
  // A change may be saved after its panel was closed.
  if (!isFollowed) return;
  clearTimeout(timer);
  const isLatest = looking.begin();
  try {
    const publishing = await gateway();
    const { now, problems, ...read } = await publishing.marks();
    if (!isLatest()) return;
    marks = { ...read, come: isCome(read.claimedAt) ? come : null };
    await findPlanned(publishing, read);
    if (!isLatest()) return;
    const { next } = planned;
    if (next && next.getTime() + afterPlan <= now.getTime() && (come === null || come < next)) {
      await publishing.markCome(next);
      come = next;
      if (isLatest()) await refreshPublishing();
      return;
    }
    const { state } = publishingOf(marks, unhurried, now);
    if (state !== 'live' && state !== 'building') await findHook(publishing);
    if (!isLatest()) return;
    const known = publishingOf(marks, paceNow(), now);
    const isAwaited = known.state === 'building' || known.state === 'late';
    const failure = isAwaited ? await publishing.failure() : null;
    if (!isLatest()) return;
    const shown = {
      ...withFailure(known, failure),
      builds: buildsOf(marks.count, now),
      isSpent: isSpent(marks.count, paceNow(), now),
      leftOut: problems,
    };
    $publishing.set(shown.state === 'waiting' && !ready ? { ...shown, message: texts.noHook } : shown);
  } catch (error) {
    if (!isLatest()) return;
    fail(error);
  }
  plan();
}

const isCome = (claimedAt: Date | null): boolean => come !== null && (claimedAt === null || claimedAt < come);

async function findPlanned(publishing: Gateway, marks: KnownMarks): Promise<void> {
  const { dirtyAt, claimedAt, plannedAt, readAt } = marks;
  const seen = JSON.stringify([dirtyAt, claimedAt, plannedAt, readAt]);
  if (planned.seen === seen) return;
  planned = { next: await publishing.nextPlanned(coveredUntil(dirtyAt, claimedAt, readAt)), seen };
}

function plan(): void {
  clearTimeout(timer);
  const publishing = $publishing.get();
  if (publishing.state === 'waiting' && ready) {
    timer = setTimeout(publish, publishing.due.getTime() - serverTime().getTime());
    return;
  }
  const untilPlanned =
    (planned.next?.getTime() ?? Number.POSITIVE_INFINITY) + afterPlan - serverTime().getTime();
  // A hidden panel does not have to look for changes: a user who changes something has a visible panel open.
  const isIdle = publishing.state === 'live' && isHidden();
  const pause = Math.min(
    isIdle ? idlePause : pauses[publishing.state] * second,
    Math.max(second, untilPlanned),
  );
  if (isIdle && planned.next === null) return;
  timer = setTimeout(refreshPublishing, pause);
}

type IsWanted = Parameters<Gateway['claim']>[2];

const ifNow =
  (isWanted: typeof isDue): IsWanted =>
  (newest) =>
    marks !== undefined && isWanted({ ...marks, ...newest }, paceNow(), serverTime());

const publish = (): Promise<void> => ask(ifNow(isDue));

/** The rules refuse a second build within the minute (PANEL-12). */
export const publishNow = (): Promise<void> => ask(ifNow(mayPublishNow));

/** Without the time of quiet (SCHOOL-5), but a teacher has to wait for the time between two builds. */
export async function publishSoon(role: PanelRole): Promise<void> {
  await refreshPublishing();
  if (may(role, 'publish-now')) await publishNow();
  else await ask(ifNow(isDueOnLeaving));
}

export const publishAgain = (): Promise<void> =>
  ask(({ count }) => count === undefined || !isSpent(count, paceNow(), serverTime()));

async function ask(isWanted: IsWanted): Promise<void> {
  const free = holdReload();
  try {
    const publishing = await gateway();
    await findHook(publishing);
    if (!ready) return await refreshPublishing();
    isOwed ||= await publishing.claim(uid, serverTime(), isWanted);
    if (isOwed) await publishing.call(ready.hook);
    isOwed = false;
  } catch (error) {
    // Of two panels that claim at the same moment the rules refuse one. The build is on its way then.
    if (!isOwed && codeOf(error) === 'firestore/permission-denied') {
      await refreshPublishing();
      if ($publishing.get().state === 'building') return;
    }
    fail(error);
    clearTimeout(timer);
    if (isFollowed) timer = setTimeout(isOwed ? publish : refreshPublishing, pauses.waiting * second);
    return;
  } finally {
    free();
  }
  await refreshPublishing();
}

async function findHook(publishing: Gateway): Promise<void> {
  if (ready) return;
  const { hook, ...pace } = await publishing.settings();
  if (hook !== '') ready = { publishing, hook, pace };
}

function fail(error: unknown): void {
  console.error(error);
  $publishing.set({ ...$publishing.get(), message: errors[codeOf(error)] });
}

/** A user who leaves makes no more changes. A reload after a deletion is not leaving (PANEL-9). */
function publishOnLeaving(): void {
  const now = serverTime();
  if (isReloading || !ready || !marks || !isDueOnLeaving(marks, ready.pace, now)) return;
  ready.publishing.claimAndCall(uid, ready.hook, marks.count, now);
}
