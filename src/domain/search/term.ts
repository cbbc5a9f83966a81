import { foldLetters, lowerCase } from '#domain/shared/letters.ts';
import { limits } from '#domain/shared/limits.ts';

/** A term under one way of comparing letters. */
export interface TermKeys {
  /** As it has to stand in a title. */
  whole: string;
  /** Without white space, as a hashtag is written (SEARCH-2). */
  hashtag: string;
  words: string[];
}

export interface SearchTerm {
  /** What was asked for, with one space between words; '' when there is nothing to look for. */
  text: string;
  /** Letter for letter, but for capitals. */
  exact: TermKeys;
  /** Under the fold of SEARCH-4. */
  loose: TermKeys;
}

/** Text as it is compared and shown: one form of every letter, one space between words. */
export const collapseSpaces = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Runs of letters and digits: what an index of words knows of a text. A run without end is cut into pieces. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]{1,40}/gu) ?? [];

const keysOf = (whole: string): TermKeys => ({
  whole,
  // Pages show hashtags with their sign, so some readers type it.
  hashtag: whole.replace(/\s/g, '').replace(/^#/, ''),
  words: [...new Set(wordsOf(whole))],
});

/** A typed text as a term. What is longer than any title can't be found and is cut. */
export function searchTerm(typed: string): SearchTerm {
  const text = collapseSpaces(typed).slice(0, limits.title).trim();
  return { text, exact: keysOf(lowerCase(text)), loose: keysOf(foldLetters(text)) };
}

/**
 * Whether a word of a text is meant by a word of a term: Azerbaijani adds its suffixes behind, so a beginning
 * is enough, but for words of one or two letters, which begin too many.
 */
export const matchesWord = (word: string, asked: string): boolean =>
  asked.length > 2 ? word.startsWith(asked) : word === asked;
