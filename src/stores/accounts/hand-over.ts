import { notesKind } from '#domain/notes/notes.ts';
import { doneKind } from '#domain/progress/done.ts';
import { progressKind } from '#domain/progress/progress.ts';
import { reviewKind } from '#domain/progress/review.ts';
import { questionDraftKey, waitingQuestionKey } from '#domain/questions/storage-keys.ts';
import { workDraftKey } from '#domain/shared/work-draft-key.ts';
import { forget, onDevice } from '#stores/shared/device-storage.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { handRecordsOver, waitForAll, waitToSignOut } from '#stores/shared/record.ts';

/**
 * Before a sign-out: sends to the account what this device has of the user and the account lacks. A question that nobody has sent
 * is not sent now either (ASK-1). A task that waits for a network stays: it is sent from its own page (TASK-1).
 */
export function handOver(uid: string): Promise<void> {
  forget(questionDraftKey(uid));
  dropWorkDrafts(uid);
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

function dropWorkDrafts(uid: string): void {
  for (const key of onDevice.keys(workDraftKey(uid)))
    if (!Object(onDevice.kept(key)).waits) onDevice.remove(key);
}
