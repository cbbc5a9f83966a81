import { createRoot } from 'react-dom/client';
import { followBeginning } from '#stores/beginning.ts';
import { recallDurations } from '#stores/durations.ts';
import { followPlayer } from '#stores/player.ts';
import { whenUnverified } from '#stores/profile.ts';
import { followVideos } from '#stores/videos.ts';
import Lists from './Lists.tsx';
import Now from './Now.tsx';
import Player from './Player.tsx';

interface Places {
  player: HTMLElement;
  now: HTMLElement;
  lists: HTMLElement;
}

/** Into the page of a lesson, for whoever is signed in. The parts stand in different places and share the stores. */
export function mountVideos({ player, now, lists }: Places, lesson: string, subject: string): void {
  recallDurations();
  followVideos(lesson);
  followBeginning();
  followPlayer();
  whenUnverified();
  createRoot(player).render(<Player course={lesson} />);
  createRoot(now).render(<Now course={lesson} />);
  createRoot(lists).render(<Lists course={lesson} subject={subject} />);
}
