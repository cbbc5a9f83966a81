import { computed } from 'nanostores';
import { secondsInQuery, videoInQuery } from '#core/addresses/video-address.ts';
import { sessionAtom } from '#core/session/session-state.ts';
import { lastUnfinished, resumeAt } from '#features/progress/progress.ts';
import { $progress } from '#features/progress/store.ts';
import { $durations, durationOf } from './durations.ts';
import { $modules } from './outline.ts';
import { $sections, hasMore, type Section, videosIn } from './sections.ts';
import { $allLoaded, $playlist } from './store.ts';
import type { Video } from './video.ts';

export const $chosen = sessionAtom<string | null>(null);

export const $isSeeking = sessionAtom(false);

export const $isPlaced = computed([$allLoaded, $isSeeking], (settled, isSeeking) => settled && !isSeeking);

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

/** The next or previous video, or the section whose next page has to be read first. */
export type Neighbour = Video | Section | null;

export const isSection = (to: Video | Section): to is Section => 'list' in to;

/** The lists of a course with a plan are read whole, so its plan leads; else the page does, from section to section. */
export function neighbourOf(id: string, direction: 1 | -1): Neighbour {
  const sections = $sections.get();
  const playlist = $playlist.get();
  if ($modules.get().length > 0 && !sections.some(hasMore)) {
    const index = playlist.findIndex((video) => video.id === id);
    return (index >= 0 && playlist[index + direction]) || null;
  }
  const at = sections.findIndex((section) => videosIn(section).some((video) => video.id === id));
  const home = sections[at];
  if (!home) return null;
  const videos = videosIn(home);
  const beside = videos[videos.findIndex((video) => video.id === id) + direction];
  if (beside) return beside;
  if (direction === 1 && hasMore(home)) return home;
  const others = direction === 1 ? sections.slice(at + 1) : sections.slice(0, at).reverse();
  for (const section of others) {
    // Going backwards, a section is entered at its last video, which only its last page has.
    if (direction === -1 && hasMore(section)) return section;
    const entry = videosIn(section).at(direction === 1 ? 0 : -1);
    if (entry) return entry;
    if (hasMore(section)) return section;
  }
  return null;
}

export const $neighbours = computed([$current, $sections, $playlist], (current) => ({
  previous: current && neighbourOf(current.id, -1),
  next: current && neighbourOf(current.id, 1),
}));

/** The id behind '#' in the address, or in its query; `null`: none, or it can't be decoded. */
export function idInAddress(): string | null {
  try {
    return decodeURIComponent(location.hash.slice(1)) || videoInQuery(location.search);
  } catch {
    return null;
  }
}

/** Where playing begins, in seconds: the place in the address (LEARN-4), else where the reader left it. */
export function startOf(video: Video): number {
  const named = videoInQuery(location.search) === video.id ? secondsInQuery(location.search) : 0;
  return named || resumeAt($progress.get()[video.id], durationOf(video, $durations.get()));
}
