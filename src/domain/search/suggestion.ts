import { foldLetters } from '#domain/shared/letters.ts';
import { matchesWord, type SearchTerm } from './term.ts';

/** A word or hashtag of the site: in lower case, folded, and how often it is used. */
export interface KnownWord {
  exact: string;
  loose: string;
  uses: number;
}

/** The words by which suggestions are made, each once. */
export function knownWords(words: Iterable<string>): KnownWord[] {
  const known = new Map<string, KnownWord>();
  for (const exact of words) {
    const loose = foldLetters(exact);
    const same = known.get(loose);
    if (same) same.uses += 1;
    else known.set(loose, { exact, loose, uses: 1 });
  }
  return [...known.values()];
}

/** How many letters of a word may be wrong, missing, superfluous or swapped with the next one. */
const mistakesIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * The least number of mistakes between a word and any beginning of another one, because words here grow at their end;
 * Infinity if it is more than `most`. (Optimal string alignment, a row for each letter of the word.)
 */
function mistakesAtStart(word: string, other: string, most: number): number {
  if (other.length < word.length - most) return Number.POSITIVE_INFINITY;
  const start = other.slice(0, word.length + most);
  let older: number[] = [];
  let last = Array.from({ length: start.length + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= start.length; column += 1) {
      const isSame = word[row - 1] === start[column - 1];
      const isSwapped = word[row - 1] === start[column - 2] && word[row - 2] === start[column - 1];
      now[column] = Math.min(
        at(last, column) + 1,
        at(now, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(older, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...now) > most) return Number.POSITIVE_INFINITY;
    older = last;
    last = now;
  }
  const least = Math.min(...last);
  return least > most ? Number.POSITIVE_INFINITY : least;
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;

/**
 * How far a known word is from the asked one. The asked word may also have an ending that the known one lacks
 * («massivlərdə» and «massiv»); then fewer mistakes are allowed, or too many words would be near, and three letters of it
 * count as one.
 */
function distance(asked: string, { loose }: KnownWord): number {
  const whole = mistakesAtStart(asked, loose, mistakesIn(asked.length));
  const ending = asked.length - loose.length;
  if (whole !== Number.POSITIVE_INFINITY || loose.length < 4 || ending >= loose.length) return whole;
  return mistakesAtStart(loose, asked, mistakesIn(loose.length - 2)) + ending / 3;
}

function closest(asked: string, known: readonly KnownWord[]): string | null {
  let best: { word: KnownWord; fit: number[] } | null = null;
  for (const word of known) {
    const mistakes = distance(asked, word);
    if (mistakes === Number.POSITIVE_INFINITY) continue;
    const fit = [mistakes, Math.abs(word.loose.length - asked.length), -word.uses];
    if (!best || isLess(fit, best.fit)) best = { word, fit };
  }
  return best?.word.exact ?? null;
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((number, index) => number !== other[index]);
  return place !== -1 && (one[place] ?? 0) < (other[place] ?? 0);
}

/**
 * What could have been meant by a term that finds nothing, the best first: its words, each replaced by the closest known
 * one or left out if none is near, and then each of them alone.
 */
export function suggestions({ text, exact }: SearchTerm, known: readonly KnownWord[]): string[] {
  const words = exact.words.flatMap((word) => {
    const asked = foldLetters(word);
    return known.some(({ loose }) => matchesWord(loose, asked)) ? word : (closest(asked, known) ?? []);
  });
  const alone = [...words].sort((a, b) => b.length - a.length);
  return [...new Set([words.join(' '), ...alone])].filter(
    (one) => one !== '' && foldLetters(one) !== foldLetters(text),
  );
}
