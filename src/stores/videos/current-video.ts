import { atom, computed } from 'nanostores';
import { lastUnfinished } from '#domain/progress/progress.ts';
import { type Video, type VideoSection, videoSections } from '#domain/videos/video.ts';
import { $progress } from '#stores/progress/progress.ts';
import { $allLoaded, $playlist, $sections, hasMore, type SectionState } from './videos.ts';

/** The video that the reader has chosen on this visit, by its id. */
export const $chosen = atom<string | null>(null);

/** The video that the page begins with is being looked for behind the first pages (stores/videos/first-video.ts). */
export const $isSeeking = atom(false);

/** It is known what the page begins with. */
export const $isPlaced = computed([$allLoaded, $isSeeking], (settled, isSeeking) => settled && !isSeeking);

/** The video the page is about: the chosen one, else the address's, else where the reader left off. */
export const $current = computed(
  [$chosen, $playlist, $isPlaced, $progress],
  (chosen, playlist, isPlaced, progress) => {
    const byId = (id: string | null) => playlist.find((video) => video.id === id);
    if (chosen !== null) return byId(chosen) ?? null;
    if (!isPlaced) return null;
    const ids = playlist.map(({ id }) => id);
    return byId(idInAddress()) ?? byId(lastUnfinished(progress, ids)) ?? null;
  },
);

/** One step from a video: another one, or the section whose next page has to come first. */
export type Neighbour = Video | VideoSection | null;

export function neighbourOf(
  lists: Record<VideoSection, SectionState>,
  id: string,
  direction: 1 | -1,
): Neighbour {
  const listed = (section: VideoSection) => {
    const list = lists[section];
    return list.state === 'ready' ? list.videos : [];
  };
  const home = videoSections.find((section) => listed(section).some((video) => video.id === id));
  if (!home) return null;
  const videos = listed(home);
  const beside = videos[videos.findIndex((video) => video.id === id) + direction];
  if (beside) return beside;
  if (direction === 1 && hasMore(lists[home])) return home;
  const at = videoSections.indexOf(home);
  const others = direction === 1 ? videoSections.slice(at + 1) : videoSections.slice(0, at).reverse();
  for (const section of others) {
    // Backwards a section begins with its last video, which only its last page has.
    if (direction === -1 && hasMore(lists[section])) return section;
    const entry = listed(section).at(direction === 1 ? 0 : -1);
    if (entry) return entry;
    if (hasMore(lists[section])) return section;
  }
  return null;
}

/** What lies around the current video. */
export const $neighbours = computed([$current, $sections], (current, lists) => ({
  previous: current && neighbourOf(lists, current.id, -1),
  next: current && neighbourOf(lists, current.id, 1),
}));

/** The video that the address names behind its '#', `null` when that can't be read. */
export function idInAddress(): string | null {
  try {
    return decodeURIComponent(location.hash.slice(1)) || null;
  } catch {
    return null;
  }
}
