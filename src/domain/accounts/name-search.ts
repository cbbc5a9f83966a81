import { foldLetters } from '#domain/shared/letters.ts';
import type { PersonNames } from './user.ts';

/** More words of a name, and more letters of a word, find nobody sooner; `limits.words` and the rules follow from these. */
const mostWords = 8;
const mostLetters = 12;

/** The words of a text, folded; white space of any length parts them. */
const wordsIn = (text: string): string[] => foldLetters(text).split(/\s+/).filter(Boolean);

/** A name's words, of double ones like «Əli-zadə» the parts, too. */
const wordsOf = ({ name, surname }: Pick<PersonNames, 'name' | 'surname'>): string[] =>
  wordsIn(`${name} ${surname}`).flatMap((word) => [word, ...word.split(/[-'’]/).filter(Boolean)]);

const beginning = (word: string): string => [...word].slice(0, mostLetters).join('');

/** Every beginning of the words of somebody's name: the service compares whole entries only (PANEL-7). */
export function nameWords(names: Pick<PersonNames, 'name' | 'surname'>): string[] {
  const beginnings = [...new Set(wordsOf(names))]
    .slice(0, mostWords)
    .flatMap((word) => [...beginning(word)].map((_, last, letters) => letters.slice(0, last + 1).join('')));
  return [...new Set(beginnings)];
}

/** What the service is asked: the longest word that is looked for, which fewest have. */
export const askedWord = (text: string): string =>
  wordsIn(text)
    .map(beginning)
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** Whether every word of the text begins one of the name, in whatever order. */
export function isNamedLike(names: Pick<PersonNames, 'name' | 'surname'>, text: string): boolean {
  const words = wordsOf(names);
  return wordsIn(text).every((asked) => words.some((word) => word.startsWith(asked)));
}
