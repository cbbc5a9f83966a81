import type { ReadableAtom } from 'nanostores';
import { createRoot } from 'react-dom/client';
import { whenUnverified } from '#stores/accounts/when-unverified.ts';
import { $progress } from '#stores/progress/progress.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { $isSeeking } from '#stores/videos/current-video.ts';
import { recallDurations } from '#stores/videos/durations.ts';
import { watchPlayer } from '#stores/videos/player.ts';
import { $isPartly, watchSavedVideos, watchVideos } from '#stores/videos/videos.ts';
import NowPlaying from './NowPlaying.tsx';
import Player from './Player.tsx';
import VideoSections from './VideoSections.tsx';

interface Places {
  player: HTMLElement;
  now: HTMLElement;
  lists: HTMLElement;
}

/** Loads what the page needs once the store has such a value. Without it the page works all the same. */
function whenDue<Value>(
  store: ReadableAtom<Value>,
  isDue: (value: Value) => boolean,
  load: () => Promise<void>,
): void {
  const stop = store.subscribe((value) => {
    if (!isDue(value)) return;
    queueMicrotask(() => stop());
    load().catch(console.warn);
  });
}

/**
 * Mounts the videos on a lesson's page for a signed-in user. The parts are in different places and share the stores.
 */
export function mountVideos(
  { player, now, lists }: Places,
  lesson: string,
  subject: string,
  emblem: string,
): void {
  recallDurations();
  watchVideos(lesson);
  watchSavedVideos();
  watchPlayer();
  whenUnverified();
  // Only who has watched something has a place to keep.
  whenDue(
    $progress,
    (progress) => Object.keys(progress).length > 0,
    async () => {
      (await loadPart(() => import('#stores/videos/keep-place.ts'))).watchPlace();
    },
  );
  // Only a list of several pages can have the video to begin with beyond what is read.
  whenDue($isPartly, Boolean, async () => {
    $isSeeking.set(true);
    await loadPart(() => import('#stores/videos/first-video.ts')).then(
      ({ watchFirstVideo }) => {
        $isSeeking.set(false);
        watchFirstVideo();
      },
      (error) => {
        $isSeeking.set(false);
        throw error;
      },
    );
  });
  createRoot(player).render(<Player emblem={emblem} />);
  createRoot(now).render(<NowPlaying course={lesson} />);
  createRoot(lists).render(<VideoSections emblem={emblem} subject={subject} />);
}
