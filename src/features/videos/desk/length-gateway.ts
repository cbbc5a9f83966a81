import { commit } from '#core/cloud/commit.ts';
import type { Video } from '../video.ts';
import { indexVideo, shardWith } from '../video-index-gateway.ts';

/** Behind the video itself, with which the entry has to agree: guests read it, too (START-2). @throws AppError */
export async function keepLength({ id, title, hashtags, demo }: Video, duration: number): Promise<void> {
  const shard = demo === 'true' ? await shardWith(id) : null;
  if (shard) await commit([indexVideo(shard, id, { title, hashtags, duration })]);
}
