import { atom, computed } from 'nanostores';
import { kept } from '#core/device/device-storage.ts';
import { durationsKey } from '#core/device/page-storage-keys.ts';
import { type Durations, readDurations } from '#core/time/duration.ts';
import type { CourseProgress } from '#features/progress/progress.ts';
import { $playlist } from './store.ts';
import type { Video } from './video.ts';

/** By YouTube id (VIDEO-3). */
export const $durations = atom<Durations>({});

export const $isAsking = atom(false);

export const durationOf = (video: Video, durations: Durations): number | null =>
  video.duration ?? durations[video.url] ?? null;

export const $unmeasured = computed([$playlist, $durations], (playlist, durations) =>
  playlist.filter((video) => durationOf(video, durations) === null),
);

export const recallDurations = (): void => $durations.set(readDurations(kept(durationsKey)));

/** In seconds; `null` unless every duration is known. */
export function courseTime(
  videos: readonly Video[],
  durations: Durations,
  progress: CourseProgress,
): { total: number; left: number } | null {
  let [total, left] = [0, 0];
  for (const video of videos) {
    const duration = durationOf(video, durations);
    if (duration === null) return null;
    const own = progress[video.id];
    total += duration;
    left += own?.done ? 0 : Math.max(0, duration - (own?.seconds ?? 0));
  }
  return total === 0 ? null : { total, left };
}
