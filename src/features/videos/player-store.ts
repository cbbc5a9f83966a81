import { codeOf } from '#core/cloud/errors.ts';
import { loadPart } from '#core/page/load-part.ts';
import { sessionAtom, sessionLatest } from '#core/session/session-state.ts';
import { sendProgress } from '#features/progress/store.ts';
import { $chosen, $current, idInAddress, isSection, neighbourOf, startOf } from './current-video.ts';
import { $player, $plays, fail, showInAddress } from './player-state.ts';
import { loadMore } from './sections.ts';
import { $playlist } from './store.ts';
import type { Video } from './video.ts';

// What is needed before a video is played; the rest comes with the first play (playing.ts).

export const $isStepping = sessionAtom(false);
const steps = sessionLatest();
const starts = sessionLatest();

export function watchPlayer(): void {
  addEventListener('hashchange', playAddressed);
  addEventListener('online', sendProgress);
}

function playAddressed(): void {
  const video = $playlist.get().find(({ id }) => id === idInAddress());
  if (!video) return;
  if ($player.get().step === 'still') $chosen.set(video.id);
  else play(video);
}

function stopSteps(): void {
  steps.cancel();
  $isStepping.set(false);
}

/** From then on the page's address names the video. @param from in seconds, instead of where the reader left it. */
export async function play(video: Video, from?: number): Promise<void> {
  stopSteps();
  const isLatest = starts.begin();
  if ($player.get().step !== 'open') $player.set({ step: 'opening' });
  const seconds = from ?? startOf(video);
  $chosen.set(video.id);
  $plays.set($plays.get() + 1);
  showInAddress(video);
  try {
    const { start } = await loadPart(() => import('./playing.ts'));
    if (isLatest()) await start(video, seconds);
  } catch (error) {
    if (isLatest()) fail(codeOf(error));
  }
}

export async function step(direction: 1 | -1): Promise<void> {
  const isLatest = steps.begin();
  $isStepping.set(true);
  for (;;) {
    const current = $current.get();
    const to = current && neighbourOf(current.id, direction);
    if (to && !isSection(to)) return play(to);
    const hasCome = to !== null && (await loadMore(to));
    if (!isLatest()) return;
    if (!hasCome) return $isStepping.set(false);
  }
}
