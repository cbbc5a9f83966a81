// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { keep } from '#core/device/device-storage.ts';
import { sessionKey } from '#core/device/storage-keys.ts';
import { quizSlug, reviewId, reviewKind, reviewRecord } from '#features/progress/review.ts';
import { review as texts } from './review-texts.ts';
import { showReview } from './show-review.ts';
import { reviewsToday } from './today.ts';

test('[LEARN-10] the page of the exercises counts the ten of the day as «Bu gün» does, quizzes among them', () => {
  const now = Date.now();
  keep(sessionKey, { uid: 'me', username: 'me', photo: null, staff: false, courses: ['css'] });
  const due = Array.from({ length: 16 }, (_, at) => [
    reviewId('css', at % 2 === 0 ? quizSlug('q1') : `sual-${at}`, at % 2 === 0 ? at + 1 : 0),
    { n: 0, at: now - 9 * 86_400_000 + at },
  ]);
  keep(reviewKind.key('me', reviewRecord), Object.fromEntries(due));
  const said = reviewsToday({ uid: 'me', now, courses: ['css'] }).map(({ text }) => text);
  expect(said.length).toBe(2);

  const root = document.createElement('section');
  root.innerHTML = '<h2></h2><div data-review-list></div>';
  for (let at = 1; at < 16; at += 2) {
    const template = document.createElement('template');
    Object.assign(template.dataset, { slug: `sual-${at}`, title: `Sual ${at}` });
    template.innerHTML = '<p data-code-task></p>';
    root.append(template);
  }
  showReview(root, 'css');
  expect(root.querySelector('h2')?.textContent).toBe(texts.today(5));
  expect(root.querySelectorAll('[data-review-list] > p')).toHaveLength(5);
});
