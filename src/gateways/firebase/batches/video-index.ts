import type { VideoIndexEntry } from '#domain/videos/video.ts';
import { deleteField } from '../firestore/sentinels.ts';
import { type Operation, set, update } from './operation.ts';

/** A document of `videoIndex`. `isNew` when it does not exist yet: 800 entries are a shard's most. */
export interface Shard {
  n: number;
  isNew?: boolean;
}

const pathOf = ({ n }: Shard): string => `videoIndex/free-${n}`;

/** Says in the index what a free video is (SEARCH-2); denied unless it is true after the batch. */
export function indexVideo(shard: Shard, id: string, { title, hashtags }: VideoIndexEntry): Operation {
  const entry = { title, hashtags };
  return shard.isNew
    ? set(pathOf(shard), { videos: { [id]: entry }, last: id })
    : update(pathOf(shard), { [`videos.${id}`]: entry, last: id });
}

/** Takes a video that is deleted or no longer free out of the index. */
export const unindexVideo = (shard: Shard, id: string): Operation =>
  update(pathOf(shard), { [`videos.${id}`]: deleteField(), last: id });
