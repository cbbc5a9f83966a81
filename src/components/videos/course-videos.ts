import { mountVideos } from '#islands/videos/mount.tsx';

/** Shows the videos of a lesson in the three places of CourseVideos.astro. */
export function showVideos(root: HTMLElement): void {
  const place = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`);
  const [player, now, lists] = [place('player'), place('now'), place('lists')];
  if (!player || !now || !lists) return;
  const { videos = '', subject = '', emblem = '' } = root.dataset;
  mountVideos({ player, now, lists }, videos, subject, emblem);
}
