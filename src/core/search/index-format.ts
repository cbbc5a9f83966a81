import { exercisePath, routes } from '#core/addresses/routes.ts';
import type { CodeLanguage } from '#core/words/code-language.ts';
import { matchesWord } from './term.ts';

export type SearchKind = 'blog' | CodeLanguage | 'exercise';

/** The slug of an exercise is `{course}/{slug}`, because courses may share slugs. */
export function pageOf(kind: SearchKind, slug: string): string {
  if (kind === 'blog') return routes.blog(slug);
  if (kind !== 'exercise') return routes.snippet(kind, slug);
  const [course = '', own = ''] = slug.split('/');
  return exercisePath(course, own);
}

/** `day`: since 1970. The slug is left out if the title gives the same one. */
export type TitleEntry = [kind: SearchKind, title: string, day: number, hashtags: string, slug?: string];

export interface TitlesPart {
  entries: TitleEntry[]; // oldest first: the index is the document's number below
  words: [first: string, name: string][]; // sorted, folded
}

/** Words in lower case, each with its documents as differences of ascending numbers. */
export type WordsPart = [word: string, ...documents: number[]][];

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

export function numbersOf([, ...steps]: WordsPart[number]): number[] {
  let sum = 0;
  return steps.map((step) => {
    sum += step;
    return sum;
  });
}
