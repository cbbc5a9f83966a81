import { askedBeginning, beginningsOf } from '#domain/shared/beginnings.ts';
import { foldLetters } from '#domain/shared/letters.ts';
import type { PersonNames } from './user.ts';

/** The words of a text, folded and split at white space. */
const wordsIn = (text: string): string[] => foldLetters(text).split(/\s+/).filter(Boolean);

/** The words of a name, and also the parts of double ones like «Əli-zadə». */
const wordsOf = ({ name, surname }: Pick<PersonNames, 'name' | 'surname'>): string[] =>
  wordsIn(`${name} ${surname}`).flatMap((word) => [word, ...word.split(/[-'’]/).filter(Boolean)]);

/** The beginnings by which a user is found (PANEL-7). */
export const nameWords = (names: Pick<PersonNames, 'name' | 'surname'>): string[] =>
  beginningsOf(wordsOf(names));

/** The word of a typed text that the service is asked for. */
export const askedWord = (text: string): string => askedBeginning(wordsIn(text));

/** Whether each word of the text is the beginning of a word of the name, in any order. */
export function isNamedLike(names: Pick<PersonNames, 'name' | 'surname'>, text: string): boolean {
  const words = wordsOf(names);
  return wordsIn(text).every((asked) => words.some((word) => word.startsWith(asked)));
}
