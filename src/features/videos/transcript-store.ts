import { atom } from 'nanostores';
import { loadPart } from '#core/page/load-part.ts';
import { spokenMs } from './player.ts';
import { play } from './player-store.ts';
import { goTo, timeIn } from './playing.ts';
import { sideText } from './side-text.ts';
import { lineAt, readTranscript, type TranscriptLine } from './transcript.ts';
import type { Video } from './video.ts';

/** The transcript of the current video (LEARN-6). */
export const transcript = sideText<readonly TranscriptLine[]>('transcript', async (video) => {
  const { transcripts } = await loadPart(() => import('./gateway.ts'));
  return readTranscript(await transcripts.of(video)).lines;
});

/** The line that is being spoken; -1: none. */
export const $spoken = atom(-1);

/** Follows the player through the lines. @returns ends it. */
export function followSpoken(video: string, lines: readonly TranscriptLine[]): () => void {
  const look = () => {
    const seconds = timeIn(video);
    $spoken.set(seconds === null ? -1 : lineAt(lines, seconds));
  };
  look();
  const watch = setInterval(look, spokenMs);
  return () => clearInterval(watch);
}

/** Goes to a line of this video, and plays the video if it does not. */
export function goToLine(video: Video, seconds: number): void {
  if (!goTo(video.id, seconds)) play(video, seconds);
}
