/**
 * How well a document matches, best first (SEARCH-2, SEARCH-4): exact hits before loose ones, headings before bodies. A
 * hashtag, or a word of the title that begins with the term, ranks above a title with the term inside a word.
 */
export const rank = {
  exact: 0,
  exactInside: 1,
  loose: 2,
  looseInside: 3,
  /** Every word of the term is the beginning of a word of the title, or of a hashtag. */
  words: 4,
  body: 5,
  bodyLoose: 6,
  /** Near the term (SEARCH-5): from here to the next number, the nearest first. */
  near: 7,
} as const;

export type Rank = number;
