import { atom } from 'nanostores';
import {
  type CourseProgress,
  mergeProgress,
  type Progress,
  readProgress,
  unsentProgress,
} from '#domain/progress/progress.ts';
import { progressKey } from '#domain/shared/page-storage-keys.ts';
import { keep, kept } from '#stores/shared/device-storage.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { noteRefusal } from '#stores/shared/refusals.ts';
import { sayIfUnkept } from '#stores/shared/unkept.ts';

/** How far the reader is in the videos of the course (VIDEO-10). */
export const $progress = atom<CourseProgress>({});

interface Place {
  uid: string;
  lesson: string;
  /** What the account is known to have; `null` until it was read. Nothing is sent before that. */
  stored: CourseProgress | null;
  /** The failure to read it has been shown. */
  isReported: boolean;
}

let place: Place | null = null;
let sending: Promise<void> = Promise.resolve();

const gateway = async () => (await loadPart(() => import('#gateways/progress.ts'))).progress;

/** A reader's progress as kept on this device. */
export const deviceProgress = (uid: string, lesson: string): CourseProgress =>
  readProgress(kept(progressKey(uid, lesson)));

/** Shows the device's progress at once, then adds the account's, and sends what the account lacks. */
export async function watchProgress(uid: string, lesson: string): Promise<void> {
  const isSame = place?.uid === uid && place.lesson === lesson;
  place = { uid, lesson, stored: null, isReported: false };
  $progress.set(mergeProgress(deviceProgress(uid, lesson), isSame ? $progress.get() : {}));
  await sendProgress();
}

/** Clears the progress, because the session is over. */
export function dropProgress(): void {
  place = null;
  $progress.set({});
}

/** Changes the progress of one video on this device (keep-progress.ts). */
export function changeProgress(id: string, change: (before: Progress | undefined) => Progress): void {
  if (!place) return;
  const before = $progress.get();
  $progress.set({ ...before, [id]: change(before[id]) });
  keepOnDevice(place);
}

/** Adds what another tab has kept in the meantime. */
function keepOnDevice({ uid, lesson }: Place): void {
  const all = mergeProgress(deviceProgress(uid, lesson), $progress.get());
  $progress.set(all);
  keep(progressKey(uid, lesson), all);
}

/** Sends what the account lacks; what can't be sent stays on the device until the next time. */
export function sendProgress(): Promise<void> {
  sending = sending.then(async () => {
    const to = place;
    if (to) await send(to).catch((error: unknown) => report(to, error));
  });
  return sending;
}

async function send(to: Place): Promise<void> {
  const records = await gateway();
  if (place !== to) return;
  if (to.stored === null) {
    const found = await records.of(to.uid, to.lesson);
    if (place !== to) return;
    to.stored = found;
    takeOver(to, found);
  }
  if (isEmpty(unsentProgress($progress.get(), to.stored))) return;
  to.stored = await records.save(to.uid, to.lesson, $progress.get());
  // Another device may have written since the account was read.
  if (place === to && !isEmpty(unsentProgress(to.stored, $progress.get()))) takeOver(to, to.stored);
}

/** Adds what the account has to what is shown and kept on the device. */
function takeOver(to: Place, videos: CourseProgress): void {
  $progress.set(mergeProgress($progress.get(), videos));
  keepOnDevice(to);
}

/** Without progress the list looks as if nothing had been watched, so the failed read is shown, once. */
function report(to: Place, error: unknown): void {
  if (place === to && to.stored === null && !to.isReported) {
    to.isReported = true;
    reportFailedRead(error, sendProgress);
    return;
  }
  console.error(error);
  noteRefusal(error);
  sayIfUnkept(progressKey(to.uid, to.lesson));
}

const isEmpty = (progress: CourseProgress): boolean => Object.keys(progress).length === 0;
