import { notesKind } from '#domain/notes/notes.ts';
import { doneKind } from '#domain/progress/done.ts';
import { progressKind } from '#domain/progress/progress.ts';
import { forgetDrafts } from '#stores/questions/drafts.ts';
import { sendWaiting } from '#stores/questions/waiting.ts';
import { handRecordsOver, waitForAll, waitToSignOut } from '#stores/shared/record.ts';

/**
 * Before a sign-out: sends to the account what this device has of the user and the account lacks. A question that nobody has sent
 * is not sent now either (ASK-1).
 */
export function handOver(uid: string): Promise<void> {
  forgetDrafts(uid);
  return waitToSignOut(
    waitForAll([
      handRecordsOver(progressKind, uid),
      handRecordsOver(doneKind, uid),
      handRecordsOver(notesKind, uid),
      sendWaiting(uid),
    ]),
  );
}
