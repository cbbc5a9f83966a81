import * as v from 'valibot';
import { AppError } from '#domain/shared/errors.ts';
import { limits } from '#domain/shared/limits.ts';
import { VideoShard } from '#domain/videos/video.ts';
import type { Shard } from '../batches/video-index.ts';
import { database } from '../database.ts';

async function* shards(): AsyncGenerator<{ n: number; videos: VideoShard['videos'] }> {
  for (let n = 0; ; n += 1) {
    const document = await database().get(`videoIndex/free-${n}`);
    if (!document) return;
    const parsed = v.safeParse(VideoShard, document.data);
    if (!parsed.success) throw new AppError('malformed', parsed.issues);
    yield { n, videos: parsed.output.videos };
  }
}

/** The shard that has a video's entry, `null` when none has. Reads shards until it is found. @throws AppError */
export async function shardWith(id: string): Promise<Shard | null> {
  for await (const { n, videos } of shards()) if (id in videos) return { n };
  return null;
}

/**
 * The shard for a free video's entry: the one that has it, else the first with room, else a new one. Reads every shard
 * until the entry is found, because no video may be listed twice. @throws AppError
 */
export async function shardFor(id: string): Promise<Shard> {
  let withRoom: Shard | null = null;
  let count = 0;
  for await (const { n, videos } of shards()) {
    if (id in videos) return { n };
    if (!withRoom && Object.keys(videos).length < limits.shardEntries) withRoom = { n };
    count += 1;
  }
  return withRoom ?? { n: count, isNew: true };
}
