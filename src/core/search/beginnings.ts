/** More would not make the search faster; `limits.words` and the rules follow from these. */
const mostWords = 8;
const mostLetters = 12;

const beginning = (word: string): string => [...word].slice(0, mostLetters).join('');

/** The service can only compare whole entries of an array (PANEL-7, SEARCH-1). The longest words stay: a search asks for the longest. */
export function beginningsOf(words: readonly string[]): string[] {
  const kept = [...new Set(words)].sort((one, other) => other.length - one.length).slice(0, mostWords);
  const beginnings = kept.flatMap((word) =>
    [...beginning(word)].map((_, last, letters) => letters.slice(0, last + 1).join('')),
  );
  return [...new Set(beginnings)];
}

export const askedBeginning = (words: readonly string[]): string =>
  words.map(beginning).reduce((longest, word) => (word.length > longest.length ? word : longest), '');
