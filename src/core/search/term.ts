import { cleanLine, foldLetters, lowerCase } from '#core/words/letters.ts';
import { limits } from '#core/words/limits.ts';

export interface TermKeys {
  whole: string;
  hashtag: string; // without white space (SEARCH-2)
  words: string[];
}

export interface SearchTerm {
  text: string;
  exact: TermKeys;
  loose: TermKeys; // SEARCH-4
}

export const collapseSpaces = cleanLine;

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]{1,40}/gu) ?? [];

const keysOf = (whole: string): TermKeys => ({
  whole,
  // Some readers type the sign that pages show.
  hashtag: whole.replace(/\s/g, '').replace(/^#/, ''),
  words: [...new Set(wordsOf(whole))],
});

/** Cut at the greatest length of a title, and cleaned again: the cut may leave half of a sign. */
export function searchTerm(typed: string): SearchTerm {
  const text = cleanLine(cleanLine(typed).slice(0, limits.title));
  return { text, exact: keysOf(lowerCase(text)), loose: keysOf(foldLetters(text)) };
}

/** Azerbaijani adds suffixes, so the beginning is enough; words of one or two letters must be equal. */
export const matchesWord = (word: string, asked: string): boolean =>
  asked.length > 2 ? word.startsWith(asked) : word === asked;

export const isAsked = (tag: string, term: SearchTerm): boolean => foldLetters(tag) === term.loose.hashtag;

/** The one that was searched for comes first: it explains the hit. */
export const hashtagsOfHit = (hashtags: readonly string[], term: SearchTerm, most: number): string[] =>
  [...hashtags.filter((tag) => isAsked(tag, term)), ...hashtags.filter((tag) => !isAsked(tag, term))].slice(
    0,
    most,
  );

// What was searched for last (QUICK-3). Without a schema library: every search page loads this file.

const mostRecent = 6;

/** `data` may have any shape. */
export const recentIn = (data: unknown): string[] =>
  Array.isArray(data) ? data.filter((one) => typeof one === 'string').slice(0, mostRecent) : [];

export const withRecent = (list: readonly string[], text: string): string[] =>
  [text, ...list.filter((one) => one !== text)].slice(0, mostRecent);
