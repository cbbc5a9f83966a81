import { describe, expect, test } from 'vitest';
import { askedWord, isNamedLike, nameWords } from '#domain/accounts/name-search.ts';
import { limits } from '#domain/shared/limits.ts';

const person = { name: 'Şəmsi  Nur', surname: 'Ülkər-Zadə' };

describe('[PANEL-7] searching people by name', () => {
  test.each(['semsi', 'ŞƏM', 'ulker', 'zade', 'ülkər-z', 'ulker semsi', '  nur   ulk  ', 'n u'])(
    '«%s» finds the person',
    (text) => {
      expect(nameWords(person)).toContain(askedWord(text));
      expect(isNamedLike(person, text)).toBe(true);
    },
  );

  test.each(['emsi', 'semsi x', 'ulkera'])('«%s» does not find the person', (text) => {
    expect(nameWords(person).includes(askedWord(text)) && isNamedLike(person, text)).toBe(false);
  });

  test('a word longer than the stored prefixes is still compared as a whole', () => {
    const long = { name: 'Abcdefghijklmnop', surname: 'X' };
    expect(nameWords(long)).toContain(askedWord('abcdefghijklmno'));
    expect(isNamedLike(long, 'abcdefghijklmno')).toBe(true);
    expect(isNamedLike(long, 'abcdefghijklmnx')).toBe(false);
  });

  test.each([
    ['ə'.repeat(60), '𝒜'.repeat(30)],
    ['a '.repeat(30).trim(), 'b '.repeat(30).trim()],
    [Array(10).fill('qwertyuiopasd').join('-').slice(0, 60), 'zxcvbnmasdfgh-'.repeat(5).slice(0, 60)],
    ['-', '—'],
  ])('keeps at most what the rules accept: %s', (name, surname) => {
    const words = nameWords({ name, surname });
    expect(words.length).toBeGreaterThan(0);
    expect(words.length).toBeLessThanOrEqual(limits.words);
    expect(words.join(' ').length).toBeLessThanOrEqual(limits.wordsText);
    // The rules make the same comparison.
    expect(words.join(' ').split(' ')).toEqual(words);
  });
});
