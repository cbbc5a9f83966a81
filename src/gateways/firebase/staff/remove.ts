import type { AuditedCollection } from '#domain/panel/audit.ts';
import { moveToTrash } from '../batches/trash.ts';
import type { Shard } from '../batches/video-index.ts';
import { database } from '../database.ts';

/**
 * Moves what staff have written, or a user's record, to the trash, as it is now, readable or not: what somebody saved a moment ago lies
 * there, too (PANEL-9). Gone already, or by an attempt whose answer was lost, is gone.
 * @param shardWith where a free video stands in the index. @throws AppError
 */
export async function removeContent(
  by: string,
  collection: AuditedCollection,
  id: string,
  shardWith?: (id: string) => Promise<Shard | null>,
): Promise<void> {
  const document = await database().get(`${collection}/${id}`);
  if (!document) return;
  const { data } = document;
  const shard = data.demo === 'true' ? await shardWith?.(id) : null;
  const batch = moveToTrash({ uid: by }, { collection, target: id, data }, shard ?? undefined);
  await database().commit(batch);
}
