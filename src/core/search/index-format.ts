import { exercisePath, routes } from '#core/addresses/routes.ts';
import type { CodeLanguage } from '#core/words/code-language.ts';
import { matchesWord } from './term.ts';

/** The documents of the static index: posts, snippets by their language, and exercises. */
export type SearchKind = 'blog' | CodeLanguage | 'exercise';

/** The address of a document's page. The slug of an exercise is `{course}/{slug}`, because courses may share slugs. */
export function pageOf(kind: SearchKind, slug: string): string {
  if (kind === 'blog') return routes.blog(slug);
  if (kind !== 'exercise') return routes.snippet(kind, slug);
  const [course = '', own = ''] = slug.split('/');
  return exercisePath(course, own);
}

/**
 * Title, day (days since 1970) and hashtags separated by spaces; the slug is left out if the title gives the same one.
 */
export type TitleEntry = [kind: SearchKind, title: string, day: number, hashtags: string, slug?: string];

/** The first part of the index, which every search reads. */
export interface TitlesPart {
  /** Oldest first. The index of an entry is the document's number in the parts with words. */
  entries: TitleEntry[];
  /** The parts with words: the first word of each, folded, and its name. Sorted. */
  words: [first: string, name: string][];
}

/** Words in lower case, each with the documents that have it, as differences of ascending numbers. */
export type WordsPart = [word: string, ...documents: number[]][];

/** The parts that may contain words which match a (folded) word. */
export function partsFor(asked: string, words: TitlesPart['words']): string[] {
  return words
    .filter(([first], index) => {
      const next = words[index + 1]?.[0];
      const beginsAfter = first > asked && !matchesWord(first, asked);
      // The next part may begin with the same word in other letters.
      const endsBefore = next !== undefined && next < asked;
      return !beginsAfter && !endsBefore;
    })
    .map(([, name]) => name);
}

/** The numbers, computed from their differences. */
export function numbersOf([, ...steps]: WordsPart[number]): number[] {
  let sum = 0;
  return steps.map((step) => {
    sum += step;
    return sum;
  });
}
