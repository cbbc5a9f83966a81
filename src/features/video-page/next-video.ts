import { atom } from 'nanostores';
import { $notes } from '#features/notes/store.ts';
import { $questionDraft } from '#features/questions/drafts.ts';
import { $neighbours } from '#features/videos/current-video.ts';
import { countdownSeconds } from '#features/videos/player.ts';
import { step } from '#features/videos/player-store.ts';
import { $ended } from '#features/videos/playing.ts';
import { $preferences } from '#features/videos/preferences.ts';

/** In seconds; `null` while nothing is counted (LEARN-4). */
export const $countdown = atom<number | null>(null);

let ticking: ReturnType<typeof setInterval> | undefined;

export function stopCountdown(): void {
  clearInterval(ticking);
  $countdown.set(null);
}

function tick(): void {
  const left = ($countdown.get() ?? 0) - 1;
  if (left > 0) {
    $countdown.set(left);
    return;
  }
  stopCountdown();
  step(1);
}

/** Not while the viewer writes a note or a question. */
export function watchEnd(): void {
  $ended.listen((ended) => {
    stopCountdown();
    if (!ended || !$preferences.get().autoNext || !$neighbours.get().next) return;
    if ($notes.get().draft || $questionDraft.get()) return;
    $countdown.set(countdownSeconds);
    ticking = setInterval(tick, 1_000);
  });
  $preferences.listen(({ autoNext }) => {
    if (!autoNext) stopCountdown();
  });
  $notes.listen(({ draft }) => {
    if (draft) stopCountdown();
  });
  $questionDraft.listen((draft) => {
    if (draft) stopCountdown();
  });
}
