// @vitest-environment jsdom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { $reviews, noteAnswer } from '#features/exercises/reviews.ts';
import { quizSlug, reviewId } from '#features/progress/review.ts';
import { QuizReview } from './QuizReview.tsx';
import type { Quiz } from './quiz.ts';

const question = { text: 'Hansı?', code: '', many: false, options: ['bir', 'iki'] };
const quiz: Quiz = {
  id: 'css-1',
  course: 'css',
  title: 'CSS',
  state: 'open',
  minutes: 20,
  attempts: 1,
  correction: { n: 1, at: new Date('2026-12-01T10:00:00Z'), out: [1] },
  questions: [question, question],
  rev: 2,
  audit: 'a',
};

test('[QUIZ-2] [LEARN-10] what staff have taken out of a quiz later is not counted as due for ever', async () => {
  for (const number of [1, 2]) noteAnswer('css', quizSlug('css-1'), number, false);
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(createElement(QuizReview, { course: 'css', own: [{ quiz, attempts: [], due: null }] })),
  );
  const [first, second] = [1, 2].map((number) => reviewId('css', quizSlug('css-1'), number));
  await vi.waitFor(() => expect($reviews.get()[second ?? '']?.n).toBe(4));
  expect($reviews.get()[first ?? '']?.n).toBe(0);
});
