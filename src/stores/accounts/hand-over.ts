import { notesKind } from '#domain/notes/notes.ts';
import { doneKind } from '#domain/progress/done.ts';
import { progressKind } from '#domain/progress/progress.ts';
import { handRecordsOver, waitForAll, waitToSignOut } from '#stores/shared/record.ts';

/** Before a sign-out: sends to the account what this device has of the user and the account lacks. */
export const handOver = (uid: string): Promise<void> =>
  waitToSignOut(
    waitForAll([
      handRecordsOver(progressKind, uid),
      handRecordsOver(doneKind, uid),
      handRecordsOver(notesKind, uid),
    ]),
  );
