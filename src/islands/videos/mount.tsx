import { createRoot } from 'react-dom/client';
import { whenUnverified } from '#stores/accounts/when-unverified.ts';
import { $progress } from '#stores/progress/progress.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { recallDurations } from '#stores/videos/durations.ts';
import { watchFirstVideo } from '#stores/videos/first-video.ts';
import { watchPlayer } from '#stores/videos/player.ts';
import { watchSavedVideos } from '#stores/videos/saved-videos.ts';
import { watchVideos } from '#stores/videos/videos.ts';
import NowPlaying from './NowPlaying.tsx';
import Player from './Player.tsx';
import VideoSections from './VideoSections.tsx';

interface Places {
  player: HTMLElement;
  now: HTMLElement;
  lists: HTMLElement;
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
  watchFirstVideo();
  watchPlayer();
  watchSavedVideos();
  whenUnverified();
  // Only who has watched something has a place to keep.
  const stop = $progress.subscribe((progress) => {
    if (Object.keys(progress).length === 0) return;
    queueMicrotask(() => stop());
    loadPart(() => import('#stores/videos/keep-place.ts')).then(
      ({ watchPlace }) => watchPlace(),
      console.warn,
    );
  });
  createRoot(player).render(<Player emblem={emblem} />);
  createRoot(now).render(<NowPlaying course={lesson} />);
  createRoot(lists).render(<VideoSections emblem={emblem} subject={subject} />);
}
