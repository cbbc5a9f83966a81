import { atom } from 'nanostores';
import {
  isDue,
  isDueOnLeaving,
  type Marks,
  type Publishing,
  publishingOf,
} from '#domain/panel/publishing.ts';
import { codeOf } from '#domain/shared/errors.ts';
import { routes } from '#domain/shared/routes.ts';
import type { Publishing as Gateway } from '#gateways/staff/publishing.ts';
import { publishing as texts } from '#messages/panel/publishing.ts';
import { errors } from '#messages/shared/errors.ts';
import { latest } from '#stores/shared/latest.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { onLeave, onReturn } from '#stores/shared/page-life.ts';
import { holdReload } from './reload.ts';

/** With a `message` the last question or call went wrong; the state is then the last one known. */
export type PublishingState = ({ state: 'unknown' } | Publishing) & { message?: string };

/** How far the panel's last changes are on their way to the readers (PANEL-12). */
export const $publishing = atom<PublishingState>({ state: 'unknown' });

const second = 1000;
/** How long an open panel waits before it looks again: for a build's end, which is a file; else for others' changes, which cost reads. */
const pauses = { unknown: 30, live: 60, waiting: 30, building: 5, late: 30 } as const;

const gateway = async (): Promise<Gateway> =>
  (await loadPart(() => import('#gateways/firebase/staff/publishing.ts'))).publishing;

let uid = '';
let timer: ReturnType<typeof setTimeout> | undefined;
/** A look of which nobody waits for the answer any more must not plan another. */
const looking = latest();
let isFollowed = false;
let marks: Marks | undefined;
/** The server's time less the device's, in ms. */
let ahead = 0;
/** Found before it is needed: who leaves the page can't wait for it. */
let ready: { publishing: Gateway; hook: string } | undefined;
let isReloading = false;
/** The claim is ours and the hook has not been reached. */
let isOwed = false;

/** The server's clock, as far as this device has learnt it. */
export const serverTime = (): Date => new Date(Date.now() + ahead);
const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Watches as long as a panel is open, and asks for the builds that are due. @returns what ends it. */
export function watchPublishing(staff: string): () => void {
  uid = staff;
  isReloading = false;
  isFollowed = true;
  const watching = new AbortController();
  const { signal } = watching;
  document.addEventListener('visibilitychange', () => isHidden() || refreshPublishing(), { signal });
  window.navigation?.addEventListener(
    'navigate',
    ({ destination }) => {
      isReloading = new URL(destination.url).pathname === routes.panel;
    },
    { signal },
  );
  const stopLeaving = onLeave(publishOnLeaving);
  // Who left has published, and others may have gone on since.
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

/** Reads where the site stands and plans what is due; called after every change, so that the quiet begins anew. */
export async function refreshPublishing(): Promise<void> {
  // A change can be saved by a panel that has been closed meanwhile.
  if (!isFollowed) return;
  clearTimeout(timer);
  const isLatest = looking.begin();
  try {
    const publishing = await gateway();
    const { now, ...read } = await publishing.marks();
    if (!isLatest()) return;
    ahead = now.getTime() - Date.now();
    marks = read;
    const shown = publishingOf(marks, now);
    if (shown.state === 'waiting') await findHook(publishing);
    if (!isLatest()) return;
    $publishing.set(shown.state === 'waiting' && !ready ? { ...shown, message: texts.noHook } : shown);
  } catch (error) {
    if (!isLatest()) return;
    fail(error);
  }
  plan();
}

function plan(): void {
  clearTimeout(timer);
  const publishing = $publishing.get();
  // Whoever changes something has a panel open that is not hidden.
  if (publishing.state === 'live' && isHidden()) return;
  timer =
    publishing.state === 'waiting' && ready
      ? setTimeout(publish, publishing.due.getTime() - serverTime().getTime())
      : setTimeout(refreshPublishing, pauses[publishing.state] * second);
}

/** Asks for the build that is due, unless another panel has, or has changed something meanwhile. */
const publish = (): Promise<void> =>
  ask((newest) => marks !== undefined && isDue({ ...marks, ...newest }, serverTime()));

/** Asks anew for a build that does not come (PANEL-12). */
export const publishAgain = (): Promise<void> => ask(() => true);

async function ask(may: Parameters<Gateway['claim']>[1]): Promise<void> {
  const free = holdReload();
  try {
    const publishing = await gateway();
    await findHook(publishing);
    if (!ready) return await refreshPublishing();
    isOwed ||= await publishing.claim(uid, may);
    if (isOwed) await publishing.call(ready.hook);
    isOwed = false;
  } catch (error) {
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
  const hook = await publishing.hook();
  if (hook !== null) ready = { publishing, hook };
}

function fail(error: unknown): void {
  console.error(error);
  $publishing.set({ ...$publishing.get(), message: errors[codeOf(error)] });
}

/** Who leaves is done with changes. A panel that reloads itself after a deletion is not left (PANEL-9). */
function publishOnLeaving(): void {
  if (isReloading || !ready || !marks || !isDueOnLeaving(marks, serverTime())) return;
  ready.publishing.claimAndCall(uid, ready.hook);
}
