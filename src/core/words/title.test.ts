import { expect, test } from 'vitest';
import { titlePieces } from './title.ts';

const whole = (title: string) =>
  titlePieces(title)
    .filter(({ isWhole }) => isWhole)
    .map(({ text }) => text);

test('[BLOG-6] a word stays on one line with its suffix', () => {
  expect(whole('JavaScript-də asinxron kod: callback-dən Promise-ə, oradan async/await-ə')).toEqual([
    'JavaScript-də',
    'callback-dən',
    'Promise-ə,',
    'async/await-ə',
  ]);
  expect(whole('Git')).toEqual([]);
});

test('[BLOG-6] a word that could be wider than a phone may break', () => {
  expect(whole('beynəlmiləlləşdirilmişlərdən-ə')).toEqual([]);
});

test('[BLOG-6] the pieces joined are the title', () => {
  for (const title of ['React-də  state: harada?', ' UI/UX-da ', '', '–']) {
    expect(
      titlePieces(title)
        .map(({ text }) => text)
        .join(''),
    ).toBe(title);
  }
});
