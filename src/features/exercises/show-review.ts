// The questions of a course that come back today (LEARN-10), on the page of its exercises. Loaded when the visitor may have any.

import { rememberedSession } from '#core/session/session-hint.ts';
import { msNow } from '#core/time/clock.ts';
import { canAsk, dueToday, partsOfReview, quizOfReview, reviewId } from '#features/progress/review.ts';
import { addAnswerButton } from './answer-button.ts';
import { review as texts } from './review-texts.ts';
import { $reviews, keepOnly, noteAnswer, watchReviews } from './reviews.ts';
import { answers } from './texts.ts';

export function showReview(root: HTMLElement, course: string): void {
  const list = root.querySelector('[data-review-list]');
  const title = root.querySelector('h2');
  if (!list || !title) return;
  const tasks = tasksOf(root, course);
  const known = new Set(tasks.keys());
  const shown = new Set<string>();
  watchReviews();
  $reviews.subscribe((reviews) => {
    // The page of the course's quizzes asks their questions.
    const isQuiz = (id: string) => quizOfReview(id) !== null;
    keepOnly(course, (id) => known.has(id) || isQuiz(id));
    const due = dueToday(reviews, msNow(), canAsk(rememberedSession()?.courses ?? [])).filter(
      (id) => partsOfReview(id).course === course && !isQuiz(id),
    );
    // What was answered stays with its verdict.
    for (const id of due) {
      const task = shown.has(id) ? undefined : tasks.get(id);
      shown.add(id);
      if (task) list.append(task);
    }
    title.textContent = due.length > 0 ? texts.today(due.length) : texts.over;
    root.hidden = shown.size === 0;
  });
}

function tasksOf(root: HTMLElement, course: string): Map<string, HTMLElement> {
  const tasks = new Map<string, HTMLElement>();
  for (const { content, dataset } of root.querySelectorAll('template')) {
    const { slug = '', title = '' } = dataset;
    const code = content.querySelector<HTMLElement>('[data-code-task]');
    if (code) tasks.set(reviewId(course, slug, 0), code);
    for (const [index, question] of content.querySelectorAll<HTMLElement>('[data-question]').entries()) {
      const number = index + 1;
      const id = reviewId(course, slug, number);
      const name = question.querySelector('small');
      if (name) name.textContent = title;
      // Questions of other exercises have inputs of the same name.
      for (const input of question.querySelectorAll('input')) input.name = id;
      addAnswerButton(question, (isRight) => {
        noteAnswer(course, slug, number, isRight);
        return isRight ? answers.right : answers.wrong;
      });
      tasks.set(id, question);
    }
  }
  return tasks;
}
