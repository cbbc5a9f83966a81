// Parts of single pages that only a signed-in visitor needs, so that a guest's page does not load them.

import { placesKey } from '#domain/shared/page-storage-keys.ts';
import { $session, rememberedSession } from '#stores/accounts/session.ts';
import { kept } from '#stores/shared/device-storage.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { loadPart } from '#stores/shared/load-part.ts';

const parts: Record<string, (root: HTMLElement) => Promise<void>> = {
  '[data-buy]': async (root) =>
    (await loadPart(() => import('#components/courses/buy-course.ts'))).watchBuyer(root),
  '[data-figure]': async () => {
    const uid = rememberedSession()?.uid ?? '';
    // Nothing was watched on this device.
    if (kept(placesKey(uid)) === null) return;
    (await loadPart(() => import('#components/progress/course-figures.ts'))).showFigures(uid);
  },
  '[data-hand-in]': async (root) => {
    const { showHandIn } = await loadPart(() => import('#islands/exercises/show-hand-in.tsx'));
    showHandIn(root, async (page) =>
      (await loadPart(() => import('#components/exercises/done-marks.ts'))).finish(page),
    );
  },
  '[data-videos]': async (root) =>
    (await loadPart(() => import('#islands/videos/mount.tsx'))).showVideos(root),
};

/** Always the same functions, so that a part that fails twice gets one retry only. */
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

/** Starts at once when this device remembers a user, otherwise when another tab signs in. */
export function startSignedInParts(): void {
  $session.subscribe(({ state }) => {
    const isUser = state === 'user' || document.documentElement.dataset.session === 'user';
    if (started || !isUser) return;
    started = true;
    for (const selector of Object.keys(parts)) start(selector);
  });
}
