import { atom } from 'nanostores';
import { codeOf } from '#domain/shared/errors.ts';
import { videoIdIn } from '#domain/shared/youtube.ts';
import { latest } from '#stores/shared/latest.ts';
import { loadPart } from '#stores/shared/load-part.ts';

/** YouTube's answer about the video of the form's link. */
export type Measured =
  | { state: 'none' }
  | { state: 'asking'; url: string }
  | { state: 'known'; url: string; seconds: number }
  | { state: 'failed'; url: string; code: 'gone' | 'unknown' };

export const $measured = atom<Measured>({ state: 'none' });

/** The duration of a video in seconds; `null` when YouTube has not answered. */
export const measuredOf = (url: string | null): number | null => {
  const measured = $measured.get();
  return measured.state === 'known' && measured.url === url ? measured.seconds : null;
};

/**
 * Asks YouTube for the duration of the linked video, so that readers never have to (VIDEO-3), and whether the video
 * exists. The answer is optional: a video can be saved without it.
 */
export async function checkVideoLink(link: string): Promise<void> {
  const url = videoIdIn(link);
  const before = $measured.get();
  if (url === null) return $measured.set({ state: 'none' });
  if (before.state !== 'none' && before.url === url) return;
  $measured.set({ state: 'asking', url });
  const isAsked = () => {
    const now = $measured.get();
    return now.state === 'asking' && now.url === url;
  };
  try {
    const { askDuration } = await loadPart(() => import('#gateways/youtube.ts'));
    const seconds = await askDuration(url);
    if (isAsked()) $measured.set({ state: 'known', url, seconds });
  } catch (error) {
    const code = codeOf(error) === 'youtube/unavailable' ? 'gone' : 'unknown';
    // A deleted video is a normal answer; any other failure is logged.
    if (code === 'unknown') console.error(error);
    if (isAsked()) $measured.set({ state: 'failed', url, code });
  }
}

/** The title of another video with the form's link; '' when there is none, or as long as it is not known. */
export const $twin = atom('');

const question = latest();

/**
 * Looks whether staff have added this YouTube video before (VIDEO-12). It may be saved twice all the same, so a failed
 * read changes nothing. @param own the form's document, `url` `null`: no link.
 */
export async function findTwin(url: string | null, own: string): Promise<void> {
  const isLatest = question.begin();
  $twin.set('');
  if (url === null) return;
  try {
    const { staffVideos } = await loadPart(() => import('#gateways/staff/videos.ts'));
    const twin = (await staffVideos.ofUrl(url)).find(({ id }) => id !== own);
    if (twin && isLatest()) $twin.set(twin.title);
  } catch (error) {
    console.error(error);
  }
}
