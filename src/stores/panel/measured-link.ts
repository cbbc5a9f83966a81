import { atom } from 'nanostores';
import { codeOf } from '#domain/shared/errors.ts';
import { videoIdIn } from '#domain/videos/youtube.ts';
import { loadPart } from '#stores/shared/load-part.ts';

/** What YouTube says of the video that the form's link leads to. */
export type Measured =
  | { state: 'none' }
  | { state: 'asking'; url: string }
  | { state: 'known'; url: string; seconds: number }
  | { state: 'failed'; url: string; code: 'gone' | 'unknown' };

export const $measured = atom<Measured>({ state: 'none' });

/** Seconds of a video, `null` when YouTube has not said them. */
export const measuredOf = (url: string | null): number | null => {
  const measured = $measured.get();
  return measured.state === 'known' && measured.url === url ? measured.seconds : null;
};

/**
 * Asks YouTube how long the linked video is, so that readers never have to (VIDEO-3), and whether it is there at all.
 * Nothing depends on the answer: a video can be saved without.
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
    // That a video is gone is an answer; why there is none is for the console.
    if (code === 'unknown') console.error(error);
    if (isAsked()) $measured.set({ state: 'failed', url, code });
  }
}
