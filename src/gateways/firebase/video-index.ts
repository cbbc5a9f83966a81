import * as v from 'valibot';
import { AppError } from '#domain/shared/errors.ts';
import type { FreeVideo } from '#domain/videos/free-videos.ts';
import { VideoShard } from '#domain/videos/video.ts';
import type { VideoIndex } from '../video-index.ts';
import { database } from './database.ts';

/** The videos of one shard, `null` when there is no such shard. */
async function shard(n: number): Promise<FreeVideo[] | null> {
  const document = await database().get(`videoIndex/free-${n}`);
  if (!document) return null;
  const parsed = v.safeParse(VideoShard, document.data);
  if (!parsed.success) throw new AppError('malformed', parsed.issues);
  return Object.entries(parsed.output.videos).map(([id, video]) => ({ id, ...video }));
}

export const videoIndex: VideoIndex = {
  async all() {
    const videos: FreeVideo[] = [];
    // 1, 1, 2, 4 … shards at a time: few reads when there are few videos, few round trips when there are many.
    for (let next = 0, step = 1; ; next += step, step = next) {
      const shards = await Promise.all(Array.from({ length: step }, (_, index) => shard(next + index)));
      for (const found of shards) videos.push(...(found ?? []));
      if (shards.includes(null)) return videos;
    }
  },
};
