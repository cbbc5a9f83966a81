import * as v from 'valibot';
import { youtubeKey } from '#configuration';
import { AppError } from '#domain/shared/errors.ts';
import { limits, videoIdPattern } from '#domain/shared/limits.ts';
import { youtubeLists } from '#domain/shared/youtube.ts';

/** An answer of `playlistItems.list` of YouTube's Data API. */
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

/** Whether the installation has a key for YouTube's list (VIDEO-11). */
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

/**
 * The videos of a playlist in its order, at most one more than a list may have.
 * @throws AppError `youtube/unavailable`: there is no such list, or it is private; `youtube/unreachable`; `not-configured`.
 */
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
  } while (token !== undefined && found.length <= limits.videoLines);
  return found;
}
