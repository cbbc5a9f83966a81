import { sessionAtom } from '#core/session/session-state.ts';
import { $current } from '#features/videos/current-video.ts';
import { pause, secondNow } from '#features/videos/playing.ts';

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
  $askedAt.set({ video: video.id, second: secondNow(video), text });
}

/** For the transcript. */
export const $questionMoments = sessionAtom<{
  video: string;
  moments: readonly { id: string; second: number }[];
}>({
  video: '',
  moments: [],
});

/** '' for all; whoever shows the questions takes it. */
export const $wantedQuestion = sessionAtom<string | null>(null);
