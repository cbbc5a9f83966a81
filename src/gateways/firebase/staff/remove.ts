import { doc, getDoc } from 'firebase/firestore/lite';
import type { AuditedCollection } from '#domain/panel/audit.ts';
import { moveToTrash } from '../batches/trash.ts';
import { commit } from '../commit.ts';
import { database } from '../database.ts';
import { withTimeout } from '../with-timeout.ts';
import { shardWith } from './shards.ts';

/**
 * Moves what staff have written, or a user's record, to the trash, as it is now, readable or not: what somebody saved a moment ago lies
 * there, too (PANEL-9). Gone already, or by an attempt whose answer was lost, is gone. @throws AppError
 */
export async function removeContent(by: string, collection: AuditedCollection, id: string): Promise<void> {
  const data = (await withTimeout(getDoc(doc(database(), collection, id)))).data();
  if (!data) return;
  const isListed = collection === 'videos' && data.demo === 'true';
  const shard = isListed ? await shardWith(id) : null;
  const batch = moveToTrash({ uid: by }, { collection, target: id, data }, shard ?? undefined);
  await withTimeout(commit(database(), batch));
}
