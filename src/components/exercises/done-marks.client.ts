// Shows which exercises of the course are done (LEARN-7).
import { $done } from '#stores/exercises/device.ts';
import { watchDone } from '#stores/exercises/done.ts';

const root = document.querySelector<HTMLElement>('[data-exercises]');
if (root) {
  watchDone(root.dataset.exercises ?? '');
  $done.subscribe((done) => {
    for (const mark of root.querySelectorAll<HTMLElement>('[data-done]')) {
      mark.hidden = done[mark.dataset.done ?? ''] === undefined;
    }
  });
}
