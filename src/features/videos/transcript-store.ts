import { atom } from 'nanostores';
import { loadPart } from '#core/page/load-part.ts';
import { spokenMs } from './player.ts';
import { play } from './player-store.ts';
import { goTo, timeIn } from './playing.ts';
import { sideText } from './side-text.ts';
import { joinedLines, lineAt, readTranscript, type TranscriptLine } from './transcript.ts';
import type { Video } from './video.ts';

/** LEARN-6. */
export const transcript = sideText<readonly TranscriptLine[]>('transcript', async (video) => {
  const { transcripts } = await loadPart(() => import('./gateway.ts'));
  return readTranscript(joinedLines(await transcripts.of(video))).lines;
});

export const $spoken = atom(-1);

export function followSpoken(video: string, lines: readonly TranscriptLine[]): () => void {
  const look = () => {
    const seconds = timeIn(video);
    $spoken.set(seconds === null ? -1 : lineAt(lines, seconds));
  };
  look();
  const watch = setInterval(look, spokenMs);
  return () => clearInterval(watch);
}

export function goToLine(video: Video, seconds: number): void {
  if (!goTo(video.id, seconds)) play(video, seconds);
}
