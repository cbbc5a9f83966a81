import { expect, test, vi } from 'vitest';
import { limits } from '#core/words/limits.ts';
import { videoLimits } from './limits.ts';
import { shardFor } from './video-index-gateway.ts';

const stored = vi.hoisted(() => new Map<string, object>());
vi.mock('#core/cloud/database.ts', () => ({
  database: () => ({
    get: async (path: string) => {
      const data = stored.get(path);
      return data ? { path, id: path, data } : null;
    },
  }),
}));

const entries = (count: number, letters: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      `video-${n}`,
      { title: 'ə'.repeat(limits.title), hashtags: ['ə'.repeat(letters)] },
    ]),
  );

test('[SEARCH-2] a new line goes into the first part of the index with room: neither too many lines nor too many bytes', async () => {
  const at = (n: number, videos: object) => stored.set(`videoIndex/free-${n}`, { videos, last: 'video-0' });
  at(0, entries(videoLimits.shardEntries, 1));
  at(1, entries(videoLimits.shardEntries - 1, limits.hashtagsText));
  expect(await shardFor('new')).toEqual({ n: 2, isNew: true });
  expect(await shardFor('video-798')).toEqual({ n: 0 });
  at(1, entries(videoLimits.shardEntries - 1, 1));
  expect(await shardFor('new')).toEqual({ n: 1 });
});
