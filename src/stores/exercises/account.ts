import { type DoneExercises, mergeDone, unsentDone } from '#domain/progress/done.ts';
import { doneKey } from '#domain/shared/page-storage-keys.ts';
import { $session, watchSession } from '#stores/accounts/session.ts';
import { keep, remove } from '#stores/shared/device-storage.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { noteRefusal } from '#stores/shared/refusals.ts';
import { sayIfUnkept } from '#stores/shared/unkept.ts';
import { deviceDone, guest, rememberedUid, showDone } from './device.ts';

// The exercises that an account has as done (LEARN-7). Loaded for users only.

const gateway = async () => (await loadPart(() => import('#gateways/exercises.ts'))).doneRecords;

let course: string | null = null;
/** What the account is known to have; read once a visit. */
let known: { uid: string; course: string; done: DoneExercises } | null = null;
let sending: Promise<void> = Promise.resolve();

/** Reads what the account has done of a course and sends what it lacks, once the session is confirmed. */
export function exchangeDone(ofCourse: string): void {
  course = ofCourse;
  watchSession();
  sendWhenSignedIn();
}

function sendWhenSignedIn(): void {
  const session = $session.get();
  const of = course;
  if (session.state !== 'user' || of === null) return;
  sending = sending
    .then(() => send(session.uid, of))
    .catch((error: unknown) => {
      // What could not be sent stays on the device until the next visit.
      console.error(error);
      noteRefusal(error);
      sayIfUnkept(doneKey(session.uid, of));
    });
}

$session.listen(({ state }) => {
  if (course !== null) showDone(course);
  if (state === 'user') sendWhenSignedIn();
});
addEventListener('online', sendWhenSignedIn);

async function send(uid: string, of: string): Promise<void> {
  takeOver(uid, of);
  const records = await gateway();
  const isKnown = known?.uid === uid && known.course === of;
  const stored = isKnown && known ? known.done : await records.of(uid, of);
  // Somebody else has signed in, or nobody is.
  if (rememberedUid() !== uid) return;
  const all = mergeDone(deviceDone(uid, of), stored);
  keep(doneKey(uid, of), all);
  showDone(of);
  const news = unsentDone(all, stored);
  if (Object.keys(news).length > 0) await records.save(uid, of, news);
  known = { uid, course: of, done: mergeDone(stored, news) };
}

/** What a guest has done on this device becomes the user's. */
function takeOver(uid: string, of: string): void {
  const guests = deviceDone(guest, of);
  if (Object.keys(guests).length === 0) return;
  if (keep(doneKey(uid, of), mergeDone(deviceDone(uid, of), guests))) remove(doneKey(guest, of));
}
