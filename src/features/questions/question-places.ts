import { sessionAtom } from '#core/session/session-state.ts';
import { $current, startOf } from '#features/videos/current-video.ts';
import { pause, timeIn } from '#features/videos/playing.ts';

// What player, transcript and questions say to one another (ASK-1). Small: the questions come later.

/** Whoever shows the questions takes it. */
export const $askedAt = sessionAtom<{ video: string; second: number; text: string } | null>(null);

/** @param text what the question begins with (LEARN-11). */
export function askHere(text = ''): void {
  const video = $current.get();
  if (!video) return;
  pause();
  // The form stands outside of the player.
  if (document.fullscreenElement) document.exitFullscreen().catch(console.warn);
  $askedAt.set({ video: video.id, second: Math.floor(timeIn(video.id) ?? startOf(video)), text });
}

/** For the transcript. */
export const $questionPlaces = sessionAtom<{
  video: string;
  places: readonly { id: string; second: number }[];
}>({
  video: '',
  places: [],
});

/** '' for all; whoever shows the questions takes it. */
export const $wantedQuestion = sessionAtom<string | null>(null);
