import type { VideoIndexEntry } from '#domain/videos/video.ts';
import { deleteField } from '../firestore/sentinels.ts';
import { type Operation, set, update } from './operation.ts';

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
