import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { database } from '#core/cloud/database.ts';
import { isMap } from '#core/cloud/documents.ts';
import { codeOf } from '#core/cloud/errors.ts';
import type { StoredDocument } from '#core/cloud/firestore.ts';
import { type Fields, merge, type Operation } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import { type NewNotice, noticeId, noticesPath, withoutRoom } from '../notice.ts';

/** Refused without the user's record, and where the log entry, or the attempt counted again (QUIZ-2), is not about this user (TELL-2). */
export function withNotice(
  batch: readonly Operation[],
  uid: string,
  notice: NewNotice,
  kept: Fields = {},
): Operation[] {
  const { kind, title, path } = notice;
  const id = noticeId(notice);
  const known = Object.entries(kept).map(([one, it]) => ({ id: one, at: timeOf(it) }));
  const gone = withoutRoom(known, id).map((one) => [one, deleteField()]);
  const item = { kind, title: title.slice(0, limits.title), path, at: serverTimestamp() };
  const [field, folder] = kind === 'quiz' ? ['attempt', 'attempts/'] : ['audit', 'audit/'];
  const cause = batch.find(({ path }) => path.startsWith(folder))?.path.slice(folder.length);
  const items = { ...Object.fromEntries(gone), [id]: item };
  return [...batch, merge(noticesPath(uid), { items, last: id, [field]: cause })];
}

/** What has no time is the first to go. */
const timeOf = (item: unknown): Date =>
  isMap(item) && item.at instanceof Timestamp ? item.at.toDate() : new Date(0);

/** `undefined`: it is there, and not for this teacher, as that of who has asked under a free video (SCHOOL-9). */
async function seen(path: string): Promise<StoredDocument | null | undefined> {
  try {
    return await database().get(path);
  } catch (error) {
    if (codeOf(error) !== 'firestore/permission-denied') throw error;
    return undefined;
  }
}

/** The batch as it is where there is no record any more. It reads the record and the list. @throws AppError */
export async function tellUser(
  batch: readonly Operation[],
  uid: string,
  notice: NewNotice,
): Promise<readonly Operation[]> {
  if (uid === '') return batch;
  const [record, list] = await Promise.all([seen(`users/${uid}`), seen(noticesPath(uid))]);
  if (record === null) return batch;
  const items = list?.data.items;
  return withNotice(batch, uid, notice, isMap(items) ? items : {});
}
