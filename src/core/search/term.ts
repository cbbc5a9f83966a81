import { cleanLine, foldLetters, lowerCase } from '#core/words/letters.ts';
import { limits } from '#core/words/limits.ts';

/** A term prepared for one way of comparing letters. */
export interface TermKeys {
  /** As it must occur in a title. */
  whole: string;
  /** Without white space, as a hashtag is written (SEARCH-2). */
  hashtag: string;
  words: string[];
}

export interface SearchTerm {
  /** The searched text with single spaces; '' when there is nothing to search for. */
  text: string;
  /** Lower case, otherwise exact. */
  exact: TermKeys;
  /** With letters folded (SEARCH-4). */
  loose: TermKeys;
}

/** A text as it is compared and shown. */
export const collapseSpaces = cleanLine;

/** Words of letters and digits, as the index stores them. Longer ones are cut into pieces. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]{1,40}/gu) ?? [];

const keysOf = (whole: string): TermKeys => ({
  whole,
  // Pages show hashtags with their sign, so some readers type it.
  hashtag: whole.replace(/\s/g, '').replace(/^#/, ''),
  words: [...new Set(wordsOf(whole))],
});

/**
 * The term of a typed text. It is cut at the greatest length of a title, because a longer one can't match, and cleaned
 * again, because the cut may leave half of a sign.
 */
export function searchTerm(typed: string): SearchTerm {
  const text = cleanLine(cleanLine(typed).slice(0, limits.title));
  return { text, exact: keysOf(lowerCase(text)), loose: keysOf(foldLetters(text)) };
}

/**
 * Whether a word of a text matches a word of the term. Azerbaijani adds suffixes, so the beginning is enough. Words of
 * one or two letters must be equal, because too many words begin with them.
 */
export const matchesWord = (word: string, asked: string): boolean =>
  asked.length > 2 ? word.startsWith(asked) : word === asked;

/** Whether this hashtag is the one that was searched for; letters match loosely (SEARCH-4). */
export const isAsked = (tag: string, term: SearchTerm): boolean => foldLetters(tag) === term.loose.hashtag;

/** The hashtags that a hit shows. The one that was searched for comes first, because it explains why this is a hit. */
export const hashtagsOfHit = (hashtags: readonly string[], term: SearchTerm, most: number): string[] =>
  [...hashtags.filter((tag) => isAsked(tag, term)), ...hashtags.filter((tag) => !isAsked(tag, term))].slice(
    0,
    most,
  );

// What was searched for last on this device (QUICK-3). Without a schema library: every search page loads this file.

/** How many searches are kept. */
const mostRecent = 6;

/** The list as the device has it, which may have any shape. */
export const recentIn = (data: unknown): string[] =>
  Array.isArray(data) ? data.filter((one) => typeof one === 'string').slice(0, mostRecent) : [];

/** The list with one more search, the latest first. */
export const withRecent = (list: readonly string[], text: string): string[] =>
  [text, ...list.filter((one) => one !== text)].slice(0, mostRecent);
