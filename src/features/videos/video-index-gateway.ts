import { deleteField } from 'firebase/firestore/lite';
import { readOne } from '#core/cloud/documents.ts';
import { type Operation, set, update } from '#core/cloud/operation.ts';
import { videoLimits } from './limits.ts';
import { type VideoIndexEntry, VideoShard } from './video.ts';

export interface Shard {
  n: number;
  isNew?: boolean;
}

const pathOf = ({ n }: Shard): string => `videoIndex/free-${n}`;

/** SEARCH-2: denied unless it is true after the batch. */
export function indexVideo(
  shard: Shard,
  id: string,
  { title, hashtags, duration }: VideoIndexEntry,
): Operation {
  const entry = { title, hashtags, ...(duration && { duration }) };
  return shard.isNew
    ? set(pathOf(shard), { videos: { [id]: entry }, last: id })
    : update(pathOf(shard), { [`videos.${id}`]: entry, last: id });
}

export const unindexVideo = (shard: Shard, id: string): Operation =>
  update(pathOf(shard), { [`videos.${id}`]: deleteField(), last: id });

async function* shards(): AsyncGenerator<{ n: number; videos: VideoShard['videos'] }> {
  for (let n = 0; ; n += 1) {
    const shard = await readOne(pathOf({ n }), VideoShard);
    if (!shard) return;
    yield { n, videos: shard.videos };
  }
}

/** @throws AppError */
export async function shardWith(id: string): Promise<Shard | null> {
  for await (const { n, videos } of shards()) if (id in videos) return { n };
  return null;
}

/** A document has a million bytes: long titles and hashtags fill it before the rules' number of entries does. */
const shardBytes = 900_000;

const hasRoom = (videos: VideoShard['videos']): boolean =>
  Object.keys(videos).length < videoLimits.shardEntries &&
  new TextEncoder().encode(JSON.stringify(videos)).length < shardBytes;

/** The one that has the entry, else the first with room. Reads every shard: no video may be listed twice. @throws AppError */
export async function shardFor(id: string): Promise<Shard> {
  let withRoom: Shard | null = null;
  let count = 0;
  for await (const { n, videos } of shards()) {
    if (id in videos) return { n };
    if (!withRoom && hasRoom(videos)) withRoom = { n };
    count += 1;
  }
  return withRoom ?? { n: count, isNew: true };
}
