import { describe, expect, test } from 'vitest';
import { limits } from '#core/words/limits.ts';
import { askedWord, isNamedLike, userWords } from './name-search.ts';

const person = { name: 'Şəmsi  Nur', surname: 'Ülkər-Zadə', email: 'nur.huseynli+sinif_2@mekteb-12.edu.az' };

test('[PANEL-15] the end that many e-mails share finds nobody', () => {
  expect(userWords(person)).not.toContain('az');
  expect(userWords(person)).toContain('ed');
});

describe('[PANEL-7] [PANEL-15] searching people by name and e-mail', () => {
  test.each([
    'semsi',
    'ŞƏM',
    'ulker',
    'zade',
    'ülkər-z',
    'ulker semsi',
    '  nur   ulk  ',
    'n u',
    // Parts of the e-mail, also beside a name, and as far as it is typed.
    'HÜSEYN',
    'huseynlı',
    'sinif',
    'mekteb',
    'edu',
    'ŞƏM  HUSEYN',
    'nur.h',
    'huseynli+sinif_2@mekteb',
    'sinif_2',
    '@mekteb',
    'NUR.HUSEYNLI+SINIF_2@MEKTEB-12.EDU.AZ',
    'sinif_2@mekteb-12.edu.a',
  ])('«%s» finds the person', (text) => {
    expect(userWords(person)).toContain(askedWord(text));
    expect(isNamedLike(person, text)).toBe(true);
  });

  test.each([
    'emsi',
    'semsi x',
    'ulkera',
    'useyn',
    'huseynli.nur',
    'semsi@',
    'huseynli@',
    'huseynli@gmail.com',
  ])('«%s» does not find the person', (text) => {
    expect(userWords(person).includes(askedWord(text)) && isNamedLike(person, text)).toBe(false);
  });

  test('a word longer than the stored prefixes is still compared as a whole', () => {
    const long = { name: 'Abcdefghijklmnop', surname: 'X', email: 'x@x.az' };
    expect(userWords(long)).toContain(askedWord('abcdefghijklmno'));
    expect(isNamedLike(long, 'abcdefghijklmno')).toBe(true);
    expect(isNamedLike(long, 'abcdefghijklmnx')).toBe(false);
  });

  test.each([
    ['ə'.repeat(60), '𝒜'.repeat(30)],
    ['a '.repeat(30).trim(), 'b '.repeat(30).trim()],
    [Array(10).fill('qwertyuiopasd').join('-').slice(0, 60), 'zxcvbnmasdfgh-'.repeat(5).slice(0, 60)],
    ['-', '—'],
  ])('keeps at most what the rules accept: %s', (name, surname) => {
    const words = userWords({ name, surname, email: 'abcdefghijkl.mnopqrstuvwx@yzabcdefghij.klmnopqrst.az' });
    expect(words.length).toBeGreaterThan(0);
    expect(words.length).toBeLessThanOrEqual(limits.words);
    expect(words.join(' ').length).toBeLessThanOrEqual(limits.wordsText);
    // The rules make the same comparison.
    expect(words.join(' ').split(' ')).toEqual(words);
  });
});
