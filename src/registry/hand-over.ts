import { onDevice } from '#core/device/device-storage.ts';
import { handRecordsOver, waitForAll, waitToSignOut } from '#core/device/record-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { notesKind } from '#features/notes/notes.ts';
import { doneKind } from '#features/progress/done.ts';
import { progressKind } from '#features/progress/progress.ts';
import { reviewKind } from '#features/progress/review.ts';
import { waitingQuestionKey } from '#features/questions/storage-keys.ts';

/** Before a sign-out. What nobody has sent is not sent now either: the sign-out has asked about it. */
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

async function sendQuestions(uid: string): Promise<void> {
  if (onDevice.keys(waitingQuestionKey(uid)).length === 0) return;
  const { sendWaiting } = await loadPart(() => import('#features/questions/waiting-questions.ts'));
  await sendWaiting(uid);
}
