import type { User } from '#domain/accounts/user.ts';
import { notesKind } from '#domain/notes/notes.ts';
import { doneKind } from '#domain/progress/done.ts';
import { progressKind } from '#domain/progress/progress.ts';
import { reviewKind } from '#domain/progress/review.ts';
import { questionDraftKey, waitingQuestionKey } from '#domain/questions/storage-keys.ts';
import { draftsOf, quizAnswersKey, uploadedPicturesKey } from '#domain/shared/page-storage-keys.ts';
import { savedKey, unsentSavedKey } from '#domain/shared/storage-keys.ts';
import { workDraftKey } from '#domain/shared/work-draft-key.ts';
import { forget, inTab, remove } from '#stores/shared/device-storage.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { endSession } from './session.ts';

/**
 * Removes everything that this device keeps of a person whose account was deleted (USER-6). The session ends first,
 * because that sets aside what the account's list lacked.
 */
export function forgetPerson(uid: string): void {
  endSession();
  for (const { key } of [progressKind, doneKind, reviewKind, notesKind]) forget(key(uid, ''));
  remove(savedKey);
  remove(unsentSavedKey(uid));
  forget(draftsOf(uid));
  forget(questionDraftKey(uid));
  forget(waitingQuestionKey(uid));
  forget(workDraftKey(uid));
  forget(quizAnswersKey(uid));
  remove(uploadedPicturesKey(uid));
  inTab.forget('');
}

/**
 * Deletes an account with everything that names its user, also on this device (USER-6).
 * @param record `null` when an attempt that broke off has deleted it. @throws AppError
 */
export async function erase(uid: string, record: User | null): Promise<void> {
  const { ownData } = await loadPart(() => import('#gateways/own-data.ts'));
  await ownData.erase(uid, record);
  forgetPerson(uid);
}
