import { foldLetters, lowerCase } from '#core/words/letters.ts';
import { collapseSpaces, matchesWord, type SearchTerm, type TermKeys, wordsOf } from './term.ts';

export interface Heading {
  title: string;
  hashtags: readonly string[];
}

interface HeadingKeys {
  title: string;
  hashtags: string[];
}

export interface PreparedHeading {
  exact: HeadingKeys;
  loose: HeadingKeys;
}

const keysOf = ({ title, hashtags }: Heading, key: (text: string) => string): HeadingKeys => ({
  title: key(collapseSpaces(title)),
  hashtags: hashtags.map(key),
});

export const prepareHeading = (heading: Heading): PreparedHeading => ({
  exact: keysOf(heading, lowerCase),
  loose: keysOf(heading, foldLetters),
});

const wordSign = /[\p{L}\p{N}]/u;

function whereIn(part: string, text: string): 'begins' | 'inside' | null {
  let index = part === '' ? -1 : text.indexOf(part);
  if (index === -1) return null;
  for (; index !== -1; index = text.indexOf(part, index + 1)) {
    if (index === 0 || !wordSign.test(text.charAt(index - 1))) return 'begins';
  }
  return 'inside';
}

function fits(term: TermKeys, { title, hashtags }: HeadingKeys): 'begins' | 'tag' | 'inside' | null {
  const where = whereIn(term.whole, title);
  return where !== 'begins' && hashtags.includes(term.hashtag) ? 'tag' : where;
}

function hasAllWords({ words }: TermKeys, { title, hashtags }: HeadingKeys): boolean {
  if (words.length < 2) return false;
  const own = [...wordsOf(title), ...hashtags];
  return words.every((asked) => own.some((word) => matchesWord(word, asked)));
}

export function headingRank(term: SearchTerm, heading: PreparedHeading): Rank | null {
  const exact = fits(term.exact, heading.exact);
  if (exact) return { begins: rank.exact, tag: rank.exactTag, inside: rank.exactInside }[exact];
  const loose = fits(term.loose, heading.loose);
  if (loose) return { begins: rank.loose, tag: rank.looseTag, inside: rank.looseInside }[loose];
  return hasAllWords(term.loose, heading.loose) ? rank.words : null;
}

/** Best first (SEARCH-2, SEARCH-4): exact before loose, headings before bodies. */
export const rank = {
  exact: 0,
  exactTag: 1,
  exactInside: 2,
  loose: 3,
  looseTag: 4,
  looseInside: 5,
  words: 6, // every word begins a word of the title or a hashtag
  body: 7,
  bodyLoose: 8,
  near: 9, // SEARCH-5: the nearest first
} as const;

export type Rank = number;
