import { sayUnkept } from '#core/device/say-unkept.ts';
import { need } from '#core/page/load-parts.ts';
import { msNow } from '#core/time/clock.ts';
import { doneKind } from '#features/progress/done.ts';
import { noteAnswer, watchReviews } from './reviews.ts';
import { visitorRecord } from './visitor-record.ts';

const record = visitorRecord(doneKind);

/** The exercises of the page's course that this visitor has done (LEARN-7). */
export const $done = record.$entries;

export const watchDone = record.watch; // follows the exercises of a course

/** @returns whether the device or the account has it. */
export const markDone = (slug: string): boolean =>
  $done.get()[slug] !== undefined || record.add({ [slug]: msNow() });

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
      () => import('./show-review.ts'),
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
