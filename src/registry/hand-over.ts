import { notesKind } from '#domain/notes/notes.ts';
import { doneKind } from '#domain/progress/done.ts';
import { progressKind } from '#domain/progress/progress.ts';
import { reviewKind } from '#domain/progress/review.ts';
import { waitingQuestionKey } from '#domain/questions/storage-keys.ts';
import { onDevice } from '#stores/shared/device-storage.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { handRecordsOver, waitForAll, waitToSignOut } from '#stores/shared/record.ts';

/**
 * Before a sign-out: sends to the account what this device has of the user and the account lacks. What nobody has sent is not sent now
 * either: the sign-out has asked about it (stores/shared/unsaved.ts).
 */
export function handOver(uid: string): Promise<void> {
  return waitToSignOut(
    waitForAll([
      handRecordsOver(progressKind, uid),
      handRecordsOver(doneKind, uid),
      handRecordsOver(reviewKind, uid),
      handRecordsOver(notesKind, uid),
      sendQuestions(uid),
    ]),
  );
}

/** Only few have asked without a network, so its code comes when it is needed. */
async function sendQuestions(uid: string): Promise<void> {
  if (onDevice.keys(waitingQuestionKey(uid)).length === 0) return;
  const { sendWaiting } = await loadPart(() => import('#stores/questions/waiting.ts'));
  await sendWaiting(uid);
}
