import { doc, getDoc } from 'firebase/firestore/lite';
import type { AuditedCollection } from '#domain/panel/audit.ts';
import { moveToTrash } from '../batches/trash.ts';
import { commit } from '../commit.ts';
import { database } from '../database.ts';
import { withTimeout } from '../with-timeout.ts';
import { shardWith } from './shards.ts';

/**
 * Moves content or a user's record to the trash in its current version, malformed or not, including what somebody has
 * just saved (PANEL-9). If it is gone already, perhaps by an attempt whose response was lost, that is a success.
 * @throws AppError
 */
export async function removeContent(by: string, collection: AuditedCollection, id: string): Promise<void> {
  const data = (await withTimeout(getDoc(doc(database(), collection, id)))).data();
  if (!data) return;
  const isListed = collection === 'videos' && data.demo === 'true';
  const shard = isListed ? await shardWith(id) : null;
  const batch = moveToTrash({ uid: by }, { collection, target: id, data }, shard ?? undefined);
  await withTimeout(commit(database(), batch));
}
