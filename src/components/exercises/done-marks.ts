import { sayUnkept } from '#components/shared/say-unkept.ts';
import { $done, markDone, watchDone } from '#stores/exercises/done.ts';

const shown = new Set<HTMLElement>();

/** Shows in `root`, the list of a course or one of its exercises, which exercises are done (LEARN-7). */
export function showDoneMarks(root: HTMLElement): void {
  if (shown.has(root)) return;
  shown.add(root);
  watchDone(root.dataset.exercises ?? '');
  $done.subscribe((done) => {
    for (const mark of root.querySelectorAll<HTMLElement>('[data-done]')) {
      mark.hidden = done[mark.dataset.done ?? ''] === undefined;
    }
  });
}

/** Keeps that the exercise of the page is done, and shows it. */
export function finish(root: HTMLElement): void {
  showDoneMarks(root);
  if (!markDone(root.dataset.exercise ?? '')) sayUnkept();
}
