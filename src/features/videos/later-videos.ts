import { onReturn } from '#core/page/page-life.ts';
import { msNow } from '#core/time/clock.ts';
import { $sources, readLater } from './sources.ts';
import type { Source } from './video.ts';

/** How long the page is out of sight before it asks, in ms. */
const away = 5 * 60_000;

let left = msNow();

function look(): void {
  left = msNow();
  for (const source of Object.keys($sources.get()) as Source[]) readLater(source);
}

/** VIDEO-13. */
export function watchLaterVideos(): void {
  onReturn(look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') left = msNow();
    else if (Math.abs(msNow() - left) > away) look();
  });
}
