import { createRoot } from 'react-dom/client';
import { whenUnverified } from '#features/accounts/when-unverified.ts';
import { showVideoTasks } from '#features/exercises/video-tasks.ts';
import { recallDurations } from '#features/videos/durations.ts';
import { watchFirstVideo } from '#features/videos/first-video.ts';
import { watchPlace } from '#features/videos/keep-place.ts';
import { watchLaterVideos } from '#features/videos/later-videos.ts';
import { watchPlayer } from '#features/videos/player-store.ts';
import { watchSavedVideos, watchVideos } from '#features/videos/store.ts';
import NowPlaying from './NowPlaying.tsx';
import Player from './Player.tsx';
import VideoSections from './VideoSections.tsx';

/** In the three places of CourseVideos.astro. */
export function showVideos(root: HTMLElement): void {
  const find = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`);
  const [player, now, lists] = [find('player'), find('now'), find('lists')];
  if (!player || !now || !lists) return;
  const { videos: course = '', subject = '', price = '', ordered, emblem = '' } = root.dataset;
  const offer = { course, subject, price, isOrdered: ordered !== undefined };
  recallDurations();
  watchVideos(course);
  watchSavedVideos();
  watchPlayer();
  watchPlace();
  watchFirstVideo();
  watchLaterVideos();
  whenUnverified();
  const tasks = find('video-tasks');
  if (tasks) showVideoTasks(tasks);
  createRoot(player).render(<Player emblem={emblem} />);
  createRoot(now).render(<NowPlaying course={course} />);
  createRoot(lists).render(<VideoSections emblem={emblem} offer={offer} />);
}
