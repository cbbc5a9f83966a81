// @vitest-environment jsdom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { QuizCard } from './QuizCard.tsx';
import { type Attempt, type Quiz, quizStep } from './quiz.ts';
import { quizzes as texts } from './texts.ts';

/** The key is still on its way. */
vi.mock('./gateway.ts', () => ({ quizzes: { key: () => new Promise(() => {}) } }));

const now = new Date('2026-12-01T10:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const question = { text: 'Hansı?', code: '', many: false, options: ['bir', 'iki'] };
const quiz = (over: Partial<Quiz> = {}): Quiz => ({
  id: 'css-1',
  course: 'css',
  title: 'CSS',
  state: 'open',
  minutes: 20,
  attempts: 2,
  questions: [question, question],
  rev: 2,
  audit: 'a',
  ...over,
});
const attempt = (over: Partial<Attempt> = {}): Attempt => ({
  id: 'css-1_me_1',
  quiz: 'css-1',
  uid: 'me',
  name: 'Ad Soyad',
  course: 'css',
  n: 1,
  startedAt: inMinutes(-60),
  ...over,
});

function shown(of: Quiz, attempts: Attempt[] = []): HTMLElement {
  const root = document.createElement('div');
  const at = quizStep(of, attempts, now);
  flushSync(() =>
    createRoot(root).render(createElement(QuizCard, { own: { quiz: of, attempts, due: null }, at, now })),
  );
  return root;
}

test.each([
  [20, 20],
  [5, 5],
  [0.5, 0],
])(
  '[QUIZ-1] where the quiz ends in %d minutes, the question before an attempt says how long it will be',
  (left, minutes) => {
    HTMLDialogElement.prototype.showModal = vi.fn();
    shown(quiz({ ends: inMinutes(left) }))
      .querySelector<HTMLElement>('.button')
      ?.click();
    expect(document.querySelector('dialog')?.textContent).toContain(texts.beginText(minutes));
    document.querySelector('dialog')?.remove();
  },
);

test.each([
  ['runs', {}, texts.overHint],
  ['has ended', { ends: inMinutes(-1) }, texts.overForGood],
  ['is closed', { closed: true }, texts.overForGood],
] as const)(
  '[QUIZ-1] an attempt that is over can be had back where the quiz %s, or says that it can’t',
  (_, over, hint) => {
    expect(shown(quiz(over), [attempt()]).textContent).toContain(hint);
  },
);

test('[QUIZ-2] a score by the key of before is not shown beside the questions that count now', () => {
  const attempts = [attempt({ answers: ['a', 'b'], lockedAt: inMinutes(-50), score: 2 })];
  expect(shown(quiz({ attempts: 1 }), attempts).textContent).toContain(texts.score(2, 2));
  const corrected = quiz({ attempts: 1, correction: { n: 1, at: inMinutes(-10), out: [1] } });
  expect(shown(corrected, attempts).textContent).not.toContain(texts.score(2, 1));
});
