import { describe, expect, test } from 'vitest';
import { foldLetters, lowerCase } from '#domain/shared/letters.ts';

describe('lowerCase', () => {
  test.each([
    ['İnternet', 'internet'],
    ['JAVASCRIPT', 'javascript'],
    ['ƏĞÖÜŞÇ', 'əğöüşç'],
    ['I\u0307ndi', 'indi'],
  ])('%s → %s', (text, expected) => {
    expect(lowerCase(text)).toBe(expected);
  });
});

describe('foldLetters', () => {
  test.each(['ə/e', 'ı/i', 'İ/i', 'I/i', 'ö/o', 'ü/u', 'ş/s', 'ç/c', 'ğ/g'])('%s become equal', (pair) => {
    const [one = '', other = ''] = pair.split('/');
    expect(foldLetters(one)).toBe(foldLetters(other));
  });

  test('a position in the key is the same position in the text', () => {
    const text = 'Şəffaf İnteryer ığdır';
    expect(foldLetters(text)).toHaveLength(text.length);
  });
});
