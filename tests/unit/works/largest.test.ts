import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { limits } from '#domain/shared/limits.ts';
import type { Work } from '#domain/works/work.ts';
import { QuestionCode } from '#islands/questions/QuestionCode.tsx';
import { CodeWords } from '#islands/works/CodeWords.tsx';
import { WorkVersion } from '#islands/works/WorkVersion.tsx';
import { codePieces } from '#markup/shared/highlight.ts';
import { $versions, shownKey } from '#stores/works/versions.ts';

// The largest and worst that the rules take of what students write: no document makes more elements than a page can bear.

const most = 3_000;
const elementsIn = (html: string): number => html.match(/<[a-z]/g)?.length ?? 0;

const lines = limits.workLines;
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
  ['one line', 'x', 'ə'.repeat(limits.workBytes / 2)],
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
  for (const length of [limits.questionCode, 6_000])
    for (const language of ['html', 'css', 'js'] as const) {
      const text = part.repeat(Math.floor(length / part.length));
      const pieces = codePieces(language, text);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      const html = renderToStaticMarkup(createElement(QuestionCode, { code: { language, text } }));
      expect(elementsIn(html) + pieces.length).toBeLessThanOrEqual(most);
    }
});

test('[TASK-2] an entry of a thread that is all code words', () => {
  const text = '`a`'.repeat(limits.workText / 3);
  expect(elementsIn(renderToStaticMarkup(createElement(CodeWords, { text })))).toBeLessThanOrEqual(most);
});
