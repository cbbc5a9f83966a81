import { sayUnkept } from '#core/device/say-unkept.ts';
import { need } from '#core/page/load-parts.ts';
import { $done, markDone, watchDone } from './done.ts';
import { noteAnswer, watchReviews } from './reviews.ts';

const shown = new Set<HTMLElement>();

/** What is done (LEARN-7) and what comes back today (LEARN-10), which is known before anything is answered. */
export function showDoneMarks(root: HTMLElement): void {
  if (shown.has(root)) return;
  shown.add(root);
  const course = root.dataset.exercises ?? '';
  watchDone(course);
  watchReviews();
  const review = root.querySelector<HTMLElement>('[data-review]');
  if (review)
    need(
      () => import('./review.ts'),
      ({ showReview }) => showReview(review, course),
    );
  $done.subscribe((done) => {
    for (const mark of root.querySelectorAll<HTMLElement>('[data-done]')) {
      mark.hidden = done[mark.dataset.done ?? ''] === undefined;
    }
  });
}

/** Keeps how a question of the exercise of the page was answered, for review (LEARN-10). @param question 0: its code. */
export const note = ({ dataset }: HTMLElement, question: number, isRight: boolean): void =>
  noteAnswer(dataset.exercises ?? '', dataset.exercise ?? '', question, isRight);

/** Keeps that the exercise of the page is done, and shows it. */
export function finish(root: HTMLElement): void {
  showDoneMarks(root);
  if (!markDone(root.dataset.exercise ?? '')) sayUnkept();
}
