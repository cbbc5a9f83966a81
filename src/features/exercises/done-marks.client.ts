// Shows which exercises of the course are done, and what comes back today (LEARN-7, LEARN-10). A visitor who has done none, and has no
// account, loads nothing.
import { need } from '#components/shared/load-parts.ts';
import { allDone, allReviews } from '#domain/shared/page-storage-keys.ts';
import { sessionKey } from '#domain/shared/storage-keys.ts';

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
