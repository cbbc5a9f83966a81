import { deleteField } from 'firebase/firestore/lite';
import { database } from '#core/cloud/database.ts';
import { valid } from '#core/cloud/documents.ts';
import { type Operation, set, update } from '#core/cloud/operation.ts';
import { videoLimits } from './limits.ts';
import { type VideoIndexEntry, VideoShard } from './video.ts';

/** A document of `videoIndex`. `isNew`: it does not exist yet. A shard has at most 800 entries. */
export interface Shard {
  n: number;
  isNew?: boolean;
}

const pathOf = ({ n }: Shard): string => `videoIndex/free-${n}`;

/** Adds a free video to the index or updates it there (SEARCH-2); denied unless it is true after the batch. */
export function indexVideo(shard: Shard, id: string, { title, hashtags }: VideoIndexEntry): Operation {
  const entry = { title, hashtags };
  return shard.isNew
    ? set(pathOf(shard), { videos: { [id]: entry }, last: id })
    : update(pathOf(shard), { [`videos.${id}`]: entry, last: id });
}

/** Removes a video from the index, because it is deleted or no longer free. */
export const unindexVideo = (shard: Shard, id: string): Operation =>
  update(pathOf(shard), { [`videos.${id}`]: deleteField(), last: id });

async function* shards(): AsyncGenerator<{ n: number; videos: VideoShard['videos'] }> {
  for (let n = 0; ; n += 1) {
    const document = await database().get(`videoIndex/free-${n}`);
    if (!document) return;
    yield { n, videos: valid(document, VideoShard).videos };
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
    if (!withRoom && Object.keys(videos).length < videoLimits.shardEntries) withRoom = { n };
    count += 1;
  }
  return withRoom ?? { n: count, isNew: true };
}
