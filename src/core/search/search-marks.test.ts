import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldLetters } from '#core/words/letters.ts';
import { excerptAround, markedPieces } from './marks.ts';
import { collapseSpaces, searchTerm } from './term.ts';

const marksIn = (typed: string, text: string) =>
  markedPieces(text, searchTerm(typed))
    .filter(({ marked }) => marked)
    .map((piece) => piece.text);

describe('[SEARCH-4] highlighted words', () => {
  test.each([
    ['css', 'SCSS və CSS', ['CSS', 'CSS']],
    ['elcatan', 'Əlçatanlıq və əlçatan', ['Əlçatan', 'əlçatan']],
    ['grid düzüm', 'Düzüm: CSS grid düzümü', ['Düzüm', 'grid düzüm']],
    ['js css', 'JS, json, css', ['JS', 'css']],
    ['<b>', 'a <b> c', ['<b>']],
    ['yox', 'Git', []],
  ])('%s in "%s": %j', (typed, text, expected) => {
    expect(marksIn(typed, text)).toEqual(expected);
  });

  test('the pieces together are the original text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 3 }), (text, typed) => {
        const pieces = markedPieces(text, searchTerm(typed));
        expect(pieces.map((piece) => piece.text).join('')).toBe(collapseSpaces(text));
        for (const { start, text: piece } of pieces)
          expect(collapseSpaces(text).startsWith(piece, start)).toBe(true);
      }),
    );
  });
});

describe('[SEARCH-4] excerpts', () => {
  const long = `${'Başlanğıc sözlər. '.repeat(20)}Burada əlifba sırası var. ${'Son sözlər. '.repeat(20)}`;

  test('surround the hit, and begin and end with whole words', () => {
    const excerpt = excerptAround(long, searchTerm('elifba sirasi'));
    expect(excerpt).toContain('əlifba sırası');
    expect(excerpt).toMatch(/^… .*…$/);
    expect(excerpt.length).toBeLessThan(140);
    for (const word of excerpt.replace(/…/g, '').trim().split(' ')) expect(long).toContain(word);
  });

  test('a short text is its own excerpt', () => {
    expect(excerptAround('Qısa  mətn', searchTerm('metn'))).toBe('Qısa mətn');
  });

  test('contain the searched word, wherever it is in the text', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdəğı'.split('')), minLength: 3, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 120 }), fc.nat(), (words, place) => {
        const asked = words[place % words.length] ?? '';
        expect(foldLetters(excerptAround(words.join(' '), searchTerm(asked)))).toContain(foldLetters(asked));
      }),
    );
  });
});
