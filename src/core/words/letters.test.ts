import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headingRank, prepareHeading, rank } from '#core/search/match.ts';
import { searchTerm } from '#core/search/term.ts';
import { firestoreRules } from '../../../scripts/firestore-rules.ts';
import { cleanLine, foldLetters, lowerCase } from './letters.ts';
import { filledPattern } from './limits.ts';

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

/** Signs by their code points, so that they are seen here. */
const signs = (...points: number[]) => String.fromCodePoint(...points);

/** What is taken away inside a word, and leaves nothing alone: it formats, fills, or turns the direction. */
const unseen = [
  ...[0x00, 0x1f, 0x7f, 0x85, 0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x180b, 0x180e, 0x200b, 0x200c],
  ...[0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2064, 0x2066, 0x2067, 0x2068],
  ...[0x2069, 0x3164, 0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0xfffb, 0xffff, 0xe0001, 0xe0041, 0xe0100, 0x1d173],
];
const blanks = [0x09, 0x0a, 0x0d, 0x20, 0xa0, 0x2003, 0x2028, 0x2029, 0x2800, 0x3000, 0x1d159];

/** A pattern of the rules as JavaScript's: `matches` always tests the whole text, and their strings double a backslash. */
function ruleAfter(words: string): RegExp {
  const written = firestoreRules();
  const [, shared = ''] = /function unseen\(\) \{ return '([^']+)'/.exec(written) ?? [];
  const rules = written.replaceAll("' + unseen() + '", () => shared);
  const [, pattern = ''] = /matches\('([^']+)'\)/.exec(rules.slice(rules.indexOf(words))) ?? [];
  return new RegExp(`^(?:${pattern.replaceAll('\\\\', '\\').replaceAll('\\x{', '\\u{')})$`, 'u');
}
const isSeen = ruleAfter('function isSeen(');
const oneLine = ruleAfter('function line(');
const line = { test: (text: string) => isSeen.test(text) && oneLine.test(text) };
const tags = ruleAfter('function tags(');
const titles = ruleAfter('&& titles.matches(');

describe('[PANEL-3] [SIGNUP-1] [PANEL-6] what a name, a title and a hashtag may hold', () => {
  test('signs that are not seen are taken away, blank ones are spaces, and neither is a name', () => {
    const filled = new RegExp(`^(?:${filledPattern})$`, 'v');
    for (const point of [...unseen, ...blanks]) {
      const [sign, hex] = [signs(point), point.toString(16)];
      expect(cleanLine(`a${sign} b`), hex).toBe('a b');
      expect(cleanLine(`re${sign}act`), hex).toBe(unseen.includes(point) ? 'react' : 're act');
      expect([cleanLine(sign), filled.test(sign), line.test(sign)], hex).toEqual(['', false, false]);
    }
  });

  test.each([
    ['i\u0307stifadə', 'istifadə'],
    ['I\u0307stifadə', 'İstifadə'],
    ['i\u0307\u0307', 'i'],
    ['a\u200b\u0301', 'á'],
    [' Ay \n Nur ', 'Ay Nur'],
    ['yarım\ud83d', 'yarım'],
  ])('%j becomes %j', (text, clean) => expect(cleanLine(text)).toBe(clean));

  test.each([
    ['a profession', '👩‍💻 kod'],
    ['a family with tones', '👨🏽‍👩‍👧'],
    ['a flag', '🏳️‍🌈 🇦🇿'],
    ['a regional flag', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a heart', '❤️ 1️⃣'],
    ['Persian', 'می\u200cروم'],
    ['Hindi', 'क्\u200dष'],
    ['Azerbaijani', "Ə. O'Neill d’Arc «Əli-zadə»"],
  ])('%s stays', (_what, text) => {
    expect(cleanLine(text)).toBe(text);
    expect(line.test(text)).toBe(true);
  });

  test('[SEARCH-2] a term finds a title whatever signs are not seen in either', () => {
    for (const [typed, title] of [
      ['javascript dərsi', 'Java\u00adScript dərsi'],
      ['re\u200bact', 'React'],
      ['i\u0307stifadə', 'İstifadə'],
      ['istifadə', 'i\u0307stifadə'],
    ] as const)
      expect(headingRank(searchTerm(typed), prepareHeading({ title, hashtags: [] })), typed).toBe(rank.exact);
    // Cut in the middle of a sign.
    expect(() => encodeURIComponent(searchTerm(`a${'👩'.repeat(150)}`).text)).not.toThrow();
  });

  test('what turns the direction, ends the line or is not seen is refused by the rules inside a text, too', () => {
    const joiners = [0x200c, 0x200d, 0xfe0f, 0xe0001, 0xe0041, 0xe0100];
    for (const point of [...unseen, 0x0a, 0x0d, 0x2028, 0x2029].filter((one) => !joiners.includes(one))) {
      const text = `a${signs(point)}b`;
      expect([line.test(text), tags.test(text), point === 0x0a ? false : titles.test(text)], text).toEqual([
        false,
        false,
        false,
      ]);
    }
    expect(titles.test('a\nb')).toBe(true);
  });

  test('for every sign: what the domain lets through, the rules let through, and what it empties, they refuse', () => {
    const wrong: string[] = [];
    // The planes between hold only ideographs, or nothing.
    for (let point = 0; point <= 0xe0fff; point += point === 0x1ffff ? 0xc0001 : 1) {
      const sign = signs(point);
      const alone = cleanLine(sign);
      const inside = cleanLine(`a${sign}b`);
      const isRight =
        (/\p{Cs}/u.test(sign) || line.test(alone || sign) === (alone !== '')) &&
        line.test(inside) &&
        titles.test(inside) &&
        tags.test(inside.replace(/[\s#]/g, ''));
      if (!isRight) wrong.push(point.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  test('for every text: it is clean after one cleaning, and the rules let it through', () => {
    const sign = fc.oneof(
      fc.constantFrom(...unseen, ...blanks).map((point) => signs(point)),
      fc.constantFrom('👩', '🏽', '💻', '🏴', 'i', '\u0307', '\u0301', 'م', 'क्', '1', '\u20e3'),
      fc.string({ unit: 'binary', maxLength: 2 }),
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 12 }), (parts) => {
        const clean = cleanLine(parts.join(''));
        expect(cleanLine(clean)).toBe(clean);
        expect(clean === '' || line.test(clean)).toBe(true);
        expect(() => encodeURIComponent(clean)).not.toThrow();
      }),
      // Fillers are letters, too, and accents join no letters of ours: what stands behind them joins nothing.
      {
        examples: [
          [['\uFFA0', '\u200C', '\u0307']],
          [['م', '\u200C', '\uFFA0', 'م']],
          [['i', '\u0301', '\u200D', '\u20E3']],
        ],
      },
    );
  });
});
