import { foldLetters } from '#domain/shared/letters.ts';
import type { PersonNames } from './user.ts';

/**
 * More words, or more letters of a word, would not make the search faster; `limits.words` and the rules follow from
 * these.
 */
const mostWords = 8;
const mostLetters = 12;

/** The words of a text, folded and split at white space. */
const wordsIn = (text: string): string[] => foldLetters(text).split(/\s+/).filter(Boolean);

/** The words of a name, and also the parts of double ones like «Əli-zadə». */
const wordsOf = ({ name, surname }: Pick<PersonNames, 'name' | 'surname'>): string[] =>
  wordsIn(`${name} ${surname}`).flatMap((word) => [word, ...word.split(/[-'’]/).filter(Boolean)]);

const beginning = (word: string): string => [...word].slice(0, mostLetters).join('');

/** Every beginning of the words of a user's name, because the service can only compare whole entries (PANEL-7). */
export function nameWords(names: Pick<PersonNames, 'name' | 'surname'>): string[] {
  const beginnings = [...new Set(wordsOf(names))]
    .slice(0, mostWords)
    .flatMap((word) => [...beginning(word)].map((_, last, letters) => letters.slice(0, last + 1).join('')));
  return [...new Set(beginnings)];
}

/** The word that the service is asked for: the longest one, because the fewest users have it. */
export const askedWord = (text: string): string =>
  wordsIn(text)
    .map(beginning)
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** Whether each word of the text is the beginning of a word of the name, in any order. */
export function isNamedLike(names: Pick<PersonNames, 'name' | 'surname'>, text: string): boolean {
  const words = wordsOf(names);
  return wordsIn(text).every((asked) => words.some((word) => word.startsWith(asked)));
}
