import { codeOf, isRefusal } from '#core/cloud/errors.ts';
import { keep, kept } from '#core/device/device-storage.ts';
import { durationsKey } from '#core/device/page-storage-keys.ts';
import { reportFailedRead } from '#core/page/failures.ts';
import { loadPart } from '#core/page/load-part.ts';
import { may } from '#core/session/access.ts';
import { readDurations } from '#core/time/duration.ts';
import { dismissRetry } from '#core/views/toasts.ts';
import { keepDuration } from '#registry/staff-writes.ts';
import { $durations, $isAsking, $unmeasured } from './durations.ts';
import { $sources, changeList } from './sources.ts';
import { $reader } from './store.ts';
import type { Source, Video } from './video.ts';

// VIDEO-3: nothing of this runs before a video is played or durations are asked for.

/** On this device, and in the document when staff watch the video. */
export async function noteDuration(video: Video, seconds: number): Promise<void> {
  const duration = Math.round(seconds);
  if (!(duration > 0)) return;
  if ($durations.get()[video.url] !== duration) {
    $durations.set({ ...readDurations(kept(durationsKey)), ...$durations.get(), [video.url]: duration });
    keep(durationsKey, $durations.get());
  }
  if (video.duration !== duration) await keepForEverybody(video, duration);
}

async function keepForEverybody(video: Video, duration: number): Promise<void> {
  const reader = $reader.get();
  if (!reader || !may(reader.visitor, 'manage-content')) return;
  try {
    changeVideo(video.id, { rev: await keepDuration(reader.uid, video, duration), duration });
  } catch (error) {
    // The document was changed meanwhile: it is kept the next time staff play the video.
    if (!isRefusal(codeOf(error))) console.error(error);
  }
}

export async function askDurations(): Promise<void> {
  if ($isAsking.get()) return;
  dismissRetry(askDurations);
  $isAsking.set(true);
  try {
    const { askDuration } = await loadPart(() => import('./youtube-gateway.ts'));
    for (const video of $unmeasured.get()) {
      // Skipped when the video was played in the meantime or the session is over.
      if ($unmeasured.get().some(({ id }) => id === video.id)) await measure(video, askDuration);
    }
  } catch (error) {
    reportFailedRead(error, askDurations);
  } finally {
    $isAsking.set(false);
  }
}

/** A video that is gone from YouTube does not stop the others. */
async function measure(video: Video, ask: (id: string) => Promise<number>): Promise<void> {
  try {
    await noteDuration(video, await ask(video.url));
  } catch (error) {
    if (codeOf(error) !== 'youtube/unavailable') throw error;
    console.error(`videos/${video.id}: YouTube has no ${video.url}.`);
  }
}

export function changeVideo(id: string, change: Pick<Video, 'rev'> & { duration: number }): void {
  for (const source of Object.keys($sources.get()) as Source[]) {
    changeList(source, ({ videos }) =>
      videos.some((video) => video.id === id)
        ? { videos: videos.map((video) => (video.id === id ? { ...video, ...change } : video)) }
        : {},
    );
  }
}
