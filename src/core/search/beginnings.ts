/**
 * More words, or more letters of a word, would not make the search faster; `limits.words` and the rules follow from
 * these.
 */
const mostWords = 8;
const mostLetters = 12;

const beginning = (word: string): string => [...word].slice(0, mostLetters).join('');

/**
 * Every beginning of the words, because the service can only compare whole entries of an array (PANEL-7, SEARCH-1). Of too
 * many words the longest ones stay: a search asks for the longest word that was typed.
 */
export function beginningsOf(words: readonly string[]): string[] {
  const kept = [...new Set(words)].sort((one, other) => other.length - one.length).slice(0, mostWords);
  const beginnings = kept.flatMap((word) =>
    [...beginning(word)].map((_, last, letters) => letters.slice(0, last + 1).join('')),
  );
  return [...new Set(beginnings)];
}

/** What the service is asked for: the longest of the words, because the fewest documents have it; '' without words. */
export const askedBeginning = (words: readonly string[]): string =>
  words.map(beginning).reduce((longest, word) => (word.length > longest.length ? word : longest), '');
