import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '#core/words/limits.ts';
import {
  askedNumber,
  askedNumberPart,
  askedWord,
  hasNumberLike,
  isNamedLike,
  userWords,
} from './name-search.ts';

const person = {
  name: 'Şəmsi  Nur',
  surname: 'Ülkər-Zadə',
  email: 'nur.huseynli+sinif_2@mekteb-12.edu.az',
  mobile: '+994-50-601-32-45',
};

describe('[SCHOOL-8] searching people by phone', () => {
  const finds = (text: string) =>
    userWords(person).includes(askedNumberPart(askedNumber(text))) &&
    hasNumberLike(person, askedNumber(text));

  test('any part of the number from three digits on, however it is divided', () => {
    const digits = '994506013245';
    const part = fc
      .tuple(fc.nat(digits.length - 3), fc.integer({ min: 3, max: digits.length }))
      .map(([from, length]) => digits.slice(from, from + length));
    fc.assert(fc.property(part, (typed) => finds(typed) && finds([...typed].join(' '))));
    for (const typed of ['013-24', '050 601 32 45', '00994506013245', '+994-50-601', '(050) 601'])
      expect(finds(typed), typed).toBe(true);
  });

  test.each(['0132 46', '601 33', '99', 'a013'])('«%s» is no part of it', (typed) => {
    expect(finds(typed)).toBe(false);
  });

  test('a name as long as it may be leaves room for it', () => {
    const long = 'abcdefghijkl mnopqrstuvwx yzabcdefghij klmnopqrstuv wxyzabcdefgh';
    expect(userWords({ ...person, name: long, surname: long.toUpperCase() })).toContain('245');
  });
});

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
    const long = { name: 'Abcdefghijklmnop', surname: 'X', email: 'x@x.az', mobile: '' };
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
    const words = userWords({
      name,
      surname,
      mobile: '+994-50-601-32-45',
      email: 'abcdefghijkl.mnopqrstuvwx@yzabcdefghij.klmnopqrst.az',
    });
    expect(words.length).toBeGreaterThan(0);
    expect(words.length).toBeLessThanOrEqual(limits.words);
    expect(words.join(' ').length).toBeLessThanOrEqual(limits.wordsText);
    // The rules make the same comparison.
    expect(words.join(' ').split(' ')).toEqual(words);
  });
});
