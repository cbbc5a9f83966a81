import { atom } from 'nanostores';
import { codeOf } from '#core/cloud/errors.ts';
import { latest } from '#core/page/latest.ts';
import { loadPart } from '#core/page/load-part.ts';
import { onSignOut } from '#core/session/session.ts';
import { sendProgress } from '#features/progress/store.ts';
import { $chosen, $current, idInAddress, isSection, neighbourOf, startOf } from './current-video.ts';
import { $player, $plays, fail, showInAddress } from './player-state.ts';
import { loadMore } from './sections.ts';
import { $playlist } from './store.ts';
import type { Video } from './video.ts';

// What the page needs before a video is played. The rest comes with the first play (playing.ts).

/** The next or previous video is on a page that is still being read. */
export const $isStepping = atom(false);
const steps = latest();
const starts = latest();

/** Closes the player when the session ends, in any tab. */
export function watchPlayer(): void {
  onSignOut(() => {
    stopSteps();
    starts.cancel();
    $chosen.set(null);
    $plays.set(0);
    $player.set({ step: 'still' });
  });
  addEventListener('hashchange', playAddressed);
  addEventListener('online', sendProgress);
}

/** The address names another video: selects it, and plays it if the player is open. */
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

/**
 * Plays a video from where the reader left it; from then on the page's address names it.
 * @param from the place where it begins instead, in seconds.
 */
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

/** Plays the next or the previous video of the list as it is shown; pages in between are read first. */
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
