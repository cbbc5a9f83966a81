import { atom, computed } from 'nanostores';
import { whereLeftOff } from '#domain/progress.ts';
import { $progress } from './progress.ts';
import { $playlist, $settled } from './videos.ts';

/** The video that the reader has chosen on this visit, by its id. */
export const $chosen = atom<string | null>(null);

/** The video the page is about: the chosen one, else the address's, else where the reader left off. */
export const $current = computed(
  [$chosen, $playlist, $settled, $progress],
  (chosen, playlist, settled, progress) => {
    const byId = (id: string | null) => playlist.find((video) => video.id === id);
    if (chosen !== null) return byId(chosen) ?? null;
    if (!settled) return null;
    const ids = playlist.map(({ id }) => id);
    return byId(idInAddress()) ?? byId(whereLeftOff(progress, ids)) ?? null;
  },
);

/** The videos around the current one. */
export const $neighbours = computed([$current, $playlist], (current, playlist) => {
  const at = playlist.findIndex(({ id }) => id === current?.id);
  return { previous: playlist[at - 1] ?? null, next: (at >= 0 && playlist[at + 1]) || null };
});

/** The video that the address names behind its '#', `null` when that can't be read. */
export function idInAddress(): string | null {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return null;
  }
}
