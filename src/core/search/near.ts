// SEARCH-5: words with another ending, or with a letter that is wrong, missing, superfluous or swapped.
import { matchesWord, type SearchTerm } from './term.ts';

export interface KnownWord {
  exact: string;
  loose: string;
  documents: readonly number[];
}

export interface NearDocument {
  score: number; // the best document has 1
  words: string[];
}

const nowhere = Number.POSITIVE_INFINITY;

const mistakesIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Made once, because thousands of words are compared; no word has more letters. */
const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;
const far = 99;

/** Against any beginning of `other`, because words grow at their end; Infinity above `most`. Optimal string alignment, only columns within `most`. */
function mistakesAtStart(word: string, other: string, most: number): number {
  if (other.length < word.length - most) return nowhere;
  const length = Math.min(other.length, word.length + most);
  let [older, last, now] = rows;
  for (let column = 0; column <= length; column += 1) last[column] = column;
  let least = 0;
  for (let row = 1; row <= word.length; row += 1) {
    const [from, to] = [Math.max(1, row - most), Math.min(length, row + most)];
    now[from - 1] = from === 1 ? row : far;
    if (to < length) now[to + 1] = far;
    least = now[from - 1] ?? far;
    for (let column = from; column <= to; column += 1) {
      const isSame = word[row - 1] === other[column - 1];
      const isSwapped =
        column > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
      const mistakes = Math.min(
        at(last, column) + 1,
        at(now, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(older, column - 2) + 1 : far,
      );
      now[column] = mistakes;
      least = Math.min(least, mistakes);
    }
    if (least > most) return nowhere;
    [older, last, now] = [last, now, older];
  }
  return least;
}

const at = (row: Uint8Array, column: number): number => row[column] ?? far;

/** Of nouns and verbs, folded, as they follow one another. */
const endings = new Set(
  (
    'lar ler imiz umuz iniz unuz miz muz niz nuz nin nun nda nde sin sun si su im um in un ni nu dan den da de ya ye yi yu ' +
    'na ne la le ca ce li lu liq lik luq luk lig lug siz suz ci cu ki dir dur maq mek mag mey ma me an en i u a e n m r'
  ).split(' '),
);
const longestEnding = 4;
const longestEndings = 14; // a longer rest is another word

function areEndings(rest: string): boolean {
  if (rest.length > longestEndings) return false;
  const reached = [true];
  for (let at = 0; at < rest.length; at += 1) {
    if (!reached[at]) continue;
    for (let end = at + 1; end <= at + longestEnding; end += 1)
      if (endings.has(rest.slice(at, end))) reached[end] = true;
  }
  return reached[rest.length] === true;
}

/** Before some endings: uşaq, uşağı; çörək, çörəyi. */
const stemLetters = (word: string): string => word.replaceAll('q', 'g').replaceAll('k', 'y');

/** Letters of a stem, of one that is a word of the site, and of what is compared at all. */
const shortestStem = 4;
const shortestWord = 3;

function shareStem(asked: string, known: string): boolean {
  if (asked.length < shortestWord || !known.startsWith(asked.slice(0, shortestWord))) return false;
  const [one, other] = [stemLetters(asked), stemLetters(known)];
  let shared = shortestWord;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  for (let stem = shared; stem >= shortestStem || stem === known.length; stem -= 1) {
    if (areEndings(asked.slice(stem)) && areEndings(known.slice(stem))) return true;
  }
  return false;
}

/** In mistakes; Infinity if not near. With an ending besides («javasciptlər»), fewer mistakes are allowed, and three of its letters count as one. */
function distance(asked: string, known: string, most: number): number {
  // One mistake leaves one of these letters in its place, or moves it by one.
  const isLike =
    asked[0] === known[0] || asked[1] === known[1] || asked[0] === known[1] || asked[1] === known[0];
  if (!isLike) return nowhere;
  if (shareStem(asked, known)) return asked === known ? 0 : 0.5;
  const whole = mistakesAtStart(asked, known, most);
  const ending = asked.length - known.length;
  if (whole !== nowhere || known.length < 4 || ending <= 0 || ending > known.length / 2) return whole;
  return mistakesAtStart(known, asked, mistakesIn(known.length - 2)) + ending / 3;
}

function fitOf(asked: string, known: string): number {
  const isMatch = matchesWord(known, asked);
  if (asked.length < shortestWord && !isMatch) return 0;
  const mistakes = isMatch ? 0 : distance(asked, known, mistakesIn(asked.length));
  if (mistakes === nowhere) return 0;
  const others = Math.abs(known.length - asked.length);
  return (asked.length / (asked.length + 2 * mistakes + others / 3)) * (mistakes > 0 ? 0.7 : 1);
}

/** Less than this part of the best score has little of what was asked. */
const leastScore = 0.4;

/** Documents with more and nearer words first. One word is enough unless `withAll`. `total`: of all documents. */
export function nearDocuments(
  { loose }: SearchTerm,
  vocabularies: readonly { words: readonly KnownWord[]; weight: number }[],
  total: number,
  withAll = false,
): Map<number, NearDocument> {
  const documents = new Map<number, NearDocument>();
  // «java skript» is one word of the site.
  const asked = loose.words.length > 1 ? [...loose.words, loose.hashtag] : loose.words;
  for (const word of asked) {
    const best = new Map<number, { score: number; exact: string }>();
    for (const { words, weight } of vocabularies) {
      for (const known of words) {
        const fit = fitOf(word, known.loose);
        if (fit === 0) continue;
        const score = fit * weight;
        for (const number of known.documents)
          if (score > (best.get(number)?.score ?? 0)) best.set(number, { score, exact: known.exact });
      }
    }
    const rarity = Math.log(1 + total / best.size);
    for (const [number, { score, exact }] of best) {
      const before = documents.get(number);
      documents.set(number, {
        score: score * rarity + (before?.score ?? 0),
        words: [...(before?.words ?? []), exact],
      });
    }
  }
  const most = Math.max(...[...documents.values()].map(({ score }) => score));
  for (const [number, document] of documents) {
    document.score /= most;
    const isFew = document.words.length < loose.words.length;
    if (document.score < leastScore || (withAll && isFew)) documents.delete(number);
  }
  return documents;
}

/** Where nothing is near: the closest known words, with up to three wrong letters of ten. */
export function suggestionFor({ loose }: SearchTerm, words: readonly KnownWord[]): string | null {
  const meant = loose.words.flatMap((asked) => {
    const most = Math.floor(asked.length * 0.3);
    const near = words.map((known) => ({ known, mistakes: distance(asked, known.loose, most) }));
    const [closest] = near
      .filter(({ mistakes }) => mistakes !== nowhere)
      .sort((a, b) => a.mistakes - b.mistakes || b.known.documents.length - a.known.documents.length);
    return closest?.known.exact ?? [];
  });
  return meant.length === 0 ? null : [...new Set(meant)].join(' ');
}
