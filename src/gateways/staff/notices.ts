import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { type NewNotice, noticeId, noticesPath, withoutRoom } from '#domain/notices/notice.ts';
import { limits } from '#domain/shared/limits.ts';
import { database } from '../database.ts';
import { isMap } from '../documents.ts';
import { type Fields, merge, type Operation } from '../operation.ts';

/**
 * Tells a user what a batch of staff does (TELL-2): one operation of that batch, refused without the user's record.
 * @param kept what the list has, from which the oldest make room.
 */
export function noticeFor(uid: string, notice: NewNotice, kept: Fields = {}): Operation[] {
  const { kind, title, path } = notice;
  const id = noticeId(notice);
  const known = Object.entries(kept).map(([one, it]) => ({ id: one, at: timeOf(it) }));
  const gone = withoutRoom(known, id).map((one) => [one, deleteField()]);
  const item = { kind, title: title.slice(0, limits.title), path, at: serverTimestamp() };
  return [merge(noticesPath(uid), { items: { ...Object.fromEntries(gone), [id]: item }, last: id })];
}

/** What has no time is the first to go. */
const timeOf = (item: unknown): Date =>
  isMap(item) && item.at instanceof Timestamp ? item.at.toDate() : new Date(0);

/**
 * What tells a user, for a batch that staff are about to send; nothing where there is no record any more. It reads the record
 * and the list. @throws AppError
 */
export async function tellUser(uid: string, notice: NewNotice): Promise<Operation[]> {
  if (uid === '') return [];
  const [record, list] = await Promise.all([
    database().get(`users/${uid}`),
    database().get(noticesPath(uid)),
  ]);
  if (!record) return [];
  const items = list?.data.items;
  return noticeFor(uid, notice, isMap(items) ? items : {});
}
