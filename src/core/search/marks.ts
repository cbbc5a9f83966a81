import { foldLetters } from '#core/words/letters.ts';
import type { Rank } from './match.ts';
import { collapseSpaces, matchesWord, type SearchTerm } from './term.ts';

export interface Piece {
  start: number;
  text: string;
  marked: boolean;
}

/** Also the words that are near (SEARCH-5). */
export function markedTerm(
  term: SearchTerm,
  { near, hashtags }: { near?: readonly string[]; hashtags: readonly string[] },
): SearchTerm {
  if (!near) return term;
  const words = near.map(foldLetters);
  const hashtag = hashtags.map(foldLetters).find((tag) => words.includes(tag)) ?? '';
  return { ...term, loose: { whole: '', hashtag, words } };
}

/** The words of the best hit, where none has the term itself (SEARCH-5). */
export function meantBy(hits: readonly { rank: Rank; near?: readonly string[] }[]): string | null {
  const [best] = [...hits].sort((a, b) => a.rank - b.rank);
  return best?.near?.join(' ') ?? null;
}

type Range = [start: number, end: number];

function rangesIn(key: string, { loose }: SearchTerm): Range[] {
  const ranges: Range[] = [];
  if (loose.whole !== '') {
    for (
      let at = key.indexOf(loose.whole);
      at !== -1;
      at = key.indexOf(loose.whole, at + loose.whole.length)
    ) {
      ranges.push([at, at + loose.whole.length]);
    }
  }
  for (const { 0: word, index } of key.matchAll(/[\p{L}\p{N}]+/gu)) {
    const asked = loose.words.find((one) => matchesWord(word, one));
    if (asked !== undefined) ranges.push([index, index + asked.length]);
  }
  return merged(ranges.sort((a, b) => a[0] - b[0]));
}

function merged(ranges: Range[]): Range[] {
  const result: Range[] = [];
  for (const [start, end] of ranges) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}

export function markedPieces(text: string, term: SearchTerm): Piece[] {
  const whole = collapseSpaces(text);
  const pieces: Piece[] = [];
  let from = 0;
  const add = (to: number, marked: boolean) => {
    if (to > from) pieces.push({ start: from, text: whole.slice(from, to), marked });
    from = to;
  };
  for (const [start, end] of rangesIn(foldLetters(whole), term)) {
    add(start, false);
    add(end, true);
  }
  add(whole.length, false);
  return pieces;
}

const excerptLength = 130;
const excerptBefore = 40;

const wholeWords = (text: string): string => text.slice(0, Math.max(0, text.lastIndexOf(' '))) || text;

export function excerptAround(text: string, term: SearchTerm): string {
  const whole = collapseSpaces(text);
  const key = foldLetters(whole);
  const phrase = term.loose.whole === '' ? -1 : key.indexOf(term.loose.whole);
  const at = phrase === -1 ? (rangesIn(key, term)[0]?.[0] ?? 0) : phrase;
  const start = at <= excerptBefore ? 0 : whole.indexOf(' ', at - excerptBefore) + 1;
  const end = start + excerptLength;
  const cut = whole.slice(start, end);
  const isCut = end < whole.length;
  const kept = isCut ? wholeWords(cut) : cut;
  return `${start > 0 ? '… ' : ''}${kept}${isCut ? '…' : ''}`;
}
