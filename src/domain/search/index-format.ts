import type { CodeLanguage } from '#domain/code/snippet.ts';
import { routes } from '#domain/shared/routes.ts';
import { matchesWord } from './term.ts';

/** What the static index holds: posts, and snippets by their language. */
export type SearchKind = 'blog' | CodeLanguage;

/** The address of the page that a document is. */
export const pageOf = (kind: SearchKind, slug: string): string =>
  kind === 'blog' ? routes.blog(slug) : routes.snippet(kind, slug);

/** Title, day (days since 1970) and hashtags with spaces between them; a slug that follows from the title is left out. */
export type TitleEntry = [kind: SearchKind, title: string, day: number, hashtags: string, slug?: string];

/** The first part of the index, which every search reads. */
export interface TitlesPart {
  /** Oldest first. The place of a document is its number in the parts with words. */
  entries: TitleEntry[];
  /** The parts with words: the first word of each, folded, and its name. In order. */
  words: [first: string, name: string][];
}

/** Words as they are written (lower case), each with the documents that have it: differences of ascending numbers. */
export type WordsPart = [word: string, ...documents: number[]][];

/** The parts in which words that a (folded) word means can stand. */
export function partsFor(asked: string, words: TitlesPart['words']): string[] {
  return words
    .filter(([first], index) => {
      const next = words[index + 1]?.[0];
      const beginsAfter = first > asked && !matchesWord(first, asked);
      // The next one may go on with the same word in other letters.
      const endsBefore = next !== undefined && next < asked;
      return !beginsAfter && !endsBefore;
    })
    .map(([, name]) => name);
}

/** The numbers behind their differences. */
export function numbersOf([, ...steps]: WordsPart[number]): number[] {
  let sum = 0;
  return steps.map((step) => {
    sum += step;
    return sum;
  });
}
