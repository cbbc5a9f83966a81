// LEARN-7, LEARN-10: a visitor who has done nothing, and has no account, loads nothing.

import { allDone, allReviews } from '#core/device/page-storage-keys.ts';
import { sessionKey } from '#core/device/storage-keys.ts';
import { need } from '#core/page/load-parts.ts';

const root = document.querySelector<HTMLElement>('[data-exercises]');
if (root && mayHaveDone()) {
  need(
    () => import('./done-marks.ts'),
    ({ showDoneMarks }) => showDoneMarks(root),
  );
}

function mayHaveDone(): boolean {
  try {
    return Object.keys(localStorage).some(
      (key) => key === sessionKey || key.startsWith(allDone) || key.startsWith(allReviews),
    );
  } catch {
    return false;
  }
}
