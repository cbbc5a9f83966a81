import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { askedTitleWord, titleWords } from './title.ts';

const title = '«CSS Grid» ilə səhifə: düzüm?';

test.each([
  ['css grid', 'grid'],
  ['DUZUM', 'duzum'],
  ['səh', 'seh'],
  ['grid, səhifə!', 'sehife'],
])('[SEARCH-1] «%s» asks for «%s», which the title has', (text, word) => {
  expect(askedTitleWord(text)).toBe(word);
  expect(titleWords(title)).toContain(word);
});

test('[SEARCH-1] a word is found by its beginning only', () => {
  expect(titleWords(title)).not.toContain('uzum');
});

test('[SEARCH-1] of a title with too many words the longest are kept', () => {
  const words = titleWords('a b c d e f g h i j layihəni yerləşdirmək');
  expect(words).toEqual(expect.arrayContaining(['layiheni', 'yerlesdirmek', 'f']));
  expect(words).not.toContain('j');
});

test.each([
  ['ə'.repeat(200)],
  ['𝒜'.repeat(100)],
  ['qwertyuiopasd zxcvbnmasdfgh '.repeat(7)],
  [Array.from({ length: 14 }, (_, n) => `${String.fromCharCode(97 + n)}wertyuiopasd`).join(' ')],
  ['?! — …'],
])('[SEARCH-1] keeps at most what the rules accept: %s', (text) => {
  const words = titleWords(text);
  expect(words.length).toBeGreaterThan(0);
  expect(words.length).toBeLessThanOrEqual(limits.words);
  expect(words.join(' ').length).toBeLessThanOrEqual(limits.wordsText);
  // The rules make the same comparison.
  expect(words.join(' ').split(' ')).toEqual(words);
});
