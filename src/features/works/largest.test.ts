// @vitest-environment jsdom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { codePieces } from '#core/markup/highlight.ts';
import { scrolling } from '#core/views/code-block-texts.ts';
import { questionLimits } from '#features/questions/limits.ts';
import { QuestionCode } from '#features/questions/QuestionCode.tsx';
import { QuestionItem } from '#features/questions/QuestionItem.tsx';
import type { Question } from '#features/questions/question.ts';
import { quizLimits } from '#features/quizzes/limits.ts';
import { QuizQuestion } from '#features/quizzes/QuizQuestion.tsx';
import { videoOf } from '#support/fake-service.ts';
import { CodeWords } from './CodeWords.tsx';
import { workLimits } from './limits.ts';
import { $versions, shownKey } from './versions.ts';
import { WorkVersion } from './WorkVersion.tsx';
import type { Work } from './work.ts';

// The largest and worst that the rules take of what students write: no document makes more elements than a page can bear.

const most = 3_000;
const elementsIn = (html: string): number => html.match(/<[a-z]/g)?.length ?? 0;

const lines = workLimits.lines;
const work: Work = {
  id: 'ayla_frontend_form',
  uid: 'ayla',
  name: 'Ayla',
  course: 'frontend',
  task: 'form',
  title: 'Forma',
  kind: 'code',
  state: 'claimed',
  claimedBy: 'teacher',
  claimedName: 'Ad',
  version: 2,
  ticket: 1,
  at: new Date(0),
  thread: {},
  asked: false,
  rev: 3,
};
const versionOf = (code: string) =>
  ({
    step: 'ready',
    version: { id: '1', code, address: '', picture: false, at: new Date(0) },
    picture: '',
  }) as const;

test.each([
  ['as many lines as there may be, all of them others', 'a\n'.repeat(lines - 1), 'b\n'.repeat(lines - 1)],
  ['every second line another', 'a\nb\n'.repeat(lines / 2 - 1), 'a\nc\n'.repeat(lines / 2 - 1)],
  ['one line', 'x', 'ə'.repeat(workLimits.bytes / 2)],
])('[TASK-2] a version against the one before: %s', (_what, before, now) => {
  $versions.setKey(shownKey(work, 1), versionOf(before));
  $versions.setKey(shownKey(work, 2), versionOf(now));
  const html = renderToStaticMarkup(createElement(WorkVersion, { work, number: 2, onLine: () => {} }));
  expect(html).toContain('work-code');
  expect(elementsIn(html)).toBeLessThanOrEqual(most);
});

test.each([
  ['nested texts', '`${'],
  ['signs', 'a&&'],
  ['tags', '<a '],
  ['numbers', '1;'],
  ['comments', '/**/'],
  ['declarations', 'a{b:c}'],
])('[ASK-1] code of a question or an answer: %s', (_what, part) => {
  for (const length of [questionLimits.code, 6_000])
    for (const language of ['html', 'css', 'js'] as const) {
      const text = part.repeat(Math.floor(length / part.length));
      const pieces = codePieces(language, text);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      const html = renderToStaticMarkup(createElement(QuestionCode, { code: { language, text } }));
      expect(elementsIn(html) + pieces.length).toBeLessThanOrEqual(most);
    }
});

const code = { language: 'js' as const, text: 'a{b:c}'.repeat(100) };
const words = { text: 'a'.repeat(questionLimits.text), code, name: 'Ayla', at: new Date(0) };
const question = (n: number): Question => ({
  ...words,
  id: `q${n}`,
  video: 'v1',
  group: 'frontend',
  course: 'frontend',
  title: 'Video',
  second: n,
  uid: 'bahar',
  answered: true,
  hidden: false,
  answers: Object.fromEntries(
    Array.from({ length: questionLimits.answers }, (_, at) => [`u${at}`, { ...words, staff: false }]),
  ),
  rev: 1,
});
const video = videoOf('v1');
const questions = Array.from({ length: questionLimits.page }, (_, n) => question(n));
const pageOfQuestions = () =>
  questions.map((one) =>
    createElement(QuestionItem, {
      key: one.id,
      question: one,
      video,
      uid: 'ayla',
      isStudent: true,
      form: null,
    }),
  );

test('[ASK-1] a page of questions with all their answers comes in parts, and a letter in a form renders no code anew', async () => {
  const rendered = vi.spyOn(scrolling, 'code');
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = () => flushSync(() => root.render(pageOfQuestions()));
  show();
  const blocks = questionLimits.page * (questionLimits.answers + 1);
  const first = rendered.mock.calls.length;
  expect(first).toBeLessThan(blocks / 4);
  show();
  expect(rendered).toHaveBeenCalledTimes(first);
  const shown = () => place.querySelectorAll('pre').length;
  await vi.waitFor(() => expect(shown()).toBe(blocks), { timeout: 20_000 });
  // Without the colours: each block has a thousand pieces at most.
  expect(place.querySelectorAll('*:not(code > span)').length).toBeLessThanOrEqual(2 * most);
  root.unmount();
});

test('[QUIZ-1] [QUIZ-2] a quiz of as many questions as there may be, with its result', () => {
  const options = Array.from({ length: quizLimits.options }, (_, n) => String(n).repeat(quizLimits.option));
  const asked = {
    text: 'a'.repeat(quizLimits.text),
    code: '<b>'.repeat(quizLimits.code / 3),
    many: true,
    options,
  };
  const result = { right: 'abc', explanation: 'a'.repeat(quizLimits.explanation) };
  const html = renderToStaticMarkup(
    Array.from({ length: quizLimits.questions }, (_, n) =>
      createElement(QuizQuestion, {
        key: n,
        question: asked,
        number: n + 1,
        answer: 'ab',
        disabled: true,
        result,
      }),
    ),
  );
  expect(html.match(/<fieldset/g)).toHaveLength(quizLimits.questions);
  expect(elementsIn(html)).toBeLessThanOrEqual(most);
});

test('[TASK-2] an entry of a thread that is all code words', () => {
  const text = '`a`'.repeat(workLimits.text / 3);
  expect(elementsIn(renderToStaticMarkup(createElement(CodeWords, { text })))).toBeLessThanOrEqual(most);
});
