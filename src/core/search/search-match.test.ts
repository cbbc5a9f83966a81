import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldLetters, lowerCase } from '#core/words/letters.ts';
import { headingRank, prepareHeading, type Rank, rank } from './match.ts';
import { searchTerm } from './term.ts';

const ranked = (typed: string, title: string, hashtags: string[] = []): Rank | null =>
  headingRank(searchTerm(typed), prepareHeading({ title, hashtags }));

describe('[SEARCH-2] the exact rules', () => {
  test.each([
    ['css', 'Stil', ['css'], rank.exactTag],
    ['Visual Studio', 'Redaktor', ['visualstudio'], rank.exactTag],
    ['#css', 'Stil', ['css'], rank.exactTag],
    ['grid', 'CSS Grid', [], rank.exact],
    ['css grid', 'Yeni CSS  Grid', [], rank.exact],
    ['İNTERYER', 'İnteryer layihəsi', [], rank.exact],
    ['hub', 'GitHub', [], rank.exactInside],
    // A hashtag must be equal to the term; a title must only contain it.
    ['java', 'Stil', ['javascript'], null],
    ['#', 'Stil', ['css'], null],
  ])('%s against "%s" %j → %s', (typed, title, hashtags, expected) => {
    expect(ranked(typed, title, hashtags)).toBe(expected);
  });
});

describe('[SEARCH-4] loose letters', () => {
  test.each([
    ['elcatanliq', 'Əlçatanlıq lüks deyil', [], rank.loose],
    ['ƏLÇATANLIQ', 'Elcatanliq', [], rank.loose],
    ['oyrən', 'Yenidən öyrənin', [], rank.loose],
    ['atanliq', 'Əlçatanlıq', [], rank.looseInside],
    ['uslub', 'Stil', ['üslub'], rank.looseTag],
    ['duzum grid', 'Grid ilə düzüm', [], rank.words],
    ['grid css', 'Grid ilə düzüm', ['css'], rank.words],
    ['grid js', 'Grid ilə düzüm', ['json'], null],
  ])('%s against "%s" %j → %s', (typed, title, hashtags, expected) => {
    expect(ranked(typed, title, hashtags)).toBe(expected);
  });
});

const lookAlikes = ['əe', 'ıiİI', 'öo', 'üu', 'şs', 'çc', 'ğg', 'ƏE', 'ÖO', 'ÜU', 'ŞS', 'ÇC', 'ĞG'];
const letter = fc.constantFrom(
  ...'abcçdeəfgğhxıijkqlmnoöprsştuüvyzABCÇDEƏFGĞHXIİJKQLMNOÖPRSŞTUÜVYZ0189 -.#'.split(''),
);
const azerbaijani = fc.string({ unit: letter, maxLength: 30 });
const anything = fc.string({ unit: 'grapheme', maxLength: 30 });
const text = fc.oneof(azerbaijani, anything);
const hashtag = fc.string({ unit: fc.constantFrom(...'abəeışs1'.split('')), minLength: 1, maxLength: 3 });

/** Replaces some letters of a text with similar ones. */
const misspelt = (source: string, random: number[]) =>
  [...source]
    .map((one, index) => {
      const group = lookAlikes.find((alikes) => alikes.includes(one));
      return group?.charAt((random[index % random.length] ?? 0) % group.length) ?? one;
    })
    .join('');

describe('[SEARCH-4] properties of the fold', () => {
  test('keeps positions: the result is as long as the NFC text, and folding it again changes nothing', () => {
    fc.assert(
      fc.property(text, (source) => {
        const normal = source.normalize('NFC');
        expect(foldLetters(normal)).toHaveLength(normal.length);
        expect(foldLetters(foldLetters(normal))).toBe(foldLetters(normal));
      }),
    );
  });

  test('similar letters become equal', () => {
    fc.assert(
      fc.property(azerbaijani, fc.array(fc.nat(), { minLength: 1 }), (source, random) => {
        expect(foldLetters(misspelt(source, random))).toBe(foldLetters(source));
      }),
    );
  });
});

describe('[SEARCH-2] [SEARCH-4] properties of the ranking', () => {
  // Terms are parts of the title; random terms would almost never match.
  const askedIn = (texts: fc.Arbitrary<string>) =>
    fc
      .tuple(texts, fc.array(hashtag, { maxLength: 3 }), fc.nat(), fc.nat({ max: 8 }), texts)
      .map(([title, hashtags, place, length, other]) => {
        const from = place % (title.length + 1);
        return { title, hashtags, typed: length === 0 ? other : title.slice(from, from + length) };
      });

  test('an exact hit has the term as a hashtag or exactly in its title', () => {
    fc.assert(
      fc.property(askedIn(text), ({ title, hashtags, typed }) => {
        const term = searchTerm(typed);
        const contains = lowerCase(title.replace(/\s+/g, ' ').trim()).includes(lowerCase(term.text));
        const equals = hashtags.includes(lowerCase(term.text).replace(/\s/g, '').replace(/^#/, ''));
        const isExact = term.text !== '' && (contains || equals);
        const found = ranked(typed, title, hashtags);
        expect(found !== null && found <= rank.exactInside).toBe(isExact);
      }),
    );
  });

  test('a misspelling with similar letters never loses a hit or ranks it below the loose rank', () => {
    fc.assert(
      fc.property(
        askedIn(azerbaijani),
        fc.array(fc.nat(), { minLength: 1 }),
        ({ title, hashtags, typed }, random) => {
          const found = ranked(typed, title, hashtags);
          const loosely = ranked(misspelt(typed, random), title, hashtags);
          expect(loosely === null).toBe(found === null);
          // An exact rank becomes at worst the corresponding loose rank.
          if (found !== null && found < rank.loose) expect(loosely).toBeLessThanOrEqual(found + rank.loose);
        },
      ),
    );
  });
});
