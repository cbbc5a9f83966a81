import { atom } from 'nanostores';
import { sessionHintIn } from '#domain/accounts/session.ts';
import { type DoneExercises, doneKind } from '#domain/progress/done.ts';
import { joinEntries } from '#domain/shared/record.ts';
import { sessionKey } from '#domain/shared/storage-keys.ts';
import { keep, kept, remove } from '#stores/shared/device-storage.ts';
import { loadPart } from '#stores/shared/load-part.ts';

/** The exercises of the page's course that this visitor has done (LEARN-7): what the device keeps. */
export const $done = atom<DoneExercises>({});

/** The uid of nobody. What a guest has done goes to the account of whoever signs in. */
const guest = '';

/** Whom this device remembers as signed in; known before the service has answered. */
const rememberedUid = (): string => sessionHintIn(kept(sessionKey))?.uid ?? guest;

let course = '';

const keyOf = (uid: string): string => doneKind.key(uid, course);
const doneBy = (uid: string): DoneExercises => doneKind.device(kept(keyOf(uid)));

/** @returns whether the device keeps it. */
function add(uid: string, done: DoneExercises): boolean {
  return keep(keyOf(uid), joinEntries(doneKind, doneBy(uid), done));
}

/** Shows what the device has: after a change here, in another tab, or of the session. */
const show = (): void => $done.set(joinEntries(doneKind, doneBy(guest), doneBy(rememberedUid())));

/** Follows the exercises of a course (LEARN-7); for a user the account's are read, too. */
export function watchDone(ofCourse: string): void {
  course = ofCourse;
  show();
  addEventListener('storage', ({ key }) => {
    // Another tab: somebody has signed in or out, or has done an exercise of the course.
    const isSession = key === null || key === sessionKey;
    if (isSession || [guest, rememberedUid()].some((uid) => key === keyOf(uid))) show();
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
  const isKept = add(uid, { [slug]: Date.now() });
  show();
  exchange();
  return isKept || uid !== guest;
}

/** What a guest has done on this device becomes the user's. */
function claim(uid: string): boolean {
  if (rememberedUid() !== uid) return false;
  if (kept(keyOf(guest)) !== null && add(uid, doneBy(guest))) remove(keyOf(guest));
  return true;
}

let sendToAccount: (() => void) | null = null;

/** Reads the account's once a visit, and sends what it lacks. Loaded for users only. */
async function exchange(): Promise<void> {
  if (rememberedUid() === guest) return;
  if (sendToAccount) return sendToAccount();
  try {
    const [{ pageRecord }, { $session, watchSession }] = await Promise.all([
      loadPart(() => import('#stores/shared/record.ts')),
      loadPart(() => import('#stores/accounts/session.ts')),
    ]);
    if (sendToAccount) return;
    const { $device, open, send } = pageRecord(doneKind, { claim });
    sendToAccount = send;
    $device.listen(show);
    watchSession();
    $session.subscribe((session) => open(session.state === 'user' ? session.uid : null, course, false));
  } catch (error) {
    console.error(error);
  }
}
