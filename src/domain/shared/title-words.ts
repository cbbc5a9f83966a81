import { askedBeginning, beginningsOf } from '#domain/shared/beginnings.ts';
import { foldLetters } from '#domain/shared/letters.ts';

const pieces = (text: string, between: RegExp): string[] => text.split(between).filter(Boolean);

/** The words of a title; of one without letters and digits its signs, because the rules accept no empty list. */
function wordsIn(text: string): string[] {
  const folded = foldLetters(text);
  const words = pieces(folded, /[^\p{L}\p{N}]+/u);
  return words.length > 0 ? words : pieces(folded, /\s+/);
}

/** The beginnings by which a video, a post or a snippet is found: `words` of its document (SEARCH-1, PANEL-15). */
export const titleWords = (title: string): string[] => beginningsOf(wordsIn(title));

/** Whether each word of the text is the beginning of a word of the title, in any order (PANEL-15). */
export function isTitledLike(title: string, text: string): boolean {
  const words = wordsIn(title);
  return wordsIn(text).every((asked) => words.some((word) => word.startsWith(asked)));
}

/** The word of a typed text that the service is asked for. */
export const askedTitleWord = (text: string): string => askedBeginning(wordsIn(text));
