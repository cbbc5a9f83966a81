import { foldLetters } from './letters.ts';

/** More would not make the search faster; `limits.words` and the rules follow from these. */
const mostWords = 8;
const mostLetters = 12;

const beginning = (word: string): string => [...word].slice(0, mostLetters).join('');

/** The service can only compare whole entries of an array (PANEL-7, SEARCH-1). The longest words stay: a search asks for the longest. */
export function beginningsOf(words: readonly string[]): string[] {
  const kept = [...new Set(words)].sort((one, other) => other.length - one.length).slice(0, mostWords);
  const beginnings = kept.flatMap((word) =>
    [...beginning(word)].map((_, last, letters) => letters.slice(0, last + 1).join('')),
  );
  return [...new Set(beginnings)];
}

export const askedBeginning = (words: readonly string[]): string =>
  words.map(beginning).reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** A longer one would fill the screen of a phone in the display size. */
export const isLongTitle = (title: string): boolean => title.length > 70;

export interface TitlePiece {
  text: string;
  isWhole: boolean;
}

const longestWhole = 20;

/** No line ends between a word and its suffix («callback-dən»); the pieces joined are the title. */
export function titlePieces(title: string): TitlePiece[] {
  const pieces: TitlePiece[] = [];
  for (const text of title.match(/\s|\S+/g) ?? []) {
    const isWhole = /\S-\p{Letter}/u.test(text) && text.length <= longestWhole;
    const last = pieces.at(-1);
    if (last && !isWhole && !last.isWhole) last.text += text;
    else pieces.push({ text, isWhole });
  }
  return pieces;
}

const pieces = (text: string, between: RegExp): string[] => text.split(between).filter(Boolean);

/** The signs of a title without letters and digits, because the rules accept no empty list. */
function wordsIn(text: string): string[] {
  const folded = foldLetters(text);
  const words = pieces(folded, /[^\p{L}\p{N}]+/u);
  return words.length > 0 ? words : pieces(folded, /\s+/);
}

export const titleWords = (title: string): string[] => beginningsOf(wordsIn(title)); // SEARCH-1, PANEL-15

export function isTitledLike(title: string, text: string): boolean {
  const words = wordsIn(title);
  return wordsIn(text).every((asked) => words.some((word) => word.startsWith(asked)));
}

export const askedTitleWord = (text: string): string => askedBeginning(wordsIn(text));
