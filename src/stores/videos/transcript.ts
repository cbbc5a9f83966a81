import { atom } from 'nanostores';
import { codeOf } from '#domain/shared/errors.ts';
import { spokenMs } from '#domain/videos/player.ts';
import { lineAt, readTranscript, type TranscriptLine } from '#domain/videos/transcript.ts';
import type { Video } from '#domain/videos/video.ts';
import { errors } from '#messages/shared/errors.ts';
import { onSignOut } from '#stores/accounts/session.ts';
import { latest } from '#stores/shared/latest.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { play } from './player.ts';
import { goTo, timeIn } from './playing.ts';

/** The transcript of the current video (LEARN-6). */
type Reading =
  | { step: 'reading' }
  | { step: 'failed'; message: string }
  | { step: 'ready'; video: string; lines: TranscriptLine[] };

export const $reading = atom<Reading>({ step: 'reading' });
/** The line that is being spoken; -1: none. */
export const $spoken = atom(-1);

/** What was read on this visit, by video and the save that wrote it. */
const known = new Map<string, TranscriptLine[]>();
const requests = latest();

/** Reads the transcript of a video: one document, once a visit. */
export async function readTranscriptOf({ id, transcript }: Video): Promise<void> {
  const isLatest = requests.begin();
  const key = `${id} ${transcript}`;
  const show = (lines: TranscriptLine[]) => $reading.set({ step: 'ready', video: id, lines });
  $spoken.set(-1);
  const found = known.get(key);
  if (found) return show(found);
  $reading.set({ step: 'reading' });
  try {
    const { transcripts } = await loadPart(() => import('#gateways/videos.ts'));
    const { lines } = readTranscript(await transcripts.of(id));
    if (!isLatest()) return;
    known.set(key, lines);
    show(lines);
  } catch (error) {
    if (!isLatest()) return;
    console.error(error);
    $reading.set({ step: 'failed', message: errors[codeOf(error)] });
  }
}

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

onSignOut(() => {
  requests.cancel();
  known.clear();
  $reading.set({ step: 'reading' });
  closeTranscript();
});

/** The reader wants the transcript of what plays, of the next videos too (LEARN-6). */
export const $isReading = atom(false);

/** The reader has opened it and has not been led to it yet. */
let isPressed = false;

export function openTranscript(): void {
  isPressed = true;
  $isReading.set(true);
}

/** Whether the focus goes to the transcript that is shown now: not if it is the next video's. */
export function takesFocus(): boolean {
  const takes = isPressed;
  isPressed = false;
  return takes;
}

export const closeTranscript = (): void => $isReading.set(false);
