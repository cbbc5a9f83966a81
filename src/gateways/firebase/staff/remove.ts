import type { TrashedCollection } from '#domain/panel/audit.ts';
import { moveToTrash } from '../batches/trash.ts';
import type { Shard } from '../batches/video-index.ts';
import { commit } from '../commit.ts';
import { database } from '../database.ts';

/**
 * Moves content or a user's record to the trash in its current version, malformed or not, including what somebody has
 * just saved (PANEL-9). If it is gone already, perhaps by an attempt whose response was lost, that is a success.
 * @throws AppError
 */
export async function removeContent(
  by: string,
  collection: TrashedCollection,
  id: string,
  shardWith?: (id: string) => Promise<Shard | null>,
): Promise<void> {
  const document = await database().get(`${collection}/${id}`);
  if (!document) return;
  const { data } = document;
  const shard = data.demo === 'true' ? await shardWith?.(id) : null;
  const batch = moveToTrash({ uid: by }, { collection, target: id, data }, shard ?? undefined);
  await commit(batch);
}
