import { doneOf, notesOf, progressOf } from '#domain/shared/page-storage-keys.ts';
import { onDevice } from '#stores/shared/device-storage.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { settle } from '#stores/shared/settle.ts';
import { waitToSignOut } from '#stores/shared/wait-to-sign-out.ts';

/** Before a sign-out: sends to the account what this device has of the user and the account lacks. */
export async function handOver(uid: string): Promise<void> {
  const parts: Promise<void>[] = [];
  if (onDevice.keys(progressOf(uid)).length > 0) {
    parts.push(
      loadPart(() => import('#stores/progress/hand-progress-over.ts')).then((part) =>
        part.handProgressOver(uid),
      ),
    );
  }
  if (onDevice.keys(doneOf(uid)).length > 0) {
    parts.push(
      loadPart(() => import('#stores/progress/hand-done-over.ts')).then((part) => part.handDoneOver(uid)),
    );
  }
  if (onDevice.keys(notesOf(uid)).length > 0) {
    parts.push(loadPart(() => import('#stores/notes/send-notes.ts')).then((part) => part.handNotesOver(uid)));
  }
  await waitToSignOut(settle(parts));
}
