import { mountVideos } from '#islands/videos/mount.tsx';

/** The videos of a lesson, in the three places that CourseVideos.astro keeps for them. */
export function showVideos(root: HTMLElement): void {
  const place = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`);
  const [player, now, lists] = [place('player'), place('now'), place('lists')];
  if (!player || !now || !lists) return;
  mountVideos({ player, now, lists }, root.dataset.videos ?? '', root.dataset.subject ?? '');
}
