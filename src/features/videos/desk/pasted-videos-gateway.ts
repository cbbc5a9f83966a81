import * as v from 'valibot';
import { youtubeKey } from '#configuration';
import { youtubeLists } from '#core/addresses/youtube.ts';
import { documentsOf, wellFormed } from '#core/cloud/documents.ts';
import { AppError } from '#core/cloud/errors.ts';
import type { Query } from '#core/cloud/operation.ts';
import { videoIdPattern } from '#core/words/limits.ts';
import { courseVideos, inQueries } from '#panel/rows-gateway.ts';
import { videoLimits } from '../limits.ts';
import { type Video, VideoDocument } from '../video.ts';

/** At most 30 ids: so many values a query may have. @param course '' for all */
export const videosAmong = (urls: readonly string[], course: string): Query => ({
  collection: 'videos',
  where: [...(course === '' ? [] : courseVideos(course).where), ['url', 'in', urls]],
});

export async function videosWith(
  urls: readonly string[],
  courses: readonly string[] | null,
): Promise<Video[]> {
  const found = await Promise.all(
    (courses ?? ['']).flatMap((course) =>
      inQueries(urls).map((part) => documentsOf(videosAmong(part, course))),
    ),
  );
  return [...new Map(wellFormed(found.flat(), VideoDocument).map((one) => [one.id, one])).values()];
}

const Answer = v.object({
  items: v.array(
    v.object({
      snippet: v.object({
        title: v.string(),
        resourceId: v.object({ videoId: v.pipe(v.string(), v.regex(videoIdPattern)) }),
      }),
    }),
  ),
  nextPageToken: v.optional(v.string()),
});

const perPage = 50;
const timeoutMs = 15_000;

export const hasPlaylists = youtubeKey !== null;

async function page(list: string, key: string, token: string | undefined) {
  const asked = new URLSearchParams({
    part: 'snippet',
    maxResults: String(perPage),
    playlistId: list,
    key,
    ...(token !== undefined && { pageToken: token }),
  });
  const answer = await fetch(`${youtubeLists}playlistItems?${asked}`, {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (answer.status === 404) throw new AppError('youtube/unavailable');
  if (!answer.ok) throw new AppError('youtube/unreachable', new Error(`status ${answer.status}`));
  return v.parse(Answer, await answer.json());
}

/** At most one more than a list may have. @throws AppError `youtube/unavailable`: no such list, or a private one */
export async function playlistVideos(list: string): Promise<{ url: string; title: string }[]> {
  if (youtubeKey === null) throw new AppError('not-configured');
  const found: { url: string; title: string }[] = [];
  let token: string | undefined;
  do {
    let answer: v.InferOutput<typeof Answer>;
    try {
      answer = await page(list, youtubeKey, token);
    } catch (error) {
      throw error instanceof AppError ? error : new AppError('youtube/unreachable', error);
    }
    found.push(
      ...answer.items.map(({ snippet }) => ({ url: snippet.resourceId.videoId, title: snippet.title })),
    );
    token = answer.nextPageToken;
  } while (token !== undefined && found.length <= videoLimits.lines);
  return found;
}
