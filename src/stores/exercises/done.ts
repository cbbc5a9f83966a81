import { mergeDone } from '#domain/progress/done.ts';
import { doneKey } from '#domain/shared/page-storage-keys.ts';
import { sessionKey } from '#domain/shared/storage-keys.ts';
import { keep } from '#stores/shared/device-storage.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { $done, deviceDone, guest, rememberedUid, showDone } from './device.ts';

let course = '';

/** Follows the exercises of a course (LEARN-7); for a user the account's are read, too. */
export function watchDone(ofCourse: string): void {
  course = ofCourse;
  showDone(course);
  addEventListener('storage', ({ key }) => {
    // Another tab: somebody has signed in or out, or has done an exercise of the course.
    const isSession = key === null || key === sessionKey;
    if (isSession || [guest, rememberedUid()].some((uid) => key === doneKey(uid, course))) showDone(course);
    if (isSession) exchange();
  });
  exchange();
}

/**
 * Keeps on the device that an exercise is done, and sends it to the account.
 * @returns whether the device or the account has it.
 */
export function markDone(slug: string): boolean {
  if ($done.get()[slug] !== undefined) return true;
  const uid = rememberedUid();
  const isKept = keep(doneKey(uid, course), mergeDone(deviceDone(uid, course), { [slug]: Date.now() }));
  showDone(course);
  exchange();
  return isKept || uid !== guest;
}

function exchange(): void {
  if (rememberedUid() === guest) return;
  loadPart(() => import('./account.ts')).then(({ exchangeDone }) => exchangeDone(course), console.error);
}
