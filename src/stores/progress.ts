import { atom } from 'nanostores';
import { advanced, type CourseProgress, merged, readProgress, unsent } from '#domain/progress.ts';
import { progressKey } from '#domain/storage-keys.ts';
import { keep, kept } from './device.ts';

/** How far the reader is in the videos of the course (VIDEO-10). */
export const $progress = atom<CourseProgress>({});

interface Place {
  uid: string;
  lesson: string;
}

let place: Place | null = null;
/** What the account is known to have; `null` until it was read, and before that nothing is sent. */
let stored: CourseProgress | null = null;
let sending: Promise<void> = Promise.resolve();

const gateway = async () => (await import('#gateways/firebase/progress.ts')).progress;

/** What this device has kept of a reader's progress. */
export const deviceProgress = (uid: string, lesson: string): CourseProgress =>
  readProgress(kept(progressKey(uid, lesson)));

/** Shows what the device knows at once, then what the account knows, and sends what it does not know yet. */
export async function followProgress(uid: string, lesson: string): Promise<void> {
  place = { uid, lesson };
  stored = null;
  $progress.set(deviceProgress(uid, lesson));
  await sendProgress();
}

/** Nobody's any more: the session is over. */
export function dropProgress(): void {
  place = null;
  stored = null;
  $progress.set({});
}

/** Keeps on the device that a video was played up to `seconds` of `duration`. */
export function keepProgress(id: string, seconds: number, duration: number | null): void {
  if (!place) return;
  const before = $progress.get();
  $progress.set({ ...before, [id]: advanced(before[id], seconds, duration, Date.now()) });
  keepOnDevice(place);
}

/** With what another tab has kept meanwhile. */
function keepOnDevice({ uid, lesson }: Place): void {
  const all = merged(deviceProgress(uid, lesson), $progress.get());
  $progress.set(all);
  keep(progressKey(uid, lesson), all);
}

/** Sends to the account what it does not have; what can't be sent stays on the device until the next time. */
export function sendProgress(): Promise<void> {
  sending = sending.then(send).catch((error: unknown) => console.error(error));
  return sending;
}

async function send(): Promise<void> {
  const to = place;
  if (!to) return;
  const records = await gateway();
  if (stored === null) {
    const found = await records.of(to.uid, to.lesson);
    if (place !== to) return;
    stored = found;
    $progress.set(merged($progress.get(), found));
    keepOnDevice(to);
  }
  const news = unsent($progress.get(), stored);
  if (Object.keys(news).length === 0) return;
  await records.save(to.uid, to.lesson, news);
  if (place === to) stored = merged(stored, news);
}
