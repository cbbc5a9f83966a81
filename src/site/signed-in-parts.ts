// A guest's page does not load them.

import { kept } from '#core/device/device-storage.ts';
import { placesKey } from '#core/device/page-storage-keys.ts';
import { reportFailedRead } from '#core/page/failures.ts';
import { loadPart } from '#core/page/load-part.ts';
import { $session } from '#core/session/session.ts';
import { rememberedUid } from '#core/session/session-hint.ts';

const parts: Record<string, (root: HTMLElement) => Promise<void>> = {
  '[data-buy]': async (root) =>
    (await loadPart(() => import('#features/orders/buy-course.ts'))).watchBuyer(root),
  '[data-figure]': async () => {
    const uid = rememberedUid() ?? '';
    if (kept(placesKey(uid)) === null) return;
    (await loadPart(() => import('#features/progress/course-figures.ts'))).showFigures(uid);
  },
  '[data-hand-in]': async (root) => {
    const { showHandIn } = await loadPart(() => import('#features/works/show-hand-in.tsx'));
    showHandIn(root, async (page) =>
      (await loadPart(() => import('#features/exercises/done-marks.ts'))).finish(page),
    );
  },
  '[data-videos]': async (root) =>
    (await loadPart(() => import('#features/video-page/mount.tsx'))).showVideos(root),
};

/** Always the same functions: a part that fails twice gets one retry only. */
const retries = Object.fromEntries(Object.keys(parts).map((selector) => [selector, () => start(selector)]));

async function start(selector: string): Promise<void> {
  const root = document.querySelector<HTMLElement>(selector);
  try {
    if (root) await parts[selector]?.(root);
  } catch (error) {
    const retry = retries[selector];
    if (retry) reportFailedRead(error, retry);
  }
}

let started = false;

export function startSignedInParts(): void {
  $session.subscribe(({ state }) => {
    const isUser = state === 'user' || document.documentElement.dataset.session === 'user';
    if (started || !isUser) return;
    started = true;
    for (const selector of Object.keys(parts)) start(selector);
  });
}
